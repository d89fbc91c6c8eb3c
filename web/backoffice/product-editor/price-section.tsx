import { formatMoney } from '#kernel/format.ts'
import { discountPercent, fromDinars } from '#kernel/money.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect } from '#web/ui/field.tsx'
import { Discount } from '#web/ui/money.tsx'
import { parseAmount } from './request-body.ts'
import { AmountField, EditorSection } from './form-fields.tsx'
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
        {editor.audience === 'vendor' && <CostField editor={editor} />}
      </div>
    </EditorSection>
  )
}

/** Applies to variants without a cost of their own. */
function CostField({ editor }: Props) {
  const { t } = useTexts()
  const { draft, set } = editor
  return (
    <AmountField
      editor={editor}
      path="cost"
      label={t('product-editor.cost')}
      optional={t('product-editor.optional')}
      hint={t(
        draft.options.length > 0 ? 'product-editor.cost-text-variants' : 'product-editor.cost-text',
      )}
      value={draft.cost}
      onType={(cost) => set({ cost })}
    />
  )
}

export function PriceFields({ editor }: Props) {
  const { t } = useTexts()
  const { draft, set } = editor
  return (
    <div className="editor-prices">
      <AmountField
        editor={editor}
        path="price"
        label={t('product-editor.price')}
        required
        value={draft.price}
        onType={(price) => set({ price })}
      />
      <AmountField
        editor={editor}
        path="compare_at_price"
        label={t('product-editor.compare-at')}
        optional={t('product-editor.optional')}
        value={draft.compareAt}
        onType={(compareAt) => {
          set({ compareAt })
          editor.forgive('compare_at_price')
        }}
      />
      <LiveDiscount editor={editor} />
    </div>
  )
}

function LiveDiscount({ editor: { draft, audience } }: Props) {
  const { t, language } = useTexts()
  const price = parseAmount(draft.price)
  const compareAt = parseAmount(draft.compareAt)
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
