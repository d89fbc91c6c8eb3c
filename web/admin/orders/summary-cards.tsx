import { Banknote, CircleCheck, Clock, ShoppingBag, Truck } from 'lucide-react'
import type { AdminOrdersPageView } from '#capabilities/orders/contract.ts'
import { formatAmount, moneyUnit, NBSP } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const CARDS = [
  { of: 'all', label: 'admin.orders.card.total', icon: ShoppingBag },
  { of: 'pending', label: 'admin.orders.card.pending', icon: Clock },
  { of: 'shipped', label: 'admin.orders.card.shipped', icon: Truck, flip: true },
  { of: 'delivered', label: 'admin.orders.card.delivered', icon: CircleCheck },
] as const

type Figures = Pick<AdminOrdersPageView, 'counts' | 'revenue'>

type SummaryCardsProps = { figures: Figures | null; hasFailed: boolean }

/** How many orders there are, and what the paid ones come to; a dash for what could not be read. */
export function SummaryCards({ figures, hasFailed }: SummaryCardsProps) {
  const { t, language } = useTexts()
  return (
    <dl className="stat-cards order-figures">
      {CARDS.map(({ of, label, icon, ...rest }) => (
        <div key={of} className="stat-card">
          <dt>
            <Icon of={icon} size="s" {...rest} />
            {t(label)}
          </dt>
          <dd>
            {figures ? (
              <Count value={figures.counts[of] ?? 0} language={language} />
            ) : (
              <NotYet hasFailed={hasFailed} />
            )}
          </dd>
        </div>
      ))}
      <div className="stat-card">
        <dt>
          <Icon of={Banknote} size="s" />
          {t('admin.orders.card.revenue')}
        </dt>
        <dd>
          {figures ? (
            <span className="num">
              {formatAmount(fromDinars(figures.revenue), language) + NBSP}
              <small>{moneyUnit(language, 'admin')}</small>
            </span>
          ) : (
            <NotYet hasFailed={hasFailed} />
          )}
        </dd>
      </div>
    </dl>
  )
}

const NotYet = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? <span className="muted">–</span> : <Skeleton width="60%" />
