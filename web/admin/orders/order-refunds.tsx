import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { Link } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Money } from '#web/ui/money.tsx'
import { RefundBadge } from '../refunds/refund-cells.tsx'

export function OrderRefunds({ order: { order_number: number } }: { order: AdminOrderView }) {
  const { t, language } = useTexts()
  const { view } = useQuery(get('/admin/refunds', { search: number }))
  if (!view || view.items.length === 0) return null
  return (
    <section>
      <h3>{t('refunds.title')}</h3>
      <ul className="panel-history">
        {view.items.map((item) => (
          <li key={item.id}>
            <RefundBadge state={item.state} />
            <small>
              <Link className="text-link" to={paths.adminRefund(item.id)}>
                <OrderNumber number={item.number} />
              </Link>{' '}
              · <Money dinars={item.amount} language={language} audience="admin" />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
