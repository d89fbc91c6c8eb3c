import { CircleAlert, Plus } from 'lucide-react'
import { formatNumber } from '#kernel/format.ts'
import { MAX_OPTIONS } from '#kernel/product-validation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usedVariants, parseWholeNumber } from './request-body.ts'
import { newKey, EMPTY_TEXTS, type Option, withVariantSkus } from './product-draft.ts'
import { EditorSection } from './form-fields.tsx'
import { VariantsTable } from './variants-table.tsx'
import type { Editor } from './use-editor.ts'
import { OptionRow } from './option-row.tsx'

type Props = { editor: Editor }

/** At most three options. */
export function VariantsSection({ editor }: Props) {
  const { t, language } = useTexts()
  const { draft, set, fieldErrors, forgive } = editor
  const { options } = draft
  const change = (key: string, changes: Partial<Option>) => {
    const next = options.map((option) => (option.key === key ? { ...option, ...changes } : option))
    set({ options: next, variants: withVariantSkus(draft, next) })
    for (let index = 0; index < options.length; index++) forgive(`options[${index}].fr`)
    forgive('variants')
  }
  const add = () => {
    const [first, second] = [t('product-editor.option-colour'), t('product-editor.option-size')]
    const name = options.length === 0 ? first : options.length === 1 ? second : ''
    set({
      options: [...options, { key: newKey(), name: { ...EMPTY_TEXTS, fr: name }, values: [] }],
    })
  }
  const stock = usedVariants(draft).reduce(
    (all, { fields }) => all + (parseWholeNumber(fields.stock) ?? 0),
    0,
  )
  const hasRows = options.length > 0 && options.every(({ values }) => values.length > 0)
  return (
    <EditorSection
      title={t('product-editor.variants')}
      aside={
        options.length < MAX_OPTIONS && (
          <Button kind="text" small onClick={add}>
            <Icon of={Plus} size="s" />
            {t('product-editor.option-add')}
          </Button>
        )
      }
    >
      {options.length === 0 && <p className="muted">{t('product-editor.variants-text')}</p>}
      {options.map((option, index) => (
        <OptionRow
          key={option.key}
          {...{ editor, option, at: index }}
          error={fieldErrors[`options[${index}].fr`]}
          onChange={(changes) => change(option.key, changes)}
          onRemove={() => {
            const next = options.filter(({ key }) => key !== option.key)
            set({ options: next, variants: withVariantSkus(draft, next) })
          }}
        />
      ))}
      {hasRows && <VariantsTable editor={editor} />}
      <div role="alert">
        {fieldErrors['variants'] !== undefined && (
          <p className="field-hint field-error">
            <Icon of={CircleAlert} size="s" />
            {fieldErrors['variants']}
          </p>
        )}
      </div>
      {hasRows && (
        <p className="muted num">
          {t('product-editor.variants-stock', { count: formatNumber(stock, language) })}
        </p>
      )}
    </EditorSection>
  )
}
