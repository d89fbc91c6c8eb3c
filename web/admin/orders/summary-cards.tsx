import { Banknote, CircleCheck, Clock, ShoppingBag, Truck } from 'lucide-react'
import type { ResponseOf } from '#web/shared/api/endpoint.ts'
import { formatAmount, moneyUnit } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'

const CARDS = [
  { of: 'all', label: 'admin.orders.card.total', icon: ShoppingBag },
  { of: 'pending', label: 'admin.orders.card.pending', icon: Clock },
  { of: 'shipped', label: 'admin.orders.card.shipped', icon: Truck, flip: true },
  { of: 'delivered', label: 'admin.orders.card.delivered', icon: CircleCheck },
] as const

type Figures = Pick<ResponseOf<'/admin/orders', 'get'>, 'counts' | 'revenue'>

type SummaryCardsProps = { figures: Figures | null; hasFailed: boolean }

export function OrderSummaryCards({ figures, hasFailed }: SummaryCardsProps) {
  const { t, language } = useTexts()
  return (
    <dl className="stat-cards order-figures">
      {CARDS.map(({ of: id, label, ...drawn }) => (
        <StatCard
          key={id}
          {...drawn}
          label={t(label)}
          value={figures && (figures.counts[id] ?? 0)}
          hasFailed={hasFailed}
        />
      ))}
      <StatCard
        icon={Banknote}
        label={t('admin.orders.card.revenue')}
        value={figures && formatAmount(fromDinars(figures.revenue), language)}
        unit={moneyUnit(language, 'admin')}
        hasFailed={hasFailed}
      />
    </dl>
  )
}
