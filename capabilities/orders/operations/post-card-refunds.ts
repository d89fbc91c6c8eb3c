import { type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import type { LockedOrder } from '../queries/status.ts'
import type { OrderStatusChange } from '../rules/status-transition.ts'
import type { PaymentStatus } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'

type Moving = { decided: OrderStatusChange; stepId: string; requestedBy: string | null }
type CardDeps = Pick<OrdersDeps, 'ledger' | 'payments'>

/**
 * Cancelling an order paid online refunds it, unless another admin has to approve that first; reopening it
 * withdraws unsent refunds and reuses the money. Returns the new payment status, null when unchanged.
 */
export async function postCardRefunds(
  tx: Tx,
  order: LockedOrder,
  { decided: { stock }, stepId, requestedBy }: Moving,
  deps: CardDeps,
): Promise<PaymentStatus | null> {
  const { ledger, payments } = deps
  const { id: orderId, purchaseId, number } = order
  if (stock === 'release') {
    await ledger.postRefundDue(tx, { orderId, memo: `${number}: cancelled` })
    const wanted = { amount: null, reason: 'cancelled', reference: stepId, requestedBy } as const
    if (!needsApproval(order, requestedBy)) await giveBack(deps, tx, order, wanted)
  }
  if (stock !== 'reserve') return null
  await payments.cancelRefunds(tx, { purchaseId, orderId })
  const { owed, charged } = await ledger.readOnlineMoney(tx, orderId)
  // Refunds of returns also reduce the sale, so only the others are deducted here.
  const { other, returned } = await payments.sumRefunds(tx, { purchaseId, orderId })
  const amount = least(owed, minus(charged, other))
  if (amount <= 0) return null
  await ledger.cancelCardRefund(tx, { orderId, memo: `${number}: standing again`, amount })
  // Only what was sent is reopened: the money of the rest is still to be given back.
  const rest = minus(charged, sum([other, returned, amount]))
  if (rest > 0)
    await giveBackParcels(deps, tx, order, { amount: rest, journalId: stepId, requestedBy })
  return amount === owed ? 'paid' : null
}

/**
 * The goods may be with the buyer, who may be the one who cancels: then `refunds_due` is all that is posted, and
 * returns make a refund of it that waits for another admin. Where everything came back, or a courier says so,
 * no person decides.
 */
const needsApproval = (
  { wasDelivered, wasShipped }: LockedOrder,
  requestedBy: string | null,
): boolean => wasDelivered || (wasShipped && requestedBy !== null)

type GivenBack = {
  amount: Centimes
  journalId: string
  requestedBy: string | null
  needsApproval?: boolean
}

export const giveBackParcels = (
  deps: CardDeps,
  tx: Tx,
  order: LockedOrder,
  { journalId, ...wanted }: GivenBack,
): Promise<void> =>
  giveBack(deps, tx, order, {
    ...{ ...wanted, reason: 'parcel_returned', reference: journalId },
  })

type GivingBack = {
  /** In centimes; null for everything charged and not yet refunded. */
  amount: Centimes | null
  reason: 'cancelled' | 'parcel_returned'
  reference: string
  requestedBy: string | null
  needsApproval?: boolean
}

/** Requests a refund from the gateway, at most what is left of the charge. */
async function giveBack(
  { ledger, payments }: CardDeps,
  tx: Tx,
  { id: orderId, purchaseId, number }: LockedOrder,
  { amount, ...request }: GivingBack,
): Promise<void> {
  const { charged, givenBack } = await ledger.readOnlineMoney(tx, orderId)
  if (charged === 0) return
  const { returned, other } = await payments.sumRefunds(tx, { purchaseId, orderId })
  const left = minus(charged, sum([returned, other]))
  // A parcel that was refunded as lost and delivered since: the buyer owes it, which the next one pays.
  const due = (await ledger.readRefundable(tx, orderId))?.due ?? ZERO_CENTIMES
  const unpaid = minus(due, minus(sum([returned, other]), givenBack))
  const wanted = amount === null ? left : least(least(amount, left), unpaid)
  if (wanted <= 0) return
  const refund = await payments.refund(tx, { purchaseId, orderId, amount: wanted, ...request })
  // The charge is posted together with its payment: a refusal is a bug.
  if (!refund.ok) throw new Error(`${number}: ${refund.error.code}`)
}

/** What was given back for goods that the buyer has after all is the buyer's debt, not a refund below zero. */
export async function postBuyerDebt(
  { ledger }: Pick<CardDeps, 'ledger'>,
  tx: Tx,
  { orderId, memo }: { orderId: string; memo: string },
): Promise<void> {
  const due = (await ledger.readRefundable(tx, orderId))?.due ?? ZERO_CENTIMES
  if (due < 0) await ledger.postRefundDue(tx, { orderId, memo, amount: minus(ZERO_CENTIMES, due) })
}

const least = (a: Centimes, b: Centimes): Centimes => (a < b ? a : b)
