import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { ownKeysOf } from '#kernel/records.ts'
import { texts } from '../texts.generated.ts'
import type { LocaleText } from './create-texts.ts'

const CHANGE = texts.below('terms-change')

/** Of dated terms: null where a vendor follows the operator's, or where none were before. */
export type TermsChange<Terms> = {
  /** Null: the operator's, for all vendors. */
  vendorName: string | null
  validFrom: LocalDate
  terms: Terms | null
  before: Terms | null
}
type Wording<Terms> = {
  title: (language: Language, values: { who: string; day: string }) => string
  /** In the order in which changes are listed. */
  fields: Readonly<Record<keyof Terms & string, LocaleText>>
  formatField: (field: keyof Terms & string, terms: Terms, language: Language) => string
}

/** "Payouts, all shops, from 01/12/2026: Minimum: 1,000 DZD → 5,000 DZD (Nadia Haddad)" */
export const describeTermsChange =
  <Terms extends object>({ title, fields, formatField }: Wording<Terms>) =>
  (
    { vendorName, validFrom, terms, before }: TermsChange<Terms>,
    { by, isRemoved, language }: { by: string; isRemoved: boolean; language: Language },
  ): string => {
    const changes = isRemoved ? [CHANGE.removed(language)] : []
    if (terms === null) changes.push(CHANGE.follows(language))
    else
      for (const field of ownKeysOf(fields).filter((key) => terms[key] !== before?.[key])) {
        const name = fields[field](language)
        const value = formatField(field, terms, language)
        changes.push(
          before
            ? CHANGE.changed(language, {
                name,
                before: formatField(field, before, language),
                value,
              })
            : CHANGE.new(language, { name, value }),
        )
      }
    return CHANGE.whole(language, {
      title: title(language, {
        who: vendorName ?? CHANGE.operator(language),
        day: formatAdminDate(noonOfDay(validFrom), language, 'shortDate'),
      }),
      changes: changes.join('; '),
      by,
    })
  }
