import { type Language, localeOf } from './locale.ts'
import type { Centimes } from './money.ts'

/** Keeps `12 500 DA` together in right-to-left text. */
export const NBSP = '\u00a0'

const UNIT: Record<Language, string> = { fr: 'DA', en: 'DA', ar: 'دج' }

/** `12 500`, in English `12,500`. */
export function formatNumber(value: number, language: Language): string {
  const separator = language === 'en' ? ',' : NBSP
  const digits = String(Math.trunc(Math.abs(value)))
  return (value < 0 ? '−' : '') + digits.replace(/\B(?=(\d{3})+$)/g, separator)
}

/** Without the unit; centimes only when they are not zero. */
export function formatAmount(amount: Centimes, language: Language): string {
  const whole = Math.trunc(Math.abs(amount) / 100)
  const rest = Math.abs(amount) % 100
  const decimals = rest === 0 ? '' : (language === 'en' ? '.' : ',') + String(rest).padStart(2, '0')
  return (amount < 0 ? '−' : '') + formatNumber(whole, language) + decimals
}

/** DA or دج on the storefront, DZD in the back office. Never rounds. */
export function formatMoney(
  amount: Centimes,
  language: Language,
  audience: 'shop' | 'admin' = 'shop',
): string {
  return formatAmount(amount, language) + NBSP + (audience === 'admin' ? 'DZD' : UNIT[language])
}

export const moneyUnit = (language: Language, audience: 'shop' | 'admin' = 'shop'): string =>
  audience === 'admin' ? 'DZD' : UNIT[language]

/** `4,6`, in English and Arabic `4.6`. */
export const formatRating = (rating: number, language: Language): string =>
  rating.toFixed(1).replace('.', language === 'fr' ? ',' : '.')

/** `−20 %` in French and Arabic, `−20%` in English. Isolate it in right-to-left text. */
export const formatPercent = (percent: number, language: Language): string =>
  (percent < 0 ? '−' : '') +
  String(Math.abs(percent)).replace('.', language === 'fr' ? ',' : '.') +
  (language === 'en' ? '%' : `${NBSP}%`)

/** The locale data of Algeria would give 12 hours with AM and PM. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const STYLES = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'long', year: 'numeric', ...CLOCK },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  time: CLOCK,
  shortDateTime: { day: 'numeric', month: 'short', ...CLOCK },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** In the time of Algiers. */
export function formatDate(date: Date, language: Language, style: keyof typeof STYLES): string {
  const key = `${language} ${style}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(localeOf(language), {
      ...STYLES[style],
      timeZone: 'Africa/Algiers',
    })
    formatters.set(key, formatter)
  }
  const text = formatter.format(date)
  return language === 'fr' ? text.replace(FIRST_OF_MONTH, '1er') : text
}

/** French writes the first of a month as an ordinal, which the locale data does not. */
const FIRST_OF_MONTH = /(?<!\d)1(?=\s\p{L})/u

/**
 * Dates of the back office are French in every language; in an Arabic line they are isolated, so
 * that day and year keep their places.
 */
export function formatAdminDate(
  date: Date,
  language: Language,
  style: keyof typeof STYLES,
): string {
  const french = formatDate(date, 'fr', style)
  return language === 'ar' ? `\u2066${french}\u2069` : french
}
