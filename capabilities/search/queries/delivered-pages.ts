import { rawText } from '#platform/database/index.ts'
import type { SearchCursor } from '../rules/cursor.ts'
import { type DeliveryTo, highestFeeSql, JOIN_OWN_FEES, ownFeesSql } from './delivered-price.ts'
import {
  filterConditions,
  keyset,
  limitSql,
  type ListingOrder,
  ordered,
  pageSql,
} from './list-sql.ts'
import { totalSql } from './list-total.ts'
import type { ListingCondition } from './match-levels.ts'
import type { RankQuery } from './rank-candidates.ts'
import { SqlParameters, whereClause } from './sql-parameters.ts'

type DeliveredPage = {
  delivery: DeliveryTo
  order: ListingOrder
  after: SearchCursor | null
  /** Of a frequent term, with how far the order of prices is read for it. */
  scanned?: { where: ListingCondition; length: number }
}

/** Further listings of the probe, so that one vendor with a high fee does not widen the range. */
const SPARE = 200

/**
 * Delivered prices have no index: each wilaya has its own. A price lies below its delivered price by the
 * highest fee at most, so a page is found within a range of prices: from the cursor's less that fee, to
 * the delivered price that a page of the cheapest listings behind the cursor does not exceed.
 * Null when a scan met too few matches.
 */
export async function listByDeliveredPrice(
  { db, request, overview, scale }: RankQuery,
  { delivery, order, after, scanned }: DeliveredPage,
): Promise<string | null> {
  const values = new SqlParameters()
  const { anchors, prices, others } = filterConditions(request, values)
  const matching = scanned ? [scanned.where(values)] : []
  const where = [...matching, ...anchors, ...prices, ...others]
  const searched = scanned !== undefined
  const total = totalSql({ request, where, searched, overview, scale, values })
  const limit = limitSql(request.limit, values)
  const key = after ? `${values.add(after.key)}::bigint` : null
  const dearer = key ? [`l.price_centimes > ${key}`] : []
  const byPrice = 'order by l.price_centimes, l.product_id'
  const cheapest = scanned
    ? `(select * from search.listings l${whereClause([...prices, ...dearer])} ${byPrice} limit ${scanned.length}) l
        ${JOIN_OWN_FEES}${whereClause(where)}`
    : `search.listings l ${JOIN_OWN_FEES}${whereClause([...where, ...dearer])}`
  const highest = `(select key from probe order by key offset ${limit} limit 1)`
  const range = [
    ...(key ? [`l.price_centimes >= ${key} - ${highestFeeSql(delivery)}`] : []),
    // A probe that ends early has met all the rest: nothing needs to bound it.
    `l.price_centimes <= ${scanned ? highest : `coalesce(${highest}, 9e18::bigint)`}`,
  ]
  const sql = pageSql({
    language: request.language,
    order: { ...order, key: 'page_key.key', id: 'l.product_id' },
    limit,
    before: `own as materialized (${ownFeesSql(delivery, values)}),
      probe as materialized (select ${order.key} as key from ${cheapest} ${byPrice} limit ${limit} + 1 + ${SPARE}),`,
    // Only prices and vendors are carried through the sort; whole rows are read for the page alone.
    from: `(select l.product_id, ${order.key} as key
        from (select l.product_id, l.vendor_id, l.price_centimes from search.listings l${whereClause([...where, ...range])} offset 0) l
        ${JOIN_OWN_FEES}${whereClause(after ? [keyset(order, after, values)] : [])}
        ${ordered(order)} limit ${limit} + 1) page_key
      join search.listings l on l.product_id = page_key.product_id`,
    total,
    ...(scanned && { fills: request.limit }),
  })
  return rawText(db, sql, values.list)
}
