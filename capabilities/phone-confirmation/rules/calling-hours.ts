import { localDate } from '#kernel/calendar.ts'
import { after, days, hours, minutes } from '#kernel/time.ts'
import type { CallRules } from '../schema.ts'

type Hours = Pick<CallRules, 'from' | 'until'>

/** `09:30`, in Algiers, which is UTC+1 all year. */
export const timeOfDay = (at: Date): string => after(at, hours(1)).toISOString().slice(11, 16)

export const isOpenAt = (at: Date, { from, until }: Hours): boolean =>
  timeOfDay(at) >= from && timeOfDay(at) < until

export function shiftIntoCallingHours(at: Date, { from, until }: Hours): Date {
  const time = timeOfDay(at)
  if (time >= from && time < until) return at
  const day = localDate(time < from ? at : after(at, days(1)))
  return new Date(`${day}T${from}:00+01:00`)
}

export const nextAttemptAt = (now: Date, rules: Hours & Pick<CallRules, 'spacingMinutes'>): Date =>
  shiftIntoCallingHours(after(now, minutes(rules.spacingMinutes)), rules)
