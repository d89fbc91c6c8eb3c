import { get } from '#web/shared/api/endpoint.ts'
import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import '#web/backoffice/list/list-page.css'
import './dashboard.css'
import './orders-by-status.css'
import { RotateCw } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { formatAdminDate } from '#kernel/format.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDuties } from '../admin-session.tsx'
import { Activity } from './activity.tsx'
import { StatCards, FiguresSkeleton } from './figures.tsx'
import { DashboardOrdersByStatus } from './orders-by-status.tsx'
import { QuickActions } from './quick-actions.tsx'
import { PendingDecisions } from './to-do.tsx'
import { Today } from './today.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-home.title'), isPrivate: true }))

export default function AdminDashboardPage() {
  const { t, language } = useTexts()
  const { opens } = useDuties()
  // A failure is only logged; the figures stay 0.
  const { view, state, refresh } = useQuery(get('/admin/dashboard'), {
    onFailure: () => console.error('the figures could not be read'),
  })
  const isFirst = view === null && state === 'loading'
  const now = new Date(view?.as_of ?? 0)
  return (
    <div className="back-office-page">
      <div className="page-head">
        <div>
          <h1>{t('admin-home.title')}</h1>
          <p className="muted">{t('admin-home.subtitle')}</p>
        </div>
        <p className="dashboard-as-of muted">
          {view && t('admin-home.as-of', { time: formatAdminDate(now, language, 'time') })}
          <Refresh isLoading={state === 'loading'} onRefresh={refresh} isLast={false} />
        </p>
      </div>
      {isFirst ? (
        <FiguresSkeleton label={t('site.loading')} />
      ) : (
        <>
          {view === null && (
            <p className="dashboard-failed" role="alert">
              {t('admin-home.failed')}
              <Button kind="outline" small onClick={refresh}>
                <Icon of={RotateCw} size="s" />
                {t('site.retry')}
              </Button>
            </p>
          )}
          <StatCards view={view} now={now} />
          <PendingDecisions />
          {view && (
            <>
              <Today view={view} now={now} />
              <div className="dashboard-cards">
                {opens('vendors') && (
                  <QuickActions pending={view.pending_vendors} waiting={view.waiting} now={now} />
                )}
                <DashboardOrdersByStatus counts={view.orders_by_status} />
                <Activity items={view.activity} now={now} />
              </div>
            </>
          )}
        </>
      )}
    </div>
  )
}
