import { Link } from 'react-router'
import type { AdminReturnRowView } from '#capabilities/returns/admin-returns.contract.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { defineResource, type RowTexts } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { FrenchDateTime } from '../orders/order-cells.tsx'

type Row = AdminReturnRowView

const reasonOf = ({ reason }: Row, { t }: RowTexts) => t(`returns.reason.${reason}`)
const resolutionOf = (row: Row, { t }: RowTexts) => t(`returns.wish.${row.requested_resolution}`)
const stateOf = ({ state, outcome }: Row) => <ReturnStatusBadge {...{ state, outcome }} />

/** The title leads to the order, whose page has everything else. */
export const returns = defineResource({
  page: paths.adminReturns(),
  open: 'return',
  api: get('/admin/returns'),
  filters: { status: ['all', 'requested', 'under_way', 'checked', 'over'] },
  texts: 'vendor-returns',
  label: 'vendor-returns.list',
  search: { label: 'refunds.returns-search', clear: 'refunds.search-clear' },
  nameOf: ({ number }) => number,
  title: ({ number, order_id: order }) => (
    <Link className="text-link" to={paths.adminOrder(order)}>
      <OrderNumber number={number} />
    </Link>
  ),
  about: (row, { t }) => (
    <>
      <bdi>{row.product_name}</bdi> {row.variant_label !== null && <bdi>({row.variant_label})</bdi>}{' '}
      · {t('returns.pieces', { count: row.piece_count })}
    </>
  ),
  first: { label: 'vendor-returns.column.return' },
  columns: [
    {
      id: 'customer',
      label: 'vendor-returns.column.customer',
      cell: ({ customer, vendor }) => (
        <>
          <bdi>{customer.name}</bdi>
          <small>
            <bdi>{vendor.business_name}</bdi>
          </small>
        </>
      ),
    },
    { id: 'reason', label: 'vendor-returns.column.reason', cell: reasonOf },
    { id: 'wish', label: 'vendor-returns.column.wish', cell: resolutionOf },
    {
      id: 'state',
      label: 'vendor-returns.column.state',
      cell: (row) => (
        <>
          {stateOf(row)}
          <small>
            <FrenchDateTime at={row.requested_at} />
          </small>
        </>
      ),
    },
  ],
  card: (row, texts) => (
    <>
      <small>
        {reasonOf(row, texts)} · {resolutionOf(row, texts)}
      </small>
      <small>
        <bdi>{row.customer.name}</bdi> · <bdi>{row.vendor.business_name}</bdi> ·{' '}
        <FrenchDateTime at={row.requested_at} />
      </small>
    </>
  ),
  cardEnd: stateOf,
  tabs: {
    filter: 'status',
    label: 'vendor-returns.filter',
    nameOf: (status) => `vendor-returns.tab.${status}`,
    countsOf: ({ counts }) => counts,
  },
})
