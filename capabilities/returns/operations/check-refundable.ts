import { centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { RefundOrderRefusal } from '#capabilities/ledger/index.ts'
import { type LockedRefund, pendingRefundTotal } from '../queries/refunds.ts'
import type { ReturnsDeps } from './return-command.ts'

type Refundable = Pick<LockedRefund, 'id' | 'orderId' | 'goods' | 'delivery' | 'amount'>

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
    centimes(Math.max(0, money.left[part] - pending[part]))
  const left = { goods: leftOf('goods'), delivery: leftOf('delivery') }
  return refund.goods > left.goods || refund.delivery > left.delivery
    ? refuse({ code: 'refund_too_high', most: left })
    : ok(null)
}

/** Of a cancelled order all that was paid is due, with what exchanges collected: there is no price to compare with. */
export async function checkDue(
  { ledger }: Pick<ReturnsDeps, 'ledger'>,
  tx: Tx,
  { id, orderId, amount }: Refundable,
): Promise<Result<null, RefundOrderRefusal>> {
  const money = await ledger.readRefundable(tx, orderId)
  const pending = await pendingRefundTotal(tx, orderId, { states: ['approved'], except: id })
  const due = money ? money.due - pending.goods - pending.delivery : 0
  return amount > due ? refuse({ code: 'order_not_paid' }) : ok(null)
}
