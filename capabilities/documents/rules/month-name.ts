import { dayOfMonth, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'

/** Of a month as `2026-11`, for a sentence. */
export function nameMonth(month: string): LocalizedMessage {
  const day = noonOfDay(dayOfMonth(month, 15))
  return {
    fr: formatDate(day, 'fr', 'month'),
    en: formatDate(day, 'en', 'month'),
    ar: formatDate(day, 'ar', 'month'),
  }
}
