import { Link } from 'react-router'
import { useTexts } from '#web/shared/texts.ts'
import { Count } from '#web/ui/price.tsx'
import { ORDERS, type OrdersQuery } from './list.ts'
import { FILTERS, type StatusFilter } from './statuses.ts'

type StatusTabsProps = { query: OrdersQuery; counts: Partial<Record<StatusFilter, number>> | null }

/** All orders, and those of each status, with how many there are. */
export function StatusTabs({ query, counts }: StatusTabsProps) {
  const { t, language } = useTexts()
  return (
    <nav className="status-tabs" aria-label={t('admin.orders.filter')}>
      {FILTERS.map((status) => (
        <Link
          key={status}
          to={ORDERS.address(query, { status })}
          preventScrollReset
          aria-current={status === query.status ? 'true' : undefined}
        >
          {t(`admin.orders.status.${status}`)}
          {counts && <Count value={counts[status] ?? 0} language={language} />}
        </Link>
      ))}
    </nav>
  )
}
