import {
  leadingWords,
  matchAll,
  matchHalf,
  type QueryWord,
  toTsQuery,
} from '../rules/search-query.ts'
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
  const sure = leading.filter(({ alternatives }) =>
    alternatives.some((alternative) => !alternative.isGuess),
  )
  return sure.length > 0 ? sure : leading
}

/** The strictest first. What only describes a thing never stands for it. */
export function matchLevels(words: readonly QueryWord[]): MatchLevel[] {
  const leading = leadingWords(words)
  const sure = sureWords(leading)
  const level = (
    name: LevelName,
    matched: readonly QueryWord[],
    where: ListingCondition,
    carried: Carried = 'some',
  ): MatchLevel => ({ name, carried, words: matched, where })
  return [
    level('all', words, matches(matchAll(words)), 'all'),
    level('described', words, inDescriptionToo(words), words.length === 1 ? 'all' : 'some'),
    ...(leading.length < words.length ? [level('lead', leading, matches(matchAll(leading)))] : []),
    ...(leading.length > 1 ? [level('half', sure, matches(matchHalf(sure, 'anywhere')))] : []),
    ...(words.length > 1 ? [level('mentioned', sure, inDescription(sure))] : []),
  ]
}

/**
 * For few full matches, what is near them follows; without any, what carries half of the words or speaks
 * of them.
 */
export function nearLevel(
  words: readonly QueryWord[],
  { hasFullMatch, isFrequent }: { hasFullMatch: boolean; isFrequent: boolean },
): MatchLevel {
  const leading = leadingWords(words)
  const sure = sureWords(leading)
  const lead = matches(matchAll(leading))
  const half = matches(matchHalf(sure, 'anywhere'))
  const where = hasFullMatch
    ? either(matches(matchAll(words)), lead, matches(matchHalf(sure, 'name'), 'names'))
    : isFrequent
      ? either(lead, half)
      : either(lead, half, inDescriptionToo(words), inDescription(sure))
  return { name: 'near', carried: hasFullMatch ? 'all' : 'some', words: sure, where }
}

/** The words whose frequency decides how near products are read. */
export const nearWords = (words: readonly QueryWord[]): readonly QueryWord[] =>
  sureWords(leadingWords(words))
