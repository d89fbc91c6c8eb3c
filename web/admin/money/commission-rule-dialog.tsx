import { type SubmitEvent, useId, useState } from 'react'
import type { CommissionRuleView } from '#capabilities/ledger/contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChoiceSelect, Input, Select } from '#web/ui/field.tsx'

import { today } from './status-tones.ts'

type Scope = CommissionRuleView['scope']
const SCOPES: readonly Scope[] = ['global', 'vendor', 'category']

type RuleProps = { open: boolean; onClose: () => void; onDone: () => void }

export function CommissionRuleDialog({ open, onClose, onDone }: RuleProps) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const form = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('admin-money.rules.add')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t('admin-money.rules.add')}
          </Button>
        </>
      }
    >
      <RuleForm
        id={form}
        onBusy={setBusy}
        onDone={() => {
          onDone()
          onClose()
        }}
      />
    </Dialog>
  )
}

const amountOf = (typed: string): number => Number(typed.replace(/\s/g, '').replace(',', '.'))

const isShare = (typed: string): boolean => {
  const value = amountOf(typed)
  return typed.trim() !== '' && value >= 0 && value <= 100
}

const subjectOf = (scope: Scope, target: string) => {
  if (scope === 'vendor') return { scope, vendor_id: target }
  return scope === 'category' ? { scope, category: target } : { scope }
}

type FormProps = { id: string; onBusy: (isBusy: boolean) => void; onDone: () => void }

function RuleForm({ id, onBusy, onDone }: FormProps) {
  const { t } = useTexts()
  const choices = useQuery(get('/admin/reports/choices'))
  const [scope, setScope] = useState<Scope>('global')
  const [target, setTarget] = useState('')
  const [rate, setRate] = useState('')
  const [fixed, setFixed] = useState('0')
  const [from, setFrom] = useState(today)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { act } = useMutation(() => undefined)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isShare(rate)) return setErrors({ rate_bp: t('admin-money.rules.rate-range') })
    onBusy(true)
    const done = await act({
      ...post('/admin/money/commission-rules', null, {
        ...subjectOf(scope, target),
        rate_bp: Math.round(amountOf(rate) * 100),
        fixed: amountOf(fixed),
        valid_from: from,
      }),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    onBusy(false)
    if (done.isDone) return onDone()
    const isOfAField = Object.keys(done.fields).length > 0
    setErrors(isOfAField ? done.fields : { valid_from: done.message })
  }
  const options =
    scope === 'vendor'
      ? (choices.view?.vendors ?? []).map(({ id, business_name: name }) => ({ value: id, name }))
      : (choices.view?.categories ?? []).map(({ slug, name }) => ({ value: slug, name }))
  return (
    <form id={id} className="finance-form" noValidate onSubmit={(event) => void send(event)}>
      <ChoiceSelect
        label={t('admin-money.rules.scope')}
        value={scope}
        choices={SCOPES}
        nameOf={(choice) => t(`admin-money.rules.scope.${choice}`)}
        onChoose={(chosen) => {
          setScope(chosen)
          setTarget('')
        }}
      />
      {scope !== 'global' && (
        <Select
          label={t(scope === 'vendor' ? 'admin-money.shops.shop' : 'admin-money.rules.category')}
          error={errors['vendor_id'] ?? errors['category']}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        >
          <option value="">{t('admin-money.import.choose')}</option>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Input
        label={t('admin-money.rules.rate')}
        dir="ltr"
        inputMode="decimal"
        error={errors['rate_bp']}
        value={rate}
        onChange={(event) => setRate(event.target.value)}
      />
      <Input
        label={t('admin-money.rules.fixed')}
        dir="ltr"
        inputMode="decimal"
        error={errors['fixed']}
        value={fixed}
        onChange={(event) => setFixed(event.target.value)}
      />
      <Input
        type="date"
        dir="ltr"
        label={t('admin-money.rules.from')}
        error={errors['valid_from']}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
    </form>
  )
}
