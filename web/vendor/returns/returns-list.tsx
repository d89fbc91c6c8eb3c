import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import { Link, useLocation } from 'react-router'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { type ReturnRow, RETURNS, type ReturnsQuery } from './query.ts'
import { OrderMoment } from '../orders/order-cells.tsx'

type ListProps = { rows: readonly ReturnRow[]; query: ReturnsQuery }

/** Left to right in every language. */
export const ReturnNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr" className="num">
    {number}
  </bdi>
)

function RowLink({ row, query }: { row: ReturnRow; query: ReturnsQuery }) {
  const { t } = useTexts()
  const { state }: { state: unknown } = useLocation()
  return (
    <Link
      id={rowLinkId(row.id)}
      className="return-link"
      to={RETURNS.address(query, { open: row.id })}
      state={state}
      replace={query.open !== null}
      preventScrollReset
      aria-label={t('vendor-returns.open', { number: row.number })}
    >
      <ReturnNumber number={row.number} />
    </Link>
  )
}

export function ReturnsTable({
  rows,
  query,
  onOpen,
}: ListProps & { onOpen: (id: string) => void }) {
  const { t } = useTexts()
  return (
    <table className="data-table">
      <caption className="sr-only">{t('vendor-returns.list')}</caption>
      <thead>
        <tr>
          {(['return', 'customer', 'reason', 'wish', 'state'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`vendor-returns.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-open={row.id === query.open ? '' : undefined}
            onClick={(event) => {
              if (!isOnControl(event)) onOpen(row.id)
            }}
          >
            <td>
              <RowLink row={row} query={query} />
              <small>
                <OrderMoment at={row.requested_at} />
              </small>
            </td>
            <td>
              <bdi>{row.customer.name}</bdi>
              <small>
                <bdi>{row.product_name}</bdi>{' '}
                {row.variant_label !== null && <bdi>({row.variant_label})</bdi>} ·{' '}
                {t('returns.pieces', { count: row.piece_count })}
              </small>
            </td>
            <td>{t(`returns.reason.${row.reason}`)}</td>
            <td>{t(`returns.wish.${row.requested_resolution}`)}</td>
            <td>
              <ReturnStatusBadge state={row.state} outcome={row.outcome} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function ReturnCards({ rows, query }: ListProps) {
  const { t } = useTexts()
  return (
    <RowCards
      label={t('vendor-returns.list')}
      className="return-cards"
      {...{ rows, query }}
      addresses={RETURNS}
    >
      {(row) => (
        <>
          <ResponsiveImage image={row.image} alt="" sizes="2.5rem" />
          <span>
            <b>
              <bdi>{row.customer.name}</bdi>
            </b>
            <small>
              <ReturnNumber number={row.number} /> · {t(`returns.reason.${row.reason}`)}
            </small>
          </span>
          <ReturnStatusBadge state={row.state} outcome={row.outcome} />
        </>
      )}
    </RowCards>
  )
}
