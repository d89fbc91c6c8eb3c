import { Link } from 'react-router'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { Money } from '#web/ui/money.tsx'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { AdminOrderStatusBadge } from '../orders/order-cells.tsx'
import type { AdminReport } from './report-query.ts'

type RecentOrder = AdminReport['recent_orders'][number]
const COLUMNS = ['order', 'vendor', 'amount', 'status', 'date'] as const

const orderAddress = ({ id }: RecentOrder) => `${paths.adminOrders()}?order=${id}`
const Day = ({ at: timestamp }: { at: string }) => (
  <time dateTime={timestamp} lang="fr" dir="ltr" className="num">
    <bdi dir="ltr">{formatDate(new Date(timestamp), 'fr', 'date')}</bdi>
  </time>
)

export function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
  const { t, language } = useTexts()
  const isWide = useIsDesktop()
  const amount = (order: RecentOrder) => (
    <Money dinars={order.total_amount} language={language} audience="admin" />
  )
  return (
    <section className="card table-card" aria-labelledby="report-recent">
      <div className="tool-bar">
        <h2 id="report-recent">{t('reports.recent')}</h2>
      </div>
      {orders.length === 0 && <p className="muted report-none">{t('reports.no-order')}</p>}
      {orders.length > 0 && isWide && (
        <table className="data-table recent-orders">
          <caption className="sr-only">{t('reports.recent')}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={column === 'amount' ? 'at-end' : undefined}>
                  {t(`admin.orders.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td>
                  <Link className="text-link" to={orderAddress(order)}>
                    <OrderNumber number={order.order_number} />
                  </Link>
                </td>
                <td>
                  <bdi>{order.vendor.business_name}</bdi>
                </td>
                <td className="at-end">{amount(order)}</td>
                <td>
                  <AdminOrderStatusBadge status={order.status} />
                </td>
                <td>
                  <Day at={order.created_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {orders.length > 0 && !isWide && (
        <ul className="row-cards" aria-labelledby="report-recent">
          {orders.map((order) => (
            <li key={order.id}>
              <Link to={orderAddress(order)}>
                <span>
                  <b>
                    <OrderNumber number={order.order_number} />
                  </b>
                  <small>
                    <bdi>{order.vendor.business_name}</bdi>
                  </small>
                  <small>
                    <Day at={order.created_at} />
                  </small>
                </span>
                <span className="row-card-badges">
                  {amount(order)}
                  <AdminOrderStatusBadge status={order.status} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
