import type { Centimes } from '#kernel/money.ts'
import { minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import type { RefundAmounts as Parts } from '#capabilities/ledger/index.ts'
import type { RefundMethod, RefundState } from '../schema.ts'

export type RefundAmountRefusal =
  | { code: 'refund_empty' }
  | { code: 'refund_too_high'; most: Parts }

/** More than 0, and no part above its maximum. */
export function decideRefund(
  wanted: Parts,
  max: Parts,
): Result<Parts & { amount: Centimes }, RefundAmountRefusal> {
  const amount = sum([wanted.goods, wanted.delivery])
  if (amount <= 0) return refuse({ code: 'refund_empty' })
  if (wanted.goods > max.goods || wanted.delivery > max.delivery)
    return refuse({ code: 'refund_too_high', most: max })
  return ok({ ...wanted, amount })
}

export type RefundLimitRefusal = { code: 'refund_needs_manager' }

/** What may still be refunded in the order; null for who decides any amount. */
export function refundLimitLeft(
  role: VendorRole,
  { limit, decided }: { limit: Centimes; decided: Centimes },
): Centimes | null {
  if (hasPermission(role, 'managing')) return null
  return decided < limit ? minus(limit, decided) : ZERO_CENTIMES
}

export const deliveryLeft = (paid: Centimes, given: Centimes): Centimes => minus(paid, given)

export type RefundStepRefusal =
  | { code: 'refund_status_changed'; state: RefundState }
  | { code: 'refund_method_not_ready'; method: RefundMethod }

type RefundTransitionsState = { state: RefundState; method: RefundMethod }

export const mayApproveRefund = ({
  state,
}: RefundTransitionsState): Result<null, RefundStepRefusal> =>
  state === 'due' ? ok(null) : refuse({ code: 'refund_status_changed', state })

/** A card refund is paid by its gateway alone. */
export function mayPay({ state, method }: RefundTransitionsState): Result<null, RefundStepRefusal> {
  if (state !== 'approved') return refuse({ code: 'refund_status_changed', state })
  return method === 'card' ? refuse({ code: 'refund_method_not_ready', method }) : ok(null)
}

/** A card refund may already be under way: only the gateway reports its outcome. */
export function mayFail({
  state,
  method,
}: RefundTransitionsState): Result<null, RefundStepRefusal> {
  if (state !== 'approved') return refuse({ code: 'refund_status_changed', state })
  return method === 'card' ? refuse({ code: 'refund_method_not_ready', method }) : ok(null)
}

export function mayCancelRefund(
  held: RefundTransitionsState & { wasRetried: boolean },
): Result<null, RefundStepRefusal> {
  const { state } = held
  if (state === 'approved') return mayFail(held)
  return state === 'due' || (state === 'failed' && !held.wasRetried)
    ? ok(null)
    : refuse({ code: 'refund_status_changed', state })
}

export const checkRetry = ({ state }: RefundTransitionsState): Result<null, RefundStepRefusal> =>
  state === 'failed' ? ok(null) : refuse({ code: 'refund_status_changed', state })
