import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, days } from '#kernel/time.ts'
import type { BreachState } from '../schema.ts'

/** Law 25-11: five days to notify the authority; law 18-07 art. 43: without delay. */
export const AUTHORITY_DAYS = 5
export const authorityDueAt = (discoveredAt: Date): Date =>
  after(discoveredAt, days(AUTHORITY_DAYS))

export const BREACH_STEPS = ['authority_told', 'people_told', 'contained', 'closed'] as const
export type BreachStep = (typeof BREACH_STEPS)[number]
export type LockedBreach = {
  id: string
  number: string
  state: BreachState
  discoveredAt: Date
  authorityNotifiedAt: Date | null
  subjectsNotifiedAt: Date | null
}
export type BreachRefusal =
  | { code: 'breach_not_found' }
  | { code: 'breach_closed' }
  | { code: 'breach_step_done' }
  | { code: 'authority_not_notified' }
  | { code: 'breach_not_contained' }
  | { code: 'notification_date_out_of_range' }

/** Each step once; closing requires that the authority was notified. */
export function checkBreachStep(
  breach: LockedBreach | null,
  step: BreachStep | 'changed',
  { at: date, now }: { at: Date; now: Date },
): Result<LockedBreach, BreachRefusal> {
  if (!breach) return refuse({ code: 'breach_not_found' })
  if (breach.state === 'closed') return refuse({ code: 'breach_closed' })
  if (step === 'changed') return ok(breach)
  if (date > now || date < breach.discoveredAt)
    return refuse({ code: 'notification_date_out_of_range' })
  const isDone =
    (step === 'authority_told' && breach.authorityNotifiedAt !== null) ||
    (step === 'people_told' && breach.subjectsNotifiedAt !== null) ||
    (step === 'contained' && breach.state !== 'open')
  if (isDone) return refuse({ code: 'breach_step_done' })
  if (step !== 'closed') return ok(breach)
  if (breach.authorityNotifiedAt === null) return refuse({ code: 'authority_not_notified' })
  return breach.state === 'contained' ? ok(breach) : refuse({ code: 'breach_not_contained' })
}
