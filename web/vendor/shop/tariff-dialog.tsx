import { type FormEvent, useState } from 'react'
import type { TariffsView } from '#capabilities/shipping/contract.ts'
import { useAction } from '#web/desk/use-action.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Switch } from '#web/ui/field.tsx'
import { type Method, METHODS, type Row, tariffOf, type Typed, typedOf } from './tariffs.ts'

type TariffDialogProps = {
  /** The wilayas that are set together; the first one's values are shown. */
  rows: readonly Row[]
  title: string
  onClose: () => void
  onSaved: (now: TariffsView) => void
}

/** The shop's own tariffs for one wilaya, or for many at once. */
export function TariffDialog({ rows, title, onClose, onSaved }: TariffDialogProps) {
  const { t } = useTexts()
  const [first] = rows
  return (
    <Dialog open={first !== undefined} onClose={onClose} title={title} closeLabel={t('site.close')}>
      {first && <TariffForm key={first.wilaya} first={first} rows={rows} onSaved={onSaved} />}
    </Dialog>
  )
}

type TariffFormProps = Pick<TariffDialogProps, 'rows' | 'onSaved'> & { first: Row }

function TariffForm({ first, rows, onSaved }: TariffFormProps) {
  const { t } = useTexts()
  const { isBusy, act } = useAction<TariffsView>(() => undefined)
  const [typed, setTyped] = useState<Record<Method, Typed>>({
    home: typedOf(first.home),
    stop_desk: typedOf(first.stop_desk),
  })
  const [hasFailed, setFailed] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const tariffs = METHODS.map((method) => ({ method, tariff: tariffOf(typed[method]) }))
    const known = tariffs.flatMap(({ method, tariff }) =>
      tariff === undefined ? [] : [{ method, tariff }],
    )
    setFailed(known.length < METHODS.length)
    if (known.length < METHODS.length) return
    const changes = rows.flatMap(({ wilaya }) => known.map((one) => ({ wilaya, ...one })))
    const saved = await act({
      path: '/api/v1/vendor/tariffs',
      method: 'PUT',
      body: { changes },
      done: t('carriage.tariffs-saved', { count: rows.length }),
      failed: t('carriage.failed'),
    })
    if (saved.isDone) onSaved(saved.view)
  }
  return (
    <form className="delivery-form" noValidate onSubmit={(event) => void submit(event)}>
      {METHODS.map((method) => (
        <MethodFields
          key={method}
          method={method}
          typed={typed[method]}
          hasFailed={hasFailed && tariffOf(typed[method]) === undefined}
          onChange={(now) => setTyped((before) => ({ ...before, [method]: now }))}
        />
      ))}
      <Button type="submit" busy={isBusy}>
        {t('carriage.save')}
      </Button>
    </form>
  )
}

type MethodFieldsProps = {
  method: Method
  typed: Typed
  hasFailed: boolean
  onChange: (typed: Typed) => void
}

function MethodFields({ method, typed, hasFailed, onChange }: MethodFieldsProps) {
  const { t } = useTexts()
  const number = (name: 'fee' | 'freeAbove' | 'minDays' | 'maxDays') => ({
    value: typed[name],
    inputMode: 'decimal' as const,
    dir: 'ltr' as const,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...typed, [name]: event.target.value }),
  })
  return (
    <fieldset className="tariff-fields">
      <legend>{t(`carriage.method.${method}`)}</legend>
      <Switch
        label={t('carriage.own')}
        checked={typed.isOwn}
        onChange={(event) => onChange({ ...typed, isOwn: event.target.checked })}
      />
      {typed.isOwn && (
        <>
          <Switch
            label={t('carriage.offered')}
            checked={typed.isOffered}
            onChange={(event) => onChange({ ...typed, isOffered: event.target.checked })}
          />
          <div className="tariff-numbers">
            <Input label={t('carriage.fee')} {...number('fee')} />
            <Input
              label={t('carriage.free-above')}
              optional={t('carriage.optional')}
              {...number('freeAbove')}
            />
            <Input label={t('carriage.min-days')} {...number('minDays')} />
            <Input label={t('carriage.max-days')} {...number('maxDays')} />
          </div>
          {hasFailed && (
            <p className="form-error" role="alert">
              {t('carriage.numbers-wrong')}
            </p>
          )}
        </>
      )}
    </fieldset>
  )
}
