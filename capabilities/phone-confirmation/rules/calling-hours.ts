import { localDate } from '#kernel/calendar.ts'
import { after, days, hours, minutes } from '#kernel/time.ts'
import type { CallRules } from '../schema.ts'

type Hours = Pick<CallRules, 'from' | 'until'>

/** The time of day in Algiers, `09:30`. Algeria keeps UTC+1 all year. */
export const timeOfDay = (at: Date): string => after(at, hours(1)).toISOString().slice(11, 16)

/** Whether buyers may be called then. */
export const isOpenAt = (at: Date, { from, until }: Hours): boolean =>
  timeOfDay(at) >= from && timeOfDay(at) < until

/** The first moment from then on at which buyers may be called. */
export function shiftIntoCallingHours(at: Date, { from, until }: Hours): Date {
  const time = timeOfDay(at)
  if (time >= from && time < until) return at
  const day = localDate(time < from ? at : after(at, days(1)))
  return new Date(`${day}T${from}:00+01:00`)
}

/** When somebody who did not answer is called again. */
export const nextAttemptAt = (now: Date, rules: Hours & Pick<CallRules, 'spacingMinutes'>): Date =>
  shiftIntoCallingHours(after(now, minutes(rules.spacingMinutes)), rules)
