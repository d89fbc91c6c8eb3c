import { StickyNote } from 'lucide-react'
import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import { Link, useLocation } from 'react-router'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import {
  type VendorOrderListRow,
  VENDOR_ORDER_LIST_URLS,
  type VendorOrderListQuery,
} from './query.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { ElapsedTime } from './order-cells.tsx'

export type OrderSelection = {
  chosen: ReadonlySet<string>
  toggle: (id: string) => void
  toggleAll: (ids: readonly string[]) => void
}
type OrdersListProps = {
  rows: readonly VendorOrderListRow[]
  query: VendorOrderListQuery
  placeOf: (code: string) => string
  selection: OrderSelection
}

export function VendorOrdersTable(props: OrdersListProps & { onOpen: (id: string) => void }) {
  const { rows, query, placeOf, selection, onOpen } = props
  const { t, language } = useTexts()
  return (
    <table className="data-table shop-orders">
      <caption className="sr-only">{t('vendor-orders.list')}</caption>
      <TableHead rows={rows} selection={selection} />
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-open={row.id === query.open ? '' : undefined}
            onClick={(event) => {
              if (!isOnControl(event)) onOpen(row.id)
            }}
          >
            <td className="column-box">
              <Box row={row} selection={selection} />
            </td>
            <td>
              <RowLink row={row} query={query} />
              <small>
                <ElapsedTime at={row.placed_at} />
              </small>
            </td>
            <td>
              <b>
                <bdi>{row.customer.name}</bdi>
              </b>
              <small>{placeOf(row.customer.wilaya)}</small>
            </td>
            <td className="column-items">
              <Images row={row} />
            </td>
            <td className="at-end">
              <Money dinars={row.total_amount} language={language} />
            </td>
            <td>
              <RowStatus row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TableHead({ rows, selection }: Pick<OrdersListProps, 'rows' | 'selection'>) {
  const { t } = useTexts()
  const ids = rows.map(({ id }) => id)
  return (
    <thead>
      <tr>
        <th scope="col" className="column-box">
          <label className="row-box">
            <input
              type="checkbox"
              aria-label={t('vendor-orders.select-all')}
              checked={ids.every((id) => selection.chosen.has(id))}
              onChange={() => selection.toggleAll(ids)}
            />
          </label>
        </th>
        <th scope="col">{t('vendor-orders.column.order')}</th>
        <th scope="col">{t('vendor-orders.column.customer')}</th>
        <th scope="col" className="column-items">
          {t('vendor-orders.column.items')}
        </th>
        <th scope="col" className="at-end">
          {t('vendor-orders.column.amount')}
        </th>
        <th scope="col">{t('vendor-orders.column.status')}</th>
      </tr>
    </thead>
  )
}

function Box({ row, selection }: { row: VendorOrderListRow; selection: OrderSelection }) {
  const { t } = useTexts()
  return (
    <label className="row-box">
      <input
        type="checkbox"
        aria-label={t('vendor-orders.select', { number: row.order_number })}
        checked={selection.chosen.has(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
    </label>
  )
}

function RowLink({ row, query }: { row: VendorOrderListRow; query: VendorOrderListQuery }) {
  const { t } = useTexts()
  const { state }: { state: unknown } = useLocation()
  return (
    <Link
      id={rowLinkId(row.id)}
      className="shop-order-link"
      to={VENDOR_ORDER_LIST_URLS.address(query, { open: row.id })}
      state={state}
      replace={query.open !== null}
      preventScrollReset
      aria-label={t('vendor-orders.open', { number: row.order_number })}
    >
      <OrderNumber number={row.order_number} />
    </Link>
  )
}

/** A failed delivery waits for the vendor, who would not open each shipped order. */
function RowStatus({ row }: { row: VendorOrderListRow }) {
  const { t } = useTexts()
  return (
    <span className="row-status">
      <OrderStatusBadge status={row.status} />
      {row.delivery_failed && <Badge tone="warn">{t('vendor-orders.delivery_failed')}</Badge>}
      {row.has_note && (
        <span title={t('vendor-orders.has-note')}>
          <Icon of={StickyNote} size="s" />
          <span className="sr-only">{t('vendor-orders.has-note')}</span>
        </span>
      )}
    </span>
  )
}

const Images = ({ row }: { row: VendorOrderListRow }) => (
  <span className="order-pictures">
    {row.items.map(({ image, product_name }, index) => (
      <ResponsiveImage key={`${product_name}-${index}`} image={image} alt="" sizes="2.5rem" />
    ))}
  </span>
)

export function VendorOrderCards(props: OrdersListProps & { isSelecting: boolean }) {
  const { rows, query, placeOf, selection, isSelecting } = props
  const { t, language } = useTexts()
  return (
    <RowCards
      label={t('vendor-orders.list')}
      className="shop-order-cards"
      {...{ rows, query }}
      addresses={VENDOR_ORDER_LIST_URLS}
      renderBefore={(row) => isSelecting && <Box row={row} selection={selection} />}
    >
      {(row) => (
        <>
          <ResponsiveImage image={row.items[0]?.image} alt="" sizes="2.5rem" />
          <span>
            <b>
              <bdi>{row.customer.name}</bdi> ·{' '}
              <Money dinars={row.total_amount} language={language} />
            </b>
            <small>
              <OrderNumber number={row.order_number} /> · {placeOf(row.customer.wilaya)} ·{' '}
              <ElapsedTime at={row.placed_at} />
            </small>
          </span>
          <RowStatus row={row} />
        </>
      )}
    </RowCards>
  )
}
