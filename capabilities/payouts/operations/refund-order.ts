import { localDate } from '#kernel/calendar.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { RefundAmounts, RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import { upsertOpenOrders } from '../queries/payable-orders.ts'
import type { PayoutsDeps } from './propose-batch.ts'

type Command = AdminActor & RefundAmounts & { orderId: string; reason: string }
export type RefundDecisionRefusal = RefundOrderRefusal | { code: 'refund_empty' }
export type RefundPaymentRefusal = { code: 'no_refund_due' }

export function refundOrders({ db, clock, audit, ledger }: PayoutsDeps) {
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
    pay: ({ orderId, adminId, origin }: AdminActor & { orderId: string }) =>
      inTransaction(db, async (tx): Promise<Result<null, RefundPaymentRefusal>> => {
        if (!(await ledger.postRefundPayments(tx, { orderId, memo: 'refund' })))
          return refuse({ code: 'no_refund_due' })
        await audit.record(tx, {
          ...origin,
          actor: { role: 'admin', id: adminId },
          action: 'payouts.refund_paid',
          subject: { type: 'order', id: orderId },
        })
        return ok(null)
      }),
  }
}
export type RefundOrders = ReturnType<typeof refundOrders>
