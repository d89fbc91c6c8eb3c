import { type Centimes, centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { VendorRole } from '#kernel/staff-roles.ts'
import type { Tx } from '#platform/database/index.ts'
import type { RefundAmounts as Parts } from '#capabilities/ledger/index.ts'
import { pendingRefundTotal } from '../queries/refunds.ts'
import {
  decideRefund,
  deliveryLeft,
  refundLimitLeft,
  type RefundAmountRefusal,
  type RefundLimitRefusal,
} from '../rules/refund-transitions.ts'
import { checkReturnTransition, type StepRefusal } from '../rules/return-transitions.ts'
import { withdrawFailedRefund } from './accrue-refund.ts'
import { giveToBuyer } from './give-to-buyer.ts'
import { cancelExchange, valueReceived } from './reserve-exchange.ts'
import {
  returnCommand,
  vendorCommand,
  type LockedReturnAndOrder,
  type ReturnsDeps,
  type VendorReturnCommand,
} from './return-command.ts'
import { changeReturnStatus } from './change-return-status.ts'
import { type CreateRefundRefusal, createReturnRefund } from './create-refund.ts'

/** A refund or an exchange of the same items is in progress. */
export type PendingSettlementRefusal = { code: 'settlement_in_progress' }
export type DecideRefundRefusal =
  | StepRefusal
  | PendingSettlementRefusal
  | RefundAmountRefusal
  | RefundLimitRefusal
  | CreateRefundRefusal
export type CloseRefusal = StepRefusal | PendingSettlementRefusal | { code: 'already_restocked' }

export function settleReturn(deps: ReturnsDeps) {
  const onReturn = returnCommand(deps)
  return {
    /** Another person has to approve it (four-eyes rule). */
    decideRefund: ({ wanted, ...act }: VendorReturnCommand & { wanted: Parts | null }) =>
      onReturn(act, async (tx, held): Promise<Result<null, DecideRefundRefusal>> => {
        const allowed = checkReturnTransition(held.one.state, 'settle')
        if (!allowed.ok) return allowed
        if (hasPendingSettlement(held)) return refuse({ code: 'settlement_in_progress' })
        await withdrawFailedRefund(deps, tx, held.one)
        const max = await maximumRefund(deps, tx, held)
        const decided = decideRefund(wanted ?? max, max)
        if (!decided.ok) return decided
        const limit = await refundLimit(deps, tx, held, act.role)
        if (limit !== null && decided.value.amount > limit)
          return refuse({ code: 'refund_needs_manager' })
        await cancelExchange(deps, tx, held)
        const { goods, delivery } = decided.value
        const by = { by: vendorCommand(act), origin: act.origin }
        const created = await createReturnRefund(deps, tx, held, { goods, delivery, ...by })
        return created.ok ? ok(null) : created
      }),

    close: ({ outcome, reason, ...act }: VendorReturnCommand & Closing) =>
      onReturn(act, async (tx, held): Promise<Result<null, CloseRefusal>> => {
        const { one: item } = held
        const allowed = checkReturnTransition(item.state, 'settle')
        if (!allowed.ok) return allowed
        if (hasPendingSettlement(held)) return refuse({ code: 'settlement_in_progress' })
        if (item.items.some(({ restocked }) => restocked > 0))
          return refuse({ code: 'already_restocked' })
        await withdrawFailedRefund(deps, tx, item)
        await cancelExchange(deps, tx, held)
        await giveToBuyer(deps, tx, held)
        const move = { to: 'settled', outcome, reason } as const
        await changeReturnStatus(deps, tx, held, {
          ...move,
          by: vendorCommand(act),
          origin: act.origin,
        })
        return ok(null)
      }),
  }
}
export type SettleReturn = ReturnType<typeof settleReturn>
type Closing = { outcome: 'repaired' | 'sent_back'; reason: string | null }

export const hasPendingSettlement = ({ one: item }: LockedReturnAndOrder): boolean =>
  item.refund !== null || item.exchange?.state === 'sent' || item.exchange?.state === 'delivered'

/** All refunds of the order count, so that a large one is not split over its returns. */
export async function refundLimit(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item }: LockedReturnAndOrder,
  role: VendorRole,
): Promise<Centimes | null> {
  const { refundWithoutManager: limit } = await deps.settings.getEffective(tx)
  const money = await deps.ledger.readRefundable(tx, item.orderId)
  const pending = await pendingRefundTotal(tx, item.orderId)
  const given = money ? [money.given.goods, money.given.delivery] : []
  return refundLimitLeft(role, { limit, decided: sum([...given, pending.goods, pending.delivery]) })
}

const smallest = (amounts: readonly Centimes[]): Centimes => centimes(Math.min(...amounts))

/** In centimes: the price of the items received, and the shipping fee not yet refunded. */
export async function maximumRefund(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item }: LockedReturnAndOrder,
): Promise<Parts> {
  const money = await deps.ledger.readRefundable(tx, item.orderId)
  if (!money) return { goods: ZERO_CENTIMES, delivery: ZERO_CENTIMES }
  const pending = await pendingRefundTotal(tx, item.orderId)
  const { value } = await valueReceived(deps, tx, item)
  const left = minus(money.left.goods, pending.goods)
  const delivery = deliveryLeft(minus(money.paid.delivery, pending.delivery), money.given.delivery)
  // While other parcels are on their way: no more than what the delivered ones brought.
  const collected = minus(money.collected, sum([pending.goods, pending.delivery]))
  const goods = smallest([value, left, collected])
  if (item.costOn === 'buyer') return { goods, delivery: ZERO_CENTIMES }
  return { goods, delivery: smallest([delivery, minus(collected, goods)]) }
}
