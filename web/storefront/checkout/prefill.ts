import type { AddressView } from '#capabilities/identity/contract.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { readStoredText } from '#web/shared/preferences/preferences.ts'
import { SESSION_KEY } from '#web/shared/session/session.ts'
import { CHECKOUT_FIELDS, type CheckoutFields, EMPTY_CHECKOUT_FIELDS } from './checkout-fields.ts'

/** The prefix +213 stands before the field, so the number is written without it and its zero. */
export function phoneAfterPrefix(typed: string): string {
  const phone = parsePhone(typed)
  return phone ? formatPhone(phone.e164, 'international').replace('+213 ', '') : typed
}

export function accountPrefill(stored: string | null): Partial<CheckoutFields> {
  try {
    const raw: unknown = JSON.parse(stored ?? 'null')
    const user = isRecord(raw) && isRecord(raw['user']) ? raw['user'] : null
    if (!user) return {}
    const input = isRecord(user['user_metadata']) ? user['user_metadata'] : {}
    const found = {
      phone: input['phone'] ?? user['phone'],
      first_name: input['first_name'],
      last_name: input['last_name'],
      email: user['email'],
    }
    const known: Partial<CheckoutFields> = Object.fromEntries(
      Object.entries(found).filter(([, value]) => typeof value === 'string' && value !== ''),
    )
    return known.phone === undefined ? known : { ...known, phone: phoneAfterPrefix(known.phone) }
  } catch {
    return {}
  }
}

function fillEmpty(fields: CheckoutFields, known: Partial<CheckoutFields>): CheckoutFields {
  const next = { ...fields }
  for (const name of CHECKOUT_FIELDS) next[name] ||= known[name] ?? ''
  return next
}

/** Never overwrites what was typed. */
export function prefillDraft(fields: CheckoutFields, wilaya: string | null): CheckoutFields {
  const known = accountPrefill(readStoredText(SESSION_KEY))
  const next = fillEmpty(fields, known)
  if (next.wilaya === '' && wilaya !== null) next.wilaya = wilaya
  return next
}

const addressFields = (address: AddressView) => ({
  first_name: address.first_name,
  last_name: address.last_name,
  phone: phoneAfterPrefix(address.phone),
  wilaya: address.wilaya,
  city: address.city,
  address: address.address,
  postal_code: address.postal_code ?? '',
})

/** With the recipient, who may differ from the account. The email stays. */
export const fillSavedAddress = (fields: CheckoutFields, address: AddressView): CheckoutFields => ({
  ...fields,
  ...addressFields(address),
})

/** Another address is typed: what was filled in is taken out again. */
export const clearSavedAddress = (fields: CheckoutFields): CheckoutFields => ({
  ...fields,
  wilaya: '',
  city: '',
  address: '',
  postal_code: '',
})

/** The default address, unless one was typed or the cart is priced for a wilaya without any. */
export function fillDefaultAddress(
  fields: CheckoutFields,
  addresses: readonly AddressView[],
): CheckoutFields {
  if (fields.city !== '' || fields.address !== '') return fields
  const fitting = addresses.filter(({ wilaya }) => ['', wilaya].includes(fields.wilaya))
  const address = fitting.find(({ is_default: isDefault }) => isDefault) ?? fitting[0]
  if (!address) return fields
  const isUntouched =
    JSON.stringify({ ...fields, wilaya: '' }) ===
    JSON.stringify({ ...EMPTY_CHECKOUT_FIELDS, ...accountPrefill(readStoredText(SESSION_KEY)) })
  const filled = addressFields(address)
  if (isUntouched) return { ...fields, ...filled }
  return fillEmpty(fields, filled)
}

const PLACE = ['wilaya', 'city', 'address'] as const

/** The saved address that the form holds. */
export const savedAddressIn = (
  fields: CheckoutFields,
  addresses: readonly AddressView[],
): AddressView | undefined =>
  addresses.find((address) => PLACE.every((name) => fields[name] === address[name]))
