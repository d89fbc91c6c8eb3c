import { Link } from 'react-router'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Money } from '#web/ui/money.tsx'
import { AdminOrderStatusBadge } from '../orders/order-cells.tsx'

/** What the buyer ordered with it from other shops. */
export function OrderSiblings({ order }: { order: AdminOrderView }) {
  const { t, language } = useTexts()
  if (order.siblings.length === 0) return null
  return (
    <div className="card">
      <section>
        <h3>{t('admin.order.siblings', { number: order.purchase_number })}</h3>
        <ul className="order-page-list">
          {order.siblings.map((sibling) => (
            <li key={sibling.id}>
              <p className="order-page-line">
                <Link className="text-link" to={paths.adminOrder(sibling.id)}>
                  <OrderNumber number={sibling.order_number} />
                </Link>
                <AdminOrderStatusBadge status={sibling.status} />
              </p>
              <p className="order-page-line muted">
                <bdi>{sibling.vendor.business_name}</bdi>
                <Money dinars={sibling.total_amount} language={language} audience="admin" />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
