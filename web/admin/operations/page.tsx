import '#web/backoffice/list/list-page.css'
import './operations.css'
import { CircleCheck, RotateCw, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import type { SystemStatusView } from '#capabilities/system/contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { PageTabs } from '#web/backoffice/layout/page-tabs.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { BackupState } from './backup-state.tsx'
import { DeadLetters } from './dead-letters.tsx'
import { EmailLog } from './email-log.tsx'
import { OPERATIONS_VIEWS, operationsViewOf, operationsViewPath } from './queries.ts'
import { formatBytes, Queues, TableSizes } from './queue-sizes.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-system.title'), isPrivate: true }))

const EVERY_MS = 10_000

export default function AdminOperationsPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = operationsViewOf(params)
  return (
    <div className="back-office-page">
      <div className="page-head">
        <h1>{t('admin-system.title')}</h1>
      </div>
      <PageTabs
        label={t('admin-system.views')}
        views={OPERATIONS_VIEWS}
        current={view}
        addressOf={operationsViewPath}
        nameOf={(name) => t(`admin-system.view.${name}`)}
      />
      {view === 'emails' ? <EmailLog /> : <SystemStatus />}
    </div>
  )
}

function SystemStatus() {
  const { t, language } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/system'))
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [refresh])
  const retry = (
    <Button kind="outline" small onClick={refresh}>
      <Icon of={RotateCw} size="s" />
      {t('site.retry')}
    </Button>
  )
  if (view === null)
    return state === 'loading' ? (
      <Spinner label={t('site.loading')} />
    ) : (
      <EmptyState title={t('admin-system.load-failed')} action={retry} />
    )
  return (
    <>
      <div className="operations-head">
        <p className="muted">
          {t('admin-system.as-of', {
            time: formatAdminDate(new Date(view.as_of), language, 'time'),
          })}
        </p>
        <Status view={view} />
      </div>
      {state === 'failed' && (
        <p className="warn-line" role="status">
          {t('admin-system.stale')}
        </p>
      )}
      <Cards view={view} />
      <Warnings view={view} />
      <BackupState view={view} onSettled={refresh} />
      <DeadLetters view={view} onSettled={refresh} />
      <Queues view={view} />
      <TableSizes view={view} />
    </>
  )
}

const givenUpIn = ({ jobs, outbox }: SystemStatusView): number =>
  jobs.kinds.reduce((sum, { dead }) => sum + dead, 0) +
  outbox.subscribers.reduce((sum, { dead }) => sum + dead, 0)

/** Configuration warnings; the server also prints them when it starts. */
function Warnings({ view }: { view: SystemStatusView }) {
  const { t } = useTexts()
  if (view.warnings.length === 0) return null
  return (
    <section className="card operations-part" aria-labelledby="warnings">
      <h2 id="warnings">{t('admin-system.warnings')}</h2>
      <ul className="operations-warnings">
        {view.warnings.map((code) => (
          <li key={code}>
            <Icon of={TriangleAlert} size="s" />
            <span>{t(`admin-system.warning.${code}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Status({ view }: { view: SystemStatusView }) {
  const { t } = useTexts()
  const count = givenUpIn(view)
  const isWell = count === 0 && !view.backups.is_overdue
  return (
    <p className={classes('standing', !isWell && 'is-bad')} role="status">
      <Icon of={isWell ? CircleCheck : TriangleAlert} size="s" />
      {count > 0
        ? t('admin-system.given-up', { count })
        : t(isWell ? 'admin-system.all-well' : 'admin-system.backups.standing')}
    </p>
  )
}

function Cards({ view }: { view: SystemStatusView }) {
  const { t, language } = useTexts()
  const { database, files, jobs, outbox } = view
  const waiting =
    jobs.kinds.reduce((sum, kind) => sum + kind.waiting, 0) +
    outbox.subscribers.reduce((sum, subscriber) => sum + subscriber.waiting, outbox.not_handed_out)
  const since = formatAdminDate(new Date(view.process.started_at), language, 'shortDateTime')
  const cards = [
    {
      name: t('admin-system.card.database'),
      value: formatBytes(database.bytes, language),
      note: t('admin-system.card.database-note', {
        version: database.version,
        ms: String(database.answered_in_ms),
      }),
    },
    {
      name: t('admin-system.card.files'),
      value: formatBytes(files.bytes, language),
      note: t('admin-system.card.files-note', { count: files.count }),
    },
    {
      name: t('admin-system.card.waiting'),
      value: String(waiting),
      note: t('admin-system.card.waiting-note'),
    },
    {
      name: t('admin-system.card.process'),
      value: view.process.version,
      note: t('admin-system.card.process-note', { node: view.process.node, since }),
    },
  ]
  return (
    <dl className="stat-cards operations-cards">
      {cards.map(({ name, value, note }) => (
        <div key={name} className="stat-card">
          <dt>{name}</dt>
          <dd className="num">
            <bdi>{value}</bdi>
          </dd>
          <dd className="stat-note">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
