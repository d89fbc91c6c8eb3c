import { rawText } from '#platform/database/index.ts'
import { type SearchCursor, readSearchCursor } from '../rules/cursor.ts'
import type { SortName } from '../contract.ts'
import { matchAll, matchAny, type QueryWord } from '../rules/search-query.ts'
import { scanLength, selectiveWords } from '../rules/scan-strategy.ts'
import { documentFrequencies } from '../rules/document-frequencies.ts'
import {
  ORDER_BY_MATCH,
  ORDER_BY_QUALITY,
  ANY_WORD_MATCH,
  HEAD_NOUN_MATCH,
  type ListRequest,
  NAME_MATCH,
  hasFilters,
  type ListingOrder,
  LISTING_ORDERS,
} from './list-sql.ts'
import {
  type RankQuery,
  LISTINGS_SQL,
  type RankStrategy,
  rankedCandidates,
} from './rank-candidates.ts'
import { listInOrder, scanIndex, collectMatches } from './listing-pages.ts'

/** When all terms are frequent, partial matches are searched in the best listings only. */
const LOOKED_AT = 16_000

/** `some`: no product has all terms. `none`: no product has any, even without the filters. */
export type Carried = 'all' | 'some' | 'none'
export type ListPage = { text: string; carried: Carried }

/**
 * JSON text: items, total and next cursor. Falls back to partial matches if no product matches all
 * terms, even without the filters.
 */
export async function listProducts(asking: RankQuery): Promise<ListPage> {
  const { request, words } = asking
  const { sort = 'relevance', cursor } = request.filters
  if (words.length === 0) {
    const order = sort === 'relevance' ? ORDER_BY_QUALITY : LISTING_ORDERS[sort]
    const text = await listInOrder(asking, order, readSearchCursor(cursor, order.tag))
    return { text, carried: 'all' }
  }
  const order = partlyOrder(sort)
  const goesOn = readSearchCursor(cursor, order.tag)
  if (goesOn) return { text: await partly(asking, order, goesOn), carried: 'some' }

  const text = await searched(asking)
  if (cursor || !isEmpty(text)) return { text, carried: 'all' }
  if (hasFilters(request) && (await isCarried(asking, matchAll(words))))
    return { text, carried: 'all' }
  if (words.length === 1) return { text, carried: 'none' }
  const some = await partly(asking, order, null)
  const isFound =
    !isEmpty(some) || (hasFilters(request) && (await isCarried(asking, matchAny(words))))
  return { text: some, carried: isFound ? 'some' : 'none' }
}

const isEmpty = (page: string): boolean => page.startsWith('{"items":[]')

const partlyOrder = (sort: SortName): ListingOrder => {
  const order = sort === 'relevance' ? ORDER_BY_MATCH : LISTING_ORDERS[sort]
  return { ...order, tag: `some ${order.tag}` }
}

/** Ignores the filters. */
async function isCarried({ db }: RankQuery, terms: string): Promise<boolean> {
  const sql = 'select exists (select from search.listings where words @@ $1::tsquery)::text'
  return (await rawText(db, sql, [terms])) === 'true'
}

/**
 * For a frequent term, an index scan in list order fills a page sooner than a candidate set, at a
 * cost that does not grow with the catalog.
 */
async function searched(asking: RankQuery): Promise<string> {
  const { request, words, overview, scale } = asking
  const ways = waysOf(request, words)
  const length = scanLength(scale, {
    listed: overview.listed,
    shares: documentFrequencies(words, overview.frequent),
    page: request.limit,
    evenly: (request.filters.sort ?? 'relevance') === 'relevance',
  })
  if (length !== null) {
    for (const way of ways.filter(({ order }) => order !== ORDER_BY_MATCH)) {
      // Most terms are no product's head noun, which a short scan already shows.
      const far = way.order === HEAD_NOUN_MATCH && way.after === null ? scale.walks[0] : length
      const page = await scanIndex(asking, way, far ?? length)
      if (page !== null) return page
    }
  }
  const last = ways.at(-1)! // `strategies` always has one
  return last.order === ORDER_BY_MATCH
    ? rankedCandidates(asking, last)
    : collectMatches(asking, last)
}

/** The last strategy always succeeds. A later page keeps the strategy of its cursor. */
function waysOf({ filters }: ListRequest, words: readonly QueryWord[]): RankStrategy[] {
  const { sort = 'relevance', cursor } = filters
  const terms = matchAll(words)
  const way = (order: ListingOrder, carrying: string): RankStrategy => ({
    order,
    terms: carrying,
    after: readSearchCursor(cursor, order.tag),
  })
  if (sort !== 'relevance') return [way(LISTING_ORDERS[sort], terms)]
  const ways = [
    way(HEAD_NOUN_MATCH, matchAll(words, 'head')),
    way(NAME_MATCH, matchAll(words, 'name')),
    way(ANY_WORD_MATCH, terms),
    way(ORDER_BY_MATCH, terms),
  ]
  const begun = ways.find(({ after }) => after !== null)
  return begun ? [begun] : ways
}

/**
 * Only matches of rare (selective) terms are collected; frequent terms add to the score. If all are
 * frequent, only the best listings are searched.
 */
async function partly(
  asking: RankQuery,
  order: ListingOrder,
  after: SearchCursor | null,
): Promise<string> {
  const { words, overview, scale } = asking
  const shares = documentFrequencies(words, overview.frequent)
  const { among: telling, areRare } = selectiveWords(scale, words, {
    listed: overview.listed,
    shares,
  })
  const best = `(select * from search.listings order by quality desc, product_id desc limit ${LOOKED_AT})`
  const way = (among: readonly QueryWord[]): RankStrategy => ({
    order,
    terms: matchAny(among),
    after,
  })
  const look = (among: readonly QueryWord[], from: string) =>
    order.key === ORDER_BY_MATCH.key
      ? rankedCandidates(asking, way(among), from)
      : collectMatches(asking, way(among), from)

  if (areRare) {
    const page = await look(telling, LISTINGS_SQL)
    if (!isEmpty(page) || telling.length === words.length) return page
  }
  return look(words, best)
}
