import { localDate } from '#kernel/calendar.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import type { RefundAmounts, RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import { upsertOpenOrders } from '../queries/payable-orders.ts'
import {
  findOrderNumber,
  insertRefundDecision,
  listRefundDeciders,
  savePaidDecisions,
} from '../queries/refund-decisions.ts'
import type { PayoutsDeps } from './propose-batch.ts'

type Command = AdminActor & RefundAmounts & { orderId: string; reason: string }
export type RefundDecisionRefusal = RefundOrderRefusal | { code: 'refund_empty' }
export type RefundPaymentRefusal = ApproverRefusal | { code: 'no_refund_due' }

export function refundOrders(deps: PayoutsDeps) {
  const { db, clock, audit, ledger, approvals } = deps
  return {
    /** Reverses its share of the vendor's payable and of the commission; the buyer is owed it. */
    refund: ({ orderId, goods, delivery, reason, adminId, origin }: Command) =>
      inTransaction(db, async (tx): Promise<Result<null, RefundDecisionRefusal>> => {
        if (goods + delivery === 0) return refuse({ code: 'refund_empty' })
        const done = await ledger.refundOrder(tx, {
          orderId,
          goods,
          delivery,
          reason,
          memo: 'refund',
        })
        if (!done.ok) return done
        const now = clock.now()
        await insertRefundDecision(tx, { orderId, by: adminId, now })
        // When the order was paid out already, the next payout deducts the refund.
        await upsertOpenOrders(
          tx,
          [{ orderId, vendorId: done.value.vendorId, dueOn: localDate(now) }],
          now,
        )
        await audit.record(tx, {
          ...origin,
          actor: { role: 'admin', id: adminId },
          action: 'payouts.order_refunded',
          subject: { type: 'order', id: orderId },
          after: { goods: dinars(goods), delivery: dinars(delivery), reason },
        })
        return ok(null)
      }),
    /** Four-eyes rule: who decided a refund does not pay it. */
    pay: (command: AdminActor & { orderId: string }) =>
      approvals.announceIfSole(
        command,
        async (tx) => {
          const name = await findOrderNumber(tx, command.orderId)
          return name === null ? null : { type: 'order', id: command.orderId, name }
        },
        () => payRefunds(deps, command),
      ),
  }
}
export type RefundOrders = ReturnType<typeof refundOrders>

const payRefunds = (
  { db, clock, audit, ledger, approvals }: PayoutsDeps,
  { orderId, adminId, origin }: AdminActor & { orderId: string },
) =>
  inTransaction(db, async (tx): Promise<Result<null, RefundPaymentRefusal>> => {
    if (!(await ledger.postRefundPayments(tx, { orderId, memo: 'refund' })))
      return refuse({ code: 'no_refund_due' })
    const subject = { type: 'order', id: orderId } as const
    const proposers = await listRefundDeciders(tx, orderId)
    const allowed = await approvals.check(tx, { subject, proposers, approver: adminId })
    if (!allowed.ok) return allowed
    await savePaidDecisions(tx, orderId, clock.now())
    await audit.record(tx, {
      ...origin,
      actor: { role: 'admin', id: adminId },
      action: 'payouts.refund_paid',
      subject,
    })
    return ok(null)
  })
