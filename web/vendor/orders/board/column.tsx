import { ArrowRight, LoaderCircle, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { Menu } from '#web/backoffice/ui/menu.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Count, Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  BOARD,
  type BoardQuery,
  type VendorOrderList,
  type VendorOrderListRow,
  VENDOR_ORDER_LIST_URLS,
} from '../query.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { ElapsedTime } from '../order-cells.tsx'
import { type Column, canMove, type Target, dropTargets } from './drag-rules.ts'
import type { QueryState } from '#web/shared/data/use-query.ts'

export type ColumnAnswer = QueryState<VendorOrderList>

type ColumnProps = {
  column: Column
  answer: ColumnAnswer
  query: BoardQuery
  held: VendorOrderListRow | null
  busy: string | null
  placeOf: (code: string) => string
  onHold: (row: VendorOrderListRow | null) => void
  onMove: (row: VendorOrderListRow, to: Target) => void
}

export function BoardColumn(props: ColumnProps) {
  const { column, answer, held, onHold, onMove } = props
  const { t, language } = useTexts()
  const [isOver, setOver] = useState(false)
  const name = t(`order.status.${column}`)
  const count = answer.view?.counts[column] ?? 0
  const takes = held !== null && canMove(held.status, column)
  const rows = answer.view?.items ?? []
  const unfiltered = VENDOR_ORDER_LIST_URLS.read(new URLSearchParams())
  const everything = VENDOR_ORDER_LIST_URLS.address(unfiltered, { status: column })
  return (
    <section
      className={classes('board-column', takes && 'takes', takes && isOver && 'is-over')}
      aria-label={t('order-board.column', { status: name, count })}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (held && canMove(held.status, column)) onMove(held, column)
        onHold(null)
      }}
    >
      <h2>
        {name}
        {answer.view && <Count value={count} language={language} />}
      </h2>
      <ColumnBody {...props} />
      {count > rows.length && rows.length > 0 && (
        <Link className="text-link" to={everything}>
          {t('order-board.more', { count })}
        </Link>
      )}
    </section>
  )
}

function ColumnBody(props: ColumnProps) {
  const { answer } = props
  const { t } = useTexts()
  if (answer.view === null)
    return answer.state === 'loading' ? (
      <div role="status" aria-label={t('site.loading')} className="facts-skeleton">
        <Skeleton width="100%" height="5rem" />
        <Skeleton width="100%" height="5rem" />
      </div>
    ) : (
      <Button kind="outline" small onClick={answer.refresh}>
        <Icon of={RotateCw} size="s" />
        {t('site.retry')}
      </Button>
    )
  if (answer.view.items.length === 0)
    return <p className="muted board-none">{t('order-board.column-none')}</p>
  return (
    <ul>
      {answer.view.items.map((row) => (
        <BoardCard key={row.id} row={row} {...props} />
      ))}
    </ul>
  )
}

type CardProps = ColumnProps & { row: VendorOrderListRow }

function BoardCard({ row, query, held, busy, placeOf, onHold, onMove }: CardProps) {
  const { t, language } = useTexts()
  const targets = dropTargets(row.status)
  return (
    <li
      className={classes('board-card', held?.id === row.id && 'is-held')}
      data-open={row.id === query.open ? '' : undefined}
      draggable={targets.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.order_number)
        onHold(row)
      }}
      onDragEnd={() => onHold(null)}
    >
      <Link
        id={rowLinkId(row.id)}
        to={BOARD.address(query, { open: row.id })}
        replace={query.open !== null}
        preventScrollReset
        draggable={false}
      >
        <OrderNumber number={row.order_number} />
        <small>
          <ElapsedTime at={row.placed_at} />
        </small>
      </Link>
      <span>
        <bdi>{row.customer.name}</bdi> · {placeOf(row.customer.wilaya)}
      </span>
      <div className="board-card-foot">
        <span className="order-pictures">
          {row.items.map(({ image, product_name }, index) => (
            <ResponsiveImage key={`${product_name}-${index}`} image={image} alt="" sizes="2.5rem" />
          ))}
        </span>
        <b>
          <Money dinars={row.total_amount} language={language} />
        </b>
      </div>
      {targets.length > 0 && (
        <Menu
          label={t('order-board.move-whom', { number: row.order_number })}
          buttonClass={buttonClass({ kind: 'quiet', small: true })}
          isBusy={busy === row.id}
          rows={targets.length}
          face={
            <>
              {t('order-board.move')}
              <Icon of={busy === row.id ? LoaderCircle : ArrowRight} size="s" flip />
            </>
          }
        >
          {targets.map((to) => (
            <button
              key={to}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => onMove(row, to)}
            >
              {t(`order-board.to.${to}`)}
            </button>
          ))}
        </Menu>
      )}
    </li>
  )
}
