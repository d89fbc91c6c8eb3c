import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Filters, type ListUrls, type ListQuery, rowLinkId } from './list-query.ts'

type RowCardsProps<Row extends { id: string }, F extends Filters> = {
  label: string
  rows: readonly Row[]
  addresses: ListUrls<F>
  query: ListQuery<F>
  className?: string
  /** Content before the link and outside it. */
  renderBefore?: (row: Row) => ReactNode
  children: (row: Row) => ReactNode
}

/** For phones. Links keep the cursors of the previous pages. */
export function RowCards<Row extends { id: string }, F extends Filters>(
  props: RowCardsProps<Row, F>,
) {
  const { label, rows, addresses, query, className, renderBefore, children } = props
  const { state }: { state: unknown } = useLocation()
  return (
    <ul className={classes('row-cards', className)} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} data-open={row.id === query.open ? '' : undefined}>
          {renderBefore?.(row)}
          <Link
            id={rowLinkId(row.id)}
            to={addresses.address(query, { open: row.id })}
            state={state}
            replace={query.open !== null}
            preventScrollReset
          >
            {children(row)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function RowsSkeleton({ rows = 6, height = '2.5rem' }: { rows?: number; height?: string }) {
  const { t } = useTexts()
  return (
    <div role="status" aria-label={t('site.loading')} className="facts-skeleton">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} width="100%" height={height} />
      ))}
    </div>
  )
}

export function TableSkeleton({ columns }: { columns: number }) {
  const { t } = useTexts()
  return (
    <div role="status" aria-label={t('site.loading')} className="table-skeleton">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row}>
          {Array.from({ length: columns }, (_column, index) => (
            <Skeleton key={index} width={index % 2 === 0 ? '70%' : '85%'} />
          ))}
        </div>
      ))}
    </div>
  )
}
