import { type SubmitEvent, useId, useState } from 'react'
import type { PromoCodeFieldsInput } from '#capabilities/promotions/contract.ts'
import { moneyUnit } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select, Switch } from '#web/ui/field.tsx'
import { audienceOf, type Code, type BackofficeAudience } from './promo-codes.ts'
import {
  promoCodeBody,
  copyOf,
  type PromoCodeDraft,
  type PromoCodeDraftField,
  toPromoCodeDraft,
  type PromoCodeErrors,
} from './promo-code-draft.ts'

export type PromoCodeEditing = { what: 'new' } | { what: 'edit' | 'copy'; code: Code }
type Props = {
  editing: PromoCodeEditing | null
  audience: BackofficeAudience
  isBusy: boolean
  onClose: () => void
  /** Empty when saved, otherwise the errors by field. */
  onSubmit: (body: PromoCodeFieldsInput) => Promise<PromoCodeErrors>
}

export function PromoCodeDialog({ editing, audience, isBusy, onClose, onSubmit }: Props) {
  const { t } = useTexts()
  const form = useId()
  const isNew = editing?.what !== 'edit'
  return (
    <Dialog
      open={editing !== null}
      onClose={onClose}
      wide
      title={
        isNew ? t('promo-codes.new') : t('promo-codes.edit-of', { name: editing?.code.code ?? '' })
      }
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('promo-codes.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t(isNew ? 'promo-codes.create' : 'promo-codes.save')}
          </Button>
        </>
      }
    >
      {editing && (
        <CodeForm
          id={form}
          audience={audience}
          start={
            editing.what === 'new'
              ? toPromoCodeDraft(null)
              : editing.what === 'copy'
                ? copyOf(editing.code)
                : toPromoCodeDraft(editing.code)
          }
          isLocked={editing.what === 'edit' && editing.code.was_used}
          onSubmit={onSubmit}
        />
      )}
    </Dialog>
  )
}

type FormProps = Pick<Props, 'audience' | 'onSubmit'> & {
  id: string
  start: PromoCodeDraft
  isLocked: boolean
}

function CodeForm({ id, audience, start, isLocked, onSubmit }: FormProps) {
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
      <Gift audience={audience} draft={draft} isLocked={isLocked} bound={bound} />
      <div className="promo-pair">
        <Input
          {...bound('starts_on')}
          type="date"
          label={t('promo-codes.field.starts')}
          optional={t('promo-codes.optional')}
        />
        <Input
          {...bound('ends_on')}
          type="date"
          label={t('promo-codes.field.ends')}
          optional={t('promo-codes.optional')}
        />
      </div>
      <div className="promo-pair">
        <Input
          {...bound('maximum_uses')}
          label={t('promo-codes.field.uses')}
          optional={t('promo-codes.optional')}
          inputMode="numeric"
          dir="ltr"
        />
        <Input
          {...bound('maximum_uses_per_buyer')}
          label={t('promo-codes.field.per-buyer')}
          optional={t('promo-codes.optional')}
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

type GiftProps = {
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

function Gift({ audience, draft, isLocked, bound }: GiftProps) {
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
          optional={t('promo-codes.optional')}
        />
        {draft.kind === 'percentage' && (
          <Input
            {...bound('maximum_discount')}
            {...amount}
            prefix={unit}
            label={t('promo-codes.field.cap')}
            optional={t('promo-codes.optional')}
          />
        )}
      </div>
    </>
  )
}
