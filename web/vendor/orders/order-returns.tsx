import { Link } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { OrderDetail } from './query.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { OrderMoment } from './order-cells.tsx'

export function OrderReturns({ order: { status, order_number: number } }: { order: OrderDetail }) {
  const { t } = useTexts()
  const { view } = useQuery(
    status === 'delivered' ? get('/vendor/returns', { search: number }) : null,
  )
  if (!view || view.items.length === 0) return null
  return (
    <section>
      <h3>{t('vendor-returns.title')}</h3>
      <ul className="panel-history">
        {view.items.map((item) => (
          <li key={item.id}>
            <ReturnStatusBadge state={item.state} outcome={item.outcome} />
            <small>
              <Link className="text-link" to={paths.vendorReturn(item.id)}>
                <OrderNumber number={item.number} />
              </Link>{' '}
              · <OrderMoment at={item.requested_at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
