import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAmount, formatDate, formatRating, NBSP } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'

/** Dates of reports are French in every language. */
export const frenchDay = (day: LocalDate): string =>
  formatDate(noonOfDay(day), 'fr', 'date').replace(/^1(?= )/, '1er')

const MONTHS = {
  long: { month: 'long', year: 'numeric' },
  short: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
} as const

/** `décembre 2025`, `déc.`, `1 déc.` */
export const frenchMonth = (day: LocalDate, style: keyof typeof MONTHS): string =>
  new Intl.DateTimeFormat('fr-DZ', { ...MONTHS[style], timeZone: 'Africa/Algiers' }).format(
    noonOfDay(day),
  )

/** One decimal: `84,3 %`. */
export const formatShare = (percent: number, language: Language): string =>
  formatRating(percent, language) + (language === 'en' ? '%' : `${NBSP}%`)

/** In whole percent; null when there was nothing before. */
export function formatGrowth(now: number, before: number, language: Language): string | null {
  if (before === 0) return null
  const percent = Math.round((100 * (now - before)) / before)
  return (percent < 0 ? '−' : '+') + Math.abs(percent) + (language === 'en' ? '%' : `${NBSP}%`)
}

/** Rounded to whole dinars. */
export const formatInteger = (dinars: number, language: Language): string =>
  formatAmount(fromDinars(Math.round(dinars)), language)
