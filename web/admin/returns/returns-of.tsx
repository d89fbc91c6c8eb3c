import { Link } from 'react-router'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { paths } from '#web/paths.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { FrenchDateTime } from '../orders/order-cells.tsx'

/** The returns of an order by its number, or of a customer; nothing without any. */
export function ReturnsOf({ about }: { about: { search: string } | { customer: string } }) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/returns', { ...about, limit: 20 }))
  if (state === 'failed')
    return (
      <p className="muted">
        {t('vendor-returns.load-failed')}{' '}
        <button type="button" className="text-link" onClick={refresh}>
          {t('site.retry')}
        </button>
      </p>
    )
  if (!view || view.items.length === 0) return null
  return (
    <section>
      <h3>{t('refunds.returns')}</h3>
      <ul className="order-page-list" aria-label={t('refunds.returns')}>
        {view.items.map((row) => (
          <li key={row.id}>
            <p className="order-page-line">
              <Link className="text-link" to={paths.adminOrder(row.order_id)}>
                <OrderNumber number={row.number} />
              </Link>
              <ReturnStatusBadge state={row.state} outcome={row.outcome} />
            </p>
            <p>
              <bdi>{row.product_name}</bdi>{' '}
              {row.variant_label !== null && <bdi>({row.variant_label})</bdi>} ·{' '}
              {t('returns.pieces', { count: row.piece_count })} ·{' '}
              {t(`returns.reason.${row.reason}`)} · {t(`returns.wish.${row.requested_resolution}`)}
            </p>
            <p className="muted">
              <bdi>{row.customer.name}</bdi> · <bdi>{row.vendor.business_name}</bdi> ·{' '}
              <FrenchDateTime at={row.requested_at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
