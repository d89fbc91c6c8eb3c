import { isAmount } from './amounts.ts'
import { termsOf, type Vocabulary } from './known-words.ts'
import { othersNamed, wordsOfOthers } from './compounds.ts'
import type { Evidence } from './needs.ts'
import type { QueryPart } from './parse-query.ts'
import { isIntent, type WordAlternative } from './search-query.ts'
import { servedBy } from './served-terms.ts'
import type { UnderstoodWord } from './understood-word.ts'
import { stripArticle, tokenize } from './tokenize.ts'

/** What serves less of a need than this part of the best is left out. */
const LEAST_SHARE = 0.35
const MOST_TERMS = 16
/** Each confidence is a condition of its own when listings are ranked, so there are few. */
const CONFIDENCES = [1, 0.85, 0.7, 0.55, 0.4] as const

/** What serves a need less has to stay behind what is only better sold. */
const SHARPNESS = 1.5

type ServingTerms = {
  readonly alternatives: readonly WordAlternative[]
  readonly names: readonly string[]
}

/** What is sold of the terms that serve a need; null when nothing is. */
function servingTerms(need: readonly Evidence[], sold: Vocabulary): ServingTerms | null {
  const offered = servedBy(need).flatMap(({ term, share }) => {
    const terms = termsOf(tokenize(term), sold)
    return terms ? [{ term, share, terms }] : []
  })
  const best = offered[0]?.share ?? 0
  const serving = offered.filter(({ share }) => share >= LEAST_SHARE * best).slice(0, MOST_TERMS)
  if (serving.length === 0) return null
  return {
    names: serving.map(({ term }) => term),
    alternatives: serving.map(({ term, share, terms }) => {
      const [first, ...others] = terms
      const isNoun = others.length === 0 && first!.forms.some((form) => sold.get(form)?.isHead)
      return {
        terms: isNoun ? [{ ...first!, isNoun, without: wordsOfOthers(term, sold) }] : terms,
        confidence: CONFIDENCES.find((step) => (share / best) ** SHARPNESS >= step - 0.08) ?? 0.3,
      }
    }),
  }
}

/** The words of the terms that may serve a need, to look up whether they are sold. */
export const wordsServing = (need: readonly Evidence[]): string[] => [
  ...new Set(
    need
      .flatMap(({ part }) => part.terms)
      .flatMap((term) => [...tokenize(term), ...othersNamed(term)])
      .map(stripArticle),
  ),
]

type NeedKnowledge = {
  need: readonly Evidence[]
  /** A query for "something for" names none of the things that are sought. */
  isOpen: boolean
  sold: Vocabulary
}
/** A part as it was understood; `isNaming`: some product is named so, as what it is. */
type Reading = { part: QueryPart; word: UnderstoodWord; isNaming: boolean; isInNames: boolean }
/** So many words that names have are rather one name than a need. */
const LEAST_OF_A_NAME = 4

/** Whether it names a thing, sold or not, maybe with a slip. */
const namesWhatIsSought = ({ part, word, isNaming }: Reading): boolean =>
  part.kind === 'thing' &&
  (part.meaning !== null || isNaming || (word.isGuessed === true && word.isHead === true))

/** What the words are evidence of, as they were understood. */
function evidenceOf(read: readonly Evidence[], readings: readonly Reading[]): readonly Evidence[] {
  const strange = new Set(
    readings
      .filter(({ word }) => word.isUnknown || word.isGuessed)
      .flatMap(({ part }) => part.words),
  )
  // A word that some listing has is no other one in another spelling.
  const evidence = read.filter(({ unsure }) => unsure.every((word) => strange.has(word)))
  // What a place is known for is looked for only where the query has nothing else.
  const isMore =
    evidence.some(({ isOfPlace, part }) => !isOfPlace && !part.isBroad) ||
    readings.some(({ part, word }) => part.kind === 'thing' && !word.isUnknown && !word.isGuessed)
  return isMore ? evidence.filter(({ isOfPlace }) => !isOfPlace) : evidence
}

