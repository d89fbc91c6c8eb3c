import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { type Language, localeOf } from '#kernel/locale.ts'

/** `23 – 25 nov.`, or with week days `lun. 23 – mer. 25 nov.`; a single day is written once. */
export function formatDayRange(
  from: LocalDate,
  until: LocalDate,
  language: Language,
  style: 'short' | 'weekday' = 'short',
): string {
  const formatter = new Intl.DateTimeFormat(localeOf(language), {
    ...(style === 'weekday' && { weekday: 'short' }),
    day: 'numeric',
    month: 'short',
    timeZone: 'Africa/Algiers',
  })
  const text = formatter.formatRange(noonOfDay(from), noonOfDay(until))
  return text.replaceAll('، ', ' ').replaceAll(/\s*–\s*/g, ' – ')
}
