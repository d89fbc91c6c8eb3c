import { useState } from 'react'
import type {
  RemittanceLineView,
  RemittanceView,
} from '#capabilities/payouts/remittances.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard, TextArea } from '#web/ui/field.tsx'

type Difference = RemittanceView['differences'][number]
/** A null line resolves all open differences of the same reason. */
export type ResolveDifferenceRequest = Difference & { line: RemittanceLineView | null }

type AnswerProps = {
  request: ResolveDifferenceRequest | null
  remittanceId: string
  onClose: () => void
  onDone: () => void
}

export function ResolveDifferenceDialog({ request, remittanceId, onClose, onDone }: AnswerProps) {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<Difference['answers'][number] | null>(
    request?.answers[0] ?? null,
  )
  const [note, setNote] = useState(request?.line?.note ?? '')
  const [error, setError] = useState<string | null>(null)
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (!request || !answer) return
    const which = request.line ? { line_ids: [request.line.id] } : { reason: request.reason }
    const done = await act({
      ...post(
        '/admin/money/remittances/{id}/answers',
        { id: remittanceId },
        { ...which, answer, note },
      ),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setError(done.fields['note'] ?? done.message)
  }
  const reason = request ? t(`admin-money.reason.${request.reason}`) : ''
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={
        request?.line
          ? `${t('admin-money.answer.one-of', { position: request.line.position })} · ${reason}`
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
        {request?.answers.map((value) => (
          <RadioCard
            key={value}
            name="answer"
            title={t(`admin-money.answer.${value}`)}
            checked={value === answer}
            onChange={() => setAnswer(value)}
          >
            <small>{t(`admin-money.answer.${value}-text`)}</small>
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
