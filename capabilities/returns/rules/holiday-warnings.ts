import type { LocalDate } from '#kernel/calendar.ts'
import { addDays } from './working-days.ts'

type HolidayRow = { firstDay: LocalDate; isExpected: boolean; source: string }
export type HolidayWarning = 'public_holidays_end' | 'public_holidays_unconfirmed'

/** An admin has these days to confirm the announced day. */
const CONFIRM_WITHIN = 10

/** Every year has feasts of the moon; a year without any has not been proposed. */
export function nextUnknownYear(rows: readonly HolidayRow[], today: LocalDate): number {
  const years = new Set(
    rows.filter(({ source }) => source.includes(';')).map(({ firstDay }) => firstDay.slice(0, 4)),
  )
  let year = Number(today.slice(0, 4))
  while (years.has(String(year))) year += 1
  return year
}

/** From a year before the end of what is known. */
export function listHolidayWarnings(
  rows: readonly HolidayRow[],
  today: LocalDate,
): HolidayWarning[] {
  const ends = nextUnknownYear(rows, today) <= Number(today.slice(0, 4)) + 1
  const soon = addDays(today, CONFIRM_WITHIN)
  const isOpen = rows.some(
    ({ firstDay, isExpected }) => isExpected && firstDay >= today && firstDay <= soon,
  )
  return [
    ...(ends ? (['public_holidays_end'] as const) : []),
    ...(isOpen ? (['public_holidays_unconfirmed'] as const) : []),
  ]
}
