import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'

/** 4 January 2026 is a Sunday. */
export const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Africa/Algiers' }).format(
    noonOfDay(`2026-01-${String(4 + weekday).padStart(2, '0')}` as LocalDate),
  )
