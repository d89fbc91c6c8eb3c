import { ChevronRight, RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import type { WorkQueuesView } from '#capabilities/admin-dashboard/contract.ts'
import type { QueueCountsView } from '#capabilities/moderation/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'
import { useDuties } from '../admin-session.tsx'
import { moneySectionPath } from '../money/queries.ts'

const KINDS = [
  'data_request',
  'report',
  'review',
  'question',
  'contact',
  'document',
  'vendor',
] as const

const QUEUES = [
  { of: 'batches_to_approve', to: moneySectionPath('payouts'), area: 'money' },
  { of: 'refunds_to_approve', to: `${paths.adminRefunds()}&status=due`, area: 'money' },
  { of: 'refunds_to_pay', to: `${paths.adminRefunds()}&status=approved`, area: 'money' },
  { of: 'card_refunds_by_hand', to: paths.adminRefunds(), area: 'money' },
  {
    of: 'remittances_to_post',
    to: moneySectionPath('remittances', { state: 'matched' }),
    area: 'money',
  },
  { of: 'differences', to: moneySectionPath('remittances', { state: 'matched' }), area: 'money' },
  { of: 'suspense_items', to: moneySectionPath('manual'), area: 'money' },
  { of: 'journals_to_post', to: moneySectionPath('manual'), area: 'money' },
  { of: 'gateway_settlements_to_post', to: moneySectionPath('gateway'), area: 'money' },
  { of: 'vendor_settlements_to_post', to: moneySectionPath('shops'), area: 'money' },
  { of: 'till_deposits_to_confirm', to: moneySectionPath('till'), area: 'money' },
  { of: 'payout_returns_to_confirm', to: moneySectionPath('payouts'), area: 'money' },
  { of: 'late_claims', to: moneySectionPath('losses'), area: 'money' },
  { of: 'delivery_claims', to: `${paths.adminOrders()}?delivery_claim=due`, area: 'orders' },
  { of: 'calls', to: `${paths.adminOrders()}?status=pending`, area: 'orders' },
] as const

/** Everything that waits for the operator: the sums are those of the badges in the navigation. */
export function PendingDecisions() {
  const { t } = useTexts()
  const { opens } = useDuties()
  const decisions = useQuery(get('/admin/moderation/counts'))
  const queues = useQuery(get('/admin/queues'))
  const hasFailed = [decisions, queues].some(
    ({ view, state }) => view === null && state !== 'loading',
  )
  if (decisions.view === null && queues.view === null && !hasFailed) return null
  const late = decisions.view?.late ?? 0
  const retry = () => {
    decisions.refresh()
    queues.refresh()
  }
  return (
    <section className="card dashboard-card dashboard-todo" aria-labelledby="to-do">
      <div className="card-head">
        <h2 id="to-do">{t('admin-home.todo')}</h2>
        {late > 0 && <Badge tone="bad">{t('admin-home.todo-late', { count: late })}</Badge>}
        {opens('moderation_queue') && (
          <Link className="more-link push" to={paths.adminModeration()}>
            {t('admin-home.todo-all')}
            <Icon of={ChevronRight} size="s" flip />
          </Link>
        )}
      </div>
      {hasFailed && (
        <p className="dashboard-failed" role="alert">
          {t('admin-home.todo.failed')}
          <Button kind="outline" small onClick={retry}>
            <Icon of={RotateCw} size="s" />
            {t('site.retry')}
          </Button>
        </p>
      )}
      <Waiting decisions={decisions.view} queues={queues.view} />
    </section>
  )
}

type WaitingProps = { decisions: QueueCountsView | null; queues: WorkQueuesView | null }

function Waiting({ decisions, queues }: WaitingProps) {
  const { t } = useTexts()
  const { opens } = useDuties()
  const kinds =
    decisions && opens('moderation_queue') ? KINDS.filter((kind) => decisions[kind] > 0) : []
  const others = queues
    ? QUEUES.filter(({ of: queue, area }) => queues[queue] > 0 && opens(area))
    : []
  const isBackupDue = (queues?.backup_overdue ?? false) && opens('system')
  const isNothing = kinds.length + others.length === 0 && !isBackupDue
  if (isNothing && decisions !== null && queues !== null)
    return <p className="muted">{t('admin-home.todo-none')}</p>
  return (
    <>
      {decisions && kinds.length > 0 && (
        <ul aria-label={t('admin-home.todo.decisions')}>
          {kinds.map((kind) => (
            <QueueLink
              key={kind}
              to={paths.adminModeration({ kind })}
              count={decisions[kind]}
              name={t(`admin-home.todo.${kind}`)}
            />
          ))}
        </ul>
      )}
      {queues && (others.length > 0 || isBackupDue) && (
        <ul aria-label={t('admin-home.todo.money')}>
          {others.map(({ of: queue, to }) => (
            <QueueLink
              key={queue}
              to={to}
              count={queues[queue]}
              name={t(`admin-home.todo.${queue}`)}
            />
          ))}
          {isBackupDue && (
            <li>
              <Link to={paths.adminOperations()}>{t('admin-home.todo.backup')}</Link>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function QueueLink({ to, count, name }: { to: string; count: number; name: string }) {
  const { language } = useTexts()
  return (
    <li>
      <Link to={to}>
        <b>
          <Count value={count} language={language} />
        </b>
        {name}
      </Link>
    </li>
  )
}
