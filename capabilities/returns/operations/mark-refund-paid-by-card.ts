import type { Tx } from '#platform/database/index.ts'
import type { RefundDone } from '#capabilities/payments/index.ts'
import { refundShares } from './accrue-refund.ts'
import type { ReturnsDeps } from './return-command.ts'
import { lockRefundAndOrder, saveRefundStatus, settleRefundedReturn } from './refund-command.ts'

type PaidRefund = Pick<RefundDone, 'reason' | 'reference' | 'refundId' | 'byHand'>

const OWN_REASONS: readonly string[] = ['returned', 'cancelled_after_shipping']

/** Posts a card refund that was approved once the gateway confirms it. Idempotent. */
export const markRefundPaidByCard =
  (deps: ReturnsDeps) =>
  async ({ reason, reference, refundId, byHand }: PaidRefund, tx: Tx): Promise<void> => {
    if (!OWN_REASONS.includes(reason)) return
    const held = await lockRefundAndOrder(deps, tx, reference)
    if (held?.refund.state !== 'approved') return
    const { refund, order, number } = held
    const { orderId, accrualId, amount } = refund
    const memo = byHand ? `${number} · ${byHand.reference}` : number
    const paid = { orderId, memo, from: byHand?.from }
    const by = { role: 'system', id: null } as const
    const isOfReturn = refund.returnId !== null
    // The money has left: it is posted even when the order was cancelled, or stands again, since.
    const payment =
      accrualId !== null || !isOfReturn
        ? await deps.ledger.returnToCard(tx, { ...paid, amount })
        : // Approved by a version that posted nothing then.
          await deps.ledger.refundToCard(tx, { ...paid, ...(await refundShares(tx, refund)) })
    const voucher = payment?.voucher ?? null
    const journalId = (isOfReturn ? accrualId : null) ?? payment?.journalId ?? null
    if (byHand) await deps.payments.noteSettlementPosted(tx, { refundId, voucher })
    if (isOfReturn) await deps.orders.noteRefunded(tx, order.id, amount)
    await saveRefundStatus(deps, tx, held, { to: 'paid', by, reference: null, journalId, voucher })
    await settleRefundedReturn(deps, tx, held, by)
  }
