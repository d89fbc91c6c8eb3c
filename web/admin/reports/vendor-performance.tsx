import { get } from '#web/shared/api/endpoint.ts'
import { Link } from 'react-router'
import {
  PERFORMANCE_SORTS,
  type PerformanceSort,
} from '#capabilities/analytics/performance-sorts.contract.ts'
import type { PerformanceLineView } from '#capabilities/analytics/vendor-performance.contract.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { createListUrls, useListQuery } from '#web/backoffice/list/list-query.ts'
import { ChoiceFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { SortHeader } from '#web/backoffice/list/sort-header.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Count } from '#web/ui/money.tsx'
import { formatShare } from './report-format.ts'

const PERFORMANCE = createListUrls({
  page: `${paths.adminReports()}?view=vendors`,
  api: get('/admin/vendor-performance'),
  open: 'shop',
  filters: { sort: PERFORMANCE_SORTS },
})
const RATES = ['cancelled', 'late', 'refused', 'returned'] as const

/** Rates of what went wrong by vendor, the worst first by the chosen one. */
export function VendorPerformance() {
  const { t } = useTexts()
  const { query, go } = useListQuery(PERFORMANCE)
  const list = useQuery(PERFORMANCE.path(query), { isCached: true })
  return (
    <section className="card table-card" aria-label={t('reports.performance')}>
      <div className="tool-bar">
        <SearchField
          label={t('reports.performance.search')}
          clearLabel={t('reports.performance.search-clear')}
          value={query.search}
          onSearch={(search) => go({ search })}
        />
        <ChoiceFilter
          label={t('reports.performance.sort')}
          values={PERFORMANCE_SORTS}
          value={query.sort}
          nameOf={(sort) => t(`reports.performance.${sort}`)}
          onChoose={(sort) => go({ sort })}
        />
        <Refresh isLoading={list.state === 'loading'} onRefresh={list.refresh} />
      </div>
      <p className="muted performance-note">{t('reports.performance.of')}</p>
      <ListBody
        texts="reports.performance"
        addresses={PERFORMANCE}
        query={query}
        page={list.view}
        state={list.state}
        skeleton={<RowsSkeleton height="2rem" />}
        onRetry={list.refresh}
      >
        {(rows, isTable) =>
          isTable ? (
            <Table rows={rows} sort={query.sort} onSort={(sort) => go({ sort })} />
          ) : (
            <Cards rows={rows} />
          )
        }
      </ListBody>
    </section>
  )
}

type RowsProps = { rows: readonly PerformanceLineView[] }
type TableProps = RowsProps & { sort: PerformanceSort; onSort: (sort: PerformanceSort) => void }

/** One direction only: the list is for finding the most failures. */
const only = (sort: PerformanceSort) => ({
  ascending: sort,
  descending: sort,
  first: sort === 'name' ? ('ascending' as const) : ('descending' as const),
})

function Table({ rows, sort, onSort }: TableProps) {
  const { t, language } = useTexts()
  return (
    <table className="data-table performance-table">
      <caption className="sr-only">{t('reports.performance')}</caption>
      <thead>
        <tr>
          {(['name', 'orders', ...RATES] as const).map((column) => (
            <SortHeader
              key={column}
              sorts={only(column)}
              sort={sort}
              onSort={onSort}
              className={column === 'name' ? undefined : 'at-end'}
            >
              {t(`reports.performance.${column}`)}
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <ShopName row={row} />
            </th>
            <td className="at-end">
              <Count value={row.orders} language={language} />
            </td>
            {RATES.map((rate) => (
              <td key={rate} className="at-end">
                <Rate value={row[`${rate}_rate`]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ rows }: RowsProps) {
  const { t, language } = useTexts()
  return (
    <ul className="courier-cards" aria-label={t('reports.performance')}>
      {rows.map((row) => (
        <li key={row.id}>
          <h3>
            <ShopName row={row} />
          </h3>
          <dl>
            <div>
              <dt>{t('reports.performance.orders')}</dt>
              <dd>
                <Count value={row.orders} language={language} />
              </dd>
            </div>
            {RATES.map((rate) => (
              <div key={rate}>
                <dt>{t(`reports.performance.${rate}`)}</dt>
                <dd>
                  <Rate value={row[`${rate}_rate`]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const ShopName = ({ row }: { row: PerformanceLineView }) => (
  <Link className="text-link" to={`${paths.adminVendors()}?vendor=${encodeURIComponent(row.id)}`}>
    <bdi>{row.business_name}</bdi>
  </Link>
)

function Rate({ value }: { value: number | null }) {
  const { language } = useTexts()
  if (value === null) return <span className="muted">–</span>
  return (
    <bdi dir="ltr" className="num">
      {formatShare(value, language)}
    </bdi>
  )
}
