import { RotateCw } from 'lucide-react'
import type { SystemStatusView } from '#capabilities/system/contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { type ApiMutation, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useBulkAction } from '#web/backoffice/data/use-bulk-action.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { textOrName } from '#web/shared/i18n/text-or-name.ts'

type Failure = ApiMutation<null> & {
  kind: 'mail' | 'job' | 'fact'
  name: string
  /** The recipient, for an email. */
  more: string
  at: string
  attempts: number
  error: string | null
}
type PartProps = { view: SystemStatusView; onSettled: () => void }

function useFailures({ jobs, outbox }: SystemStatusView): Failure[] {
  const { t } = useTexts()
  return [
    ...jobs.given_up.map(({ id, kind, dead_at, attempts, error, mail }) => ({
      ...post('/admin/system/jobs/{id}/retries', { id }),
      kind: mail !== null || kind.endsWith('_mail') ? ('mail' as const) : ('job' as const),
      name: mail?.subject ?? textOrName(t, 'admin-system.job', kind),
      more: mail ? t('admin-system.mail-to', { to: mail.to }) : '',
      at: dead_at,
      attempts,
      error,
    })),
    ...outbox.given_up.map(({ event_id, subscriber, type, published_at, attempts, error }) => ({
      ...post('/admin/system/events/{id}/subscribers/{subscriber}/retries', {
        id: event_id,
        subscriber,
      }),
      kind: 'fact' as const,
      name: `${type} → ${subscriber}`,
      more: '',
      at: published_at,
      attempts,
      error,
    })),
  ]
}

export function DeadLetters({ view, onSettled }: PartProps) {
  const failures = useFailures(view)
  const emails = failures.filter(({ kind }) => kind === 'mail')
  const others = failures.filter(({ kind }) => kind !== 'mail')
  return (
    <>
      <FailureList part="mails" failures={emails} onSettled={onSettled} />
      <FailureList part="failures" failures={others} onSettled={onSettled} />
    </>
  )
}

type FailureListProps = {
  part: 'mails' | 'failures'
  failures: readonly Failure[]
  onSettled: () => void
}

function FailureList({ part, failures, onSettled }: FailureListProps) {
  const { t } = useTexts()
  const many = useBulkAction(onSettled)
  return (
    <section className="card operations-part" aria-labelledby={part}>
      <div className="failures-head">
        <h2 id={part}>{t(`admin-system.${part}`)}</h2>
        {failures.length > 1 && (
          <Button
            kind="outline"
            small
            busy={many.isBusy}
            onClick={() =>
              void many.run({
                rows: failures,
                nameOf: ({ name }) => name,
                call: ({ path, method, body }) => ({ path, method, body }),
              })
            }
          >
            <Icon of={RotateCw} size="s" />
            {t('admin-system.retry-all')}
          </Button>
        )}
      </div>
      {failures.length === 0 ? (
        <p className="muted">{t(`admin-system.no-${part}`)}</p>
      ) : (
        <ul className="failures">
          {failures.map((failure) => (
            <FailureRow key={failure.path} failure={failure} onSettled={onSettled} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FailureRow({ failure, onSettled }: { failure: Failure; onSettled: () => void }) {
  const { t, language } = useTexts()
  const { isBusy, act } = useMutation(onSettled)
  const { path, method, body, kind, name, more, at: timestamp, attempts, error } = failure
  return (
    <li>
      <div>
        <p className="failure-name">
          {kind !== 'mail' && <Badge tone="bad">{t(`admin-system.is-${kind}`)}</Badge>}
          <bdi>{name}</bdi>
          {more !== '' && (
            <small className="muted">
              <bdi>{more}</bdi>
            </small>
          )}
        </p>
        <small className="muted">
          <time dateTime={timestamp}>
            {formatAdminDate(new Date(timestamp), language, 'shortDateTime')}
          </time>
          {' · '}
          {t('admin-system.tries', { count: attempts })}
        </small>
        {error !== null && (
          <details>
            <summary>
              <bdi dir="ltr">{error.split('\n')[0]}</bdi>
            </summary>
            <pre dir="ltr">{error}</pre>
          </details>
        )}
      </div>
      <Button
        kind="outline"
        small
        busy={isBusy}
        aria-label={t('admin-system.retry-of', { name })}
        onClick={() =>
          void act({
            ...{ path, method, body },
            done: t('admin-system.retried'),
            failed: t('admin-system.retry-failed'),
          })
        }
      >
        <Icon of={RotateCw} size="s" />
        {t('admin-system.retry')}
      </Button>
    </li>
  )
}
