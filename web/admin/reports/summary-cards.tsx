import { Banknote, Package, ShoppingBag, Store, UserPlus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { firstOfMonth } from '#kernel/calendar.ts'
import { formatMoney, moneyUnit, NBSP } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { frenchDay, formatGrowth, formatInteger } from './report-format.ts'
import type { AdminReport } from './report-query.ts'

const CARDS = [
  { of: 'revenue', label: 'reports.card.revenue', icon: Banknote },
  { of: 'orders', label: 'reports.card.orders', icon: ShoppingBag },
  { of: 'users', label: 'reports.card.users', icon: Users },
  { of: 'new_users', label: 'reports.card.new-users', icon: UserPlus },
  { of: 'vendors', label: 'reports.card.vendors', icon: Store },
  { of: 'products', label: 'reports.card.products', icon: Package },
] as const
type Card = (typeof CARDS)[number]['of']

export function ReportSummaryCards({
  report,
  hasFailed,
}: {
  report: AdminReport | null
  hasFailed: boolean
}) {
  const { t } = useTexts()
  return (
    <dl className="stat-cards report-figures" aria-label={t('reports.figures')}>
      {CARDS.map(({ of: id, label, icon }) => (
        <div key={id} className="stat-card">
          <dt>
            <Icon of={icon} size="s" />
            {t(label satisfies TextKey)}
          </dt>
          {report ? (
            <>
              <Figure of={id} report={report} />
              <dd className="stat-note">
                <Note of={id} report={report} />
              </dd>
              {id === 'revenue' && <Refunded report={report} />}
            </>
          ) : (
            <dd>{hasFailed ? <span className="muted">–</span> : <Skeleton width="60%" />}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The same words and figures as on the dashboard, for the period. */
function Refunded({ report }: { report: AdminReport }) {
  const { t, language } = useTexts()
  const { refunded, net_revenue: net } = report
  if (refunded === null || net === null) return null
  const shown = (dinars: number) => formatMoney(fromDinars(dinars), language, 'admin')
  return (
    <dd className="stat-note">
      {t('reports.revenue-net', { refunded: shown(refunded), net: shown(net) })}
    </dd>
  )
}

function Figure({ of: id, report }: { of: Card; report: AdminReport }) {
  const { language } = useTexts()
  if (id !== 'revenue')
    return (
      <dd>
        <Count value={report[id]} language={language} />
      </dd>
    )
  return (
    <dd>
      <span className="num">
        {formatInteger(report.revenue, language) + NBSP}
        <small>{moneyUnit(language, 'admin')}</small>
      </span>
    </dd>
  )
}

function Note({ of: id, report }: { of: Card; report: AdminReport }): ReactNode {
  const { t, language } = useTexts()
  if (id === 'new_users') {
    const first = firstOfMonth(report.period.until)
    const isToday = report.period.kind !== 'range'
    return isToday ? t('reports.since', { day: frenchDay(first) }) : t('reports.everywhere')
  }
  if (id !== 'revenue' && id !== 'orders') return t('reports.everywhere')
  const change = report.previous && formatGrowth(report[id], report.previous[id], language)
  if (!change) return id === 'revenue' && t('reports.paid-only')
  const isMonth = report.period.kind === 'current_month'
  return (
    <>
      <b className={classes('num', /^[-−]/.test(change) && 'is-less')}>
        <bdi dir="ltr">{change}</bdi>
      </b>{' '}
      {t(isMonth ? 'reports.vs.current_month' : 'reports.vs.other')}
    </>
  )
}
