import { type SubmitEvent, useState } from 'react'
import type { CourierParcelsView } from '#capabilities/payouts/counted-cash.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { CourierParcelChoice } from './courier-parcels.tsx'

type CountRemittanceDialogProps = { onClose: () => void; onDone: (id: string) => void }
type Parcel = CourierParcelsView['items'][number]

/** Cash that a courier brings without a statement. */
export function CountRemittanceDialog({ onClose, onDone }: CountRemittanceDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.desk.count')}
      closeLabel={t('site.close')}
      wide
    >
      <CountForm onDone={onDone} />
    </Dialog>
  )
}

function CountForm({ onDone }: Pick<CountRemittanceDialogProps, 'onDone'>) {
  const { t, language } = useTexts()
  const couriers = useQuery(get('/admin/money/couriers'))
  const [draft, setDraft] = useState({
    ...{ courier: '', office: '', reference: '', fee: '0', received: '' },
  })
  const [chosen, setChosen] = useState<ReadonlyMap<string, Parcel>>(new Map())
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(() => undefined)
  const set = (name: keyof typeof draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value })
  const toggle = (parcel: Parcel) => {
    const next = new Map(chosen)
    if (!next.delete(parcel.id)) next.set(parcel.id, parcel)
    setChosen(next)
  }
  const total = [...chosen.values()].reduce((sum, { amount }) => sum + amount, 0)
  const amount = formatMoney(fromDinars(Math.round(total * 100) / 100), language)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = {
      ...(draft.courier === '' && { courier: t('admin-money.import.need-courier') }),
      ...(chosen.size === 0 && { parcel_ids: t('admin-money.desk.need-parcels') }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const done = await act({
      ...post('/admin/money/cash-remittances', null, {
        ...draft,
        parcel_ids: [...chosen.keys()],
        fee: parseNumber(draft.fee),
        received: parseNumber(draft.received),
      }),
      done: t('admin-money.desk.recorded'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onDone(done.view.id)
    else setErrors({ form: done.message, ...done.fields })
  }
  const input = (name: 'office' | 'reference' | 'fee' | 'received', label: string) => (
    <Input
      label={label}
      {...(name === 'office' && { optional: t('admin-money.shops.optional') })}
      {...(name !== 'office' && { dir: 'ltr' as const })}
      {...((name === 'fee' || name === 'received') && { inputMode: 'decimal' as const })}
      maxLength={80}
      error={errors[name]}
      value={draft[name]}
      onChange={set(name)}
    />
  )
  return (
    <form className="finance-form" noValidate onSubmit={(event) => void send(event)}>
      <Select
        label={t('admin-money.import.courier')}
        error={errors['courier']}
        value={draft.courier}
        onChange={(event) => {
          set('courier')(event)
          setChosen(new Map())
        }}
      >
        <option value="">{t('admin-money.import.choose')}</option>
        {couriers.view?.items.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {draft.courier !== '' && (
        <CourierParcelChoice
          key={draft.courier}
          courier={draft.courier}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      <p role="status">{t('admin-money.desk.chosen', { count: chosen.size, amount })}</p>
      {errors['parcel_ids'] && <FormFailure>{errors['parcel_ids']}</FormFailure>}
      {input('reference', t('admin-money.desk.reference'))}
      {input('office', t('admin-money.desk.office'))}
      {input('fee', t('admin-money.desk.fee'))}
      {input('received', t('admin-money.desk.counted'))}
      {errors['form'] && <FormFailure>{errors['form']}</FormFailure>}
      <Button type="submit" busy={isBusy}>
        {t('admin-money.manual.record')}
      </Button>
    </form>
  )
}
