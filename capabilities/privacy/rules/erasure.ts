import { type LocalDate, localDate } from '#kernel/calendar.ts'
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
  | { code: 'erasure_status_changed' }
  | { code: 'erasure_needs_second_person' }
  | { code: 'erasure_waiting_period'; until: Date }

/**
 * Four-eyes rule. A single admin may approve their own plan after 24 hours, because the legal
 * deadline cannot wait for a second admin.
 */
export function mayApprove<Erasure extends LockedErasure>(
  erasure: Erasure | null,
  { by, admins, now }: { by: string; admins: number; now: Date },
): Result<Erasure, ErasureStepRefusal> {
  if (!erasure) return refuse({ code: 'erasure_not_found' })
  if (erasure.state !== 'planned') return refuse({ code: 'erasure_status_changed' })
  if (erasure.plannedBy !== by) return ok(erasure)
  if (admins > 1) return refuse({ code: 'erasure_needs_second_person' })
  const until = after(erasure.plannedAt, hours(24))
  return now >= until ? ok(erasure) : refuse({ code: 'erasure_waiting_period', until })
}

export const mayWithdraw = (
  erasure: LockedErasure | null,
): Result<LockedErasure, ErasureStepRefusal> => {
  if (!erasure) return refuse({ code: 'erasure_not_found' })
  return erasure.state === 'planned' ? ok(erasure) : refuse({ code: 'erasure_status_changed' })
}

export type ErasureBlockers = {
  orders: number
  shopOrders: number
  shopReturns: number
  payouts: number
  /** Centimes; positive or negative. */
  balance: number
}

export const hasNoBlockers = (open: ErasureBlockers): boolean =>
  open.orders + open.shopOrders + open.shopReturns + open.payouts === 0 && open.balance === 0

export function retainedUntil(now: Date, years: number | undefined): LocalDate | null {
  if (years === undefined) return null
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return localDate(until)
}
