import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { StampDutyView } from '#capabilities/documents/contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Tier = StampDutyView['items'][number]['tiers'][number]
type Draft = { key: number; from: string; rate: string; minimum: string }
type ScaleProps = {
  open: boolean
  /** Initial values from the previous scale: most laws change one tier. */
  tiers: readonly Tier[]
  onClose: () => void
  onDone: () => void
}

export function StampDutyScaleDialog({ open, tiers, onClose, onDone }: ScaleProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('admin-money.duty.add')}
      closeLabel={t('site.close')}
      wide
    >
      <ScaleForm
        tiers={tiers}
        onDone={() => {
          onDone()
          onClose()
        }}
      />
    </Dialog>
  )
}

const numberOf = (typed: string): number => Number(typed.replace(/\s/g, '').replace(',', '.'))
const draftOf = (tier: Tier, key: number): Draft => ({
  key,
  from: String(tier.from),
  rate: String(tier.rate_bp / 100),
  minimum: String(tier.minimum),
})

function ScaleForm({ tiers, onDone }: Pick<ScaleProps, 'tiers' | 'onDone'>) {
  const { t } = useTexts()
  const [from, setFrom] = useState('')
  const [source, setSource] = useState('')
  const [drafts, setDrafts] = useState<readonly Draft[]>(tiers.map(draftOf))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(() => undefined)
  const change = (key: number, changes: Partial<Draft>) =>
    setDrafts((before) =>
      before.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)),
    )
  const add = () =>
    setDrafts((before) => [
      ...before,
      { key: Math.max(0, ...before.map(({ key }) => key)) + 1, from: '', rate: '', minimum: '5' },
    ])
  const send = async () => {
    const done = await act({
      ...post('/admin/money/stamp-duty/scales', null, {
        valid_from: from,
        source,
        tiers: drafts.map((draft) => ({
          from: numberOf(draft.from),
          rate_bp: Math.round(numberOf(draft.rate) * 100),
          minimum: numberOf(draft.minimum),
        })),
      }),

      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onDone()
    else setErrors({ valid_from: done.message, ...done.fields })
  }
  return (
    <div className="finance-form">
      <Input
        type="date"
        dir="ltr"
        label={t('admin-money.rules.from')}
        error={errors['valid_from']}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Input
        label={t('admin-money.duty.source')}
        error={errors['source']}
        maxLength={200}
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      {drafts.map((draft, index) => (
        <fieldset key={draft.key} className="finance-tier">
          <legend>{t('admin-money.duty.tier', { number: index + 1 })}</legend>
          <Input
            label={t('admin-money.duty.from-amount')}
            dir="ltr"
            inputMode="decimal"
            error={errors[`tiers.${index}.from`]}
            value={draft.from}
            onChange={({ target }) => change(draft.key, { from: target.value })}
          />
          <Input
            label={t('admin-money.rules.rate')}
            dir="ltr"
            inputMode="decimal"
            error={errors[`tiers.${index}.rate_bp`]}
            value={draft.rate}
            onChange={({ target }) => change(draft.key, { rate: target.value })}
          />
          <Input
            label={t('admin-money.duty.minimum')}
            dir="ltr"
            inputMode="decimal"
            error={errors[`tiers.${index}.minimum`]}
            value={draft.minimum}
            onChange={({ target }) => change(draft.key, { minimum: target.value })}
          />
          <IconButton
            icon={X}
            label={t('admin-money.duty.tier-remove', { number: index + 1 })}
            onClick={() => setDrafts((before) => before.filter(({ key }) => key !== draft.key))}
          />
        </fieldset>
      ))}
      <Button kind="outline" small onClick={add}>
        <Icon of={Plus} size="s" />
        {t('admin-money.duty.tier-add')}
      </Button>
      <Button busy={isBusy} onClick={() => void send()}>
        {t('admin-money.duty.add')}
      </Button>
    </div>
  )
}
