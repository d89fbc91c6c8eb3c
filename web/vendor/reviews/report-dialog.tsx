import { type FormEvent, useState } from 'react'
import type { ShopReviewView } from '#capabilities/reviews/contract.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check, TextArea } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { sendQuietly } from '../send.ts'

const REASONS = ['insult', 'personal_data', 'advertising', 'false', 'other'] as const

type ReportDialogProps = {
  review: ShopReviewView | null
  onClose: () => void
  onDone: (id: string) => void
}

/** Hands a review to the team: why, and a word about it. */
export function ReportDialog({ review, onClose, onDone }: ReportDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={review !== null}
      onClose={onClose}
      title={t('space.report')}
      closeLabel={t('site.close')}
    >
      {review && <ReportForm id={review.id} onDone={() => onDone(review.id)} />}
    </Dialog>
  )
}

function ReportForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTexts()
  const [reason, setReason] = useState<(typeof REASONS)[number]>('insult')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const body = { reason, note }
    const failure = await sendQuietly(`/api/v1/vendor/reviews/${id}/reports`, 'POST', body)
    setBusy(false)
    if (failure !== null) return setError(failure || t('space.not-sent'))
    showToast({ title: t('space.report.done'), closeLabel: t('site.close') })
    onDone()
  }
  return (
    <form className="report-form" onSubmit={(event) => void submit(event)}>
      <p className="dialog-text">{t('space.report.text')}</p>
      <fieldset>
        <legend>{t('space.report.reason')}</legend>
        {REASONS.map((one) => (
          <Check
            key={one}
            type="radio"
            name="reason"
            label={t(`space.report.${one}`)}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('space.report.note')}
        optional={t('selling.optional')}
        error={error}
        maxLength={500}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {t('space.report.send')}
      </Button>
    </form>
  )
}
