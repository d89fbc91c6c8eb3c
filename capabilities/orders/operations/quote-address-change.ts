import type { Language } from '#kernel/locale.ts'
import { centimes, sum } from '#kernel/money.ts'
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
} & Pick<ReadPurchases, 'checkAccess'>

export type RepricedOrder = AddressedOrder & { carriedBy: DeliveryOption['carriedBy'] | null }
/** Amounts in centimes. */
export type AddressQuote = {
  /** Those that are not cancelled. */
  orders: readonly RepricedOrder[]
  total: AddressedPurchase['total']
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
  language: Language
}

/** What the buyer agrees to before `changeAddress`, which prices it again. */
export const quoteAddressChange =
  (deps: AddressQuoteDeps) =>
  async ({
    number,
    reader,
    wilaya,
    language,
  }: AddressQuoteQuery): Promise<
    Result<AddressQuote, AddressQuoteRefusal | PurchaseAccessRefusal>
  > => {
    const opened = await deps.checkAccess(deps.db, reader, { number }, 'change')
    if (!opened.ok) return opened
    const purchase = await findAddressedPurchase(deps.db, opened.value.id, language)
    if (!purchase) return refuse({ code: 'order_not_found' })
    return priceAddress(deps, deps.db, { purchase, wilaya })
  }
export type QuoteAddressChange = ReturnType<typeof quoteAddressChange>

/** The wilaya sets the price; within it nothing changes. */
export async function priceAddress(
  { shipping, payments }: Omit<AddressQuoteDeps, 'db' | 'checkAccess'>,
  handle: Db | Tx,
  { purchase, wilaya }: { purchase: AddressedPurchase; wilaya: string },
): Promise<Result<AddressQuote, AddressQuoteRefusal>> {
  const possible = checkAddressChange(purchase.orders)
  if (!possible.ok) return possible
  const open = purchase.orders.filter(({ status }) => status !== 'cancelled')
  const unchanged = open.map((order) => ({ ...order, carriedBy: null }))
  if (wilaya === purchase.address.wilaya)
    return ok({ orders: unchanged, total: purchase.total, isPriceFixed: false })

  const vendorIds = open.map(({ vendorId }) => vendorId)
  const offered = await shipping.optionsFor(handle, { vendorIds, wilaya })
  const moved: RepricedOrder[] = []
  for (const order of open) {
    const option = chooseOption(offered.get(order.vendorId) ?? [], order.deliveryMethod)
    if (!option) return refuse({ code: 'not_delivered_there', vendor: order.vendorName })
    const { method: deliveryMethod, from: deliverFrom, until: deliverUntil, carriedBy } = option
    const way = { deliveryMethod, deliverFrom, deliverUntil, pickupPointId: null, carriedBy }
    moved.push({ ...order, ...repriceOrder(order, option), ...way })
  }
  const more = sum(moved.map(({ total }, index) => centimes(total - open[index]!.total))) // one for each
  if (payments.isCashOnDelivery(purchase.paymentMethod))
    return ok({ orders: moved, total: sum([purchase.total, more]), isPriceFixed: false })
  if (more > 0) return refuse({ code: 'delivery_price_paid' })
  const paid = moved.map((order, index) => {
    const { shipping: fee, discount, discountOnDelivery, rounding, total } = open[index]!
    const amounts = { shipping: fee, discount, discountOnDelivery, rounding, total }
    return { ...order, ...amounts, carriedBy: null }
  })
  return ok({ orders: paid, total: purchase.total, isPriceFixed: more < 0 })
}
