import { rawText } from '#platform/database/index.ts'
import type { SearchCursor } from '../rules/cursor.ts'
import { listByDeliveredPrice } from './delivered-pages.ts'
import { JOIN_OWN_FEES, ownFeesSql } from './delivered-price.ts'
import {
  ORDER_BY_QUALITY,
  filterConditions,
  keyset,
  limitSql,
  type ListingOrder,
  ordered,
  LISTING_ORDERS,
  pageSql,
} from './list-sql.ts'
import { totalSql } from './list-total.ts'
import { SqlParameters, whereClause } from './sql-parameters.ts'
import type { RankQuery, RankStrategy } from './rank-candidates.ts'

export async function listInOrder(
  asking: RankQuery,
  order: ListingOrder,
  after: SearchCursor | null,
): Promise<string> {
  if (order.delivery)
    return (await listByDeliveredPrice(asking, { delivery: order.delivery, order, after }))!
  const { db, request, overview, scale } = asking
  const values = new SqlParameters()
  const { anchors, prices, others } = filterConditions(request, values)
  const where = [...anchors, ...prices, ...others]
  const total = totalSql({ request, where, searched: false, overview, scale, values })
  const rest = after ? [...where, keyset(order, after, values)] : where
  const sql = pageSql({
    language: request.language,
    order,
    limit: limitSql(request.limit, values),
    from: `search.listings l${whereClause(rest)}`,
    total,
  })
  return (await rawText(db, sql, values.list))!
}

/**
 * Null when the next `length` listings hold no more than `fills` matches. The inner limit hides the terms
 * from the planner, which misestimates their frequency.
 */
export async function scanIndex(
  asking: RankQuery,
  { order, where: matching, after }: RankStrategy,
  length: number,
  fills = asking.request.limit,
): Promise<string | null> {
  if (order.delivery) {
    const scanned = { where: matching, length }
    return listByDeliveredPrice(asking, { delivery: order.delivery, order, after, scanned })
  }
  const { db, request, overview, scale } = asking
  const values = new SqlParameters()
  const { anchors, prices, others } = filterConditions(request, values)
  const where = [matching(values), ...anchors, ...prices, ...others]
  // Leading columns of the order's index.
  const along =
    order.key === ORDER_BY_QUALITY.key
      ? anchors
      : order.key === LISTING_ORDERS.price_asc.key
        ? prices
        : []
  const total = totalSql({ request, where, searched: true, overview, scale, values })
  const first = after ? [...along, keyset(order, after, values)] : along
  const sql = pageSql({
    language: request.language,
    order,
    limit: limitSql(request.limit, values),
    from: `(select * from search.listings l${whereClause(first)} ${ordered(order)} limit ${length}) l${whereClause(where)}`,
    total,
    fills,
  })
  return rawText(db, sql, values.list)
}

/** `offset 0` stops the planner from scanning by order. */
export async function collectMatches(
  asking: RankQuery,
  { order, where: matching, after }: RankStrategy,
): Promise<string> {
  const { db, request, overview, scale } = asking
  const values = new SqlParameters()
  const { anchors, prices, others } = filterConditions(request, values)
  const where = [matching(values), ...anchors, ...prices, ...others]
  const total = totalSql({ request, where, searched: true, overview, scale, values })
  const rest = after ? [keyset(order, after, values)] : []
  const own = order.delivery && `own as (${ownFeesSql(order.delivery, values)}),`
  const joined = own ? ` ${JOIN_OWN_FEES}` : ''
  const sql = pageSql({
    language: request.language,
    order,
    limit: limitSql(request.limit, values),
    ...(own && { before: own }),
    from: `(select l.* from search.listings l${whereClause(where)} offset 0) l${joined}${whereClause(rest)}`,
    total,
  })
  return (await rawText(db, sql, values.list))!
}
