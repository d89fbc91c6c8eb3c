import { type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'

const FRIDAY = 5
const SATURDAY = 6

/** Skips Fridays, Saturdays and public holidays. */
export function addWorkingDays(
  start: LocalDate,
  count: number,
  holidays: ReadonlySet<string>,
): LocalDate {
  let date = start
  for (let left = count; left > 0;) {
    date = addDays(date, 1)
    const weekday = noonOfDay(date).getUTCDay()
    if (weekday !== FRIDAY && weekday !== SATURDAY && !holidays.has(date)) left -= 1
  }
  return date
}

export const addDays = (date: LocalDate, count: number): LocalDate =>
  localDate(after(noonOfDay(date), days(count)))
