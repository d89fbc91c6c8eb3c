import { RotateCw } from 'lucide-react'
import type { OperationsView } from '#capabilities/operations/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { useAction } from '#web/desk/use-action.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Failure = {
  path: string
  kind: 'mail' | 'job' | 'fact'
  name: string
  at: string
  attempts: number
  error: string | null
}

const API = '/api/v1/admin/operations'

const failuresIn = ({ jobs, outbox }: OperationsView): Failure[] => [
  ...jobs.given_up.map(({ id, kind, dead_at, attempts, error }) => ({
    path: `${API}/jobs/${id}/retries`,
    kind: kind.includes('mail') || kind.includes('notice') ? ('mail' as const) : ('job' as const),
    name: kind,
    at: dead_at,
    attempts,
    error,
  })),
  ...outbox.given_up.map(({ event_id, subscriber, type, published_at, attempts, error }) => ({
    path: `${API}/facts/${event_id}/subscribers/${subscriber}/retries`,
    kind: 'fact' as const,
    name: `${type} → ${subscriber}`,
    at: published_at,
    attempts,
    error,
  })),
]

/** What was tried too often, with its last error, each to be tried again. */
export function Failures({ view, onSettled }: { view: OperationsView; onSettled: () => void }) {
  const { t, language } = useTexts()
  const { isBusy, act } = useAction<null>(onSettled)
  const failures = failuresIn(view)
  return (
    <section className="card operations-part" aria-labelledby="failures">
      <h2 id="failures">{t('upkeep.operations.failures')}</h2>
      {failures.length === 0 ? (
        <p className="muted">{t('upkeep.operations.no-failures')}</p>
      ) : (
        <ul className="failures">
          {failures.map(({ path, kind, name, at, attempts, error }) => (
            <li key={path}>
              <div>
                <p className="failure-name">
                  <Badge tone="bad">{t(`upkeep.operations.is-${kind}`)}</Badge>
                  <bdi dir="ltr">{name}</bdi>
                </p>
                <small className="muted">
                  <time dateTime={at}>{formatDate(new Date(at), language, 'shortDateTime')}</time>
                  {' · '}
                  {t('upkeep.operations.tries', { count: attempts })}
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
                aria-label={t('upkeep.operations.retry-of', { name })}
                onClick={() =>
                  void act({
                    path,
                    done: t('upkeep.operations.retried'),
                    failed: t('upkeep.operations.retry-failed'),
                  })
                }
              >
                <Icon of={RotateCw} size="s" />
                {t('upkeep.operations.retry')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
