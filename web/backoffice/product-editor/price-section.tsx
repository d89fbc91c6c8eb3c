import { formatMoney } from '#kernel/format.ts'
import { discountPercent, fromDinars } from '#kernel/money.ts'
import { PRODUCT_FIELD_NAMES, productField, type ProductFieldName } from '#kernel/product-fields.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect } from '#web/ui/field.tsx'
import { Discount } from '#web/ui/money.tsx'
import { parseAmount } from './request-body.ts'
import { AmountField, EditorSection, NumberField } from './form-fields.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor }

export function PriceSection({ editor }: Props) {
  const { t } = useTexts()
  return (
    <EditorSection
      title={t('product-editor.price-section')}
      aside={<span className="muted">{t('product-editor.ttc')}</span>}
    >
      <PriceFields editor={editor} />
      <div className="editor-pair">
        <ChoiceSelect
          name="vat"
          error={editor.fieldErrors['vat']}
          label={t('product-editor.vat')}
          value={editor.draft.vat}
          choices={['default', '19', '9', '0']}
          nameOf={(vat) => t(`product-editor.vat.${vat}`)}
          onChoose={(vat) => {
            editor.set({ vat })
            editor.forgive('vat')
          }}
        />
        {PRODUCT_FIELD_NAMES.filter((name) => productField(name).section !== 'sale').map((name) => (
          <PlainField key={name} editor={editor} name={name} />
        ))}
      </div>
    </EditorSection>
  )
}

export const PriceFields = ({ editor }: Props) => (
  <div className="editor-prices">
    {PRODUCT_FIELD_NAMES.filter((name) => productField(name).section === 'sale').map((name) => (
      <PlainField key={name} editor={editor} name={name} />
    ))}
    <LiveDiscount editor={editor} />
  </div>
)

function PlainField({ editor, name }: Props & { name: ProductFieldName }) {
  const { t, language } = useTexts()
  const { draft, set, audience } = editor
  const { kind, label, hint, isRequired, isPrivate } = productField(name)
  if (isPrivate && audience === 'admin') return null
  const Field = kind === 'amount' ? AmountField : NumberField
  return (
    <Field
      editor={editor}
      path={name}
      label={label[language]}
      {...(isRequired ? { required: true } : { optional: t('product-editor.optional') })}
      {...(hint && { hint: hint[language] })}
      {...(isPrivate && {
        hint: t(
          draft.options.length > 0
            ? 'product-editor.cost-text-variants'
            : 'product-editor.cost-text',
        ),
      })}
      value={draft[name]}
      onType={(value) => set({ [name]: value })}
    />
  )
}

function LiveDiscount({ editor: { draft, audience } }: Props) {
  const { t, language } = useTexts()
  const price = parseAmount(draft.price)
  const compareAt = parseAmount(draft.compare_at_price)
  if (price === null || compareAt === null) return <output />
  const percent = discountPercent(fromDinars(price), fromDinars(compareAt))
  if (percent <= 0) return <output />
  const saved = fromDinars(Math.round((compareAt - price) * 100) / 100)
  const amount = formatMoney(saved, language, audience === 'admin' ? 'admin' : 'shop')
  return (
    <output className="live-discount">
      <Discount percent={percent} language={language} />
      <span>
        <b>{t('product-editor.discount')}</b>
        <small>{t('product-editor.discount-saves', { amount })}</small>
      </span>
    </output>
  )
}
