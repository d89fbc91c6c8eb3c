import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowCards, RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import type { ReactNode } from 'react'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import type { Filters, ListQuery, ListUrls } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'

type Page<Row> = {
  items: readonly Row[]
  total: number
  total_is_estimate?: boolean | undefined
  next: string | null
}
type ListProps<Row extends { id: string }, F extends Filters> = {
  label: string
  addresses: ListUrls<F>
  query: ListQuery<F>
  list: {
    view: Page<Row> | null
    state: 'loading' | 'ready' | 'failed' | 'missing'
    refresh: () => void
  }
  go: (changes: { search: string }) => void
  search: string
  filters: ReactNode
  children: (row: Row) => ReactNode
  opens?: boolean
}

export function RowList<Row extends { id: string }, F extends Filters>(props: ListProps<Row, F>) {
  const { label, addresses, query, list, go, search, filters, children, opens = true } = props
  const { t } = useTexts()
  return (
    <section className="card table-card" aria-label={label}>
      <div className="tool-bar">
        <SearchField
          label={search}
          clearLabel={t('privacy.search-clear')}
          value={query.search}
          onSearch={(term) => go({ search: term })}
        />
        {filters}
        <Refresh isLoading={list.state === 'loading'} onRefresh={list.refresh} />
      </div>
      <ListBody
        texts="privacy.list"
        addresses={addresses}
        query={query}
        page={list.view}
        state={list.state}
        skeleton={<RowsSkeleton height="3rem" />}
        onRetry={list.refresh}
      >
        {(rows) =>
          opens ? (
            <RowCards {...{ label, rows, addresses, query }}>{children}</RowCards>
          ) : (
            <ul className="row-cards" aria-label={label}>
              {rows.map((row) => (
                <li key={row.id}>
                  <div className="privacy-row">{children(row)}</div>
                </li>
              ))}
            </ul>
          )
        }
      </ListBody>
    </section>
  )
}
