import { Banknote, Clock, type LucideIcon, Package, ShoppingBag, Store, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { AdminDashboardView } from '#capabilities/admin-dashboard/contract.ts'
import { formatAmount, formatMoney, moneyUnit, NBSP } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { relativeTime } from './relative-time.ts'

import type { AdminArea } from '#kernel/admin-duties.ts'
import { useDuties } from '../admin-session.tsx'

type Figure = 'users' | 'vendors' | 'products' | 'orders' | 'revenue' | 'pending_vendors'
type Card = {
  of: Figure
  icon: LucideIcon
  note?: 'products' | 'orders' | 'revenue'
  to: string
  area: AdminArea
}

const CARDS: readonly Card[] = [
  { of: 'users', icon: Users, to: paths.adminUsers(), area: 'customers' },
  { of: 'vendors', icon: Store, to: paths.adminVendors(), area: 'vendors' },
  { of: 'products', icon: Package, note: 'products', to: paths.adminProducts(), area: 'products' },
  { of: 'orders', icon: ShoppingBag, note: 'orders', to: paths.adminOrders(), area: 'orders' },
  { of: 'revenue', icon: Banknote, note: 'revenue', to: paths.adminReports(), area: 'reports' },
  {
    of: 'pending_vendors',
    icon: Clock,
    to: `${paths.adminVendors()}?state=pending`,
    area: 'vendors',
  },
]

/** A figure that failed to load is 0. */
export function StatCards({ view, now }: { view: AdminDashboardView | null; now: Date }) {
  const { t, language } = useTexts()
  const { opens } = useDuties()
  const oldest = view?.waiting[0]
  return (
    <dl className="stat-cards dashboard-figures">
      {CARDS.map(({ of: figure, icon, note, to, area }) => {
        const isWaiting = figure === 'pending_vendors' && (view?.pending_vendors ?? 0) > 0
        return (
          <div key={figure} className={classes('stat-card', isWaiting && 'stat-card-waiting')}>
            <dt>
              <Icon of={icon} size="s" />
              {opens(area) ? (
                <Link to={to}>{t(`admin-home.figure.${figure}`)}</Link>
              ) : (
                t(`admin-home.figure.${figure}`)
              )}
              {note && <span className="muted">{t(`admin-home.note.${note}`)}</span>}
            </dt>
            <dd>
              {figure === 'revenue' ? (
                <span className="num">
                  {formatAmount(fromDinars(view?.revenue ?? 0), language) + NBSP}
                  <small>{moneyUnit(language, 'admin')}</small>
                </span>
              ) : (
                <Count value={view?.[figure] ?? 0} language={language} />
              )}
            </dd>
            {figure === 'revenue' && view && (
              <dd className="figure-note">
                {t('admin-home.revenue-net', {
                  refunded: formatMoney(fromDinars(view.refunded), language, 'admin'),
                  net: formatMoney(fromDinars(view.net_revenue), language, 'admin'),
                })}
              </dd>
            )}
            {isWaiting && oldest && (
              <dd className="figure-note">
                {t('admin-home.oldest', {
                  ago: relativeTime(new Date(oldest.created_at), now, language),
                })}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

export function FiguresSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="stat-cards dashboard-figures">
      {CARDS.map(({ of: figure }) => (
        <div key={figure} className="stat-card skeleton-figure">
          <Skeleton width="55%" />
          <Skeleton width="40%" height="1.75rem" />
        </div>
      ))}
    </div>
  )
}
