import { useState } from 'react'
import type { LossClaimView } from '#capabilities/payouts/loss-claims.contract.ts'
import { moneyUnit } from '#kernel/format.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, RadioCard, TextArea } from '#web/ui/field.tsx'

const OUTCOMES = ['agreed', 'refused'] as const

type AnswerProps = {
  /** Null while the dialog is closed. */
  claim: LossClaimView | null
  onClose: () => void
  onDone: () => void
}

/** The courier's answer; its money comes with a statement. */
export function ClaimAnswerDialog({ claim, onClose, onDone }: AnswerProps) {
  const { t, language } = useTexts()
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('agreed')
  const [amount, setAmount] = useState(claim ? String(claim.agreed ?? claim.value) : '')
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (!claim) return
    const agreed = parseNumber(amount)
    if (outcome === 'agreed' && agreed === null)
      return setErrors({ amount: t('admin-money.correct.number') })
    const done = await act({
      ...post(
        '/admin/money/loss-claims/{id}/answers',
        { id: claim.id },
        {
          outcome,
          note,
          version: claim.version,
          ...(outcome === 'agreed' && { amount: agreed }),
        },
      ),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
      namesFailure: true,
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={claim !== null}
      onClose={onClose}
      title={claim ? t('admin-money.losses.answer-of', { number: claim.order_number }) : ''}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.losses.save')}
          </Button>
        </>
      }
    >
      <div className="finance-form">
        {OUTCOMES.map((value) => (
          <RadioCard
            key={value}
            name="outcome"
            title={t(`admin-money.losses.outcome.${value}`)}
            checked={value === outcome}
            onChange={() => setOutcome(value)}
          >
            <small>{t(`admin-money.losses.outcome.${value}-text`)}</small>
          </RadioCard>
        ))}
        {outcome === 'agreed' && (
          <Input
            label={t('admin-money.losses.amount', { unit: moneyUnit(language, 'admin') })}
            inputMode="decimal"
            dir="ltr"
            value={amount}
            error={errors['amount']}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
        <TextArea
          label={t('admin-money.note')}
          hint={t('admin-money.note-hint')}
          rows={2}
          maxLength={300}
          error={errors['note']}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  )
}
