import { dayOfMonth, type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate, formatMoney, formatNumber } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { ScheduleTermsView } from '../schedules.contract.ts'
import { texts } from '../texts.generated.ts'

const CHANGE = texts.below('schedule-change')
const FIELDS = texts.below('schedule-field')
const FREQUENCIES = texts.below('frequency')
const VALUES = texts.below('schedule-value')

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
  const title = CHANGE.title(language, {
    who: vendorName ?? CHANGE.operator(language),
    day: formatAdminDate(noonOfDay(validFrom), language, 'shortDate'),
  })
  const changes = isRemoved ? [CHANGE.removed(language)] : []
  if (terms === null) changes.push(CHANGE.follows(language))
  else
    for (const field of ownKeysOf(FIELDS).filter((key) => terms[key] !== before?.[key])) {
      const name = FIELDS[field](language)
      const value = formatField(field, terms, language)
      changes.push(
        before
          ? CHANGE.changed(language, { name, before: formatField(field, before, language), value })
          : CHANGE.new(language, { name, value }),
      )
    }
  return CHANGE.whole(language, { title, changes: changes.join('; '), by })
}

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
