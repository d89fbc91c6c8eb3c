import { type Db, rawText } from '#platform/database/index.ts'
import { type QueryWord, matchExactly, toTsQuery } from '../rules/search-query.ts'
import type { SearchCursor } from '../rules/cursor.ts'
import type { ScanLimits } from '../rules/scan-strategy.ts'
import {
  filterConditions,
  keyset,
  limitSql,
  type ListRequest,
  type ListingOrder,
  ordered,
  pageSql,
} from './list-sql.ts'
import { countedSql } from './list-total.ts'
import type { IndexStatistics } from './index-statistics.ts'
import { SqlParameters, whereClause } from './sql-parameters.ts'

/** Size of the candidate set: ranking every match of a frequent term would read the whole index. */
const RANKED = 1_000
export const LISTINGS_SQL = 'search.listings'

export type RankQuery = {
  db: Db
  request: ListRequest
  words: readonly QueryWord[]
  overview: IndexStatistics
  scale: ScanLimits
}
export type RankStrategy = { order: ListingOrder; terms: string; after: SearchCursor | null }

/** The head noun weighs most; missing terms add nothing. */
export async function rankedCandidates(
  asking: RankQuery,
  { order, terms, after }: RankStrategy,
  among = LISTINGS_SQL,
): Promise<string> {
  const { db, request, words } = asking
  const values = new SqlParameters()
  const { anchors, prices, others } = filterConditions(request, values)
  const where = [`l.words @@ ${values.add(terms)}::tsquery`, ...anchors, ...prices, ...others]
  const rest = after ? [keyset(order, after, values)] : []
  const limit = limitSql(request.limit, values)
  const match = words.map((word) => placeSql(word, values)).join(' + ')
  const sql = pageSql({
    language: request.language,
    order,
    limit,
    before: `found as materialized (
        select l.product_id, l.quality from ${among} l${whereClause(where)}),
      weighed as (
        select product_id, (${MATCH} * (${match}) / ${words.length} + l.quality)::real as score
        from (select product_id from found order by quality desc, product_id desc limit ${RANKED}) best
        join search.listings l using (product_id)),`,
    from: `(select * from weighed m${whereClause(rest)} ${ordered(order)} limit ${limit} + 1) m
      join search.listings l on l.product_id = m.product_id`,
    total: countedSql('select from found'),
  })
  return (await rawText(db, sql, values.list))!
}

/** Weight of a full match; for comparison, being in stock adds 10 to the quality. */
const MATCH = 24

/** 1 for the head noun, less the further from the name the term occurs. */
function placeSql(word: QueryWord, values: SqlParameters): string {
  const carries = (query: string) => `words @@ ${values.add(query)}::tsquery`
  return `(case when ${carries(toTsQuery(word, 'head'))} then 1.0 when ${carries(toTsQuery(word, 'name'))} then 0.6
    when ${carries(toTsQuery(word, 'kind'))} then 0.3 when ${carries(toTsQuery(word))} then 0.15 else 0 end
    + case when ${carries(matchExactly(word))} then 0.1 else 0 end)`
}
