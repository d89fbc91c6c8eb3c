import { minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { OrderReduced } from '../events.ts'
import { findShippableOrder } from '../queries/parcels.ts'
import type { LockedOrder } from '../queries/status.ts'
import { addRefunded, addUndelivered } from '../queries/returned-items.ts'
import { isUndelivered, sharesOf } from '../rules/parcels.ts'
import { priceCollected } from '../rules/stamp-duty.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { giveBackParcels } from './post-card-refunds.ts'

type WriteOff = {
  /** The admin whose act it is. */
  requestedBy?: string | null
  /** Another admin approves the refund of a card first: the goods may be with the buyer. */
  needsApproval?: boolean
}

/**
 * For an order without its returned and lost parcels and without what was cancelled before it was sent: cash
 * never collected is no longer owed, an online payment is refunded. Idempotent.
 */
export async function writeOffUndelivered(
  deps: Pick<OrdersDeps, 'ledger' | 'payments'>,
  tx: Tx,
  order: LockedOrder,
  { requestedBy = null, needsApproval = false }: WriteOff = {},
): Promise<void> {
  const sending = await findShippableOrder(tx, order.id)
  const { total, lines, parcels } = sending
  const hasRemainder = lines.some(({ cancelled }) => cancelled > 0)
  if (!hasRemainder && !parcels.some(({ state }) => isUndelivered(state))) return
  const isCashOnDelivery = deps.payments.isCashOnDelivery(order.paymentMethod)
  const shares = isCashOnDelivery ? parcels.map(priceCollected) : sharesOf(sending, parcels)
  const returned = shares.filter((_, index) => isUndelivered(parcels[index]!.state))
  const unsent = hasRemainder ? minus(total, sum(shares)) : ZERO_CENTIMES
  const posted = await deps.ledger.postReturn(tx, {
    orderId: order.id,
    memo: `${order.number}: undelivered`,
    amount: sum([...returned, unsent]),
    withDelivery: parcels.slice(0, 1).some(({ state }) => isUndelivered(state)), // the first parcel carries the shipping fee
  })
  if (posted === null) return
  await addUndelivered(tx, order.id, posted)
  const { id: orderId, vendorId } = order
  const event = { type: 'orders.order_reduced', orderId, vendorId } as const
  await publish<OrderReduced>(tx, event, order.purchaseId)
  if (isCashOnDelivery || order.paymentStatus !== 'paid') return
  const { id: journalId, amount } = posted
  await addRefunded(tx, order.id, amount)
  await giveBackParcels(deps, tx, order, { amount, journalId, requestedBy, needsApproval })
}
