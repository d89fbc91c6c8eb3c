import { type FormEvent, type RefObject, useState } from 'react'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { formatPhone } from '#kernel/phone.ts'
import type { AddressPlace } from '../address/address-place-fields.tsx'
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

/** Wilaya and delivery are priced as soon as they are chosen; saving agrees to that total. */
export function useAddressChange({ purchase, purchaseKey, onChanged, form }: Options) {
  const { t, language } = useTexts()
  const { number } = purchase
  const [typed, setTyped] = useState<Typed>(() => typedAtFirst(purchase))
  const [place, setPlace] = useState<AddressPlace>(() => placeAtFirst(purchase))
  const [errors, setErrors] = useState(NONE)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const { wilaya } = place
  /** Keeps a street that the buyer has typed. */
  const clearFormerStreet = () =>
    setTyped((before) =>
      before.address === typedAtFirst(purchase).address ? { ...before, address: '' } : before,
    )
  const delivery = useAddressDelivery({
    ...{ number, purchaseKey, wilaya, onFailure: setFailure },
    // What stood there was the office.
    onLeavingOffices: clearFormerStreet,
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || delivery.isPricing) return
    if (delivery.isOfficeMissing) return setErrors({ desk: t('checkout.error.desk') })
    setBusy(true)
    setFailure(null)
    const body = changeBody(purchase, { typed, place, delivery })
    const call = post('/purchases/{number}/address-changes', { number }, body)
    const answer = await purchaseRequest(call, { purchaseKey, language })
    setBusy(false)
    if (answer.ok) return onChanged()
    const { code, detail, errors: found } = answer.problem
    setErrors(found)
    if (Object.keys(found).length === 0) setFailure(detail ?? t('order-tracking.unreachable'))
    if (code === 'delivery_price_changed') delivery.priceAgain()
    const first = [...(form.current?.elements ?? [])].find((element) =>
      Object.hasOwn(found, element.getAttribute('name') ?? ''),
    )
    if (first instanceof HTMLElement) first.focus()
  }
  return {
    ...{ place, delivery, errors, failure, isBusy },
    submit: (event: FormEvent) => void submit(event),
    movePlace: (next: AddressPlace) => {
      // A street, or an office, of the wilaya before.
      if (next.wilaya !== wilaya) clearFormerStreet()
      setPlace(next)
      setFailure(null)
      setErrors((before) => without('city')(without('wilaya')(before)))
    },
    clearOfficeError: () => setErrors(without('desk')),
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
export type AddressChangeForm = ReturnType<typeof useAddressChange>
