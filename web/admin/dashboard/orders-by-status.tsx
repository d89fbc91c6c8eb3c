import type { AdminDashboardView } from '#capabilities/admin-dashboard/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Count } from '#web/ui/money.tsx'
import { AdminOrderStatusBadge } from '../orders/order-cells.tsx'
import { ORDER_STATUS_OPTIONS } from '../orders/statuses.ts'

type Counts = AdminDashboardView['orders_by_status']

export function DashboardOrdersByStatus({ counts }: { counts: Counts }) {
  const { t, language } = useTexts()
  const max = Math.max(1, ...Object.values(counts))
  return (
    <section className="card dashboard-card" aria-labelledby="orders-by-status">
      <div className="card-head">
        <h2 id="orders-by-status">{t('admin-home.by-status')}</h2>
      </div>
      <ul className="status-bars">
        {ORDER_STATUS_OPTIONS.map((status) => (
          <li key={status} data-status={status}>
            <AdminOrderStatusBadge status={status} />
            <b>
              <Count value={counts[status]} language={language} />
            </b>
            <meter min={0} max={max} value={counts[status]} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  )
}
