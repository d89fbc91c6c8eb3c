import { formatNumber } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { describeTermsChange } from '#platform/texts/describe-terms-change.ts'
import type { PolicyTermsView } from '../policies.contract.ts'
import { texts } from '../texts.generated.ts'

const VALUES = texts.below('policy-value')

export const describePolicyChange = describeTermsChange<PolicyTermsView>({
  title: texts.of('policy-change.title'),
  fields: texts.below('policy-field'),
  formatField: (field, terms, language) => formatValue(terms[field], language),
})

const formatValue = (value: PolicyTermsView[keyof PolicyTermsView], language: Language): string =>
  typeof value === 'number'
    ? formatNumber(value, language)
    : VALUES[typeof value === 'string' ? value : value ? 'yes' : 'no'](language)
