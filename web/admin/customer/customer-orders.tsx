import { Link } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Money } from '#web/ui/money.tsx'
import { AdminOrderStatusBadge, FrenchDateTime } from '../orders/order-cells.tsx'

const SHOWN = 20

/** The newest ones, with a link to the list of all. */
export function CustomerOrders({ customerKey }: { customerKey: string }) {
  const { t, language } = useTexts()
  const isGuest = customerKey.startsWith('+')
  const filter = isGuest ? { phone: customerKey } : { buyer: customerKey }
  const { view, state, refresh } = useQuery(get('/admin/orders', { ...filter, limit: SHOWN }))
  const all = isGuest
    ? `${paths.adminOrders()}?search=${encodeURIComponent(customerKey)}`
    : `${paths.adminOrders()}?${new URLSearchParams(filter)}`
  return (
    <section>
      <h3>{t('admin.customer.orders')}</h3>
      {view?.items.length === 0 && <p className="muted">{t('admin.customer.no-orders')}</p>}
      {state === 'failed' && (
        <p className="muted">
          {t('admin.orders.load-failed')}{' '}
          <button type="button" className="text-link" onClick={refresh}>
            {t('site.retry')}
          </button>
        </p>
      )}
      <ul className="order-page-list">
        {view?.items.map((order) => (
          <li key={order.id}>
            <p className="order-page-line">
              <Link className="text-link" to={paths.adminOrder(order.id)}>
                <OrderNumber number={order.order_number} />
              </Link>
              <AdminOrderStatusBadge status={order.status} />
            </p>
            <p className="order-page-line muted">
              <span>
                <bdi>{order.vendor.business_name}</bdi> · <FrenchDateTime at={order.created_at} />
              </span>
              <Money dinars={order.total_amount} language={language} audience="admin" />
            </p>
          </li>
        ))}
      </ul>
      {view && view.total > SHOWN && (
        <Link className="text-link" to={all}>
          {t('admin.customer.all-orders', { count: view.total })}
        </Link>
      )}
    </section>
  )
}
