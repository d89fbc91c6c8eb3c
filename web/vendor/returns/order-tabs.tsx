import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Link } from 'react-router'
import { useVendorContext } from '../layout.tsx'
import { classes } from '#web/ui/classes.ts'

type View = 'orders' | 'board' | 'picking' | 'returns'

export function VendorOrderTabs({ current }: { current: View }) {
  const { t } = useTexts()
  const { returns } = useVendorContext()
  const due = returns === null ? 0 : returns.answer + returns.settle
  const views = [
    ['orders', paths.vendorOrders(), t('vendor-returns.orders')],
    ['board', paths.vendorBoard(), t('order-board.board')],
    ['picking', paths.vendorPicking(), t('order-board.pick')],
    ['returns', paths.vendorReturns(), t('vendor-returns.title')],
  ] as const
  return (
    <nav className="chips page-views" aria-label={t('vendor-returns.views')}>
      {views.map(([view, to, name]) => (
        <Link
          key={view}
          to={to}
          className={classes('chip', view === current && 'chip-selected')}
          aria-current={view === current ? 'page' : undefined}
        >
          {name}
          {view === 'returns' && due > 0 && (
            <span className="badge badge-warn num">
              <span aria-hidden="true">{due}</span>
              <span className="sr-only">{t('vendor-dashboard.returns-due', { count: due })}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
