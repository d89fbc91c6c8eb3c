import { Link } from 'react-router'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { FrenchDateTime } from '../orders/order-cells.tsx'
import type { ListedReturn } from './query.ts'

type ReturnRowsProps = { rows: readonly ListedReturn[]; label: string }

/** Each leads to its order, whose page has everything else. */
export function AdminReturnRows({ rows, label }: ReturnRowsProps) {
  const { t } = useTexts()
  return (
    <ul className="order-page-list" aria-label={label}>
      {rows.map((row) => (
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
            {t('returns.pieces', { count: row.piece_count })} · {t(`returns.reason.${row.reason}`)}{' '}
            · {t(`returns.wish.${row.requested_resolution}`)}
          </p>
          <p className="muted">
            <bdi>{row.customer.name}</bdi> · <bdi>{row.vendor.business_name}</bdi> ·{' '}
            <FrenchDateTime at={row.requested_at} />
          </p>
        </li>
      ))}
    </ul>
  )
}
