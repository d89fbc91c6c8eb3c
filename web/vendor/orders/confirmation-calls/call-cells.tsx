import { formatDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import type { CallRow, Hours } from './query.ts'

const TONES: Record<CallRow['state'], Tone> = {
  to_confirm: 'warn',
  no_answer: 'warn',
  callback: 'info',
  confirmed: 'ok',
  refused: 'bad',
  duplicate: 'neutral',
  wrong_number: 'bad',
  expired: 'neutral',
}

export function CallState({ call }: { call: Pick<CallRow, 'state' | 'attempts'> }) {
  const { t } = useTexts()
  const text =
    call.state === 'no_answer'
      ? t('confirmation-calls.state.no_answer', { count: call.attempts })
      : t(`confirmation-calls.state.${call.state}`)
  return <Badge tone={TONES[call.state]}>{text}</Badge>
}

export function CallDueTime({ call, hours }: { call: CallRow; hours: Hours | null }) {
  const { t, language } = useTexts()
  const timestamp = call.decided_at ?? call.callback_at ?? call.next_call_at
  if (timestamp === null) return null
  const moment = formatDate(new Date(timestamp), language, 'shortDateTime')
  if (call.decided_at !== null) return <time dateTime={timestamp}>{moment}</time>
  if (call.is_due && hours?.is_open === false)
    return <span>{t('confirmation-calls.from-time', { at: `\u2066${hours.from}\u2069` })}</span>
  if (call.is_due) return <b className="call-due">{t('confirmation-calls.now')}</b>
  return <time dateTime={timestamp}>{t('confirmation-calls.from', { at: moment })}</time>
}

export function CallClaimBadge({ call: { claim } }: { call: CallRow }) {
  const { t } = useTexts()
  if (!claim || claim.is_mine) return null
  return (
    <small className="call-claimed">
      {claim.name === null
        ? t('confirmation-calls.claim.other')
        : t('confirmation-calls.claim.by', { name: claim.name })}
    </small>
  )
}
