import { localDate } from '#kernel/calendar.ts'
import { after, days, hours, minutes } from '#kernel/time.ts'
import type { CallRules } from '../schema.ts'

type Hours = Pick<CallRules, 'from' | 'until'>

/** `09:30`, in Algiers, which is UTC+1 all year. */
export const timeOfDay = (now: Date): string => after(now, hours(1)).toISOString().slice(11, 16)

export const isOpenAt = (now: Date, { from, until }: Hours): boolean =>
  timeOfDay(now) >= from && timeOfDay(now) < until

export function shiftIntoCallingHours(now: Date, { from, until }: Hours): Date {
  const time = timeOfDay(now)
  if (time >= from && time < until) return now
  const day = localDate(time < from ? now : after(now, days(1)))
  return new Date(`${day}T${from}:00+01:00`)
}

export const nextAttemptAt = (now: Date, rules: Hours & Pick<CallRules, 'spacingMinutes'>): Date =>
  shiftIntoCallingHours(after(now, minutes(rules.spacingMinutes)), rules)
