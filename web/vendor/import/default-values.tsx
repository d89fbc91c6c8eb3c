import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, Select } from '#web/ui/field.tsx'
import { type ImportFieldName, useImportFieldName } from './import-fields.ts'
import type { ImportViewState } from './use-import.ts'

export type DefaultDraft = Record<DefaultField, string>
type DefaultField = (typeof ALL)[number]

const ALL = ['category', 'price', 'inventory_quantity', 'status'] as const
/** A new product has none of these by itself. */
const REQUIRED: readonly DefaultField[] = ['category', 'price']
/** Columns that make a default unnecessary. */
const COVERED_BY: Readonly<Record<DefaultField, readonly ImportFieldName[]>> = {
  category: ['category'],
  price: ['price', 'regular_price', 'sale_price'],
  inventory_quantity: ['inventory_quantity'],
  status: ['status', 'published'],
}
const NAMES: readonly ImportFieldName[] = ['name_fr', 'name_ar', 'name_en']

export const defaultDraft = ({ defaults }: Pick<ImportViewState, 'defaults'>): DefaultDraft => ({
  category: defaults.category ?? '',
  price: defaults.price ?? '',
  inventory_quantity: defaults.inventory_quantity ?? '',
  status: defaults.status ?? '',
})

type Columns = ImportViewState['columns']
const openFields = (columns: Columns): DefaultField[] => {
  const mapped = new Set(Object.values(columns))
  return ALL.filter((field) => COVERED_BY[field].every((column) => !mapped.has(column)))
}

export const invalidDefaults = (draft: DefaultDraft, columns: Columns): DefaultField[] =>
  openFields(columns).filter((field) => {
    const text = draft[field].trim()
    if (text === '' || field === 'category' || field === 'status') return false
    const value = parseNumber(text)
    return value === null || (field === 'inventory_quantity' && !Number.isInteger(value))
  })

/** Only those without a column. */
export const defaultsBody = (draft: DefaultDraft, columns: Columns): object =>
  Object.fromEntries(
    openFields(columns).flatMap((field) => {
      const text = draft[field].trim()
      if (text === '') return []
      return [[field, field === 'category' || field === 'status' ? text : parseNumber(text)]]
    }),
  )

type DefaultValuesProps = {
  columns: Columns
  draft: DefaultDraft
  invalid: readonly DefaultField[]
  categories: ImportsPageView['categories']
  onChange: (draft: DefaultDraft) => void
}

/** Values for a whole file that lacks their column. */
export function DefaultValues(props: DefaultValuesProps) {
  const { columns, draft, invalid, categories, onChange } = props
  const { t, language } = useTexts()
  const nameOf = useImportFieldName()
  const fields = openFields(columns)
  const missing = fields.filter((field) => REQUIRED.includes(field))
  const hasName = Object.values(columns).some((column) => NAMES.includes(column))
  const names = [...(hasName ? [] : [t('imports.name')]), ...missing.map((field) => nameOf(field))]
  const set = (field: DefaultField) => (event: { target: { value: string } }) =>
    onChange({ ...draft, [field]: event.target.value })
  if (fields.length === 0 && hasName) return null
  return (
    <fieldset className="default-values">
      <legend>{t('imports.defaults')}</legend>
      {names.length > 0 && (
        <p role="status" className="warn-line">
          {t('imports.columns-lacking', { names: new Intl.ListFormat(language).format(names) })}
        </p>
      )}
      <p className="dialog-text">{t('imports.defaults-text')}</p>
      <div className="column-list">
        {fields.map((field) =>
          field === 'category' || field === 'status' ? (
            <Select key={field} label={nameOf(field)} value={draft[field]} onChange={set(field)}>
              <option value="">
                {t(field === 'category' ? 'imports.category-choose' : 'products.own-status.draft')}
              </option>
              {field === 'category' ? (
                categories.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))
              ) : (
                <option value="active">{t('products.own-status.active')}</option>
              )}
            </Select>
          ) : (
            <Input
              key={field}
              label={nameOf(field)}
              dir="ltr"
              inputMode={field === 'price' ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={draft[field]}
              error={invalid.includes(field) ? t('imports.default-invalid') : null}
              onChange={set(field)}
            />
          ),
        )}
      </div>
    </fieldset>
  )
}
