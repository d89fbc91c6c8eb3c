import { rawText } from '#platform/database/index.ts'
import { readSearchCursor, type SearchCursor } from '../rules/cursor.ts'
import { documentFrequencies } from '../rules/document-frequencies.ts'
import { isAnyFrequent, isFrequent, scanLength } from '../rules/scan-strategy.ts'
import { isIntent, matchAll, matchNamed } from '../rules/search-query.ts'
import type { SortName } from '../contract.ts'
import { deliveredOrder } from './delivered-price.ts'
import {
  HEAD_NOUN_MATCH,
  hasFilters,
  type ListingOrder,
  type ListRequest,
  LISTING_ORDERS,
  NAME_MATCH,
  ORDER_BY_MATCH,
  ORDER_BY_QUALITY,
} from './list-sql.ts'
import { collectMatches, listInOrder, scanIndex } from './listing-pages.ts'
import {
  type Carried,
  type ListingCondition,
  matches,
  type LevelName,
  type MatchLevel,
  matchLevels,
  nearLevel,
  nearWords,
} from './match-levels.ts'
import { type RankQuery, rankedCandidates } from './rank-candidates.ts'
import { SqlParameters } from './sql-parameters.ts'

/** `level` is null for a list without words. */
export type ListPage = {
  text: string
  carried: Carried
  level: LevelName | null
  hasFullMatch?: boolean
  /** Only specifications have the words. */
  isOnlyMentioned?: boolean
}

/**
 * JSON text: items, total and next cursor. The strictest level that matches anything, even without the
 * filters, is listed; a later page keeps the level of its cursor.
 */
export async function listProducts(asking: RankQuery): Promise<ListPage> {
  const { request, words } = asking
  const { sort = 'relevance', cursor } = request.filters
  if (words.length === 0) {
    const order = sort === 'relevance' ? ORDER_BY_QUALITY : orderOf(request, sort)
    const text = await listInOrder(asking, order, readSearchCursor(cursor, order.tag))
    return { text, carried: 'all', level: null }
  }
  return sort === 'relevance' ? listByRelevance(asking) : listSorted(asking, sort)
}

/** From fewer full matches than this, what is near them follows. */
const FEW = 8

async function listByRelevance(asking: RankQuery): Promise<ListPage> {
  const page = await listStrictest(asking)
  const named =
    page.carried === 'all' && page.level !== 'described' ? matchNamed(asking.words) : null
  if (named === null || isEmpty(page.text)) return page
  return { ...page, isOnlyMentioned: !(await exists(asking, matches(named))) }
}

async function listStrictest(asking: RankQuery): Promise<ListPage> {
  const { request, words } = asking
  const [all] = matchLevels(words)
  const { cursor } = request.filters
  const goesOn = NEAR_TAGS.find((tag) => readSearchCursor(cursor, tag) !== null)
  const full = goesOn
    ? goesOn === NEAR_TAGS[0]
    : await listLevel(asking, all!, 'relevance').then(async (text): Promise<ListPage | boolean> => {
        if (cursor || totalOf(text) >= FEW) return { text, carried: 'all', level: 'all' }
        const isHidden = isEmpty(text) && hasFilters(request) && (await existsAtLevel(asking, all!))
        return isHidden ? { text, carried: 'all', level: 'all' } : !isEmpty(text)
      })
  if (typeof full === 'object') return full
  const near = await listNear(asking, full)
  // A thing that is not sold does not hide what suits the occasion.
  const occasion = words.filter(({ kind }) => isIntent(kind))
  const isEmptyHanded = near.carried === 'none' && occasion.length > 0 && !cursor
  if (!isEmptyHanded || occasion.length === words.length) return near
  const suiting = await listNear({ ...asking, words: occasion }, true)
  const carried = suiting.carried === 'none' ? 'none' : 'some'
  return { ...suiting, text: suiting.text.replace(EXACT_TOTAL, ''), carried }
}

const EXACT_TOTAL = /,"exact_total":\d+(?=,"next":)/

const NEAR_TAGS = ['full near', 'near'] as const

async function listNear(asking: RankQuery, hasFullMatch: boolean): Promise<ListPage> {
  const { request, words } = asking
  const shares = documentFrequencies(nearWords(words, hasFullMatch), asking.overview.frequent, {
    needsTogether: true,
  })
  const frequent = isAnyFrequent(asking.scale, { listed: asking.overview.listed, shares })
  const level = nearLevel(words, { hasFullMatch, isFrequent: frequent })
  const order = { ...ORDER_BY_MATCH, tag: NEAR_TAGS[hasFullMatch ? 0 : 1] }
  const after = readSearchCursor(request.filters.cursor, order.tag)
  const text = await rankedCandidates(asking, { level, order, after, isFrequent: frequent })
  if (!isEmpty(text) || after) {
    const isOnlyDescribed = !hasFullMatch && words.length === 1 && !words[0]?.nouns?.length
    return {
      text,
      carried: hasFullMatch || isOnlyDescribed ? 'all' : 'some',
      level: isOnlyDescribed ? 'described' : 'near',
      hasFullMatch,
    }
  }
  const isHidden = hasFilters(request) && (await existsAtLevel(asking, level))
  return { text, carried: isHidden ? 'some' : 'none', level: 'near', hasFullMatch }
}

