import { type FormEvent, useState } from 'react'
import type {
  CourierContractsView,
  CourierContractView,
} from '#capabilities/shipping/courier-contracts.contract.ts'
import { moneyUnit } from '#kernel/format.ts'
import { post, put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { type ContractDraft, draftContract, draftFees, parseContract } from './contract-draft.ts'
import { ContractFeeInputs } from './contract-fee-inputs.tsx'
import { ContractSheetInput } from './contract-sheet-input.tsx'

/** `contract`: the one that is changed, or whose terms a new one begins with. */
export type ContractToEdit = { contract: CourierContractView | null; isNew: boolean }
type ContractDialogProps = {
  /** Null while the dialog is closed. */
  editing: ContractToEdit | null
  courier: string
  onClose: () => void
  onSaved: (now: CourierContractsView) => void
}

export function ContractDialog({ editing, onClose, ...form }: ContractDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={editing !== null}
      onClose={onClose}
      title={t(editing?.isNew === false ? 'shipping.contract-edit' : 'shipping.contract-new')}
      closeLabel={t('site.close')}
      wide
    >
      {editing && <ContractForm editing={editing} {...form} />}
    </Dialog>
  )
}

type FormProps = Omit<ContractDialogProps, 'onClose' | 'editing'> & { editing: ContractToEdit }
type NumberField = 'cod_from' | 'cod_rate' | 'return_fee' | 'remittance_days'

function ContractForm({ editing: { contract, isNew }, courier, onSaved }: FormProps) {
  const { t, language } = useTexts()
  const { isBusy, act } = useMutation(() => undefined)
  const [draft, setDraft] = useState(() => draftContract(contract, { isNew }))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const set = (change: Partial<ContractDraft>) => setDraft((before) => ({ ...before, ...change }))
  const unit = moneyUnit(language, 'admin')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { body, wrong } = parseContract(draft)
    const typed = Object.fromEntries(wrong.map((name) => [name, t('shipping.contract-number')]))
    setErrors(typed)
    if (!body) return
    const saved = await act({
      ...(isNew || contract === null
        ? post('/admin/courier-contracts', null, { ...body, courier })
        : put(
            '/admin/courier-contracts/{id}',
            { id: contract.id },
            { ...body, version: contract.version },
          )),
      done: t('shipping.contract-saved'),
      failed: t('shipping.failed'),
      namesFailure: true,
    })
    if (saved.isDone) onSaved(saved.view)
    else setErrors(saved.fields)
  }
  const number = (name: NumberField, label: string, field: string = name) => (
    <Input
      label={label}
      inputMode="decimal"
      dir="ltr"
      value={draft[name]}
      error={errors[field]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <form className="delivery-form" noValidate onSubmit={(event) => void submit(event)}>
      <ContractSheetInput onRead={(fees) => set({ fees: { ...draft.fees, ...draftFees(fees) } })} />
      <div className="contract-fields">
        <Input
          type="date"
          dir="ltr"
          label={t('shipping.contract-starts')}
          hint={t('shipping.contract-starts-hint')}
          value={draft.valid_from}
          error={errors['valid_from']}
          onChange={({ target }) => set({ valid_from: target.value })}
        />
        {number('return_fee', t('shipping.contract-return-fee', { unit }))}
        {number('cod_rate', t('shipping.contract-cod-rate'), 'cod_rate_bp')}
        {number('cod_from', t('shipping.contract-cod-from', { unit }))}
        <Select
          label={t('shipping.contract-cod-base')}
          value={draft.cod_base}
          onChange={({ target }) =>
            set({ cod_base: target.value === 'excess' ? 'excess' : 'whole' })
          }
        >
          <option value="whole">{t('shipping.contract-base.whole')}</option>
          <option value="excess">{t('shipping.contract-base.excess')}</option>
        </Select>
        {number('remittance_days', t('shipping.contract-rhythm-days'))}
      </div>
      <ContractFeeInputs
        fees={draft.fees}
        errors={errors}
        unit={unit}
        onChange={(fees) => set({ fees })}
      />
      {errors['fees'] && <FormFailure>{errors['fees']}</FormFailure>}
      {Object.keys(errors).some((name) => name.startsWith('fees.')) && (
        <FormFailure>{t('shipping.contract-fees-wrong')}</FormFailure>
      )}
      <Button type="submit" busy={isBusy}>
        {t('shipping.save')}
      </Button>
    </form>
  )
}
