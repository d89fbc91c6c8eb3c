import { centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import { type LockedRefund, pendingRefundTotal } from '../queries/refunds.ts'
import type { ReturnsDeps } from './return-command.ts'

type Refundable = Pick<LockedRefund, 'id' | 'orderId' | 'goods' | 'delivery'>

/**
 * Before the money leaves: a payment is recorded after its transfer. `besides`: states of the
 * order's other refunds that count as taken.
 */
export async function checkRefundable(
  { ledger }: Pick<ReturnsDeps, 'ledger'>,
  tx: Tx,
  refund: Refundable,
  besides: readonly ('due' | 'approved')[],
): Promise<Result<null, RefundOrderRefusal>> {
  const money = await ledger.readRefundable(tx, refund.orderId)
  if (!money) return refuse({ code: 'order_not_paid' })
  const others = { states: besides, except: refund.id }
  const pending = await pendingRefundTotal(tx, refund.orderId, others)
  const leftOf = (part: 'goods' | 'delivery') =>
    centimes(Math.max(0, money.paid[part] - money.given[part] - pending[part]))
  const left = { goods: leftOf('goods'), delivery: leftOf('delivery') }
  return refund.goods > left.goods || refund.delivery > left.delivery
    ? refuse({ code: 'refund_too_high', most: left })
    : ok(null)
}
