import { type Centimes, minus, sum } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import type { LockedOrder } from '../queries/status.ts'
import type { StatusChange } from '../rules/status-transition.ts'
import type { PaymentStatus } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'

type Moving = { decided: StatusChange; stepId: string }
type CardDeps = Pick<OrdersDeps, 'ledger' | 'payments'>

/**
 * What was paid online is due back when its order is cancelled, and pays for it again when the order
 * stands again before it was sent. Says what the order's payment has become, when it has.
 */
export async function postCardRefunds(
  tx: Tx,
  order: LockedOrder,
  { decided: { stock }, stepId }: Moving,
  deps: CardDeps,
): Promise<PaymentStatus | null> {
  const { ledger, payments } = deps
  const { id: orderId, purchaseId, number } = order
  if (stock === 'give_back') {
    await ledger.oweBack(tx, { orderId, memo: `${number}: cancelled` })
    await giveBack(deps, tx, order, { amount: null, reason: 'cancelled', reference: stepId })
  }
  if (stock !== 'take_again') return null
  await payments.withdrawRefunds(tx, { purchaseId, orderId })
  const { owed, charged } = await ledger.readOnlineMoney(tx, orderId)
  // What returns give back comes off the sale as well, so it pays for nothing that still stands.
  const { other } = await payments.sumRefunds(tx, { purchaseId, orderId })
  const amount = least(owed, minus(charged, other))
  if (amount <= 0) return null
  await ledger.keepOwed(tx, { orderId, memo: `${number}: standing again`, amount })
  return amount === owed ? 'paid' : null
}

/** A parcel of an order that was paid online came back: its buyer is owed what was paid for it. */
export const giveBackParcels = (
  deps: CardDeps,
  tx: Tx,
  order: LockedOrder,
  { amount, journalId }: { amount: Centimes; journalId: string },
): Promise<void> =>
  giveBack(deps, tx, order, { amount, reason: 'parcel_returned', reference: journalId })

type GivingBack = {
  /** Null for all that cards were charged and nobody has given back. */
  amount: Centimes | null
  reason: 'cancelled' | 'parcel_returned'
  reference: string
}

/** Asks the gateway for money of an order: never for more than is left of what was charged for it. */
async function giveBack(
  { ledger, payments }: CardDeps,
  tx: Tx,
  { id: orderId, purchaseId, number }: LockedOrder,
  { amount, reason, reference }: GivingBack,
): Promise<void> {
  const { charged } = await ledger.readOnlineMoney(tx, orderId)
  if (charged === 0) return
  const { returned, other } = await payments.sumRefunds(tx, { purchaseId, orderId })
  const left = minus(charged, sum([returned, other]))
  const wanted = amount === null ? left : least(amount, left)
  if (wanted <= 0) return
  const asked = { purchaseId, orderId, amount: wanted, reason, reference }
  const refund = await payments.refund(tx, asked)
  // What was charged stands in the books beside its payment: only a bug can find less there.
  if (!refund.ok) throw new Error(`${number}: ${refund.error.code}`)
}

const least = (a: Centimes, b: Centimes): Centimes => (a < b ? a : b)
