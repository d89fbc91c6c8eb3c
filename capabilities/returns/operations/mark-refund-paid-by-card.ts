import type { Tx } from '#platform/database/index.ts'
import { refundShares } from './accrue-refund.ts'
import type { ReturnsDeps } from './return-command.ts'
import {
  type LockedRefundAndOrder,
  lockRefundAndOrder,
  saveRefundStatus,
  settleRefundedReturn,
} from './refund-command.ts'

const OWN_REASONS: readonly string[] = ['returned', 'cancelled_after_shipping']

/** Posts a card refund that was approved once the gateway confirms it. Idempotent. */
export const markRefundPaidByCard =
  (deps: ReturnsDeps) =>
  async ({ reason, reference }: { reason: string; reference: string }, tx: Tx): Promise<void> => {
    if (!OWN_REASONS.includes(reason)) return
    const held = await lockRefundAndOrder(deps, tx, reference)
    if (held?.refund.state !== 'approved') return
    const { refund, order, number: memo } = held
    const { orderId, accrualId, amount } = refund
    const by = { role: 'system', id: null } as const
    const isOfReturn = refund.returnId !== null
    // The money has left: it is posted even when the order was cancelled, or stands again, since.
    const paymentId =
      accrualId !== null || !isOfReturn
        ? await deps.ledger.returnToCard(tx, { orderId, memo, amount })
        : null
    const journalId = isOfReturn ? (accrualId ?? (await postBoth(deps, tx, held))) : paymentId
    if (isOfReturn) await deps.orders.noteRefunded(tx, order.id, amount)
    await saveRefundStatus(deps, tx, held, { to: 'paid', by, reference: null, journalId })
    await settleRefundedReturn(deps, tx, held, by)
  }

/** Approved by a version that posted nothing then. */
async function postBoth(
  { ledger }: ReturnsDeps,
  tx: Tx,
  { refund, number: memo }: LockedRefundAndOrder,
): Promise<string | null> {
  const { orderId } = refund
  return ledger.refundToCard(tx, { orderId, memo, ...(await refundShares(tx, refund)) })
}
