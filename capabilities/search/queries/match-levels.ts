import {
  headedByAny,
  isIntent,
  leadingWords,
  matchAll,
  matchFully,
  matchHalf,
  type QueryWord,
  toTsQuery,
  withNouns,
} from '../rules/search-query.ts'
import { isAmount } from '../rules/amounts.ts'
import type { SqlParameters } from './sql-parameters.ts'

/** `some`: only a part of the terms matches. `none`: no product has any, even without the filters. */
export type Carried = 'all' | 'some' | 'none'

/** A condition on listings with the alias l. */
export type ListingCondition = (values: SqlParameters) => string

export type LevelName = 'all' | 'described' | 'lead' | 'half' | 'near' | 'mentioned'

/** How strictly a query is matched. */
export type MatchLevel = {
  name: LevelName
  carried: Carried
  /** The words that have to match. */
  words: readonly QueryWord[]
  /** The words that decide the order. */
  weighed: readonly QueryWord[]
  where: ListingCondition
}

export const matches =
  (terms: string, column: 'words' | 'names' = 'words'): ListingCondition =>
  (values) =>
    `l.${column} @@ ${values.add(terms)}::tsquery`

const either =
  (...conditions: readonly ListingCondition[]): ListingCondition =>
  (values) =>
    `(${conditions.map((condition) => condition(values)).join(' or ')})`

/** Descriptions are searched behind names, categories and attributes. */
const inDescriptionToo =
  (words: readonly QueryWord[]): ListingCondition =>
  (values) =>
    `(${words
      .map((word) => {
        const terms = values.add(toTsQuery(word))
        return `(l.words @@ ${terms}::tsquery or l.described @@ ${terms}::tsquery)`
      })
      .join(' and ')})`

const inDescription =
  (words: readonly QueryWord[]): ListingCondition =>
  (values) =>
    `l.described @@ ${values.add(matchHalf(words, 'anywhere'))}::tsquery`

/** A guess beside words that are sure is worth nothing alone. */
function sureWords(leading: readonly QueryWord[]): readonly QueryWord[] {
  const sure = leading.filter(isSure)
  return sure.length > 0 ? sure : leading
}

const isSure = ({ alternatives, isUnknown }: QueryWord): boolean =>
  !isUnknown && alternatives.some((alternative) => !alternative.isGuess)

const withoutHints = (words: readonly QueryWord[]) => words.filter(({ isHint }) => !isHint)

/** The strictest first. What only describes a thing never stands for it. */
export function matchLevels(weighed: readonly QueryWord[]): MatchLevel[] {
  const words = withoutHints(weighed)
  const leading = leadingWords(words)
  const sure = sureWords(leading)
  const level = (
    name: LevelName,
    matched: readonly QueryWord[],
    where: ListingCondition,
    carried: Carried = 'some',
  ): MatchLevel => ({ name, carried, words: matched, weighed, where })
  return [
    level('all', words, matches(matchFully(words)), 'all'),
    level('described', words, inDescriptionToo(words), words.length === 1 ? 'all' : 'some'),
    ...(leading.length < words.length ? [level('lead', leading, matches(matchAll(leading)))] : []),
    ...(leading.length > 1 ? [level('half', sure, matches(matchHalf(sure, 'anywhere')))] : []),
    ...(words.length > 1 ? [level('mentioned', sure, inDescription(sure))] : []),
  ]
}

/**
 * What is known of a query, without the words that nothing has. A place or a quality alone stands for
 * nothing, and a guess beside a sure thing was wrong where no product has both.
 */
export function knownWords(
  words: readonly QueryWord[],
  hasFullMatch: boolean,
): readonly QueryWord[] {
  const isSubject = ({ kind }: QueryWord) => kind === 'thing' || isIntent(kind)
  const hasSubject = words.some((word) => isSubject(word) && isSure(word))
  // What is sought counts as well when it was misspelled.
  const isSought = ({ role, isHead, isUnknown }: QueryWord) =>
    role === 'head' && isHead === true && !isUnknown
  const known = words.filter((word) =>
    hasSubject && !hasFullMatch ? isSure(word) || isSought(word) : !word.isUnknown,
  )
  if (!hasFullMatch && known.filter(isSubject).every(({ isGuessed }) => isGuessed)) {
    const amounts = words.filter(({ typed }) => isAmount(typed) && /[a-z]/.test(typed))
    if (amounts.length > 0) return amounts
  }
  if (!known.some(isSubject)) return words
  const isSoughtKnown = known.some(isSought)
  return isSoughtKnown
    ? known
    : known.map((word) =>
        word.role === 'complement' && word.kind === 'thing' ? { ...word, isGoneWith: true } : word,
      )
}

/** The best products of the categories that the best matches are of. */
const ofSameCategory =
  (matched: ListingCondition): ListingCondition =>
  (values) =>
    `l.product_id = any (array(
      select kin.product_id from (
        select distinct category_slug from (
          select category_slug from (select * from search.listings l where ${matched(values)} offset 0) whole
          order by quality desc limit ${BEST_MATCHES}) best) kind
      cross join lateral (
        select k.product_id from search.listings k where k.category_slug = kind.category_slug
        order by k.quality desc, k.product_id desc limit ${KIN}) kin))`
const BEST_MATCHES = 3
const KIN = 12

/**
 * For few full matches, what is near them follows; without any, what carries half of the words or speaks
 * of them. A known noun is always near, also beside an unknown word.
 */
export function nearLevel(
  typed: readonly QueryWord[],
  { hasFullMatch, isFrequent }: { hasFullMatch: boolean; isFrequent: boolean },
): MatchLevel {
  const words = withoutHints(typed)
  const weighed = knownWords(typed, hasFullMatch).map(withNouns)
  const leading = leadingWords(withoutHints(weighed))
  const sure = sureWords(leading)
  const lead = matches(matchAll(leading))
  const headed = matches(headedByAny(sure), 'names')
  const full = matches(matchFully(words))
  const near = hasFullMatch
    ? [full, lead, matches(matchHalf(sure, 'name'), 'names'), headed]
    : [lead, matches(matchHalf(sure, 'anywhere')), headed]
  // A word of two letters is in many a sentence, in some language.
  const isTelling = sure.every(({ typed }) => typed.length > 2)
  const described = isTelling ? [inDescriptionToo(words), inDescription(sure)] : []
  const where = either(
    ...near,
    ...(hasFullMatch || isFrequent ? [] : described),
    ...(isFrequent || leading[0]?.kind !== 'thing'
      ? []
      : [ofSameCategory(hasFullMatch ? full : headed)]),
  )
  return { name: 'near', carried: hasFullMatch ? 'all' : 'some', words: sure, weighed, where }
}

/** The words whose frequency decides how near products are read. */
export const nearWords = (
  words: readonly QueryWord[],
  hasFullMatch: boolean,
): readonly QueryWord[] =>
  sureWords(leadingWords(withoutHints(knownWords(words, hasFullMatch).map(withNouns))))
