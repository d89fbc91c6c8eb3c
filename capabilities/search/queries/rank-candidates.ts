import { LANGUAGES } from '#kernel/locale.ts'
import { type Db, rawText } from '#platform/database/index.ts'
import {
  besideNouns,
  headedByAny,
  isIntent,
  matchAll,
  matchFully,
  type QueryWord,
  toTsQuery,
  type WordKind,
} from '../rules/search-query.ts'
import type { SearchCursor } from '../rules/cursor.ts'
import { documentFrequencies } from '../rules/document-frequencies.ts'
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
import { toLearnedTerm } from '../rules/learned-boost.ts'
import { boostSql } from './choices.ts'
import { shopsOfPlaceSql } from './shops-of-place.ts'
import { countedSql } from './list-total.ts'
import type { IndexStatistics } from './index-statistics.ts'
import { type ListingCondition, matches, type MatchLevel } from './match-levels.ts'
import { SqlParameters, whereClause } from './sql-parameters.ts'

/** Size of the candidate set: ranking every match of a frequent term would read the whole index. */
const RANKED = 600
/** Where names do not fill the set, the best listings are looked through for the rest. */
const LOOKED_THROUGH = 2_000

export type RankQuery = {
  db: Db
  request: ListRequest
  words: readonly QueryWord[]
  /** All words as they were typed. */
  literal: readonly string[]
  /** In lower case, with plain spaces and apostrophes. */
  asTyped: string
  overview: IndexStatistics
  scale: ScanLimits
}
export type RankStrategy = {
  order: ListingOrder
  where: ListingCondition
  after: SearchCursor | null
}

/** The head noun weighs most; missing terms add nothing. `isFrequent` bounds what is read. */
export async function rankedCandidates(
  asking: RankQuery,
  {
    level,
    order,
    after,
    isFrequent,
  }: Omit<RankStrategy, 'where'> & {
    level: MatchLevel
    isFrequent: boolean
  },
): Promise<string> {
  const { db, request, words } = asking
  const values = new SqlParameters()
  const { anchors, prices, others } = filterConditions(request, values)
  const filters = [...anchors, ...prices, ...others]
  const rest = after ? [keyset(order, after, values)] : []
  const limit = limitSql(request.limit, values)
  const isNear = level.name === 'near'
  const beside = level.words.filter(({ isGoneWith }) => isGoneWith)
  const front = frontOf(level)
  const named = matches(
    isNear && beside.length > 0
      ? besideNouns(beside)
      : isNear
        ? headedByAny(front)
        : matchAll(level.words, 'name'),
    'names',
  )(values)
  const carried = level.where(values)
  const hasExact = isNear && level.carried === 'all'
  const exact = hasExact ? matches(matchFully(words))(values) : 'false'
  const together =
    isFrequent && isNear && level.words.length > 1
      ? matches(matchAll(level.words, 'name'), 'names')(values)
      : 'false'
  const conditions = { named, together, carried, exact, filters }
  const boost = boostSql(toLearnedTerm(request.filters.search ?? ''), values)
  const sql = pageSql({
    language: request.language,
    order,
    limit,
    before: `found as materialized (${isFrequent ? frequentSql(conditions, isBoundedBy(asking, level)) : rareSql(conditions)}),
      weighed as (
        select product_id, (${MATCH} * (${matchSql(level.weighed, values, isNear && !isFrequent)}) + case when best.is_exact then ${EXACT} else 0 end + l.quality + ${literalSql(asking, values)} + ${shopsOfPlaceSql(asking, values)} + ${boost})::real as score
        from (select product_id, is_exact from found order by is_exact desc, is_named desc, quality desc, product_id desc limit ${RANKED}) best
        join search.listings l using (product_id)),`,
    from: `(select * from weighed m${whereClause(rest)} ${ordered(order)} limit ${limit} + 1) m
      join search.listings l on l.product_id = m.product_id`,
    total: hasExact
      ? `${countedSql('select from found')} || ',"exact_total":' || (select count(*) from found where is_exact)`
      : countedSql('select from found'),
  })
  return (await rawText(db, sql, values.list))!
}

type MatchConditions = {
  named: string
  /** Of near names, those that have all the words. */
  together: string
  carried: string
  exact: string
  filters: readonly string[]
}

const rareSql = ({ named, carried, exact, filters }: MatchConditions): string =>
  `select l.product_id, l.quality, ${named} as is_named, ${exact} as is_exact
  from search.listings l${whereClause([carried, ...filters])}`

/**
 * Names are collected, and where they do not fill the set, the best listings are looked through for other
 * matches. Of too many names, and of what suits an occasion, only the best are looked through.
 */
