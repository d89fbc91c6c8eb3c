import { dayOfMonth, noonOfDay } from '#kernel/calendar.ts'
import { formatMoney, formatNumber } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import { describeTermsChange } from '#platform/texts/describe-terms-change.ts'
import type { ScheduleTermsView } from '../schedules.contract.ts'
import { texts } from '../texts.generated.ts'

const FREQUENCIES = texts.below('frequency')
const VALUES = texts.below('schedule-value')

export const describeScheduleChange = describeTermsChange<ScheduleTermsView>({
  title: texts.of('schedule-change.title'),
  fields: texts.below('schedule-field'),
  formatField,
})

function formatField(
  field: keyof ScheduleTermsView,
  terms: ScheduleTermsView,
  language: Language,
): string {
  if (field === 'frequency') return FREQUENCIES[terms.frequency](language)
  if (field === 'weekday') return weekdayName(terms.weekday, language)
  if (field === 'hold_days') return formatNumber(terms.hold_days, language)
  if (field === 'pays_only_remitted') {
    const value = terms.pays_only_remitted
    return VALUES[value === null ? 'setting' : value ? 'yes' : 'no'](language)
  }
  return formatMoney(fromDinars(terms[field]), language, 'admin')
}

/** 4 January 2026 is a Sunday. */
const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Africa/Algiers' }).format(
    noonOfDay(dayOfMonth('2026-01', 4 + weekday)),
  )
