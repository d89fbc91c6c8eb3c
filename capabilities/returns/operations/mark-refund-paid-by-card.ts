import type { Tx } from '#platform/database/index.ts'
import { deliveryBearer } from '../rules/delivery-bearer.ts'
import type { ReturnsDeps } from './return-command.ts'
import { lockRefundAndOrder, saveRefundStatus, settleRefundedReturn } from './refund-command.ts'

/** Posts a card refund of a return once the gateway confirms it. Idempotent. */
export const markRefundPaidByCard =
  (deps: ReturnsDeps) =>
  async ({ reason, reference }: { reason: string; reference: string }, tx: Tx): Promise<void> => {
    if (reason !== 'returned') return
    const held = await lockRefundAndOrder(deps, tx, reference)
    if (held?.refund.state !== 'approved') return
    const { refund, order, number: memo } = held
    const { goods, delivery, orderId } = refund
    const by = { role: 'system', id: null } as const
    // The money has left: it is posted even when the order was cancelled since.
    const deliveryBy = deliveryBearer(refund.returnReason, refund.costOn)
    const sent = { orderId, memo, goods, delivery, deliveryBy, reason: 'returned' }
    const journalId = await deps.ledger.refundToCard(tx, sent)
    await deps.orders.noteRefunded(tx, order.id, refund.amount)
    await saveRefundStatus(deps, tx, held, { to: 'paid', by, reference: null, journalId })
    await settleRefundedReturn(deps, tx, held, by)
  }
