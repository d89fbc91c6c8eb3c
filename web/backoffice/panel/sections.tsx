import type { ReactNode } from 'react'
import { entriesOf } from '#kernel/records.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'

type PanelSectionProps = { title?: TextKey; className?: string; children: ReactNode }

export function PanelSection({ title, className, children }: PanelSectionProps) {
  const { t } = useTexts()
  return (
    <section className={className}>
      {title && <h3>{t(title)}</h3>}
      {children}
    </section>
  )
}

/** Values by the keys of their labels, in this order; what is null or false is left out. */
export type Details = Readonly<Partial<Record<TextKey, ReactNode>>>

export function DetailList({ details }: { details: Details }) {
  const { t } = useTexts()
  return (
    <dl className="facts">
      {entriesOf(details).map(
        ([label, value]) =>
          value !== null &&
          value !== undefined &&
          value !== false && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

type HistoryStep = {
  tone: Tone
  text: string
  by: string
  timestamp: string
  reason: string | null
}

/** What happened, the last first or as the server sorts it. */
export function PanelHistory({ title, steps }: { title: TextKey; steps: readonly HistoryStep[] }) {
  const { language } = useTexts()
  if (steps.length === 0) return null
  return (
    <PanelSection title={title}>
      <ol className="panel-history">
        {steps.map(({ tone, text, by, timestamp, reason }) => (
          <li key={`${timestamp}-${text}`}>
            <Badge tone={tone}>{text}</Badge>
            <small>
              <time dateTime={timestamp}>
                {formatAdminDate(new Date(timestamp), language, 'dateTime')}
              </time>{' '}
              · {by}
            </small>
            {reason !== null && <p dir="auto">{reason}</p>}
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}
