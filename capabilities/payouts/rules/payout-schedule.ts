import { type LocalDate, localDate, noonOfDay, parseLocalDate } from '#kernel/calendar.ts'
import { type Centimes, centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { after, days } from '#kernel/time.ts'
import type { PayoutFrequency } from '../schema.ts'

/**
 * `weekday` 0 is Sunday, `minimum` in centimes, `holdDays` after delivery. `advance`: the most that
 * is paid before couriers remit it, where `onlyRemitted` is off (null: as the operator's setting).
 */
export type PayoutSchedule = {
  frequency: PayoutFrequency
  weekday: number
  minimum: Centimes
  holdDays: number
  advance: Centimes
  onlyRemitted: boolean | null
}

/** Tuesdays, from 1,000 DA, seven days after delivery. */
export const DEFAULT_PAYOUT_SCHEDULE: PayoutSchedule = {
  frequency: 'week',
  weekday: 2,
  minimum: centimes(100_000),
  holdDays: 7,
  advance: ZERO_CENTIMES,
  onlyRemitted: null,
}

const WEEK = 7
/** The Sunday from which fortnights are counted. */
const FIRST_SUNDAY = parseLocalDate('2026-01-04')

export const payableOn = (
  deliveredAt: Date,
  { holdDays }: Pick<PayoutSchedule, 'holdDays'>,
): LocalDate => localDate(after(deliveredAt, days(holdDays)))

/** Strictly after today. */
export function nextPayoutOn(today: LocalDate, { frequency, weekday }: PayoutSchedule): LocalDate {
  const ahead = (from: LocalDate, count: number) => localDate(after(noonOfDay(from), days(count)))
  const wait = ((weekday - noonOfDay(today).getUTCDay() + WEEK - 1) % WEEK) + 1
  let next = ahead(today, wait)
  const fits = (day: LocalDate): boolean => {
    if (frequency === 'month') return Number(day.slice(8)) <= WEEK
    if (frequency === 'week') return true
    const since = noonOfDay(day).getTime() - noonOfDay(FIRST_SUNDAY).getTime()
    return Math.floor(since / days(WEEK)) % 2 === 0
  }
  while (!fits(next)) next = ahead(next, WEEK)
  return next
}

/** The vendor's own schedule, else the operator's, else the default. `all` are of one day. */
export const payoutSchedule = (
  all: readonly ({ vendorId: string | null } & PayoutSchedule)[],
  vendorId: string,
): PayoutSchedule =>
  all.find((item) => item.vendorId === vendorId) ??
  all.find((item) => item.vendorId === null) ??
  DEFAULT_PAYOUT_SCHEDULE
