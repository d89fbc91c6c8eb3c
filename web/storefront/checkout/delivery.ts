import type { LocalDate } from '#kernel/calendar.ts'
import type { DeliveryOptionView, DeliveryMethodName } from '#capabilities/shipping/contract.ts'
import type { CartParcel } from '../cart/cart-lines.ts'
import type { CheckoutDraft } from './draft.ts'

export type SharedDeliveryOption = {
  method: DeliveryMethodName
  fee: number
  from: LocalDate
  until: LocalDate
}

const METHODS: readonly DeliveryMethodName[] = ['home', 'stop_desk']

const offers = (parcel: CartParcel, method: DeliveryMethodName): DeliveryOptionView | undefined =>
  parcel.options.find((option) => option.method === method)

/** Zero above the vendor's free-delivery threshold. */
export const deliveryFee = (parcel: CartParcel, option: DeliveryOptionView): number =>
  option.free_above !== null && parcel.subtotal - parcel.discount >= option.free_above
    ? 0
    : option.fee

export function commonDeliveryOptions(parcels: readonly CartParcel[]): SharedDeliveryOption[] {
  return METHODS.flatMap((method) => {
    const options = parcels.map((parcel) => offers(parcel, method))
    if (options.length === 0 || options.some((option) => option === undefined)) return []
    const known = options.filter((option) => option !== undefined)
    return [
      {
        method,
        fee: known.reduce((sum, option, index) => sum + deliveryFee(parcels[index]!, option), 0),
        from: known.map(({ from }) => from).toSorted()[0]!,
        until: known
          .map(({ until }) => until)
          .toSorted()
          .at(-1)!,
      },
    ]
  })
}

/** The parcel's own choice, else the common one, else the only one it supports. */
export function selectedMethod(
  parcel: CartParcel,
  draft: Pick<CheckoutDraft, 'method' | 'exceptions'>,
): DeliveryMethodName {
  const wanted = draft.exceptions[parcel.vendor.id] ?? draft.method
  return parcel.options.length === 0 || offers(parcel, wanted) ? wanted : 'home'
}

/** Only deviations from `home`, which the quote assumes. */
export const deliveryByVendor = (
  parcels: readonly CartParcel[],
  draft: Pick<CheckoutDraft, 'method' | 'exceptions'>,
): Record<string, DeliveryMethodName> =>
  Object.fromEntries(
    parcels
      .map((parcel) => [parcel.vendor.id, selectedMethod(parcel, draft)] as const)
      .filter(([, method]) => method !== 'home'),
  )
