import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import type { Item } from './query.ts'

const TONES: Record<Item['kind'], Tone> = {
  data_request: 'info',
  report: 'bad',
  review: 'neutral',
  question: 'neutral',
  contact: 'info',
  document: 'warn',
  vendor: 'warn',
}

export function KindBadge({ item: { kind } }: { item: Item }) {
  const { t } = useTexts()
  return <Badge tone={TONES[kind]}>{t(`moderation.kind.${kind}`)}</Badge>
}

/** Waiting time, or the days left of a legal deadline. */
export function WaitingSince({ item: { since, days_left: left } }: { item: Item }) {
  const { t, language } = useTexts()
  if (left === null)
    return (
      <time dateTime={since}>{formatAdminDate(new Date(since), language, 'shortDateTime')}</time>
    )
  const tone = left < 0 ? 'bad' : left <= 3 ? 'warn' : 'neutral'
  return (
    <Badge tone={tone}>
      {left < 0
        ? t('moderation.late', { count: -left })
        : left === 0
          ? t('moderation.today')
          : t('moderation.days-left', { count: left })}
    </Badge>
  )
}

export function ReasonText({ item }: { item: Item }) {
  const { t } = useTexts()
  const { kind, about, reason, state } = item
  if (kind === 'report') {
    const why = reason === null ? '' : textOrName(t, 'moderation.report', reason)
    return <>{`${t(`moderation.about.${about ?? 'review'}`)} · ${why}`}</>
  }
  if (kind === 'data_request' && reason !== null)
    return <>{textOrName(t, 'moderation.request', reason)}</>
  if (kind === 'document' && reason !== null)
    return <>{textOrName(t, 'verification-documents.kind', reason)}</>
  if (state === 'hidden' && reason !== null)
    return <>{t('moderation.hidden-for', { reason: textOrName(t, 'moderation.hide', reason) })}</>
  return <>{t(`moderation.why.${kind}`)}</>
}

export function ClaimedBy({ item: { taken_by: taken } }: { item: Item }) {
  const { t } = useTexts()
  if (taken === null) return null
  return (
    <Badge tone={taken.is_own ? 'ok' : 'neutral'}>
      {taken.is_own ? t('moderation.mine') : <bdi>{taken.name}</bdi>}
    </Badge>
  )
}
