import type { Tx } from '#platform/database/index.ts'
import { refundShares } from './accrue-refund.ts'
import type { ReturnsDeps } from './return-command.ts'
import {
  type LockedRefundAndOrder,
  lockRefundAndOrder,
  saveRefundStatus,
  settleRefundedReturn,
} from './refund-command.ts'

/** Posts a card refund of a return once the gateway confirms it. Idempotent. */
export const markRefundPaidByCard =
  (deps: ReturnsDeps) =>
  async ({ reason, reference }: { reason: string; reference: string }, tx: Tx): Promise<void> => {
    if (reason !== 'returned') return
    const held = await lockRefundAndOrder(deps, tx, reference)
    if (held?.refund.state !== 'approved') return
    const { refund, order, number: memo } = held
    const { orderId, accrualId, amount } = refund
    const by = { role: 'system', id: null } as const
    // The money has left: it is posted even when the order was cancelled since.
    if (accrualId !== null) await deps.ledger.returnToCard(tx, { orderId, memo, amount })
    const journalId = accrualId ?? (await postBoth(deps, tx, held))
    await deps.orders.noteRefunded(tx, order.id, amount)
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
