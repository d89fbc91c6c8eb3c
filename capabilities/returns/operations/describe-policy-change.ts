import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate, formatNumber } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { PolicyTermsView } from '../policies.contract.ts'
import { texts } from '../texts.generated.ts'

const CHANGE = texts.below('policy-change')
const FIELDS = texts.below('policy-field')
const VALUES = texts.below('policy-value')

export type PolicyChange = {
  vendorName: string | null
  validFrom: LocalDate
  terms: PolicyTermsView | null
  before: PolicyTermsView | null
}

/** "Returns, all shops, from 01/12/2026: Working days to return: 4 → 7 (Nadia Haddad)" */
export function describePolicyChange(
  { vendorName, validFrom, terms, before }: PolicyChange,
  { by, isRemoved, language }: { by: string; isRemoved: boolean; language: Language },
): string {
  const title = CHANGE.title(language, {
    who: vendorName ?? CHANGE.operator(language),
    day: formatAdminDate(noonOfDay(validFrom), language, 'shortDate'),
  })
  const changes = isRemoved ? [CHANGE.removed(language)] : []
  if (terms === null) changes.push(CHANGE.follows(language))
  else
    for (const field of ownKeysOf(FIELDS).filter((name) => terms[name] !== before?.[name])) {
      const name = FIELDS[field](language)
      const value = formatValue(terms[field], language)
      changes.push(
        before
          ? CHANGE.changed(language, { name, before: formatValue(before[field], language), value })
          : CHANGE.new(language, { name, value }),
      )
    }
  return CHANGE.whole(language, { title, changes: changes.join('; '), by })
}

const formatValue = (value: PolicyTermsView[keyof PolicyTermsView], language: Language): string =>
  typeof value === 'number'
    ? formatNumber(value, language)
    : VALUES[typeof value === 'string' ? value : value ? 'yes' : 'no'](language)
