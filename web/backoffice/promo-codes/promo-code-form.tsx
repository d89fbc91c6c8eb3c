import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { type SubmitEvent, useState } from 'react'
import type { PromoCodeFieldsInput } from '#capabilities/promotions/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, Switch } from '#web/ui/field.tsx'
import {
  promoCodeBody,
  type PromoCodeDraft,
  type PromoCodeDraftField,
  type PromoCodeErrors,
} from './promo-code-draft.ts'
import { PromoCodeDiscountFields } from './promo-code-discount-fields.tsx'

type PromoCodeFormProps = {
  id: string
  start: PromoCodeDraft
  isLocked: boolean
  audience: BackofficeAudience
  /** Empty when saved, otherwise the errors by field. */
  onSubmit: (body: PromoCodeFieldsInput) => Promise<PromoCodeErrors>
}

export function PromoCodeForm({ id, audience, start, isLocked, onSubmit }: PromoCodeFormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(start)
  const [fieldErrors, setFieldErrors] = useState<PromoCodeErrors>({})
  const set = (field: PromoCodeDraftField, value: string | boolean) => {
    setDraft({ ...draft, [field]: value })
    setFieldErrors({ ...fieldErrors, [field]: '' })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const read = promoCodeBody(draft)
    const found =
      'wrong' in read
        ? Object.fromEntries(
            Object.entries(read.wrong).map(([field, wrong]) => [
              field,
              t(`promo-codes.wrong.${wrong}`),
            ]),
          )
        : await onSubmit(read.body)
    setFieldErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const bound = (name: Exclude<PromoCodeDraftField, 'is_public'>) => ({
    name,
    value: draft[name],
    error: fieldErrors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  return (
    <form id={id} className="promo-form" noValidate onSubmit={(event) => void submit(event)}>
      {isLocked && <p className="promo-locked">{t('promo-codes.locked')}</p>}
      <Input
        {...bound('code')}
        label={t('promo-codes.field.code')}
        hint={t('promo-codes.field.code-hint')}
        dir="ltr"
        maxLength={32}
        spellCheck={false}
        autoCapitalize="characters"
        className="promo-code-field"
        disabled={isLocked}
      />
      <PromoCodeDiscountFields
        audience={audience}
        draft={draft}
        isLocked={isLocked}
        bound={bound}
      />
      <div className="promo-pair">
        <Input
          {...bound('starts_on')}
          type="date"
          label={t('promo-codes.field.starts')}
          optional={t('backoffice.form.optional')}
        />
        <Input
          {...bound('ends_on')}
          type="date"
          label={t('promo-codes.field.ends')}
          optional={t('backoffice.form.optional')}
        />
      </div>
      <div className="promo-pair">
        <Input
          {...bound('maximum_uses')}
          label={t('promo-codes.field.uses')}
          optional={t('backoffice.form.optional')}
          inputMode="numeric"
          dir="ltr"
        />
        <Input
          {...bound('maximum_uses_per_buyer')}
          label={t('promo-codes.field.per-buyer')}
          optional={t('backoffice.form.optional')}
          inputMode="numeric"
          dir="ltr"
        />
      </div>
      {audience === 'vendor' && (
        <>
          <Switch
            label={t('promo-codes.field.public')}
            checked={draft.is_public}
            onChange={({ target }) => set('is_public', target.checked)}
          />
          <p className="field-hint">{t('promo-codes.field.public-hint')}</p>
        </>
      )}
      <p className="field-hint">{t(`promo-codes.paid-by.${audience}`)}</p>
    </form>
  )
}
