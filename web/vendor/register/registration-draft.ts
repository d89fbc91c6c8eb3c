import { recordOf } from '#kernel/records.ts'
import { formatBankAccount, parseBankAccount } from '#kernel/bank-account.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import type { OwnVendorView, RegistrationBody } from '#capabilities/vendors/contract.ts'
import { readStoredText, writeText } from '#web/shared/preferences/preferences.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import type { z } from 'zod'
import { isKind, type RegistrationFormValues, REGISTRATION_FIELDS } from './registration-fields.ts'

export type RegistrationDraft = {
  typed: RegistrationFormValues
  communeCode: string | null
  hasAccepted: boolean
}

const NOTHING = recordOf(REGISTRATION_FIELDS, () => '')
export const EMPTY_REGISTRATION_DRAFT: RegistrationDraft = {
  typed: NOTHING,
  communeCode: null,
  hasAccepted: false,
}

const LONGEST = 2000
const KEY = 'yova-vendor-draft'
/** A correction is keyed by its submission, so that a later one starts again. */
const keyOf = (shop: OwnVendorView | null): string =>
  shop === null ? KEY : `${KEY}:${shop.id}:${shop.submitted_at}`

/** Null when there is no valid draft in this browser. */
export function readRegistrationDraft(shop: OwnVendorView | null): RegistrationDraft | null {
  try {
    return parseRegistrationDraft(JSON.parse(readStoredText(keyOf(shop)) ?? 'null'))
  } catch {
    return null
  }
}
export const saveRegistrationDraft = (shop: OwnVendorView | null, draft: RegistrationDraft): void =>
  writeText(keyOf(shop), JSON.stringify(draft))
export const clearRegistrationDraft = (shop: OwnVendorView | null): void =>
  writeText(keyOf(shop), null)

export function parseRegistrationDraft(raw: unknown): RegistrationDraft | null {
  if (!isRecord(raw) || !isRecord(raw['typed'])) return null
  const typed = { ...NOTHING }
  for (const name of REGISTRATION_FIELDS) {
    const value = raw['typed'][name]
    if (typeof value === 'string') typed[name] = value.slice(0, LONGEST)
  }
  const code = raw['communeCode']
  return {
    typed,
    communeCode: typeof code === 'string' && /^[0-9]{4}$/.test(code) ? code : null,
    hasAccepted: raw['hasAccepted'] === true,
  }
}

/** The terms have to be accepted again. */
export function toRegistrationDraft(shop: OwnVendorView): RegistrationDraft {
  const typed = { ...NOTHING }
  const known: Readonly<Record<string, unknown>> = shop
  for (const name of REGISTRATION_FIELDS) {
    const value = known[name]
    if (typeof value === 'string') typed[name] = value
  }
  const phone = parsePhone(typed.business_phone)
  if (phone) typed.business_phone = formatPhone(phone.e164)
  const account = parseBankAccount(typed.payout_number)
  if (account) typed.payout_number = formatBankAccount(account)
  return { typed, communeCode: shop.commune_code, hasAccepted: false }
}

/** `terms` is the version that was shown. Null while no legal kind is chosen. */
export function registrationBody(
  { typed, communeCode }: RegistrationDraft,
  terms: string,
): z.input<typeof RegistrationBody> | null {
  const { first_name: _first, last_name: _last, account_email: _email, kind, ...shop } = typed
  return isKind(kind) ? { ...shop, kind, commune_code: communeCode, terms_version: terms } : null
}
