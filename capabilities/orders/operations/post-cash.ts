import { type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import type { CashHolder } from '#capabilities/ledger/index.ts'
import {
  findShippableOrder,
  listDeliveredParcels,
  type ShippableOrder,
} from '../queries/parcels.ts'
import { isUndelivered, itemsLeft } from '../rules/parcels.ts'
import { cappedStampDuty, priceCollected } from '../rules/stamp-duty.ts'
import type { Order, OrderStatus, Parcel, PaymentStatus } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'

type PaidOrder = Pick<Order, 'id' | 'number' | 'paymentStatus'>
type CashDeps = Pick<OrdersDeps, 'ledger' | 'stampDutyOn'>

/** A delivered parcel, as soon as it is delivered. Idempotent. */
export const postParcelCash = (
  tx: Tx,
  { id: orderId, number: memo }: PaidOrder,
  parcel: CollectedParcel,
  { ledger }: Pick<CashDeps, 'ledger'>,
): Promise<void> => ledger.postCashCollections(tx, { orderId, memo, taken: [collectionOf(parcel)] })

type CashCommand = {
  to: OrderStatus
  payment: PaymentStatus
  /** Who took the cash of what was delivered without a parcel; null when nothing was. */
  rest: CashHolder | null
}

/**
 * Posts the cash of an order that becomes paid, and reverses it when that was a mistake. What a
 * cancelled order has taken on delivery is due to its buyer. Returns the payment status: `paid` while
 * the courier has remitted the cash.
 */
export async function postOrReverseCash(
  tx: Tx,
  order: PaidOrder & Pick<Order, 'status'>,
  { to, payment, rest }: CashCommand,
  deps: CashDeps,
): Promise<PaymentStatus> {
  const { ledger } = deps
  const query = { orderId: order.id, memo: order.number }
  if (to === 'cancelled') {
    const delivered = await listDeliveredParcels(tx, order.id)
    await ledger.reverseCashCollections(tx, { ...query, delivered })
    await ledger.postRefundDue(tx, { ...query, memo: `${order.number}: cancelled` })
    return payment
  }
  if (order.status === 'cancelled') await ledger.reclaimRefundDue(tx, query)
  if (payment === order.paymentStatus) return payment
  if (order.paymentStatus === 'paid')
    return (await ledger.reverseCashCollections(tx, { ...query, delivered: [] })) ? payment : 'paid'
  if (payment === 'paid') await postAllCash(tx, order, rest, deps)
  return payment
}

async function postAllCash(
  tx: Tx,
  { id: orderId, number: memo }: PaidOrder,
  rest: CashHolder | null,
  { ledger, stampDutyOn }: CashDeps,
): Promise<void> {
  const sending = await findShippableOrder(tx, orderId)
  const taken = sending.parcels.filter(({ state }) => !isUndelivered(state)).map(collectionOf)
  const stampDuty = unsentStampDuty(sending, stampDutyOn)
  const unsent = rest === null ? [] : [{ parcelId: null, holder: rest, amount: null, stampDuty }]
  await ledger.postCashCollections(tx, { orderId, memo, taken: [...taken, ...unsent] })
}

/** Of pieces that were delivered without a parcel. */
function unsentStampDuty(
  { total, lines, parcels: before, stampDuty: shown }: ShippableOrder,
  stampDutyOn: CashDeps['stampDutyOn'],
): Centimes {
  if (shown === 0 || itemsLeft(lines, before).length === 0) return ZERO_CENTIMES
  const price = minus(total, sum(before.map(priceCollected)))
  return cappedStampDuty(stampDutyOn(price), { shown, before })
}

type CollectedParcel = Pick<Parcel, 'id' | 'cashHolder' | 'collect' | 'stampDuty'>

export const collectionOf = (parcel: CollectedParcel) => ({
  parcelId: parcel.id,
  holder: parcel.cashHolder,
  amount: priceCollected(parcel),
  stampDuty: parcel.stampDuty,
})
