import {
  firstOfMonth,
  localDate,
  type LocalDate,
  noonOfDay,
  parseLocalDate,
} from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'

export type ReportPeriod =
  | { period: 'current_month' | 'last_30_days' | 'total' }
  | { period: 'range'; from: LocalDate; until: LocalDate }

/** Days in Algiers, both inclusive; `from` null means since the beginning. */
export type PeriodDays = { from: LocalDate | null; until: LocalDate }
type Bounded = { from: LocalDate; until: LocalDate }
export type PeriodStep = 'day' | 'month'
export type Segment = Bounded & { span: PeriodStep }

const shifted = (day: LocalDate, by: number): LocalDate =>
  localDate(after(noonOfDay(day), days(by)))
const lastOfMonth = (day: LocalDate): LocalDate =>
  shifted(firstOfMonth(shifted(firstOfMonth(day), 31)), -1)
const nextMonth = (day: LocalDate): LocalDate => shifted(lastOfMonth(day), 1)
const earliest = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b)
const daysBetween = ({ from, until }: Bounded): number =>
  (noonOfDay(until).getTime() - noonOfDay(from).getTime()) / days(1)

export const lastDaysPeriod = (count: number, today: LocalDate): Bounded => ({
  from: shifted(today, 1 - count),
  until: today,
})

export function periodDays(reportPeriod: ReportPeriod, today: LocalDate): PeriodDays {
  switch (reportPeriod.period) {
    case 'current_month':
      return { from: firstOfMonth(today), until: today }
    case 'last_30_days':
      return { from: shifted(today, -29), until: today }
    case 'total':
      return { from: null, until: today }
    case 'range':
      return { from: reportPeriod.from, until: reportPeriod.until }
  }
}

/** As many days of the previous month, or before the period; null without a start. */
export function previousPeriod(reportPeriod: ReportPeriod, today: LocalDate): Bounded | null {
  const { from, until } = periodDays(reportPeriod, today)
  if (from === null) return null
  if (reportPeriod.period !== 'current_month') {
    const length = daysBetween({ from, until }) + 1
    return { from: shifted(from, -length), until: shifted(from, -1) }
  }
  const end = shifted(from, -1)
  const start = firstOfMonth(end)
  return { from: start, until: earliest(end, shifted(start, daysBetween({ from, until }))) }
}

/** Whole months where possible, single days at both ends. */
export function periodSegments({ from, until }: PeriodDays): Segment[] {
  if (from === null) return [{ span: 'month', from: parseLocalDate('1970-01-01'), until }]
  const first = from === firstOfMonth(from) ? from : nextMonth(from)
  const last =
    until === lastOfMonth(until)
      ? firstOfMonth(until)
      : firstOfMonth(shifted(firstOfMonth(until), -1))
  if (first > last) return [{ span: 'day', from, until }]
  const end = lastOfMonth(last)
  const all: Segment[] = [
    { span: 'day', from, until: shifted(first, -1) },
    { span: 'month', from: first, until: last },
    { span: 'day', from: shifted(end, 1), until },
  ]
  return all.filter((segment) => segment.from <= segment.until)
}

const MOST_BARS_OF_DAYS = 62

export const chartStep = ({ from, until }: PeriodDays): PeriodStep =>
  from !== null && daysBetween({ from, until }) < MOST_BARS_OF_DAYS ? 'day' : 'month'

type Point = { on: LocalDate; revenue: number; orders: number }

/** Adds points of zero for days or months without orders. */
export function fillGaps(
  points: readonly Point[],
  { from, until }: PeriodDays,
  step: PeriodStep,
): Point[] {
  const startOf = (day: LocalDate) => (step === 'month' ? firstOfMonth(day) : day)
  const known = new Map(points.map((point) => [point.on, point]))
  const all: Point[] = []
  let on = startOf(from ?? points[0]?.on ?? until)
  while (on <= until) {
    all.push(known.get(on) ?? { on, revenue: 0, orders: 0 })
    on = step === 'month' ? nextMonth(on) : shifted(on, 1)
  }
  return all
}