function frequentSql(
  { named, together, carried, exact, filters }: MatchConditions,
  isBounded: boolean,
) {
  const best = `select l.product_id, l.quality, ${named} as is_named, false as is_exact from (
      select * from search.listings order by quality desc, product_id desc limit ${LOOKED_THROUGH}) l${whereClause([carried, ...filters])}`
  const matching = (condition: string, isExact: boolean) =>
    `select l.product_id, l.quality, true as is_named, ${isExact} as is_exact
      from (select * from search.listings l where ${condition} offset 0) l${whereClause(filters)}`
  const sure = [
    ...(exact === 'false' ? [] : [matching(exact, true)]),
    ...(together === 'false' ? [] : [matching(together, false)]),
    ...(isBounded ? [] : [matching(named, false)]),
  ]
  if (sure.length === 0) return best
  const rest = isBounded
    ? best
    : `select * from (${best}) rest where (select count(*) from sure) < ${RANKED}`
  return `
    with sure as materialized (${sure.join(' union all ')})
    select distinct on (product_id) * from (
      select * from sure union all ${rest}) both_ways
    order by product_id, is_exact desc, is_named desc`
}

/** What is sought is collected first, however many products have the other words. */
function frontOf({ words }: MatchLevel): readonly QueryWord[] {
  const sought = words.filter(({ role }) => role === 'head')
  return sought.length > 0 ? sought : words
}

/** So many near names are not collected. */
const MANY = 2_000

function isBoundedBy({ overview }: RankQuery, level: MatchLevel): boolean {
  if (level.words.every(({ kind }) => isIntent(kind))) return true
  if (level.name !== 'near') return false
  const shares = documentFrequencies(frontOf(level), overview.frequentInNames)
  const either = 1 - shares.reduce((without, share) => without * (1 - share), 1)
  return either * overview.listed > MANY
}

/** Weight of a full match; for comparison, being in stock adds 10 to the quality. */
const MATCH = 24
/** More than any other score: what is near follows. */
const EXACT = 100
const WEIGHTS: Record<WordKind, number> = {
  thing: 1,
  intent: 0.7,
  quality: 0.5,
  place: 0.5,
  broad: 0.3,
}

const weightOf = ({ kind, role, isGoneWith }: QueryWord): number =>
  role !== undefined && role !== 'head' && !isGoneWith ? WEIGHTS[kind] * BESIDE : WEIGHTS[kind]
const BESIDE = 0.4

/** From 0 to 1. */
function matchSql(
  words: readonly QueryWord[],
  values: SqlParameters,
  isDescribed: boolean,
): string {
  const all = words.reduce((sum, word) => sum + weightOf(word), 0)
  const places = words.map((word) => `${weightOf(word)} * ${placeSql(word, values, isDescribed)}`)
  return `(${places.join(' + ')}) / ${all}`
}

/** 1 for the head noun, less the further from the name the term occurs, and the less sure its meaning is. */
function placeSql(word: QueryWord, values: SqlParameters, isDescribed: boolean): string {
  const levels = [...new Set(word.alternatives.map(({ confidence }) => confidence))]
  const tiers = levels.map((confidence) => {
    const alternatives = word.alternatives.filter(
      (alternative) => alternative.confidence === confidence,
    )
    const carries = (column: string, within: Parameters<typeof toTsQuery>[1]) =>
      `${column} @@ ${values.add(toTsQuery({ ...word, alternatives }, within))}::tsquery`
    const [head, name, kind, rest, described] = [1, 0.65, 0.35, 0.25, 0.12].map(
      (place) => place * confidence,
    )
    const own = word.isGoneWith ? kind : head
    // What serves a need is named with all its words, and is no less that thing behind another noun.
    const inName = isIntent(word.kind) ? IN_NAME_OF_NEED * confidence : name
    return `case when ${carries('names', 'head')} then ${own} when ${carries('names', 'name')} then ${inName}
      when ${carries('words', 'kind')} then ${kind} when ${carries('words', 'anywhere')} then ${rest}
      ${isDescribed ? `when ${carries('described', 'anywhere')} then ${described}` : ''} else 0 end`
  })
  return tiers.length === 1 ? `(${tiers.join('')})` : `greatest(${tiers.join(', ')})`
}

const IN_NAME_OF_NEED = 0.9

/** Spaces and apostrophes as they are typed. */
const TYPESET = `E'\\u00a0\\u202f\\u2019', '  '''`

const OWN_NAME = 30

/** A product is first for its own name, even if its words mean something else. */
function literalSql({ literal, asTyped }: RankQuery, values: SqlParameters): string {
  if (literal.length < 2) return '0'
  const all = literal.map((word) => `${word}:AB`).join(' & ')
  const own = LANGUAGES.map((language) => `translate(lower(name ->> '${language}'), ${TYPESET})`)
  return `case when names @@ ${values.add(all)}::tsquery then ${literal.length > 2 ? 10 : 3}
      + case when ${values.add(asTyped)} in (${own.join(', ')}) then ${OWN_NAME} else 0 end else 0 end`
}
