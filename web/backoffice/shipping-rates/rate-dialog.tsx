import type { DeliveryMethodName } from '#capabilities/shipping/contract.ts'
import { type FormEvent, useState } from 'react'
import { moneyUnit } from '#kernel/format.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Switch } from '#web/ui/field.tsx'
import {
  type RatesAudience,
  METHODS,
  type RateTableRow,
  parseRateForm,
  type RateForm,
  toRateForm,
  type RatesView,
} from './rates.ts'

type RateDialogProps = {
  audience: RatesAudience
  /** Edited together; values that differ among them stay unless typed over. */
  rows: readonly RateTableRow[]
  title: string
  onClose: () => void
  onSaved: (now: RatesView) => void
}

export function RateDialog({ audience, rows, title, onClose, onSaved }: RateDialogProps) {
  const { t } = useTexts()
  const [first] = rows
  return (
    <Dialog open={first !== undefined} onClose={onClose} title={title} closeLabel={t('site.close')}>
      {first && <RatesForm key={first.wilaya} {...{ audience, rows, onSaved }} />}
    </Dialog>
  )
}

type RateFormProps = Pick<RateDialogProps, 'audience' | 'rows' | 'onSaved'>

function RatesForm({ audience, rows, onSaved }: RateFormProps) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(() => undefined)
  const [start] = useState<Record<DeliveryMethodName, RateForm>>(() => ({
    home: toRateForm(
      rows.map(({ home }) => home),
      audience,
    ),
    stop_desk: toRateForm(
      rows.map(({ stop_desk }) => stop_desk),
      audience,
    ),
  }))
  const [typed, setTyped] = useState(start)
  const [hasFailed, setFailed] = useState(false)
  const isWrong = (method: DeliveryMethodName) =>
    rows.some((row) => parseRateForm(typed[method], row[method], audience) === undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isRefused = METHODS.some(isWrong)
    setFailed(isRefused)
    if (isRefused) return
    const changes = rows.flatMap((row) =>
      METHODS.map((method) => ({
        wilaya: row.wilaya,
        method,
        rate: parseRateForm(typed[method], row[method], audience) ?? null,
        // Optimistic lock: another admin's rate is not overwritten.
        ...(audience === 'admin' && { known: row[method].own }),
      })),
    )
    const saved = await act({
      ...put(`/${audience}/shipping-rates`, null, { changes }),
      done: t('shipping.tariffs-saved', { count: rows.length }),
      failed: t('shipping.failed'),
      namesFailure: true,
    })
    if (saved.isDone) onSaved(saved.view)
  }
  return (
    <form className="delivery-form" noValidate onSubmit={(event) => void submit(event)}>
      {METHODS.map((method) => (
        <MethodFields
          key={method}
          audience={audience}
          method={method}
          typed={typed[method]}
          start={start[method]}
          hasFailed={hasFailed && isWrong(method)}
          onChange={(now) => setTyped((before) => ({ ...before, [method]: now }))}
        />
      ))}
      <Button type="submit" busy={isBusy}>
        {t('shipping.save')}
      </Button>
    </form>
  )
}

type MethodFieldsProps = {
  audience: RatesAudience
  method: DeliveryMethodName
  typed: RateForm
  /** Initial values: a field that differed and is emptied again stays unchanged. */
  start: RateForm
  hasFailed: boolean
  onChange: (typed: RateForm) => void
}

function MethodFields({ audience, method, typed, start, hasFailed, onChange }: MethodFieldsProps) {
  const { t, language } = useTexts()
  const unit = moneyUnit(language, audience === 'admin' ? 'admin' : 'shop')
  const number = (name: 'fee' | 'freeAbove' | 'minDays' | 'maxDays') => ({
    value: typed[name] ?? '',
    ...(typed[name] === null && { placeholder: t('shipping.unchanged') }),
    inputMode: 'decimal' as const,
    dir: 'ltr' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({
        ...typed,
        [name]: target.value === '' && start[name] === null ? null : target.value,
      }),
  })
  return (
    <fieldset className="tariff-fields">
      <legend>{t(`shipping.method.${method}`)}</legend>
      {audience === 'vendor' && (
        <Switch
          label={t('shipping.own')}
          checked={typed.isOwn ?? false}
          onChange={(event) => onChange({ ...typed, isOwn: event.target.checked })}
        />
      )}
      {typed.isOwn !== false && (
        <>
          <Switch
            label={t(audience === 'admin' ? 'shipping.offered-here' : 'shipping.offered')}
            checked={typed.isOffered ?? false}
            onChange={(event) => onChange({ ...typed, isOffered: event.target.checked })}
          />
          <div className="tariff-numbers">
            <Input label={t('shipping.fee', { unit })} {...number('fee')} />
            <Input
              label={t('shipping.free-above', { unit })}
              optional={t('shipping.optional')}
              {...number('freeAbove')}
              {...(typed.freeAbove !== null && { placeholder: t('shipping.never-free') })}
            />
            <Input label={t('shipping.min-days')} {...number('minDays')} />
            <Input label={t('shipping.max-days')} {...number('maxDays')} />
          </div>
          {hasFailed && <FormFailure>{t('shipping.numbers-wrong')}</FormFailure>}
        </>
      )}
    </fieldset>
  )
}
