import './documents.css'
import type { VerificationDocumentView } from '#capabilities/vendors/verification-documents.contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useDateFormat } from '#web/shared/i18n/use-date-format.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'

const TONES: Record<VerificationDocumentView['state'], Tone> = {
  missing: 'neutral',
  pending: 'info',
  accepted: 'ok',
  refused: 'bad',
  expired: 'warn',
}

export function DocumentStateBadge({
  document: { state, need, is_ending },
}: {
  document: VerificationDocumentView
}) {
  const { t } = useTexts()
  if (is_ending) return <Badge tone="warn">{t('verification-documents.ending')}</Badge>
  if (state === 'missing' && need !== 'needed')
    return <Badge tone="neutral">{t('verification-documents.optional')}</Badge>
  return (
    <Badge tone={state === 'missing' ? 'warn' : TONES[state]}>
      {t(`verification-documents.state.${state}`)}
    </Badge>
  )
}

export function DocumentDates({ document }: { document: VerificationDocumentView }) {
  const { t, language } = useTexts()
  const dateText = useDateFormat()
  const { handed_in_at: handedIn, expires_on: until, state } = document
  if (handedIn === null) return null
  const lines = [
    t('verification-documents.handed-in', {
      date: dateText(new Date(handedIn), language, 'date'),
    }),
  ]
  if (until !== null) {
    const date = dateText(noonOfDay(until), language, 'date')
    lines.push(
      t(state === 'expired' ? 'verification-documents.over' : 'verification-documents.until', {
        date,
      }),
    )
  }
  return <small className="paper-dates">{lines.join(' · ')}</small>
}
