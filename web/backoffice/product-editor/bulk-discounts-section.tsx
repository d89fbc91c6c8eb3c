import { Plus, Trash2 } from 'lucide-react'
import { formatMoney } from '#kernel/format.ts'
import { basisPoints, fromDinars, minus, shareOf } from '#kernel/money.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { parseAmount, parseWholeNumber } from './request-body.ts'
import { newKey, type ProductFormDraft } from './product-draft.ts'
import { FieldRowError, EditorSection } from './form-fields.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor }

export function BulkDiscountsSection({ editor }: Props) {
  const { t } = useTexts()
  const { draft, set } = editor
  const change = (key: string, changes: Partial<ProductFormDraft['tiers'][number]>) =>
    set({ tiers: draft.tiers.map((tier) => (tier.key === key ? { ...tier, ...changes } : tier)) })
  return (
    <EditorSection
      title={t('product-editor.tiers')}
      aside={
        <Button
          kind="text"
          small
          onClick={() =>
            set({ tiers: [...draft.tiers, { key: newKey(), quantity: '', percent: '' }] })
          }
        >
          <Icon of={Plus} size="s" />
          {t('product-editor.tier-add')}
        </Button>
      }
    >
      {draft.tiers.length > 0 && (
        <ul className="tier-rows">
          {draft.tiers.map((tier, index) => (
            <TierRow
              key={tier.key}
              {...{ editor, tier, at: index }}
              onChange={(changes) => change(tier.key, changes)}
              onRemove={() => set({ tiers: draft.tiers.filter(({ key }) => key !== tier.key) })}
            />
          ))}
        </ul>
      )}
    </EditorSection>
  )
}

type TierRowProps = Props & {
  tier: ProductFormDraft['tiers'][number]
  at: number
  onChange: (changes: Partial<ProductFormDraft['tiers'][number]>) => void
  onRemove: () => void
}

function TierRow({ editor, tier, at: index, onChange, onRemove }: TierRowProps) {
  const { t, language } = useTexts()
  const { draft, fieldErrors, forgive } = editor
  const number = index + 1
  const paths = {
    quantity: `bulk_discounts[${index}].quantity`,
    percent: `bulk_discounts[${index}].percent`,
  }
  const price = parseAmount(draft.price)
  const percent = parseWholeNumber(tier.percent)
  const isWorth = price !== null && percent !== null && percent >= 1 && percent <= 90
  const list = fromDinars(price ?? 0)
  const rate = isWorth ? basisPoints(percent * 100) : null
  const field = (id: 'quantity' | 'percent') => ({
    type: 'number',
    inputMode: 'numeric' as const,
    min: id === 'quantity' ? 2 : 1,
    dir: 'ltr',
    value: tier[id],
    'aria-label': t(`product-editor.tier-${id}`, { number }),
    ...(fieldErrors[paths[id]] !== undefined && { 'aria-invalid': true }),
    onChange: ({ target }: { target: { value: string } }) => {
      forgive(paths.quantity)
      forgive(paths.percent)
      onChange({ [id]: target.value })
    },
  })
  return (
    <li>
      <span>{t('product-editor.tier-from')}</span>
      <span className="input">
        <input {...field('quantity')} />
        <small>{t('product-editor.tier-items')}</small>
      </span>
      <span className="input">
        <input {...field('percent')} />
        <small>%</small>
      </span>
      <span className="muted tier-each">
        {rate !== null &&
          t('product-editor.tier-each', {
            amount: formatMoney(
              minus(list, shareOf(list, rate)),
              language,
              editor.audience === 'admin' ? 'admin' : 'shop',
            ),
          })}
      </span>
      <IconButton
        icon={Trash2}
        label={t('product-editor.tier-remove', { number })}
        onClick={onRemove}
      />
      <FieldRowError text={fieldErrors[paths.quantity] ?? fieldErrors[paths.percent]} />
    </li>
  )
}