/**
 * Words that are evidence of a need are read together, unless they name what is sought: then the need
 * only orders it.
 */
export function withNeed(
  readings: readonly Reading[],
  { need: read, isOpen, sold }: NeedKnowledge,
): UnderstoodWord[] {
  const need = evidenceOf(read, readings)
  const sure = new Set(need.filter(({ isSure }) => isSure).flatMap(({ words }) => words))
  // What is evidence as it was typed was no slip.
  const isNamed = (reading: Reading) =>
    namesWhatIsSought(reading) &&
    !(reading.word.isGuessed && reading.part.meaning === null && sure.has(reading.word.typed))
  const wordsNamed = readings.filter(isNamed).flatMap(({ part }) => part.words)
  const named = new Set(wordsNamed)
  const isOnlyNamed = ({ words }: Evidence) => words.every((word) => named.has(word))
  // Something is to be done or put right: the things in it are not what is sought.
  const isActive = need.some((each) => each.part.kind === 'activity' && !isOnlyNamed(each))
  const hasNumber = readings.some(({ part }) => part.words.some(isAmount))
  const isName =
    readings.length >= (hasNumber ? LEAST_OF_A_NAME - 1 : LEAST_OF_A_NAME) &&
    readings.every(({ isInNames }) => isInNames)
  const [only, ...others] = readings
  const isSlip =
    others.length === 0 &&
    only?.word.isGuessed === true &&
    (sure.size === 0 || only.word.isHead === true)
  if (isSlip || isName || (!isActive && readings.some(({ part }) => part.isDomain)))
    return readings.map(({ word }) => word)
  const isSurelyActive = need.some(({ part, isSure }) => isSure && part.kind === 'activity')
  const evident = new Set(need.flatMap(({ words }) => words))
  const isEvident = ({ part }: Reading) => part.words.every((word) => evident.has(word))
  // A noun that is also a verb is what is sought: a watch.
  const about = new Set(
    need.flatMap(({ part, words }) =>
      part.kind === 'activity' && words.length === 1 ? [] : words,
    ),
  )
  const isOnlyAbout = ({ part, word }: Reading) =>
    (isActive && part.words.every((each) => about.has(each))) ||
    (isSurelyActive && word.isGuessed === true)
  const isSoughtByName =
    !(isOpen && need.length > 0) &&
    readings.some((reading) => isNamed(reading) && !isOnlyAbout(reading))
  const telling = isSoughtByName ? need.filter((each) => each.isSure && !isOnlyNamed(each)) : need
  const serving = servingTerms(telling, sold)
  if (!serving) return readings.map(({ word }) => word)
  const beside = readings.flatMap((reading): UnderstoodWord[] => {
    const { part, word } = reading
    if (isIntent(part.kind)) return []
    if (word.kind === 'place') return [word]
    // Beside sure evidence, an unknown word is no color in a wrong spelling.
    if (isSurelyActive && !isSoughtByName && word.isGuessed && word.kind === 'quality') return []
    if (!isEvident(reading))
      return isSoughtByName || word.kind !== 'thing' ? [word] : [{ ...word, role: 'beside' }]
    if (isSoughtByName && isNamed(reading)) return [word]
    const isInNames = word.kind === 'thing' && !word.isUnknown && !word.isGuessed && !word.isHead
    return isInNames ? [{ ...word, role: 'beside', isHint: true }] : []
  })
  return [...beside, wordOf(telling, serving)]
}

/** The parts of a need as one word. */
const wordOf = (
  telling: readonly Evidence[],
  { alternatives, names }: NonNullable<ReturnType<typeof servingTerms>>,
): UnderstoodWord => ({
  typed: [...new Set(telling.flatMap(({ words }) => words))].join(' '),
  kind: telling.every(({ part }) => part.isBroad) ? 'broad' : 'intent',
  alternatives,
  expansions: names,
  near: [],
  guess: null,
})
