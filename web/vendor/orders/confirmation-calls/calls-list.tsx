import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import { Link, useLocation } from 'react-router'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Money } from '#web/ui/money.tsx'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { type CallRow, CALLS_URLS, type CallListQuery, type Hours } from './query.ts'
import { CallState, CallClaimBadge, CallDueTime } from './call-cells.tsx'

type CallsListProps = {
  rows: readonly CallRow[]
  query: CallListQuery
  placeOf: (code: string) => string
  hours: Hours | null
}

export function CallsTable(props: CallsListProps & { onOpen: (id: string) => void }) {
  const { rows, query, placeOf, hours, onOpen } = props
  const { t, language } = useTexts()
  return (
    <table className="data-table shop-orders">
      <caption className="sr-only">{t('confirmation-calls.list')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('vendor-orders.column.customer')}</th>
          <th scope="col">{t('confirmation-calls.column.when')}</th>
          <th scope="col" className="column-items">
            {t('vendor-orders.column.items')}
          </th>
          <th scope="col" className="at-end">
            {t('vendor-orders.column.amount')}
          </th>
          <th scope="col">{t('vendor-orders.column.status')}</th>
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
                {placeOf(row.customer.wilaya)} · <OrderNumber number={row.order_number} />
              </small>
            </td>
            <td>
              <CallDueTime call={row} hours={hours} />
              <CallClaimBadge call={row} />
            </td>
            <td className="column-items">
              <span className="order-pictures">
                {row.items.map(({ image, product_name }, index) => (
                  <ResponsiveImage
                    key={`${product_name}-${index}`}
                    image={image}
                    alt=""
                    sizes="2.5rem"
                  />
                ))}
              </span>
            </td>
            <td className="at-end">
              <Money dinars={row.total_amount} language={language} />
            </td>
            <td>
              <CallState call={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowLink({ row, query }: { row: CallRow; query: CallListQuery }) {
  const { t } = useTexts()
  const { state }: { state: unknown } = useLocation()
  return (
    <Link
      id={rowLinkId(row.id)}
      className="shop-order-link"
      to={CALLS_URLS.address(query, { open: row.id })}
      state={state}
      replace={query.open !== null}
      preventScrollReset
      aria-label={t('confirmation-calls.open', {
        name: row.customer.name,
        number: row.order_number,
      })}
    >
      <bdi>{row.customer.name}</bdi>
    </Link>
  )
}

export function CallCards({ rows, query, placeOf, hours }: CallsListProps) {
  const { t, language } = useTexts()
  return (
    <RowCards
      label={t('confirmation-calls.list')}
      className="shop-order-cards"
      {...{ rows, query }}
      addresses={CALLS_URLS}
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
              {placeOf(row.customer.wilaya)} · <CallDueTime call={row} hours={hours} />
            </small>
            <CallClaimBadge call={row} />
          </span>
          <CallState call={row} />
        </>
      )}
    </RowCards>
  )
}
