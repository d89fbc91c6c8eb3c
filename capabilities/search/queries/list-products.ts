import { type Db, rawText } from '#platform/database/index.ts'
import { type Cursor, readCursor } from '../rules/cursor.ts'
import { lengthOfWalk, type Scale } from '../rules/scale.ts'
import { searchTerms } from '../rules/search-terms.ts'
import { sharesOf } from '../rules/word-shares.ts'
import {
  BY_MATCH,
  BY_QUALITY,
  CARRIED,
  filterConditions,
  keyset,
  limitSql,
  type ListRequest,
  NAMED,
  type Order,
  ordered,
  ORDERS,
  pageSql,
} from './list-parts.ts'
import { countedSql, totalSql } from './list-total.ts'
import type { Overview } from './overview.ts'
import { Values, whereClause } from './values.ts'

/** Words are weighed against each other among this many of the best products that carry them. */
const RANKED = 2_000
/** The words of a name are marked A; see search.words_of. */
const inNames = (terms: string): string => terms.replaceAll(':*', ':*A')

type Asking = { db: Db; request: ListRequest; overview: Overview; scale: Scale }
/** One order in which products that carry the words may be listed. */
type Way = { order: Order; terms: string; after: Cursor | null }

/**
 * One page of listings as JSON text: items, total and the next cursor. What matches is gathered and
 * sorted. But a frequent word is soon met on a walk along the order of the list, where gathering
 * all that carry it would cost more the larger the catalogue is.
 */
export async function listProducts(asking: Asking): Promise<string> {
  const { request, overview, scale } = asking
  const { search, sort = 'relevance', cursor } = request.filters
  const terms = search === undefined ? null : searchTerms(search)
  if (terms === null) {
    const order = sort === 'relevance' ? BY_QUALITY : ORDERS[sort]
    return listed(asking, order, readCursor(cursor, order.tag))
  }
  const ways = waysOf(request, terms)
  const length = lengthOfWalk(scale, {
    listed: overview.listed,
    shares: sharesOf(terms, overview.frequent),
    page: request.limit,
    evenly: sort === 'relevance',
  })
  if (length !== null) {
    for (const way of ways.filter(({ order }) => order !== BY_MATCH)) {
      const page = await walked(asking, way, length)
      if (page !== null) return page
    }
  }
  const last = ways.at(-1)! // there is always one
  return last.order === BY_MATCH ? weighed(asking, last) : gathered(asking, last)
}

/** The orders to try, the last one without fail. A list goes on in the order it was begun in. */
function waysOf({ filters }: ListRequest, terms: string): Way[] {
  const { sort = 'relevance', cursor } = filters
  const way = (order: Order, words: string): Way => ({
    order,
    terms: words,
    after: readCursor(cursor, order.tag),
  })
  if (sort !== 'relevance') return [way(ORDERS[sort], terms)]
  const ways = [way(NAMED, inNames(terms)), way(CARRIED, terms), way(BY_MATCH, terms)]
  const begun = ways.find(({ after }) => after !== null)
  return begun ? [begun] : ways
}

/** A list without words: along the index of its order. */
async function listed(asking: Asking, order: Order, after: Cursor | null): Promise<string> {
  const { db, request, overview, scale } = asking
  const values = new Values()
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
 * A full page found among the next listings of the order, or null when they hold too few. The
 * limit inside keeps the words out of the choice of the plan, which would not know them.
 */
async function walked(
  asking: Asking,
  { order, terms, after }: Way,
  length: number,
): Promise<string | null> {
  const { db, request, overview, scale } = asking
  const values = new Values()
  const { anchors, prices, others } = filterConditions(request, values)
  const words = `l.words @@ ${values.add(terms)}::tsquery`
  const where = [words, ...anchors, ...prices, ...others]
  // What the index of the order can begin with; the rest is looked at on the way.
  const along =
    order.key === BY_QUALITY.key ? anchors : order.key === ORDERS.price_asc.key ? prices : []
  const total = totalSql({ request, where, searched: true, overview, scale, values })
  const first = after ? [...along, keyset(order, after, values)] : along
  const sql = pageSql({
    language: request.language,
    order,
    limit: limitSql(request.limit, values),
    from: `(select * from search.listings l${whereClause(first)} ${ordered(order)} limit ${length}) l${whereClause(where)}`,
    total,
    onlyFull: true,
  })
  return rawText(db, sql, values.list)
}

/** All that carry the words, sorted. They are fetched by their words, whatever the order. */
async function gathered(asking: Asking, { order, terms, after }: Way): Promise<string> {
  const { db, request, overview, scale } = asking
  const values = new Values()
  const { anchors, prices, others } = filterConditions(request, values)
  const words = `l.words @@ ${values.add(terms)}::tsquery`
  const where = [words, ...anchors, ...prices, ...others]
  const total = totalSql({ request, where, searched: true, overview, scale, values })
  const rest = after ? [keyset(order, after, values)] : []
  const sql = pageSql({
    language: request.language,
    order,
    limit: limitSql(request.limit, values),
    from: `(select l.* from search.listings l${whereClause(where)} offset 0) l${whereClause(rest)}`,
    total,
  })
  return (await rawText(db, sql, values.list))!
}

/** The best that carry the words, by how they carry them: a word of the name weighs most. */
async function weighed(asking: Asking, { order, terms, after }: Way): Promise<string> {
  const { db, request } = asking
  const values = new Values()
  const { anchors, prices, others } = filterConditions(request, values)
  const query = `${values.add(terms)}::tsquery`
  const where = [`l.words @@ ${query}`, ...anchors, ...prices, ...others]
  const rest = after ? [keyset(order, after, values)] : []
  const limit = limitSql(request.limit, values)
  const sql = pageSql({
    language: request.language,
    order,
    limit,
    before: `found as materialized (
        select l.product_id, l.quality, l.words from search.listings l${whereClause(where)}),
      weighed as (
        select product_id, (ts_rank('{0.1, 0.2, 0.4, 1.0}', words, ${query}) * 20 + quality)::real as score
        from (select * from found order by quality desc, product_id desc limit ${RANKED}) best),`,
    from: `(select * from weighed m${whereClause(rest)} ${ordered(order)} limit ${limit} + 1) m
      join search.listings l on l.product_id = m.product_id`,
    total: countedSql('select from found'),
  })
  return (await rawText(db, sql, values.list))!
}
