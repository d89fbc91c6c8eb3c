import { useState } from 'react'
import {
  PAYOUT_FREQUENCIES,
  type PayoutScheduleItemView,
  type ScheduleTermsView,
} from '#capabilities/payouts/schedules.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect, Input, Select } from '#web/ui/field.tsx'
import { weekdayName } from './weekday-name.ts'
import {
  parseTypedNumber,
  TermsDialog,
  type TermsScope,
  TermsScopeFields,
} from './terms-dialog.tsx'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const REMITTED = ['setting', 'yes', 'no'] as const

type Draft = {
  frequency: ScheduleTermsView['frequency']
  weekday: string
  minimum: string
  holdDays: string
  advance: string
  remitted: (typeof REMITTED)[number]
}
type DialogProps = {
  open: boolean
  items: readonly PayoutScheduleItemView[]
  onClose: () => void
  onDone: () => void
}

export function PayoutScheduleDialog({ open, items, onClose, onDone }: DialogProps) {
  const { t, language } = useTexts()
  const [scope, setScope] = useState<TermsScope>({ vendorId: '', from: '', follows: false })
  const [draft, setDraft] = useState(() => draftOf(currentTerms(items, '')))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const send = async () => {
    const done = await act({
      ...post('/admin/money/payout-schedules', null, {
        vendor_id: scope.vendorId || null,
        valid_from: scope.from,
        terms: scope.follows ? null : parseDraft(draft, scope.vendorId !== ''),
      }),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <TermsDialog
      open={open}
      title={t('admin-terms.payouts.add')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={() => void send()}
    >
      <TermsScopeFields
        scope={scope}
        errors={errors}
        onChange={(changes) => {
          setScope((before) => ({ ...before, ...changes }))
          if (changes.vendorId !== undefined)
            setDraft(draftOf(currentTerms(items, changes.vendorId)))
        }}
      />
      {!scope.follows && (
        <>
          <ChoiceSelect
            label={t('admin-terms.frequency')}
            error={errors['terms.frequency']}
            value={draft.frequency}
            choices={PAYOUT_FREQUENCIES}
            nameOf={(frequency) => t(`admin-terms.frequency.${frequency}`)}
            onChoose={(chosen) => set({ frequency: chosen })}
          />
          <Select
            label={t('admin-terms.weekday')}
            value={draft.weekday}
            onChange={({ target }) => set({ weekday: target.value })}
          >
            {WEEKDAYS.map((weekday) => (
              <option key={weekday} value={weekday}>
                {weekdayName(weekday, language)}
              </option>
            ))}
          </Select>
          <NumberInput
            label={t('admin-terms.minimum-in')}
            error={errors['terms.minimum']}
            value={draft.minimum}
            onType={(minimum) => set({ minimum })}
          />
          <NumberInput
            label={t('admin-terms.hold-days')}
            error={errors['terms.hold_days']}
            value={draft.holdDays}
            onType={(holdDays) => set({ holdDays })}
          />
          {scope.vendorId !== '' && (
            <ChoiceSelect
              label={t('admin-terms.only-remitted')}
              value={draft.remitted}
              choices={REMITTED}
              nameOf={(value) => t(`admin-terms.${value}`)}
              onChoose={(chosen) => set({ remitted: chosen })}
            />
          )}
          <NumberInput
            label={t('admin-terms.advance-in')}
            hint={t('admin-terms.advance-hint')}
            error={errors['terms.advance']}
            value={draft.advance}
            onType={(advance) => set({ advance })}
          />
        </>
      )}
    </TermsDialog>
  )
}

type NumberInputProps = {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onType: (typed: string) => void
}

export const NumberInput = ({ label, hint, error, value, onType }: NumberInputProps) => (
  <Input
    label={label}
    {...(hint && { hint })}
    dir="ltr"
    inputMode="decimal"
    error={error}
    value={value}
    onChange={({ target }) => onType(target.value)}
  />
)

const currentTerms = (
  items: readonly PayoutScheduleItemView[],
  vendorId: string,
): ScheduleTermsView | null => {
  const termsOf = (id: string | null) =>
    items.find(({ state, vendor }) => state === 'current' && (vendor?.id ?? null) === id)?.terms
  return termsOf(vendorId || null) ?? termsOf(null) ?? null
}

const draftOf = (terms: ScheduleTermsView | null): Draft => ({
  frequency: terms?.frequency ?? 'week',
  weekday: String(terms?.weekday ?? 2),
  minimum: String(terms?.minimum ?? 1000),
  holdDays: String(terms?.hold_days ?? 7),
  advance: String(terms?.advance ?? 0),
  remitted: terms?.pays_only_remitted == null ? 'setting' : terms.pays_only_remitted ? 'yes' : 'no',
})

const parseDraft = (draft: Draft, isOfShop: boolean): ScheduleTermsView => ({
  frequency: draft.frequency,
  weekday: Number(draft.weekday),
  minimum: parseTypedNumber(draft.minimum),
  hold_days: parseTypedNumber(draft.holdDays),
  advance: parseTypedNumber(draft.advance),
  pays_only_remitted: !isOfShop || draft.remitted === 'setting' ? null : draft.remitted === 'yes',
})
