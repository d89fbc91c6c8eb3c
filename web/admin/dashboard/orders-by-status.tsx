import type { DashboardView } from '#capabilities/admin-dashboard/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Count } from '#web/ui/money.tsx'
import { StatusBadge } from '../orders/order-cells.tsx'
import { STATUSES } from '../orders/statuses.ts'

type Counts = DashboardView['orders_by_status']

export function OrdersByStatus({ counts }: { counts: Counts }) {
  const { t, language } = useTexts()
  const max = Math.max(1, ...Object.values(counts))
  return (
    <section className="card dashboard-card" aria-labelledby="orders-by-status">
      <div className="card-head">
        <h2 id="orders-by-status">{t('admin-home.by-status')}</h2>
      </div>
      <ul className="status-bars">
        {STATUSES.map((status) => (
          <li key={status} data-status={status}>
            <StatusBadge status={status} />
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
