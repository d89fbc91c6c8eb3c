import type { Tx } from '#platform/database/index.ts'
import type { HeldOrder } from '../queries/status.ts'
import type { StatusChange } from '../rules/status.ts'
import type { PaymentStatus } from '../schema.ts'
import type { OrdersDeps } from './change-status.ts'

type Moving = { decided: StatusChange; stepId: string }

/**
 * What was paid online is due back when its order is cancelled, and pays for it again when the order
 * stands again before anything was sent. Says what the order's payment has become, when it has.
 */
export async function moveCardMoney(
  tx: Tx,
  order: HeldOrder,
  { decided: { stock }, stepId }: Moving,
  { ledger, payments }: OrdersDeps,
): Promise<PaymentStatus | null> {
  const { id: orderId, purchaseId, number } = order
  if (stock === 'give_back' && order.paymentStatus === 'paid' && order.total > 0) {
    const wanted = { purchaseId, orderId, amount: order.total, reference: stepId } as const
    const refund = await payments.refund(tx, { ...wanted, reason: 'cancelled' })
    if (!refund.ok) return null // it was not paid through a gateway
    await ledger.oweBack(tx, { orderId, memo: `${number}: cancelled` })
    return 'pending'
  }
  if (stock !== 'take_again') return null
  const amount = await payments.withdrawRefunds(tx, { purchaseId, orderId })
  if (amount === 0) return null
  await ledger.keepOwed(tx, { orderId, memo: `${number}: standing again`, amount })
  return 'paid'
}
