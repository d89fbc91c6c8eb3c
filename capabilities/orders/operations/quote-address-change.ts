import { isCashMethod } from '#kernel/payment-methods.ts'
import type { Language } from '#kernel/locale.ts'
import { type Centimes, centimes, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import type { Payments } from '#capabilities/payments/index.ts'
import type { DeliveryOption, Shipping } from '#capabilities/shipping/index.ts'
import {
  type AddressedOrder,
  type AddressedPurchase,
  findAddressedPurchase,
} from '../queries/address-changes.ts'
import { checkAddressChange, chooseOption, repriceOrder } from '../rules/address-change.ts'
import type { CancelRefusal } from '../rules/buyer-cancellation.ts'
import type { PurchaseAccessRefusal } from '../rules/purchase-access.ts'
import type { PurchaseReader, ReadPurchases } from './get-purchases.ts'

export type AddressQuoteDeps = {
  db: Db
  shipping: Pick<Shipping, 'optionsFor'>
  payments: Pick<Payments, 'isCashOnDelivery'>
  stampDutyOn: (amount: Centimes) => Centimes
} & Pick<ReadPurchases, 'checkAccess'>

export type RepricedOrder = AddressedOrder & {
  carriedBy: DeliveryOption['carriedBy'] | null
  /** What the vendor offers in the wilaya, with the delivery as this order would pay it. */
  options: readonly { method: DeliveryOption['method']; shipping: Centimes }[]
}
/** Amounts in centimes. */
export type AddressQuote = {
  /** Those that are not cancelled. */
  orders: readonly RepricedOrder[]
  total: AddressedPurchase['total']
  before: AddressedPurchase['total']
  /** Of cash, besides the totals. */
  stampDuty: { total: Centimes; before: Centimes }
  /** Paid by card: what was paid stays, although the delivery costs less there. */
  isPriceFixed: boolean
}
export type AddressQuoteRefusal =
  | CancelRefusal
  | { code: 'not_delivered_there'; vendor: string }
  | { code: 'delivery_price_paid' }

type AddressQuoteQuery = {
  number: string
  reader: PurchaseReader
  wilaya: string
  delivery: ChosenDelivery
  language: Language
}
/** By vendor; the method of before where none is chosen. */
export type ChosenDelivery = Readonly<Record<string, DeliveryOption['method']>>

/** What the buyer agrees to before `changeAddress`, which prices it again. */
export const quoteAddressChange =
  (deps: AddressQuoteDeps) =>
  async ({
    number,
    reader,
    wilaya,
    delivery,
    language,
  }: AddressQuoteQuery): Promise<
    Result<AddressQuote, AddressQuoteRefusal | PurchaseAccessRefusal>
  > => {
    const opened = await deps.checkAccess(deps.db, reader, { number }, 'change')
    if (!opened.ok) return opened
    const purchase = await findAddressedPurchase(deps.db, opened.value.id, language)
    if (!purchase) return refuse({ code: 'order_not_found' })
    return priceAddress(deps, deps.db, { purchase, wilaya, delivery })
  }
export type QuoteAddressChange = ReturnType<typeof quoteAddressChange>

/** Wilaya and method set the price; an order that keeps both keeps its price and its office. */
export async function priceAddress(
  { shipping, payments, stampDutyOn }: Omit<AddressQuoteDeps, 'db' | 'checkAccess'>,
  handle: Db | Tx,
  {
    purchase,
    wilaya,
    delivery = {},
  }: { purchase: AddressedPurchase; wilaya: string; delivery?: ChosenDelivery },
): Promise<Result<AddressQuote, AddressQuoteRefusal>> {
  const possible = checkAddressChange(purchase.orders)
  if (!possible.ok) return possible
  const open = purchase.orders.filter(({ status }) => status !== 'cancelled')
  const vendorIds = open.map(({ vendorId }) => vendorId)
  const offered = await shipping.optionsFor(handle, { vendorIds, wilaya })
  const moved: RepricedOrder[] = []
  for (const order of open) {
    const offers = offered.get(order.vendorId) ?? []
    const options = offers.map((offer) => ({
      method: offer.method,
      shipping: repriceOrder(order, offer).shipping,
    }))
    const chosen = delivery[order.vendorId]
    const isSame = (chosen ?? order.deliveryMethod) === order.deliveryMethod
    if (isSame && wilaya === purchase.address.wilaya) {
      moved.push({ ...order, carriedBy: null, options })
      continue
    }
    const option = chooseOption(offers, { chosen, before: order.deliveryMethod })
    if (!option) return refuse({ code: 'not_delivered_there', vendor: order.vendorName })
    const { method: deliveryMethod, from: deliverFrom, until: deliverUntil, carriedBy } = option
    const way = {
      deliveryMethod,
      deliverFrom,
      deliverUntil,
      pickupPointId: null,
      office: null,
      carriedBy,
    }
    const repriced = repriceOrder(order, option)
    const stampDuty = order.stampDuty > 0 ? stampDutyOn(repriced.total) : ZERO_CENTIMES // never where none was shown
    moved.push({ ...order, ...repriced, stampDuty, ...way, options })
  }
  const { total: before } = purchase
  const more = sum(moved.map(({ total }, index) => centimes(total - open[index]!.total))) // one for each
  if (payments.isCashOnDelivery(purchase.paymentMethod))
    return ok({
      ...{ orders: moved, total: sum([before, more]), before, isPriceFixed: false },
      stampDuty: { total: cashDuty(purchase, moved), before: cashDuty(purchase, open) },
    })
  if (more > 0) return refuse({ code: 'delivery_price_paid' })
  const paid = moved.map((order, index) => {
    const { shipping: fee, discount, discountOnDelivery, rounding, total, stampDuty } = open[index]!
    const amounts = { shipping: fee, discount, discountOnDelivery, rounding, total, stampDuty }
    return { ...order, ...amounts, carriedBy: null }
  })
  return ok({ orders: paid, total: before, before, stampDuty: NO_DUTY, isPriceFixed: more < 0 })
}
const NO_DUTY = { total: ZERO_CENTIMES, before: ZERO_CENTIMES }

const cashDuty = (
  { paymentMethod }: AddressedPurchase,
  orders: readonly AddressedOrder[],
): Centimes =>
  isCashMethod(paymentMethod) ? sum(orders.map(({ stampDuty }) => stampDuty)) : ZERO_CENTIMES
