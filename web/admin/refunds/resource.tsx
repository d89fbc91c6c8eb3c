import { get } from '#web/shared/api/endpoint.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { defineResource } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { MoneyAmount } from '../money/money-cells.tsx'
import { RefundPanel } from './panel.tsx'
import { DueDay, RefundBadge } from './refund-cells.tsx'

export const refunds = defineResource({
  page: paths.adminRefunds(),
  open: 'refund',
  api: get('/admin/refunds'),
  filters: { status: ['all', 'due', 'approved', 'failed', 'paid', 'cancelled'] },
  texts: 'refunds',
  label: 'refunds.list',
  openLabel: 'refunds.open',
  search: { label: 'refunds.search', clear: 'refunds.search-clear' },
  nameOf: ({ number }) => number,
  title: ({ number }) => <OrderNumber number={number} />,
  about: ({ method }, { t }) => t(`returns.method.${method}`),
  first: { label: 'refunds.column.refund' },
  columns: [
    {
      id: 'customer',
      label: 'refunds.column.customer',
      cell: ({ customer }) => <bdi>{customer.name}</bdi>,
    },
    {
      id: 'shop',
      label: 'refunds.column.shop',
      cell: ({ vendor }) => <bdi>{vendor.business_name}</bdi>,
    },
    {
      id: 'amount',
      label: 'refunds.column.amount',
      isNumber: true,
      cell: ({ amount }) => <MoneyAmount dinars={amount} />,
    },
    {
      id: 'due',
      label: 'refunds.column.due',
      cell: ({ due_on: day }) => <DueDay day={day} />,
    },
    {
      id: 'state',
      label: 'refunds.column.state',
      cell: ({ state }) => <RefundBadge state={state} />,
    },
  ],
  card: ({ customer, amount, vendor }) => (
    <>
      <b>
        <bdi>{customer.name}</bdi> · <MoneyAmount dinars={amount} />
      </b>
      <small>
        <bdi>{vendor.business_name}</bdi>
      </small>
    </>
  ),
  cardEnd: ({ state }) => <RefundBadge state={state} />,
  tabs: {
    filter: 'status',
    label: 'refunds.filter',
    nameOf: (status) => `refunds.state.${status}`,
    countsOf: ({ counts }) => counts,
  },
  exported: { path: get('/admin/lists/refunds/file'), file: 'yova-refunds' },
  panel: RefundPanel,
})
