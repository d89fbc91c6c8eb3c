import '#web/backoffice/list/list-page.css'
import './figures.css'
import './chart.css'
import { Palmtree, RotateCw } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import type { VendorDashboardView } from '#capabilities/vendor-dashboard/contract.ts'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { shopName } from '#web/shared/catalog/shop-name.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useVendorContext } from '../layout.tsx'
import { BestSellingProducts, States, Wilayas } from './best-selling-products.tsx'
import { MarginCard } from './margin-card.tsx'
import { FigureCards } from './figure-cards.tsx'
import { NewVendorSteps } from './new-shop-steps.tsx'
import { SalesChart } from './sales-chart.tsx'
import { VendorStatusCard } from './vendor-status.tsx'
import { ToDoList } from './to-do.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.vendor-space'), isPrivate: true }))

export default function DashboardPage() {
  const { t, language } = useTexts()
  const { view, state, refresh } = useQuery(get('/vendor/dashboard'), {
    live: ['orders', 'calls', 'reviews'],
  })
  const { shop, role } = useVendorContext()
  const { user } = useSession()
  const name = role === 'owner' ? view?.shop.owner_first_name : user?.name
  return (
    <div className="back-office-page shop-day">
      <h1>{name ? t('vendor-dashboard.hello', { name }) : shopName(shop, language)}</h1>
      {view === null && state !== 'loading' ? (
        <EmptyState
          title={t('vendor-dashboard.load-failed')}
          action={
            <Button kind="outline" small onClick={refresh}>
              <Icon of={RotateCw} size="s" />
              {t('site.retry')}
            </Button>
          }
        />
      ) : view === null ? (
        <DaySkeleton label={t('site.loading')} />
      ) : (
        <Day view={view} shop={shop} />
      )}
    </div>
  )
}

function Day({ view, shop }: { view: VendorDashboardView; shop: OwnVendorView }) {
  // Without products there are no figures to show.
  if (!view.steps.has_product)
    return (
      <>
        <NewVendorSteps steps={view.steps} />
        <VendorStatusCard shop={shop} isGreeted />
      </>
    )
  return (
    <>
      <Holiday holiday={view.shop.holiday} today={view.days.at(-1)?.on ?? ''} />
      <FigureCards view={view} />
      <NewVendorSteps steps={view.steps} />
      <div className="shop-day-columns">
        <ToDoList view={view} />
        <div className="shop-day-stack">
          <States view={view} />
          <Wilayas view={view} />
        </div>
        <SalesChart days={view.days} />
        <BestSellingProducts view={view} />
        <MarginCard />
      </div>
    </>
  )
}

type HolidayProps = { holiday: VendorDashboardView['shop']['holiday']; today: string }

function Holiday({ holiday, today }: HolidayProps) {
  const { t, language } = useTexts()
  if (holiday === null) return null
  const dayOf = (day: LocalDate) => formatDate(noonOfDay(day), language, 'day')
  const isAhead = holiday.starts_on > today
  const days = { from: dayOf(holiday.starts_on), until: dayOf(holiday.ends_on) }
  return (
    <p className="shop-holiday">
      <Icon of={Palmtree} size="s" />
      {t(isAhead ? 'vendor-dashboard.holiday-ahead' : 'vendor-dashboard.holiday', days)}
    </p>
  )
}

/** Same sizes as the loaded cards, to avoid layout shift. */
function DaySkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="stat-cards shop-figures">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="stat-card">
            <Skeleton width="50%" />
            <Skeleton width="70%" height="2rem" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
      <div className="shop-day-columns">
        <Skeleton width="100%" height="20rem" />
        <Skeleton width="100%" height="20rem" />
      </div>
    </div>
  )
}
