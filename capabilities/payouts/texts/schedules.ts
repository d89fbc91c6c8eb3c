import { dayOfMonth, type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate, formatMoney, formatNumber } from '#kernel/format.ts'
import { type Language, localizedText } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ScheduleTermsView } from '../schedules.contract.ts'

type Field = keyof ScheduleTermsView
const FIELDS: Record<Field, LocalizedMessage> = {
  frequency: { fr: 'Rythme', en: 'Rhythm', ar: 'الوتيرة' },
  weekday: { fr: 'Jour', en: 'Day', ar: 'اليوم' },
  minimum: { fr: 'Minimum', en: 'Minimum', ar: 'الحد الأدنى' },
  hold_days: {
    fr: 'Jours après la livraison',
    en: 'Days after delivery',
    ar: 'أيام بعد التسليم',
  },
  advance: { fr: 'Avance au plus', en: 'Advance at most', ar: 'التسبيق الأقصى' },
  pays_only_remitted: {
    fr: 'Payer après remise',
    en: 'Pay after remittance',
    ar: 'الدفع بعد التسليم',
  },
}
const FREQUENCIES: Record<ScheduleTermsView['frequency'], LocalizedMessage> = {
  week: { fr: 'chaque semaine', en: 'every week', ar: 'كل أسبوع' },
  two_weeks: { fr: 'une semaine sur deux', en: 'every other week', ar: 'كل أسبوعين' },
  month: { fr: 'chaque mois', en: 'every month', ar: 'كل شهر' },
}
const TEXTS = {
  operator: { fr: 'toutes les boutiques', en: 'all shops', ar: 'كل المتاجر' },
  schedule: {
    fr: 'Versements, {who}, à partir du {day}',
    en: 'Payouts, {who}, from {day}',
    ar: 'المدفوعات، {who}، ابتداءً من {day}',
  },
  removed: { fr: 'annulé', en: 'taken back', ar: 'أُلغي' },
  follows: { fr: 'comme toutes les boutiques', en: 'as all shops', ar: 'مثل كل المتاجر' },
  setting: { fr: 'comme le réglage', en: 'as the setting', ar: 'حسب الإعداد' },
  yes: { fr: 'oui', en: 'yes', ar: 'نعم' },
  no: { fr: 'non', en: 'no', ar: 'لا' },
} satisfies Record<string, LocalizedMessage>

export type ScheduleChange = {
  vendorName: string | null
  validFrom: LocalDate
  terms: ScheduleTermsView | null
  before: ScheduleTermsView | null
}

/** "Payouts, all shops, from 01/12/2026: Minimum: 1,000 DZD → 5,000 DZD (Nadia Haddad)" */
export function describeScheduleChange(
  { vendorName, validFrom, terms, before }: ScheduleChange,
  { by, isRemoved, language }: { by: string; isRemoved: boolean; language: Language },
): string {
  const colon = language === 'fr' ? ' :' : ':'
  const about = localizedText(TEXTS.schedule, language)
    .replace('{who}', vendorName ?? localizedText(TEXTS.operator, language))
    .replace('{day}', formatAdminDate(noonOfDay(validFrom), language, 'shortDate'))
  const fields = ownKeysOf(FIELDS).filter((field) => terms && terms[field] !== before?.[field])
  const parts = fields.map((field) => {
    const was = before ? `${formatField(field, before, language)} → ` : ''
    return `${FIELDS[field][language]}${colon} ${was}${formatField(field, terms!, language)}`
  })
  if (isRemoved) parts.unshift(localizedText(TEXTS.removed, language))
  if (terms === null) parts.push(localizedText(TEXTS.follows, language))
  return `${about}${colon} ${parts.join('; ')} (${by})`
}

function formatField(field: Field, terms: ScheduleTermsView, language: Language): string {
  if (field === 'frequency') return localizedText(FREQUENCIES[terms.frequency], language)
  if (field === 'weekday') return weekdayName(terms.weekday, language)
  if (field === 'hold_days') return formatNumber(terms.hold_days, language)
  if (field === 'pays_only_remitted') {
    const value = terms.pays_only_remitted
    return localizedText(TEXTS[value === null ? 'setting' : value ? 'yes' : 'no'], language)
  }
  return formatMoney(fromDinars(terms[field]), language, 'admin')
}

/** 4 January 2026 is a Sunday. */
const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Africa/Algiers' }).format(
    noonOfDay(dayOfMonth('2026-01', 4 + weekday)),
  )
