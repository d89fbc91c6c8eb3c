import type { Brand } from './brand.ts'
import { after, before, days, hours } from './time.ts'

/** A calendar day in Algiers, `2026-11-21`. */
export type LocalDate = Brand<string, 'LocalDate'>

const inAlgiers = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Algiers' })

export const localDate = (instant: Date): LocalDate => inAlgiers.format(instant) as LocalDate

/** Noon in Algiers; formats as the same day in nearby zones. */
export const noonOfDay = (date: LocalDate): Date => new Date(`${date}T12:00:00+01:00`)

/** Midnight in Algiers, before and after a day. */
export const dayStart = (date: LocalDate): Date => before(noonOfDay(date), hours(12))
export const dayEnd = (date: LocalDate): Date => after(noonOfDay(date), hours(12))

/** The next midnight in Algiers. Algeria keeps UTC+1 all year. */
export const nextMidnight = (instant: Date): Date =>
  new Date(`${localDate(after(instant, days(1)))}T00:00:00+01:00`)

/** Midnight in Algiers. */
export const startOfDay = (instant: Date): Date => new Date(`${localDate(instant)}T00:00:00+01:00`)

/** Midnight in Algiers. */
export const startOfMonth = (instant: Date): Date =>
  new Date(`${localDate(instant).slice(0, 7)}-01T00:00:00+01:00`)

const isFriday = (date: LocalDate): boolean => noonOfDay(date).getUTCDay() === 5

/** Counts every day but Friday. */
export function addDeliveryDays(start: LocalDate, count: number): LocalDate {
  let date = start
  for (let left = count; left > 0;) {
    date = localDate(after(noonOfDay(date), days(1)))
    if (!isFriday(date)) left -= 1
  }
  return date
}
