import type { ScanLimits } from '../rules/scan-strategy.ts'
import type { ListRequest } from './list-sql.ts'
import type { IndexStatistics } from './index-statistics.ts'
import { type SqlParameters, whereClause } from './sql-parameters.ts'

/** Totals above this are estimates. */
const COUNTED = 10_000
/** Blocks of the sample, spread evenly over the catalog. */
const PIECES = 20
const PIECE = 150
/** Matches that make the sample's estimate reliable. */
const SURE = 30
/** Two standard deviations below the smallest reliable sample, so that "more than" stays true. */
const CAUTION = 0.65

type Counting = {
  request: ListRequest
  where: readonly string[]
  searched: boolean
  overview: IndexStatistics
  scale: ScanLimits
  values: SqlParameters
}

/**
 * SQL: from `listing_counts`, else counted up to a limit. Frequent results of a large catalog are
 * estimated from a sample, at a cost that does not depend on its size.
 */
export function totalSql({ request, where, searched, overview, scale, values }: Counting): string {
  const scope = searched ? null : storedScope(request)
  if (scope !== null) {
    return `'"total":' || coalesce((select count from search.listing_counts where scope = ${values.add(scope)}), 0)
      || ',"total_is_estimate":false'`
  }
  const counted = countedSql(
    `select from search.listings l${whereClause(where)} limit ${COUNTED + 1}`,
  )
  const { listed, starts } = overview
  if (listed < scale.estimated || starts.length < PIECES) return counted

  const begins = Array.from(
    { length: PIECES },
    (_, index) => starts[Math.floor((index * starts.length) / PIECES)],
  )
  const each = (CAUTION * listed) / (PIECES * PIECE)
  // The total is then known to exceed the largest one shown.
  const enough = values.add(Math.ceil(COUNTED / each))
  return `(select case when n < ${SURE} and n < ${enough}::integer then ${counted}
      else '"total":' || least(floor(n * ${values.add(each)}::float8 / 100) * 100, ${COUNTED}) || ',"total_is_estimate":true' end
    from (select count(*) as n from (
      select from unnest(${values.add(begins)}::uuid[]) as piece (start)
      cross join lateral (select * from search.listings s where s.product_id >= piece.start
        order by s.product_id limit ${PIECE}) l${whereClause(where)} limit ${enough}::integer) found) sample)`
}

export const countedSql = (rows: string): string =>
  `(select '"total":' || least(n, ${COUNTED}) || ',"total_is_estimate":' || (n > ${COUNTED})::text
    from (select count(*) as n from (${rows}) counted) c)`

function storedScope({ filters, categories }: ListRequest): string | null {
  const { ids, vendor, min_price, max_price, in_stock, on_sale, min_rating, wilaya } = filters
  const shops = filters.shop_wilaya
  if (ids || min_price !== undefined || max_price !== undefined) return null
  if (filters.color || filters.size || filters.brand) return null
  if (in_stock || on_sale || min_rating || wilaya) return null
  if (shops) return vendor || categories ? null : `wilaya:${shops}`
  if (vendor) return categories ? null : `vendor:${vendor}`
  if (!categories) return 'all'
  if (categories.group) return `category:${categories.group}`
  return categories.slugs.length === 1 ? `category:${categories.slugs[0]}` : null
}
