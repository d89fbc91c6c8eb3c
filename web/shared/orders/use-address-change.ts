import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import type { AddressQuoteView } from '#capabilities/orders/address-change.contract.ts'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { formatPhone } from '#kernel/phone.ts'
import type { AddressPlace } from '../address/address-place-fields.tsx'
import { useTexts } from '../i18n/texts.ts'
import { purchaseRequest } from './purchase-client.ts'

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
type Typed = { address: string; phone: string; delivery_note: string }

const NONE: Readonly<Record<string, string>> = {}

const without =
  (name: string) =>
  ({ [name]: _, ...others }: Readonly<Record<string, string>>) =>
    others

type QuoteOptions = {
  number: string
  purchaseKey: string | null
  /** Null: nothing is to be priced. */
  wilaya: string | null
  onFailure: (message: string) => void
}

function useAddressQuote({ number, purchaseKey, wilaya, onFailure }: QuoteOptions) {
  const { t, language } = useTexts()
  const [quote, setQuote] = useState<AddressQuoteView | null>(null)
  const [priced, setPriced] = useState(0)
  useEffect(() => {
    setQuote(null)
    if (wilaya === null) return undefined
    let isCurrent = true
    void purchaseRequest<AddressQuoteView>(`purchases/${number}/address-quotes`, {
      ...{ purchaseKey, language },
      body: { wilaya },
    }).then((answer) => {
      if (!isCurrent) return
      if (answer.ok) setQuote(answer.view)
      else onFailure(answer.problem.detail ?? t('order-tracking.unreachable'))
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts do not price anything
  }, [number, wilaya, purchaseKey, language, priced])
  return { quote, priceAgain: () => setPriced((count) => count + 1) }
}

const typedAtFirst = ({ shipping_address, address_change }: AddressedPurchaseView): Typed => ({
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

/** Another wilaya is priced as soon as it is chosen; saving agrees to that total. */
export function useAddressChange({ purchase, purchaseKey, onChanged, form }: Options) {
  const { t, language } = useTexts()
  const { number, shipping_address: current, address_change: state } = purchase
  const [typed, setTyped] = useState<Typed>(() => typedAtFirst(purchase))
  const [place, setPlace] = useState<AddressPlace>(() => placeAtFirst(purchase))
  const [errors, setErrors] = useState(NONE)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const { wilaya } = place
  const isMoving = wilaya !== '' && wilaya !== current.wilaya
  const { quote, priceAgain } = useAddressQuote({
    ...{ number, purchaseKey, onFailure: setFailure },
    wilaya: isMoving ? wilaya : null,
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || (isMoving && quote === null)) return
    setBusy(true)
    setFailure(null)
    const answer = await purchaseRequest<PurchaseView>(`purchases/${number}/address-changes`, {
      ...{ purchaseKey, language },
      body: {
        ...typed,
        city: place.city,
        wilaya,
        postal_code: place.postal_code,
        version: state.version,
        ...(quote && { expected_total: quote.total }),
      },
    })
    setBusy(false)
    if (answer.ok) return onChanged()
    const { code, detail, errors: found } = answer.problem
    setErrors(found)
    if (Object.keys(found).length === 0) setFailure(detail ?? t('order-tracking.unreachable'))
    if (code === 'delivery_price_changed') priceAgain()
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name in found)?.focus()
  }
  return {
    ...{ place, quote, errors, failure, isBusy, isMoving },
    submit: (event: FormEvent) => void submit(event),
    movePlace: (next: AddressPlace) => {
      // A street, or an office, of the wilaya before.
      if (next.wilaya !== wilaya) setTyped((before) => ({ ...before, address: '' }))
      setPlace(next)
      setFailure(null)
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
export type AddressChangeForm = ReturnType<typeof useAddressChange>
