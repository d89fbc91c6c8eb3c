import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { SelectAll, SelectRow, type Selection } from '#web/backoffice/list/selection.tsx'
import { SortHeader, type Sorts } from '#web/backoffice/list/sort-header.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { ADMIN_ORDER_LIST_URLS, type AdminOrderListQuery } from './query.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import {
  FrenchDateTimeText,
  DeliveryClaimBadge,
  OnRoadBadge,
  PaymentBadge,
  AdminOrderStatusBadge,
} from './order-cells.tsx'
import { OrderStatusMenu } from './order-status-menu.tsx'
import type { AdminOrderListRow, OrderStatusName } from './statuses.ts'

const COLUMNS = ['order', 'customer', 'vendor', 'amount', 'status', 'payment', 'date'] as const
const CLASS_OF: Partial<Record<(typeof COLUMNS)[number], string>> = {
  customer: 'column-customer',
  amount: 'at-end',
  payment: 'column-payment',
  date: 'column-date',
}
const SORTS_OF: Partial<Record<(typeof COLUMNS)[number], Sorts<AdminOrderListQuery['sort']>>> = {
  amount: { ascending: 'total_asc', descending: 'total_desc', first: 'descending' },
  date: { ascending: 'oldest', descending: 'newest', first: 'descending' },
}

type OrdersListProps = {
  rows: readonly AdminOrderListRow[]
  query: AdminOrderListQuery
  selection: Selection
  busy: string | null
  onSort: (sort: AdminOrderListQuery['sort']) => void
  onOpen: (id: string) => void
  onChoose: (row: AdminOrderListRow, status: OrderStatusName) => void
}

export function AdminOrdersTable({
  rows,
  query,
  selection,
  busy,
  onSort,
  ...acts
}: OrdersListProps) {
  const { t, language } = useTexts()
  const { state }: { state: unknown } = useLocation()
  return (
    <table className="data-table orders-table">
      <caption className="sr-only">{t('admin.orders.list')}</caption>
      <TableHead {...{ rows, query, selection, onSort }} />
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-open={row.id === query.open ? '' : undefined}
            className={classes(selection.selected.has(row.id) && 'is-selected')}
            onClick={(event) => {
              if (!isOnControl(event)) acts.onOpen(row.id)
            }}
          >
            <td className="column-tick">
              <SelectRow id={row.id} name={row.order_number} {...{ selection }} />
            </td>
            <td>
              <Link
                id={rowLinkId(row.id)}
                className="order-link"
                to={ADMIN_ORDER_LIST_URLS.address(query, { open: row.id })}
                state={state}
                replace={query.open !== null}
                preventScrollReset
                aria-label={t('admin.orders.detail.open', { number: row.order_number })}
              >
                <OrderNumber number={row.order_number} />
              </Link>
              <small>{t('admin.orders.items', { count: row.item_count })}</small>
            </td>
            <td className="column-customer">
              <bdi>{row.customer.name}</bdi>
              <small>
                <bdi dir="ltr" className="num">
                  {formatPhoneDisplay(row.customer.phone)}
                </bdi>
              </small>
            </td>
            <td>
              <bdi>{row.vendor.business_name}</bdi>
            </td>
            <td className="at-end">
              <Money dinars={row.total_amount} language={language} audience="admin" />
            </td>
            <td>
              <OrderStatusMenu
                status={row.status}
                label={t('admin.orders.change-status-of', { number: row.order_number })}
                isBusy={busy === row.id}
                onChoose={(status) => acts.onChoose(row, status)}
              />
            </td>
            <td className="column-payment">
              <PaymentBadge order={row} />
              <OnRoadBadge order={row} />
              <DeliveryClaimBadge order={row} />
            </td>
            <td className="column-date muted">
              <FrenchDateTimeText at={row.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = Pick<OrdersListProps, 'rows' | 'query' | 'selection' | 'onSort'>

function TableHead({ rows, query, selection, onSort }: HeadProps) {
  const { t } = useTexts()
  return (
    <thead>
      <tr>
        <td className="column-tick">
          <SelectAll onPage={rows.map(({ id }) => id)} {...{ selection }} />
        </td>
        {COLUMNS.map((column) => (
          <SortHeader
            key={column}
            className={CLASS_OF[column]}
            sorts={SORTS_OF[column]}
            sort={query.sort}
            {...{ onSort }}
          >
            {t(`admin.orders.column.${column}`)}
          </SortHeader>
        ))}
      </tr>
    </thead>
  )
}

type CardsProps = Pick<OrdersListProps, 'rows' | 'query' | 'selection'>

export function AdminOrderCards({ rows, query, selection }: CardsProps) {
  const { t, language } = useTexts()
  return (
    <RowCards
      label={t('admin.orders.list')}
      {...{ rows, query }}
      addresses={ADMIN_ORDER_LIST_URLS}
      renderBefore={(row) => <SelectRow id={row.id} name={row.order_number} {...{ selection }} />}
    >
      {(row) => (
        <>
          <span>
            <b>
              <OrderNumber number={row.order_number} />
            </b>
            <small>
              <bdi>{row.customer.name}</bdi> · <bdi>{row.vendor.business_name}</bdi> ·{' '}
              {t('admin.orders.items', { count: row.item_count })}
            </small>
            <span className="order-card-facts">
              <Money dinars={row.total_amount} language={language} audience="admin" />
              <span className="muted">
                <FrenchDateTimeText at={row.created_at} />
              </span>
            </span>
          </span>
          <span className="row-card-badges">
            <AdminOrderStatusBadge status={row.status} />
            <PaymentBadge order={row} />
            <OnRoadBadge order={row} />
            <DeliveryClaimBadge order={row} />
          </span>
          <Icon of={ChevronRight} size="s" flip />
        </>
      )}
    </RowCards>
  )
}
