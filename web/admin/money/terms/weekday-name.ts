import { dayOfMonth, noonOfDay } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'

/** 4 January 2026 is a Sunday. */
export const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Africa/Algiers' }).format(
    noonOfDay(dayOfMonth('2026-01', 4 + weekday)),
  )
