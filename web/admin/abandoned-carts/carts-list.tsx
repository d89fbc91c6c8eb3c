import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Count, Money } from '#web/ui/money.tsx'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import { SortHeader, type Sorts } from '#web/backoffice/list/sort-header.tsx'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import {
  CallLink,
  LastActivity,
  type AbandonedCartRowView,
  CustomerPlace,
  ReminderBadge,
  useCustomerName,
} from './cart-cells.tsx'
import { CARTS, type CartsQuery } from './query.ts'

const COLUMNS = ['customer', 'items', 'subtotal', 'place', 'last', 'reminder', 'actions'] as const
const SORTS_OF: Partial<Record<(typeof COLUMNS)[number], Sorts<CartsQuery['sort']>>> = {
  subtotal: { ascending: 'total_asc', descending: 'total_desc', first: 'descending' },
  last: { ascending: 'oldest', descending: 'newest', first: 'descending' },
}

type ListProps = {
  rows: readonly AbandonedCartRowView[]
  query: CartsQuery
  wilayas: readonly WilayaOption[]
}

type TableProps = ListProps & {
  onSort: (sort: CartsQuery['sort']) => void
  onOpen: (id: string) => void
}

const piecesOf = ({ cart_items: items }: AbandonedCartRowView): number =>
  items.reduce((all, { quantity }) => all + quantity, 0)

export function CartsTable({ rows, query, wilayas, onSort, onOpen }: TableProps) {
  const { t, language } = useTexts()
  const nameOf = useCustomerName()
  return (
    <table className="data-table carts-table">
      <caption className="sr-only">{t('abandoned-carts.list')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <SortHeader
              key={column}
              className={classes(`column-${column}`, column === 'subtotal' && 'at-end')}
              sorts={SORTS_OF[column]}
              sort={query.sort}
              {...{ onSort }}
            >
              <span className={column === 'actions' ? 'sr-only' : undefined}>
                {t(`abandoned-carts.column.${column}`)}
              </span>
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cart) => (
          <tr
            key={cart.id}
            data-open={cart.id === query.open ? '' : undefined}
            onClick={(event) => {
              if (!isOnControl(event)) onOpen(cart.id)
            }}
          >
            <td>
              <RowLink cart={cart} query={query} />
              <small>
                <bdi dir="ltr" className="num">
                  {cart.customer_phone === null
                    ? cart.customer_email
                    : formatPhoneDisplay(cart.customer_phone)}
                </bdi>
              </small>
            </td>
            <td>
              <Images cart={cart} />
            </td>
            <td className="at-end">
              <b>
                <Money dinars={cart.subtotal} language={language} audience="admin" />
              </b>
            </td>
            <td className="column-place">
              <CustomerPlace {...{ cart, wilayas }} />
            </td>
            <td className="column-last">
              <LastActivity at={cart.last_updated} />
            </td>
            <td>
              <ReminderBadge cart={cart} />
            </td>
            <td className="column-actions">
              {cart.customer_phone !== null && (
                <CallLink phone={cart.customer_phone} name={nameOf(cart)} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowLink({ cart, query }: { cart: AbandonedCartRowView; query: CartsQuery }) {
  const { t } = useTexts()
  const nameOf = useCustomerName()
  const { state }: { state: unknown } = useLocation()
  return (
    <Link
      id={rowLinkId(cart.id)}
      className="cart-link"
      to={CARTS.address(query, { open: cart.id })}
      state={state}
      replace={query.open !== null}
      preventScrollReset
      aria-label={t('abandoned-carts.open', { name: nameOf(cart) })}
    >
      <bdi>{nameOf(cart)}</bdi>
    </Link>
  )
}

function Images({ cart }: { cart: AbandonedCartRowView }) {
  const { t, language } = useTexts()
  const shown = cart.cart_items.flatMap(({ image }) => (image === null ? [] : [image])).slice(0, 3)
  const count = piecesOf(cart)
  return (
    <span className="cart-pictures">
      {shown.map((image, index) => (
        <img key={`${index} ${image}`} src={image} alt="" width="80" height="80" loading="lazy" />
      ))}
      <span aria-hidden="true">
        <Count value={count} language={language} />
      </span>
      <span className="sr-only">{t('abandoned-carts.items', { count })}</span>
    </span>
  )
}

export function CartCards({ rows, query, wilayas }: ListProps) {
  const { t, language } = useTexts()
  const nameOf = useCustomerName()
  return (
    <RowCards label={t('abandoned-carts.list')} {...{ rows, query }} addresses={CARTS}>
      {(cart) => (
        <>
          <span>
            <b>
              <bdi>{nameOf(cart)}</bdi>
            </b>
            <small>
              <CustomerPlace {...{ cart, wilayas }} />
            </small>
            <small>
              <LastActivity at={cart.last_updated} />
            </small>
          </span>
          <span className="row-card-badges">
            <Money dinars={cart.subtotal} language={language} audience="admin" />
            <small>{t('abandoned-carts.items', { count: piecesOf(cart) })}</small>
            <ReminderBadge cart={cart} />
          </span>
          <Icon of={ChevronRight} flip />
        </>
      )}
    </RowCards>
  )
}
