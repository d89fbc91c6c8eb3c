import { formatMoney, formatPercent } from '#kernel/format.ts'
import { type Language, languageName } from '#kernel/locale.ts'
import { splitLanguages } from '#kernel/optional-languages.ts'
import { fromDinars } from '#kernel/money.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'
import { type FieldName, KINDS, type SettingFieldValue } from './setting-fields.ts'

export function formatSettingValue(
  name: FieldName,
  value: SettingFieldValue | null,
  { t, language }: { t: Translate; language: Language },
): string {
  if (value === null) return '…'
  if (typeof value === 'boolean') return t(value ? 'admin-settings.on' : 'admin-settings.off')
  if (KINDS[name] === 'languages' && value !== '')
    return splitLanguages(String(value)).map(languageName).join(', ')
  if (typeof value === 'string') return value === '' ? t('admin-settings.empty') : value
  if (KINDS[name] === 'amount') return formatMoney(fromDinars(value), language, 'admin')
  if (KINDS[name] === 'count') return String(value)
  if (language === 'en') return formatPercent(value, language)
  return formatPercent(value, language).replace('.', ',')
}
