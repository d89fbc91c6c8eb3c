import { useState } from 'react'
import type {
  RemittanceLineView,
  RemittanceView,
} from '#capabilities/payouts/remittances.contract.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard, TextArea } from '#web/ui/field.tsx'

type Difference = RemittanceView['differences'][number]
/** A null line resolves all open differences of the same reason. */
export type ResolveDifferenceRequest = Difference & { line: RemittanceLineView | null }

type AnswerProps = {
  asked: ResolveDifferenceRequest | null
  path: string
  onClose: () => void
  onDone: () => void
}

export function ResolveDifferenceDialog({ asked, path, onClose, onDone }: AnswerProps) {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<Difference['answers'][number] | null>(
    asked?.answers[0] ?? null,
  )
  const [note, setNote] = useState(asked?.line?.note ?? '')
  const [error, setError] = useState<string | null>(null)
  const { isBusy, act } = useMutation<RemittanceView>(onDone)
  const send = async () => {
    if (!asked) return
    const which = asked.line ? { line_ids: [asked.line.id] } : { reason: asked.reason }
    const done = await act({
      path: `${path}/answers`,
      body: { ...which, answer, note },
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setError(done.fields['note'] ?? done.message)
  }
  const reason = asked ? t(`admin-money.reason.${asked.reason}`) : ''
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={
        asked?.line
          ? `${t('admin-money.answer.one-of', { position: asked.line.position })} · ${reason}`
          : t('admin-money.answer.all-of', { reason })
      }
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.answer.settle')}
          </Button>
        </>
      }
    >
      <div className="finance-form">
        {asked?.answers.map((one) => (
          <RadioCard
            key={one}
            name="answer"
            title={t(`admin-money.answer.${one}`)}
            checked={one === answer}
            onChange={() => setAnswer(one)}
          >
            <small>{t(`admin-money.answer.${one}-text`)}</small>
          </RadioCard>
        ))}
        <TextArea
          label={t('admin-money.note')}
          hint={t('admin-money.note-hint')}
          rows={2}
          maxLength={300}
          error={error}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  )
}
