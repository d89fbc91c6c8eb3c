import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { defineResource } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { OrderMoment } from '../orders/order-cells.tsx'
import { ReturnPanel } from './panel.tsx'

export const vendorReturns = defineResource({
  page: paths.vendorReturns(),
  open: 'return',
  api: get('/vendor/returns'),
  filters: { status: ['all', 'requested', 'under_way', 'checked', 'over'] },
  texts: 'vendor-returns',
  label: 'vendor-returns.list',
  openLabel: 'vendor-returns.open',
  search: { label: 'vendor-returns.search', clear: 'vendor-returns.search-clear' },
  nameOf: ({ number }) => number,
  title: ({ number }) => <OrderNumber number={number} />,
  about: (row) => <OrderMoment at={row.requested_at} />,
  first: { label: 'vendor-returns.column.return' },
  columns: [
    {
      id: 'customer',
      label: 'vendor-returns.column.customer',
      cell: ({ customer, product_name: product, variant_label: variant, piece_count }, { t }) => (
        <>
          <bdi>{customer.name}</bdi>
          <small>
            <bdi>{product}</bdi> {variant !== null && <bdi>({variant})</bdi>} ·{' '}
            {t('returns.pieces', { count: piece_count })}
          </small>
        </>
      ),
    },
    {
      id: 'reason',
      label: 'vendor-returns.column.reason',
      cell: ({ reason }, { t }) => t(`returns.reason.${reason}`),
    },
    {
      id: 'wish',
      label: 'vendor-returns.column.wish',
      cell: ({ requested_resolution: resolution }, { t }) => t(`returns.wish.${resolution}`),
    },
    {
      id: 'state',
      label: 'vendor-returns.column.state',
      cell: ({ state, outcome }) => <ReturnStatusBadge {...{ state, outcome }} />,
    },
  ],
  cardStart: ({ image }) => <ResponsiveImage image={image} alt="" sizes="2.5rem" />,
  card: ({ customer, reason }, { t }) => (
    <>
      <b>
        <bdi>{customer.name}</bdi>
      </b>
      <small>{t(`returns.reason.${reason}`)}</small>
    </>
  ),
  cardEnd: ({ state, outcome }) => <ReturnStatusBadge {...{ state, outcome }} />,
  tabs: {
    filter: 'status',
    label: 'vendor-returns.filter',
    nameOf: (status) => `vendor-returns.tab.${status}`,
    countsOf: ({ counts }) => counts,
  },
  live: ['returns'],
  panel: ReturnPanel,
})
