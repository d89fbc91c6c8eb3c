import { type FormEvent, type RefObject, useState } from 'react'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { formatPhone } from '#kernel/phone.ts'
import { entriesOf } from '#kernel/records.ts'
import { useFirstError } from '#web/ui/first-error.ts'
import type { AddressPlace } from '../address/address-place-fields.tsx'
import { checkTypedAddress } from '../address/check-address.ts'
import { post } from '../api/endpoint.ts'
import { useTexts } from '../i18n/texts.ts'
import { purchaseRequest } from './purchase-client.ts'
import { type AddressDelivery, useAddressDelivery } from './use-address-delivery.ts'

export type AddressedPurchaseView = Pick<
  PurchaseView,
  'number' | 'shipping_address' | 'address_change'
>
type Options = {
  purchase: AddressedPurchaseView
  purchaseKey: string | null
  onChanged: () => void
  form: RefObject<HTMLFormElement | null>
}
type Typed = Record<'first_name' | 'last_name' | 'address' | 'phone' | 'delivery_note', string>

const NONE: Readonly<Record<string, string>> = {}

const without =
  (name: string) =>
  ({ [name]: _, ...others }: Readonly<Record<string, string>>) =>
    others

const typedAtFirst = ({ shipping_address, address_change }: AddressedPurchaseView): Typed => ({
  first_name: address_change.first_name,
  last_name: address_change.last_name,
  address: shipping_address.address,
  phone: formatPhone(address_change.phone),
  delivery_note: address_change.delivery_note ?? '',
})
const placeAtFirst = ({
  shipping_address: { wilaya, city },
  address_change: { postal_code },
}: AddressedPurchaseView): AddressPlace => ({
  ...{ wilaya, city },
  commune_code: null,
  postal_code: postal_code ?? '',
})

type Filled = { typed: Typed; place: AddressPlace; delivery: AddressDelivery }
const changeBody = (
  { shipping_address, address_change }: AddressedPurchaseView,
  { typed, place: { city, wilaya, postal_code }, delivery: { quote, isAtHome, body } }: Filled,
) => ({
  ...typed,
  // Parcels that wait at offices have the address of these.
  ...(quote && !isAtHome && { address: shipping_address.address }),
  ...{ city, wilaya, postal_code },
  version: address_change.version,
  ...body,
  ...(quote && { expected_total: quote.total }),
})

/** What is in the fields, and the errors at them; a change of a field clears its error. */
function useAddressFields(purchase: AddressedPurchaseView) {
  const [typed, setTyped] = useState<Typed>(() => typedAtFirst(purchase))
  const [place, setPlace] = useState<AddressPlace>(() => placeAtFirst(purchase))
  const [errors, setErrors] = useState(NONE)
  /** Keeps a street that the buyer has typed. */
  const clearFormerStreet = () =>
    setTyped((before) =>
      before.address === typedAtFirst(purchase).address ? { ...before, address: '' } : before,
    )
  return {
    ...{ typed, place, errors, setErrors, clearFormerStreet },
    movePlace: (next: AddressPlace) => {
      // A street, or an office, of the wilaya before.
      if (next.wilaya !== place.wilaya) clearFormerStreet()
      setPlace(next)
      setErrors((before) => without('city')(without('wilaya')(before)))
    },
    control: (name: keyof Typed) => ({
      name,
      value: typed[name],
      error: errors[name] ?? null,
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped((before) => ({ ...before, [name]: target.value }))
        setErrors(without(name))
      },
    }),
  }
}

/** Wilaya and delivery are priced as soon as they are chosen; saving agrees to that total. */
export function useAddressChange({ purchase, purchaseKey, onChanged, form }: Options) {
  const { t, language } = useTexts()
  const { number } = purchase
  const fields = useAddressFields(purchase)
  const { typed, place, errors, setErrors } = fields
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const showFirstError = useFirstError(form)
  const refuse = (found: typeof NONE) => {
    setErrors(found)
    showFirstError()
  }
  const delivery = useAddressDelivery({
    ...{ number, purchaseKey, wilaya: place.wilaya, onFailure: setFailure },
    // What stood there was the office.
    onLeavingOffices: fields.clearFormerStreet,
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || delivery.isPricing) return
    const { isAtHome, isOfficeMissing: isPickupPointMissing } = delivery
    const wrong = checkTypedAddress({ ...typed, ...place }, { isAtHome, isPickupPointMissing })
    if (Object.keys(wrong).length > 0)
      return refuse(Object.fromEntries(entriesOf(wrong).map(([name, key]) => [name, t(key)])))
    setBusy(true)
    setFailure(null)
    const body = changeBody(purchase, { typed, place, delivery })
    const call = post('/purchases/{number}/address-changes', { number }, body)
    const answer = await purchaseRequest(call, { purchaseKey, language })
    setBusy(false)
    if (answer.ok) return onChanged()
    const { code, detail, errors: found } = answer.problem
    refuse(found)
    if (Object.keys(found).length === 0) setFailure(detail ?? t('order-tracking.unreachable'))
    if (code === 'delivery_price_changed') delivery.priceAgain()
  }
  return {
    ...{ place, delivery, errors, failure, isBusy, control: fields.control },
    submit: (event: FormEvent) => void submit(event),
    movePlace: (next: AddressPlace) => {
      setFailure(null)
      fields.movePlace(next)
    },
    clearOfficeError: () => setErrors(without('desk')),
  }
}
export type AddressChangeForm = ReturnType<typeof useAddressChange>
