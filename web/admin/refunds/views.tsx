import '#web/desk/returns.css'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/texts.ts'
import { classes } from '#web/ui/classes.ts'

/** The two views of the page: what is sold, and the money that goes back for it. */
export function OrdersOrRefunds({ current }: { current: 'orders' | 'refunds' }) {
  const { t } = useTexts()
  const views = [
    ['orders', paths.adminOrders(), t('admin.nav.orders')],
    ['refunds', paths.adminRefunds(), t('paybacks.title')],
  ] as const
  return (
    <nav className="chips page-views" aria-label={t('paybacks.views')}>
      {views.map(([view, to, name]) => (
        <Link
          key={view}
          to={to}
          className={classes('chip', view === current && 'chip-selected')}
          aria-current={view === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
