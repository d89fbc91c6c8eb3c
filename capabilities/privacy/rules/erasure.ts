import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, hours } from '#kernel/time.ts'
import type { ErasureState } from '../schema.ts'

export type LockedErasure = {
  id: string
  state: ErasureState
  plannedBy: string | null
  plannedAt: Date
}
export type ErasureStepRefusal =
  | { code: 'erasure_not_found' }
  | { code: 'erasure_moved_on' }
  | { code: 'erasure_needs_second_person' }
  | { code: 'erasure_waits_a_day'; until: Date }

/**
 * Four-eyes rule. Where there is one admin only, the erasure may be approved by its author a day later:
 * a request of the law cannot wait for a second person.
 */
export function mayApprove(
  erasure: LockedErasure | null,
  { by, administrators, now }: { by: string; administrators: number; now: Date },
): Result<LockedErasure, ErasureStepRefusal> {
  if (!erasure) return refuse({ code: 'erasure_not_found' })
  if (erasure.state !== 'planned') return refuse({ code: 'erasure_moved_on' })
  if (erasure.plannedBy !== by) return ok(erasure)
  if (administrators > 1) return refuse({ code: 'erasure_needs_second_person' })
  const until = after(erasure.plannedAt, hours(24))
  return now >= until ? ok(erasure) : refuse({ code: 'erasure_waits_a_day', until })
}

export const mayWithdraw = (
  erasure: LockedErasure | null,
): Result<LockedErasure, ErasureStepRefusal> => {
  if (!erasure) return refuse({ code: 'erasure_not_found' })
  return erasure.state === 'planned' ? ok(erasure) : refuse({ code: 'erasure_moved_on' })
}

/** What of a shop or of its owner's orders still stands in the way. */
export type ErasureBlockers = {
  orders: number
  shopOrders: number
  shopReturns: number
  payouts: number
  /** Centimes, owed to the shop or by it. */
  balance: number
}

export const hasNoBlockers = (open: ErasureBlockers): boolean =>
  open.orders + open.shopOrders + open.shopReturns + open.payouts === 0 && open.balance === 0

/** The day until which something kept stays, at most. */
export function retainedUntil(now: Date, years: number | undefined): string | null {
  if (years === undefined) return null
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until.toISOString().slice(0, 10)
}
