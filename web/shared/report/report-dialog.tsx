import { isOneOf } from '#kernel/one-of.ts'
import './report.css'
import { type FormEvent, use, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check, TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { post } from '../api/endpoint.ts'
import { sendQuietly } from '../api/send-quietly.ts'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'

type About = 'product' | 'shop' | 'review' | 'question'
export type ReportDialogProps = {
  about: About
  id: string
  /** A vendor reports content about its own product. */
  asShop?: boolean
  onClose: () => void
  onDone?: () => void
}

const REASONS = {
  product: ['counterfeit', 'forbidden', 'false', 'fraud', 'other'],
  shop: ['fraud', 'counterfeit', 'forbidden', 'insult', 'other'],
  review: ['insult', 'personal_data', 'advertising', 'false', 'other'],
  question: ['insult', 'personal_data', 'advertising', 'false', 'other'],
} as const satisfies Record<About, readonly string[]>

export default function ReportDialog(props: ReportDialogProps) {
  const { about, onClose } = props
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'reviews'))
  return (
    <Dialog open onClose={onClose} title={t(`report.title-${about}`)} closeLabel={t('site.close')}>
      <ReportForm {...props} />
    </Dialog>
  )
}

function ReportForm({ about, id, asShop, onClose, onDone }: ReportDialogProps) {
  const { t } = useTexts()
  const reasons = REASONS[about]
  const [reason, setReason] = useState<(typeof reasons)[number]>(reasons[0])
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const isReview = about === 'review'
    const failure =
      asShop && isOneOf(REASONS.review, reason)
        ? await sendQuietly(
            post(
              `/vendor/${isReview ? 'reviews' : 'questions'}/{id}/reports`,
              { id },
              { reason, note },
            ),
          )
        : await sendQuietly(post('/reports', null, { about, id, reason, note }))
    setBusy(false)
    if (failure !== null) return setError(failure || t('review.failed'))
    showToast({ title: t('report.done'), closeLabel: t('site.close') })
    onDone?.()
    onClose()
  }
  return (
    <form className="report-form" onSubmit={(event) => void submit(event)}>
      <p>{t('report.text')}</p>
      <fieldset>
        <legend>{t('report.reason')}</legend>
        {reasons.map((value) => (
          <Check
            key={value}
            type="radio"
            name="reason"
            label={t(`report.${value}`)}
            checked={reason === value}
            onChange={() => setReason(value)}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('report.note')}
        optional={t('review.optional')}
        error={error}
        maxLength={500}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {t('report.send')}
      </Button>
    </form>
  )
}
