import './abandoned-carts.css'
import { Banknote, CircleCheck, ShoppingCart } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import type { AbandonedCartsPageView } from '#capabilities/cart/contract.ts'
import { formatAmount, formatDate, formatMoney, formatNumber } from '#kernel/format.ts'
import { centimes, fromDinars } from '#kernel/money.ts'
import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { abandonedCarts } from './resource.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('abandoned-carts.title'), isPrivate: true }))

export default function AdminAbandonedCartsPage() {
  const { t } = useTexts()
  return (
    <ResourcePage
      resource={abandonedCarts}
      title={t('abandoned-carts.title')}
      subtitle={t('abandoned-carts.intro')}
      summary={(view, hasFailed) => <Summary {...{ view, hasFailed }} />}
    />
  )
}

type SummaryProps = { view: AbandonedCartsPageView | null; hasFailed: boolean }

function Summary({ view, hasFailed }: SummaryProps) {
  const { t, language } = useTexts()
  const average = view && view.open > 0 ? Math.round(view.value / view.open) : 0
  const cards = [
    {
      label: t('abandoned-carts.card.open'),
      icon: ShoppingCart,
      value: view && formatNumber(view.open, language),
      note: view && t('abandoned-carts.recent', { count: view.recent }),
    },
    {
      label: t('abandoned-carts.card.value'),
      icon: Banknote,
      value: view && formatAmount(fromDinars(view.value), language),
      unit: 'DZD',
      note:
        view &&
        t('abandoned-carts.average', {
          amount: formatMoney(centimes(average * 100), language, 'admin'),
        }),
    },
    {
      label: t('abandoned-carts.card.recovered'),
      icon: CircleCheck,
      value: view && formatNumber(view.recovered_this_month, language),
      note: view && t('abandoned-carts.after-reminder', { count: view.recovered_after_reminder }),
    },
  ]
  return (
    <>
      <p className="muted cart-refreshed">
        {view &&
          t('abandoned-carts.refreshed', { time: formatDate(new Date(view.at), 'fr', 'time') })}
      </p>
      <dl className="stat-cards cart-figures">
        {cards.map(({ label, icon, value, unit, note }) => (
          <StatCard key={label} {...{ label, icon, value, unit, note, hasFailed }} />
        ))}
      </dl>
    </>
  )
}
