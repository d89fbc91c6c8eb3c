import { ArrowDownToLine } from 'lucide-react'
import { localizedText } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Switch } from '#web/ui/field.tsx'
import { usedVariants } from './request-body.ts'
import {
  keyOf,
  NO_VARIANT,
  type VariantFields,
  valuesOf,
  type LocalizedTexts,
} from './product-draft.ts'
import { FieldRowError } from './form-fields.tsx'
import type { Editor } from './use-editor.ts'

const FIELDS = ['sku', 'price', 'cost', 'stock'] as const
type FieldName = (typeof FIELDS)[number]
/** Only the vendor sees the cost. */
const fieldsFor = ({ audience }: Editor) =>
  FIELDS.filter((name) => name !== 'cost' || audience === 'vendor')
const API_NAME: Record<FieldName, string> = {
  sku: 'sku',
  price: 'price',
  cost: 'cost',
  stock: 'inventory_quantity',
}
const TEXT_OF = {
  sku: 'product-editor.sku',
  price: 'product-editor.variant-price',
  cost: 'product-editor.variant-cost',
  stock: 'product-editor.stock',
} as const

/** A column can be filled from its first row. */
export function VariantsTable({ editor }: { editor: Editor }) {
  const { t } = useTexts()
  const { draft, set, language } = editor
  const choices = valuesOf(draft.options)
  const sold = usedVariants(draft).map(({ key }) => key)
  const fieldsOf = (key: string): VariantFields => draft.variants[key] ?? NO_VARIANT
  const change = (key: string, changes: Partial<VariantFields>) =>
    set({ variants: { ...draft.variants, [key]: { ...fieldsOf(key), ...changes } } })
  const fill = (name: FieldName) => {
    const [first] = choices
    if (!first) return
    const value = fieldsOf(keyOf(first))[name]
    const all = choices.map(
      (choice) => [keyOf(choice), { ...fieldsOf(keyOf(choice)), [name]: value }] as const,
    )
    set({ variants: { ...draft.variants, ...Object.fromEntries(all) } })
  }
  return (
    <div className="matrix-scroll">
      <table className="matrix">
        <caption className="sr-only">{t('product-editor.variants-list')}</caption>
        <thead>
          <tr>
            {draft.options.map(({ key, name }) => (
              <th key={key} scope="col">
                {localizedText(name, language)}
              </th>
            ))}
            {fieldsFor(editor).map((name) => (
              <th key={name} scope="col">
                <span>
                  {t(TEXT_OF[name])}
                  {name !== 'sku' && choices.length > 1 && (
                    <IconButton
                      icon={ArrowDownToLine}
                      label={t('product-editor.fill-of', { field: t(TEXT_OF[name]) })}
                      onClick={() => fill(name)}
                    />
                  )}
                </span>
              </th>
            ))}
            {draft.images.length > 1 && <th scope="col">{t('product-editor.variant-image')}</th>}
            <th scope="col">{t('product-editor.variant-sold')}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map((values) => {
            const key = keyOf(values)
            return (
              <MatrixRow
                key={key}
                {...{ editor, values }}
                fields={fieldsOf(key)}
                path={`variants[${sold.indexOf(key)}]`}
                onChange={(changes) => change(key, changes)}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type MatrixRowProps = {
  editor: Editor
  values: readonly LocalizedTexts[]
  fields: VariantFields
  path: string
  onChange: (changes: Partial<VariantFields>) => void
}

function MatrixRow({ editor, values, fields, path, onChange }: MatrixRowProps) {
  const { t } = useTexts()
  const { draft, fieldErrors, forgive, language } = editor
  const name = values.map((words) => localizedText(words, language)).join(' / ')
  const labelOf = (field: string) => t('product-editor.variant-of', { field, name })
  const errors = FIELDS.flatMap((field) => fieldErrors[`${path}.${API_NAME[field]}`] ?? [])
  const cell = (value: FieldName) => ({
    dir: 'ltr',
    value: fields[value],
    disabled: !fields.isSold,
    'aria-label': labelOf(t(TEXT_OF[value])),
    ...(fieldErrors[`${path}.${API_NAME[value]}`] !== undefined && { 'aria-invalid': true }),
    onChange: ({ target }: { target: { value: string } }) => {
      forgive(`${path}.${API_NAME[value]}`)
      onChange({ [value]: target.value })
    },
  })
  return (
    <tr className={classes(!fields.isSold && 'is-off')}>
      {values.map((value, index) => (
        <td key={index} className="matrix-value">
          <bdi>{localizedText(value, language)}</bdi>
          {index === 0 && <FieldRowError text={errors[0]} />}
        </td>
      ))}
      <td data-label={t('product-editor.sku')}>
        <input {...cell('sku')} maxLength={64} className="matrix-field matrix-sku" />
      </td>
      <td data-label={t('product-editor.variant-price')}>
        <input
          {...cell('price')}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          placeholder={draft.price}
          className="matrix-field"
        />
      </td>
      {fieldsFor(editor).includes('cost') && (
        <td data-label={t('product-editor.variant-cost')}>
          <input
            {...cell('cost')}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            placeholder={draft.cost}
            className="matrix-field"
          />
        </td>
      )}
      <td data-label={t('product-editor.stock')}>
        <input
          {...cell('stock')}
          type="number"
          inputMode="numeric"
          min={0}
          className={classes('matrix-field', fields.isSold && fields.stock === '0' && 'is-out')}
        />
      </td>
      {draft.images.length > 1 && (
        <td data-label={t('product-editor.variant-image')}>
          <select
            className="matrix-field"
            aria-label={labelOf(t('product-editor.variant-image'))}
            disabled={!fields.isSold}
            value={fields.image || 'none'}
            onChange={({ target }) =>
              onChange({ image: target.value === 'none' ? '' : target.value })
            }
          >
            <option value="none">{t('product-editor.variant-image-none')}</option>
            {draft.images.map(({ url }, index) => (
              <option key={url} value={url}>
                {t('product-editor.image', { number: index + 1 })}
              </option>
            ))}
          </select>
        </td>
      )}
      <td data-label={t('product-editor.variant-sold')}>
        <Switch
          label={<span className="sr-only">{labelOf(t('product-editor.variant-sold'))}</span>}
          checked={fields.isSold}
          onChange={({ target }) => onChange({ isSold: target.checked })}
        />
      </td>
    </tr>
  )
}
