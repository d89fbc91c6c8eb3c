import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import { Link, useLocation } from 'react-router'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { Money } from '#web/ui/money.tsx'
import { type RefundRow, REFUNDS, type RefundsQuery, REFUND_STATE_TONES } from './query.ts'

type ListProps = { rows: readonly RefundRow[]; query: RefundsQuery }

/** Left to right in every language. */
export const RefundNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr" className="num">
    {number}
  </bdi>
)

export function RefundBadge({ state }: Pick<RefundRow, 'state'>) {
  const { t } = useTexts()
  return <Badge tone={REFUND_STATE_TONES[state]}>{t(`refunds.is.${state}`)}</Badge>
}

/** The legal deadline. */
export function DueDay({ day }: { day: LocalDate }) {
  const { language } = useTexts()
  return <time dateTime={day}>{formatAdminDate(noonOfDay(day), language, 'date')}</time> // a date of the contract
}

function RowLink({ row, query }: { row: RefundRow; query: RefundsQuery }) {
  const { t } = useTexts()
  const { state }: { state: unknown } = useLocation()
  return (
    <Link
      id={rowLinkId(row.id)}
      className="return-link"
      to={REFUNDS.address(query, { open: row.id })}
      state={state}
      replace={query.open !== null}
      preventScrollReset
      aria-label={t('refunds.open', { number: row.number })}
    >
      <RefundNumber number={row.number} />
    </Link>
  )
}

export function RefundsTable({
  rows,
  query,
  onOpen,
}: ListProps & { onOpen: (id: string) => void }) {
  const { t, language } = useTexts()
  return (
    <table className="data-table">
      <caption className="sr-only">{t('refunds.list')}</caption>
      <thead>
        <tr>
          {(['refund', 'customer', 'shop'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`refunds.column.${column}`)}
            </th>
          ))}
          <th scope="col" className="at-end">
            {t('refunds.column.amount')}
          </th>
          <th scope="col">{t('refunds.column.due')}</th>
          <th scope="col">{t('refunds.column.state')}</th>
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
              <small>{t(`returns.method.${row.method}`)}</small>
            </td>
            <td>
              <bdi>{row.customer.name}</bdi>
            </td>
            <td>
              <bdi>{row.vendor.business_name}</bdi>
            </td>
            <td className="at-end">
              <Money dinars={row.amount} language={language} audience="admin" />
            </td>
            <td>
              <DueDay day={row.due_on} />
            </td>
            <td>
              <RefundBadge state={row.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function RefundCards({ rows, query }: ListProps) {
  const { t, language } = useTexts()
  return (
    <RowCards label={t('refunds.list')} {...{ rows, query }} addresses={REFUNDS}>
      {(row) => (
        <>
          <span>
            <b>
              <bdi>{row.customer.name}</bdi> ·{' '}
              <Money dinars={row.amount} language={language} audience="admin" />
            </b>
            <small>
              <RefundNumber number={row.number} /> · <bdi>{row.vendor.business_name}</bdi>
            </small>
          </span>
          <RefundBadge state={row.state} />
        </>
      )}
    </RowCards>
  )
}
