import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Link } from 'react-router'
import { classes } from '#web/ui/classes.ts'

/** The two views of the page: what goes out, and what comes back. */
export function OrdersOrReturns({ current }: { current: 'orders' | 'returns' }) {
  const { t } = useTexts()
  const views = [
    ['orders', paths.vendorOrders(), t('backs.orders')],
    ['returns', paths.vendorReturns(), t('backs.title')],
  ] as const
  return (
    <nav className="chips page-views" aria-label={t('backs.views')}>
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
