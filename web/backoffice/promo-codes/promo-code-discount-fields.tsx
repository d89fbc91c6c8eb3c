import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { moneyUnit } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, Select } from '#web/ui/field.tsx'
import { audienceOf } from './promo-codes.ts'
import type { PromoCodeDraft, PromoCodeDraftField } from './promo-code-draft.ts'

type PromoCodeDiscountFieldsProps = {
  audience: BackofficeAudience
  draft: PromoCodeDraft
  isLocked: boolean
  bound: (name: Exclude<PromoCodeDraftField, 'is_public'>) => {
    name: string
    value: string
    error: string | undefined
    autoComplete: string
    onChange: (event: { target: { value: string } }) => void
  }
}

export function PromoCodeDiscountFields({
  audience,
  draft,
  isLocked,
  bound,
}: PromoCodeDiscountFieldsProps) {
  const { t, language } = useTexts()
  const unit = moneyUnit(language, audienceOf(audience))
  const amount = { inputMode: 'decimal', dir: 'ltr', disabled: isLocked } as const
  return (
    <>
      <div className="promo-pair">
        <Select {...bound('kind')} label={t('promo-codes.field.kind')} disabled={isLocked}>
          {(['percentage', 'amount', 'free_delivery'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`promo-codes.kind.${kind}`)}
            </option>
          ))}
        </Select>
        {draft.kind === 'percentage' && (
          <Input
            {...bound('percent')}
            {...amount}
            prefix="%"
            label={t('promo-codes.field.percent')}
          />
        )}
        {draft.kind === 'amount' && (
          <Input
            {...bound('amount')}
            {...amount}
            prefix={unit}
            label={t('promo-codes.field.amount')}
          />
        )}
      </div>
      <div className="promo-pair">
        <Input
          {...bound('minimum')}
          {...amount}
          prefix={unit}
          label={t('promo-codes.field.minimum')}
          optional={t('backoffice.form.optional')}
        />
        {draft.kind === 'percentage' && (
          <Input
            {...bound('maximum_discount')}
            {...amount}
            prefix={unit}
            label={t('promo-codes.field.cap')}
            optional={t('backoffice.form.optional')}
          />
        )}
      </div>
    </>
  )
}
