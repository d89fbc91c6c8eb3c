import { useState } from 'react'
import type {
  PolicyTermsView,
  ReturnPolicyItemView,
} from '#capabilities/returns/policies.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect, Input, Switch } from '#web/ui/field.tsx'
import { NumberInput } from './payout-schedule-dialog.tsx'
import {
  parseTypedNumber,
  TermsDialog,
  type TermsScope,
  TermsScopeFields,
} from './terms-dialog.tsx'

const PAYERS = ['buyer', 'vendor'] as const

type Draft = {
  workingDays: string
  sendDays: string
  settleDays: string
  accepts: boolean
  payer: PolicyTermsView['changed_mind_cost_on']
  source: string
}
type DialogProps = {
  open: boolean
  items: readonly ReturnPolicyItemView[]
  onClose: () => void
  onDone: () => void
}

export function ReturnPolicyDialog({ open, items, onClose, onDone }: DialogProps) {
  const { t } = useTexts()
  const [scope, setScope] = useState<TermsScope>({ vendorId: '', from: '', follows: false })
  const [draft, setDraft] = useState(() => draftOf(currentPolicy(items, '')))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const send = async () => {
    const done = await act({
      ...post('/admin/money/return-policies', null, {
        vendor_id: scope.vendorId || null,
        ...{ valid_from: scope.from, source: draft.source },
        terms: scope.follows ? null : parseDraft(draft),
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
      title={t('admin-terms.returns.add')}
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
            setDraft(draftOf(currentPolicy(items, changes.vendorId)))
        }}
      />
      {!scope.follows && (
        <>
          <NumberInput
            label={t('admin-terms.working-days')}
            hint={t('admin-terms.working-days-hint')}
            error={errors['terms.working_days']}
            value={draft.workingDays}
            onType={(workingDays) => set({ workingDays })}
          />
          <NumberInput
            label={t('admin-terms.send-days')}
            hint={t('admin-terms.send-days-hint')}
            error={errors['terms.send_days']}
            value={draft.sendDays}
            onType={(sendDays) => set({ sendDays })}
          />
          <NumberInput
            label={t('admin-terms.settle-days')}
            hint={t('admin-terms.settle-days-hint')}
            error={errors['terms.settle_days']}
            value={draft.settleDays}
            onType={(settleDays) => set({ settleDays })}
          />
          <Switch
            label={t('admin-terms.changed-mind')}
            checked={draft.accepts}
            onChange={({ target }) => set({ accepts: target.checked })}
          />
          <ChoiceSelect
            label={t('admin-terms.cost-on')}
            value={draft.payer}
            choices={PAYERS}
            nameOf={(payer) => t(`admin-terms.cost-on.${payer}`)}
            onChoose={(chosen) => set({ payer: chosen })}
          />
        </>
      )}
      <Input
        label={t('admin-terms.source')}
        maxLength={200}
        error={errors['source']}
        value={draft.source}
        onChange={({ target }) => set({ source: target.value })}
      />
    </TermsDialog>
  )
}

const currentPolicy = (
  items: readonly ReturnPolicyItemView[],
  vendorId: string,
): PolicyTermsView | null => {
  const termsOf = (id: string | null) =>
    items.find(({ state, vendor }) => state === 'current' && (vendor?.id ?? null) === id)?.terms
  return termsOf(vendorId || null) ?? termsOf(null) ?? null
}

const draftOf = (terms: PolicyTermsView | null): Draft => ({
  workingDays: String(terms?.working_days ?? 4),
  sendDays: String(terms?.send_days ?? 15),
  settleDays: String(terms?.settle_days ?? 15),
  accepts: terms?.accepts_changed_mind ?? false,
  payer: terms?.changed_mind_cost_on ?? 'buyer',
  source: '',
})

const parseDraft = (draft: Draft): PolicyTermsView => ({
  working_days: parseTypedNumber(draft.workingDays),
  send_days: parseTypedNumber(draft.sendDays),
  settle_days: parseTypedNumber(draft.settleDays),
  accepts_changed_mind: draft.accepts,
  changed_mind_cost_on: draft.payer,
})
