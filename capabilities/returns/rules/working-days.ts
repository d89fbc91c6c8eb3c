import { type LocalDate, localDate, noonOf } from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'

const FRIDAY = 5
const SATURDAY = 6

/** The last of so many working days after a day: Fridays, Saturdays and holidays do not count. */
export function addWorkingDays(
  start: LocalDate,
  count: number,
  holidays: ReadonlySet<string>,
): LocalDate {
  let date = start
  for (let left = count; left > 0;) {
    date = laterBy(date, 1)
    const weekday = noonOf(date).getUTCDay()
    if (weekday !== FRIDAY && weekday !== SATURDAY && !holidays.has(date)) left -= 1
  }
  return date
}

/** The day so many calendar days later. */
export const laterBy = (date: LocalDate, count: number): LocalDate =>
  localDate(after(noonOf(date), days(count)))