const totalOf = (page: string): number =>
  Number(/"total":(\d+),"total_is_estimate"/.exec(page)?.[1] ?? 0)

async function listSorted(
  asking: RankQuery,
  sort: Exclude<SortName, 'relevance'>,
): Promise<ListPage> {
  const { request } = asking
  let first: ListPage | null = null
  for (const level of levelsOf(asking)) {
    const text = await listLevel(asking, level, sort)
    const page = { text, carried: level.carried, level: level.name }
    first ??= page
    if (request.filters.cursor || !isEmpty(text)) return page
    if (hasFilters(request) && (await existsAtLevel(asking, level))) return page
  }
  return { text: first?.text ?? EMPTY, carried: 'none', level: 'all' }
}

const EMPTY = '{"items":[],"total":0,"total_is_estimate":false,"next":null}'
export const isEmpty = (page: string): boolean => page.startsWith('{"items":[]')

const ordersOf = ({ delivery }: ListRequest): ListingOrder[] => [
  ...Object.values(LISTING_ORDERS),
  ...(delivery ? [deliveredOrder(delivery)] : []),
]

/** The contract asks for the wilaya with the sort by delivered price. */
function orderOf({ delivery }: ListRequest, sort: Exclude<SortName, 'relevance'>): ListingOrder {
  if (sort !== 'delivered_asc') return LISTING_ORDERS[sort]
  return delivery ? deliveredOrder(delivery) : LISTING_ORDERS.price_asc
}

/** The level is part of the cursor's tag. */
const tagged = (level: MatchLevel, order: ListingOrder): ListingOrder =>
  level.name === 'all' ? order : { ...order, tag: `${level.name} ${order.tag}` }

function levelsOf({ request, words }: RankQuery): MatchLevel[] {
  const levels = matchLevels(words)
  const { cursor } = request.filters
  const begun = levels.find((level) =>
    ordersOf(request).some((order) => readSearchCursor(cursor, tagged(level, order).tag) !== null),
  )
  return begun ? [begun] : levels
}

const existsAtLevel = (asking: RankQuery, level: MatchLevel): Promise<boolean> =>
  exists(asking, level.where)

/** Ignores the filters. */
async function exists({ db }: RankQuery, where: ListingCondition): Promise<boolean> {
  const values = new SqlParameters()
  const sql = `select exists (select from search.listings l where ${where(values)})::text`
  return (await rawText(db, sql, values.list)) === 'true'
}

/** A phase of a frequent term must fill this many places, so that a page does not depend on its size. */
const FILLED = 48

async function listLevel(asking: RankQuery, level: MatchLevel, sort: SortName): Promise<string> {
  const { request, overview, scale } = asking
  const isSelective = level.name !== 'all' && level.name !== 'lead'
  const shares = documentFrequencies(level.words, overview.frequent)
  const known = { listed: overview.listed, shares }
  const frequent = !isSelective && isFrequent(scale, known)
  const cursorOf = (order: ListingOrder): SearchCursor | null =>
    readSearchCursor(request.filters.cursor, order.tag)
  if (sort !== 'relevance') {
    const order = tagged(level, orderOf(request, sort))
    const strategy = { order, where: level.where, after: cursorOf(order) }
    const length = frequent
      ? scanLength(scale, { ...known, page: request.limit, evenly: false })
      : null
    const page = length === null ? null : await scanIndex(asking, strategy, length)
    return page ?? collectMatches(asking, strategy)
  }
  const byMatch = tagged(level, ORDER_BY_MATCH)
  if (frequent && cursorOf(byMatch) === null) {
    const page = await scanNames(asking, level, cursorOf)
    if (page !== null) return page
  }
  return rankedCandidates(asking, {
    level,
    order: byMatch,
    after: cursorOf(byMatch),
    isFrequent: frequent,
  })
}

/**
 * When so many names match that collecting them costs too much, the best of them are read in the order
 * of the quality: head nouns, if they fill the page, else names. Null otherwise.
 */
async function scanNames(
  asking: RankQuery,
  level: MatchLevel,
  cursorOf: (order: ListingOrder) => SearchCursor | null,
): Promise<string | null> {
  const { request, overview, scale } = asking
  const shares = documentFrequencies(level.words, overview.frequentInNames)
  const together = shares.reduce((all, share) => all * share, 1)
  if (together * overview.listed < scale.collected) return null
  const page = Math.max(FILLED, request.limit)
  const length = scanLength(scale, { listed: overview.listed, shares, page, evenly: true })
  if (length === null) return null
  const orders = [
    { order: tagged(level, HEAD_NOUN_MATCH), within: 'head' },
    { order: tagged(level, NAME_MATCH), within: 'name' },
  ] as const
  const begun = orders.filter(({ order }) => cursorOf(order) !== null)
  for (const { order, within } of begun.length > 0 ? begun : orders) {
    const where = matches(matchAll(level.words, within), 'names')
    const strategy = { order, where, after: cursorOf(order) }
    const fills = begun.length > 0 ? request.limit : page
    const found = await scanIndex(asking, strategy, length, fills)
    if (found !== null) return found
    if (begun.length > 0) return collectMatches(asking, strategy)
  }
  return null
}
