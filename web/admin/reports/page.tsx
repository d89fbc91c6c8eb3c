import '#web/backoffice/list/list-page.css'
import './reports.css'
import { RotateCw } from 'lucide-react'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useOptimistic,
  useRef,
} from 'react'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import type { ReportChoicesView } from '#capabilities/analytics/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { saveCsv } from '#web/backoffice/files/save-blob.ts'
import { PageTabs } from '#web/backoffice/layout/page-tabs.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { AdvertisingPanel } from './advertising-panel.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { CouriersTable } from './couriers-table.tsx'
import { ReportFilters } from './filters.tsx'
import { RecentOrders } from './recent-orders.tsx'
import {
  type AdminReport,
  parseReportQuery,
  reportUrl,
  type ReportQueryInput,
  reportPath,
} from './report-query.ts'
import { reportCsv } from './report-csv.ts'
import { frenchDay, frenchMonth } from './report-format.ts'
import { ReportOrdersByStatus, TopBreakdown } from './breakdowns.tsx'
import { VendorPerformance } from './vendor-performance.tsx'
import { ReportSummaryCards } from './summary-cards.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('reports.title'), isPrivate: true }))

const REPORT_VIEWS = ['sales', 'vendors'] as const

export default function AdminReportsPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = params.get('view') === 'vendors' ? 'vendors' : 'sales'
  const tabs = (
    <PageTabs
      label={t('reports.performance.views')}
      views={REPORT_VIEWS}
      current={view}
      addressOf={(name) =>
        name === 'sales' ? paths.adminReports() : `${paths.adminReports()}?view=${name}`
      }
      nameOf={(name) => t(`reports.performance.view.${name}`)}
    />
  )
  if (view === 'sales') return <SalesReport tabs={tabs} />
  return (
    <div className="back-office-page reports">
      <div className="page-head">
        <h1>{t('reports.title')}</h1>
      </div>
      {tabs}
      <VendorPerformance />
    </div>
  )
}

function SalesReport({ tabs }: { tabs: ReactNode }) {
  const { t } = useTexts()
  const { query, go } = useRequested()
  const wilayas = useWilayas()
  const choices = useQuery(get('/admin/reports/choices'))
  const { view, state, refresh } = useQuery(reportPath(query), {
    onFailure: () =>
      showToast({
        title: t('backoffice.error'),
        message: t('reports.load-failed'),
        isError: true,
        closeLabel: t('site.close'),
      }),
  })
  const hasFailed = state === 'failed' || state === 'missing'
  const refreshAll = () => {
    dismissToast()
    refresh()
  }
  const save = () => view && saveCsv(`yova-report-${view.period.until}.csv`, reportCsv(view, t))
  return (
    <div className="back-office-page reports">
      <div className="page-head">
        <div>
          <h1>{t('reports.title')}</h1>
          <p className="muted">{view && <PeriodWords report={view} />}</p>
        </div>
      </div>
      {tabs}
      <ReportFilters
        {...{ query, wilayas }}
        choices={choices.view}
        isLoading={state === 'loading' && reportPath(query) !== null}
        onChange={go}
        onRefresh={refreshAll}
        onExport={view === null ? null : save}
      />
      <ReportSummaryCards report={view} hasFailed={hasFailed} />
      {view !== null && hasFailed && (
        <p className="warn-line">
          {t('reports.stale')}
          <button type="button" className="text-link" onClick={refreshAll}>
            {t('site.retry')}
          </button>
        </p>
      )}
      {view === null ? (
        <NotYet hasFailed={hasFailed} onRetry={refreshAll} />
      ) : (
        <div className={state === 'loading' ? 'report-body is-loading' : 'report-body'}>
          <ReportBody report={view} query={query} choices={choices.view} onChange={go} />
        </div>
      )}
    </div>
  )
}

type ReportBodyProps = {
  report: AdminReport
  query: ReportQueryInput
  choices: ReportChoicesView | null
  onChange: (changes: Partial<ReportQueryInput>) => void
}

function ReportBody({ report, query, choices, onChange }: ReportBodyProps) {
  const { t } = useTexts()
  return (
    <>
      <p className="muted report-cash-note">{t('reports.cash-note')}</p>
      <div className="report-row report-row-chart">
        <RevenueChart series={report.series} until={report.period.until} />
        <ReportOrdersByStatus report={report} />
      </div>
      <div className="report-row">
        <TopBreakdown
          id="report-categories"
          title={t('reports.top-categories')}
          entries={report.top_categories.map((item) => ({ key: item.slug, ...item }))}
        />
        <TopBreakdown
          id="report-vendors"
          title={t('reports.top-vendors')}
          entries={report.top_vendors.map(({ id, business_name, revenue }) => ({
            key: id,
            name: business_name,
            revenue,
          }))}
        />
      </div>
      <CouriersTable
        lines={report.couriers}
        isOfCategory={query.category !== ''}
        couriers={choices?.couriers ?? []}
        courier={query.courier}
        onChoose={(courier) => onChange({ courier })}
      />
      <AdvertisingPanel />
      <RecentOrders orders={report.recent_orders} />
    </>
  )
}

/** A report over all time has no start, so its first month is shown. */
function PeriodWords({ report: { period, series } }: { report: AdminReport }) {
  const { t } = useTexts()
  if (period.from !== null)
    return t('reports.between', {
      from: `\u2068${frenchDay(period.from)}\u2069`,
      until: `\u2068${frenchDay(period.until)}\u2069`,
    })
  const first = series.points[0]
  return first && series.points.some(({ orders }) => orders > 0)
    ? t('reports.since-start', { month: frenchMonth(first.on, 'long') })
    : t('reports.since-ever')
}

function NotYet({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTexts()
  if (hasFailed)
    return (
      <section className="card">
        <EmptyState
          title={t('reports.load-failed')}
          action={
            <Button kind="outline" small onClick={onRetry}>
              <Icon of={RotateCw} size="s" />
              {t('site.retry')}
            </Button>
          }
        />
      </section>
    )
  return (
    <div className="report-row" role="status" aria-label={t('site.loading')}>
      {['chart', 'shares'].map((part) => (
        <section key={part} className="card report-waiting">
          <Skeleton width="40%" />
          <Skeleton width="100%" />
        </section>
      ))}
    </div>
  )
}

/** Optimistic: a choice is shown before the navigation ends. */
function useRequested() {
  const [params] = useSearchParams()
  const [query, show] = useOptimistic(parseReportQuery(params))
  const navigate = useNavigate()
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  const go = useCallback(
    (changes: Partial<ReportQueryInput>) => {
      const next = { ...latest.current, ...changes }
      startTransition(async () => {
        show(next)
        await navigate(reportUrl(next), { replace: true, preventScrollReset: true })
      })
    },
    [navigate, show],
  )
  return { query, go }
}
