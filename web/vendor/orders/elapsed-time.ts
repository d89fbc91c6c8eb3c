import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Minutes, then hours, then the date. */
export function elapsedTime(date: Date, now: Date, t: Translate, language: Language): string {
  const passed = Math.max(0, now.getTime() - date.getTime())
  if (passed < HOUR) return t('vendor-orders.minutes', { count: Math.floor(passed / MINUTE) })
  if (passed < DAY) return t('vendor-orders.hours', { count: Math.floor(passed / HOUR) })
  return formatDate(date, language, 'dayMonth')
}
