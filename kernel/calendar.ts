import type { Brand } from './brand.ts'
import { after, before, days, hours } from './time.ts'

/** A calendar day in Algiers, `2026-11-21`. */
export type LocalDate = Brand<string, 'LocalDate'>

const inAlgiers = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Algiers' })

export const localDate = (instant: Date): LocalDate => inAlgiers.format(instant) as LocalDate // Canada writes days so

/** Tells a day from a moment, `2026-11-21T08:00:00Z`. */
export const isLocalDate = (text: string): text is LocalDate =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)

/** Throws RangeError unless the text has the form of a day. */
export function parseLocalDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

/** The n-th day of a month, `2026-11`. */
export const dayOfMonth = (month: string, day: number): LocalDate =>
  parseLocalDate(`${month}-${String(day).padStart(2, '0')}`)

export const firstOfMonth = (date: LocalDate): LocalDate => dayOfMonth(date.slice(0, 7), 1)

export const firstOfYear = (date: LocalDate): LocalDate => dayOfMonth(`${date.slice(0, 4)}-01`, 1)

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
