import { correctWord, termsNear } from './correct-word.ts'
import { alternativesOf, suitingAlternatives, termsOf, type Vocabulary } from './known-words.ts'
import type { Lexicon } from './lexicon.ts'
import { canBeMisspelled, type QueryParts, type QueryPart, splitQueryParts } from './parse-query.ts'
import type { PriceBounds } from './price-phrases.ts'
import { isIntent, type QueryWord, type WordAlternative } from './search-query.ts'
import { othersNamed, wordsOfOthers } from './compounds.ts'
import { withNeed } from './need-reading.ts'
import { domainWords, withRoles } from './head-of-query.ts'
import { relatedTerms } from './related-terms.ts'
import { stripArticle, tokenize } from './tokenize.ts'
import type { UnderstoodWord } from './understood-word.ts'
import { ENGLISH_NUMBERS } from './words/english-numbers.ts'

export type UnderstoodQuery = {
  readonly words: readonly UnderstoodWord[]
  readonly bounds: PriceBounds
  readonly literal: readonly string[]
  readonly asTyped: string
  /** What an empty page proposes. */
  readonly related: string
}

const NUMBERS = new Set(ENGLISH_NUMBERS)
const CONFIDENCE = { synonym: 0.9, substitute: 0.7, ownOfIntent: 0.7, otherThing: 0.7 } as const

/** A phrase that means what is not sold is read word by word, so each of its words is looked up as well. */
const apart = ({ words }: QueryPart, lexicon: Lexicon): QueryPart[] =>
  words.length > 1 ? words.flatMap((word) => splitQueryParts([word], lexicon)) : []

/** The words to look up before a query is understood. */
export const wordsToLookUp = ({ parts, literal }: QueryParts, lexicon: Lexicon): string[] => [
  ...new Set(
    [
      ...[...parts, ...parts.flatMap((part) => apart(part, lexicon))].flatMap((part) => [
        ...part.words,
        ...part.same,
        ...(part.meaning?.expansions ?? []).flatMap(tokenize),
        ...domainWords(part, lexicon),
        ...[...part.words, ...(part.meaning?.expansions ?? [])].flatMap(othersNamed),
      ]),
      ...literal.slice(1).map((word, index) => `${literal[index]}${word}`),
    ].map(stripArticle),
  ),
]

type Knowledge = {
  lexicon: Lexicon
  known: Vocabulary
  /** The words of what may serve a need. */
  sold: Vocabulary
  isLiteral?: boolean
}

/**
 * Every part by what was typed, by its synonyms, and, when neither is known, by what was probably meant.
 * `isLiteral` takes every word as it was typed.
 */
export function understandQuery(
  { parts, ...parsed }: QueryParts,
  knowledge: Knowledge,
): UnderstoodQuery {
  const { lexicon, known, sold } = knowledge
  const { need } = parsed
  const read = parts.flatMap((part) => {
    const words = isMeant(part, known) ? [] : apart(part, lexicon)
    return words.some((word) => isKnown(word, known)) ? words : [part]
  })
  const joined = withRoles(joinApart(read, known), {
    lexicon,
    isKnown: (part) => isSold(part, known),
    isNoun: (part) => namesThing(part, known),
  })
  const isAlone = joined.length === 1
  const isBeside = joined.some(
    (part) => (part.kind === 'thing' || isIntent(part.kind)) && isKnown(part, known),
  )
  const beside = new Set(joined.flatMap((part) => part.words))
  const words = joined.map((part) => understandPart(part, knowledge, { isBeside, isAlone, beside }))
  const everyPart = [...parts, ...parts.flatMap((part) => apart(part, lexicon))]
  return {
    ...parsed,
    related: relatedTerms(everyPart, lexicon),
    words: withNeed(
      joined.map((part, index) => ({
        part,
        word: words[index]!,
        isNaming: namesThing(part, known),
        isInNames: termsOf(part.words, known) !== null && !isOnlyDescribed(part, known),
      })),
      { need, isOpen: parsed.isOpen, sold },
    ),
  }
}

const isOnlyDescribed = ({ words }: QueryPart, known: Vocabulary): boolean =>
  words.every((word) => known.get(stripArticle(word))?.isDescribed)

/** Whether a listing has what it means. */
const isMeant = ({ meaning }: QueryPart, known: Vocabulary): boolean =>
  alternativesOf(meaning?.expansions ?? [], known, () => 1).length > 0

/** Whether a listing has what was typed, or what it means. */
const isKnown = (part: QueryPart, known: Vocabulary): boolean =>
  termsOf(part.words, known) !== null || isMeant(part, known)

const isNoun = ({ words, meaning }: QueryPart, known: Vocabulary): boolean =>
  [...words, ...(meaning?.expansions ?? []).flatMap(tokenize)].some(
    (word) => known.get(stripArticle(word))?.isHead,
  )

const isSold = (part: QueryPart, known: Vocabulary): boolean =>
  isMeant(part, known) ||
  (termsOf(part.words, known) !== null &&
    !part.words.every((word) => known.get(stripArticle(word))?.isDescribed))

/** As `isNoun`; of a phrase that it means, the first word has to name the product. */
const namesThing = ({ words, meaning }: QueryPart, known: Vocabulary): boolean =>
  [...(words.length === 1 ? [words] : []), ...(meaning?.expansions ?? []).map(tokenize)].some(
    (phrase) => known.get(stripArticle(phrase[0] ?? ''))?.isHead && termsOf(phrase, known) !== null,
  )

/** The words to look up for the terms of the lexicon that unknown words may stand for. */
export const correctionWords = (
  { parts }: QueryParts,
  lexicon: Lexicon,
  known: Vocabulary,
): string[] => [
  ...new Set(
    [...parts, ...parts.flatMap((part) => apart(part, lexicon))]
      .filter(({ words, meaning }) => meaning === null && termsOf(words, known) === null)
      .flatMap(({ words }) => words)
      .flatMap((word) => termsNear(lexicon, stripArticle(word), known))
      .flatMap(tokenize)
      .map(stripArticle),
  ),
]

/** "cous cous" is one word of the vocabulary when its halves are none. */
function joinApart(parts: readonly QueryPart[], known: Vocabulary): QueryPart[] {
  const joined: QueryPart[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const whole = `${before?.words.join('') ?? ''}${part.words.join('')}`
    const isStrange = [before, part].some(
      (item) => item && item.meaning === null && termsOf(item.words, known) === null,
    )
    if (before && isStrange && canBeMisspelled(whole) && known.get(whole)?.forms.length)
      joined[joined.length - 1] = { ...part, words: [whole], kind: 'thing', meaning: null }
    else joined.push(part)
  }
  return joined
}

type Surroundings = { isBeside: boolean; isAlone: boolean; beside: ReadonlySet<string> }

/** Of a noun that other things are named by as well, the thing itself comes first. */
function thingFirst(
  alternative: WordAlternative,
  known: Vocabulary,
  beside: ReadonlySet<string>,
): WordAlternative[] {
  const { terms, confidence } = alternative
  const [term, ...rest] = terms
  if (!term || rest.length > 0) return [alternative]
  const without = term.forms
    .flatMap((form) => wordsOfOthers(form, known))
    .filter((word) => !beside.has(word))
  if (without.length === 0) return [alternative]
  return [
    { terms: [{ ...term, without }], confidence },
    { terms, confidence: confidence * CONFIDENCE.otherThing },
  ]
}

function understandPart(
  part: QueryPart,
  { lexicon, known, isLiteral }: Knowledge,
  { isBeside, isAlone, beside }: Surroundings,
): UnderstoodWord {
  const { words, kind, meaning, same, role, isDomain, isSymptom } = part
  const typed = words.join(' ')
  const own =
    isDomain || isSymptom || (isAlone && NUMBERS.has(typed) && !known.get(typed)?.isHead)
      ? null
      : termsOf(words, known)
  const expansions = (meaning?.expansions ?? []).filter((each) => own !== null || each !== typed)
  const isSubstitute = meaning?.isSubstitute ?? false
  const isOnlyDescribed = words.every((word) => known.get(stripArticle(word))?.isDescribed)
  const meant =
    isSymptom || (isSubstitute && own && !isOnlyDescribed)
      ? []
      : isIntent(kind)
        ? suitingAlternatives(expansions, known)
        : alternativesOf(expansions, known, () =>
            isSubstitute ? CONFIDENCE.substitute : CONFIDENCE.synonym,
          )
  const described = [
    ...(own ? [{ terms: own, confidence: isIntent(kind) ? CONFIDENCE.ownOfIntent : 1 }] : []),
    ...alternativesOf(same, known, () => 1),
    ...meant,
  ].flatMap((alternative) => thingFirst(alternative, known, beside))
  const nouns = words.length > 1 && kind === 'thing' ? nounsOf(words, known) : []
  const namedBy = role === 'head' ? namesThing : isNoun
  // A whole category is sought by its name: toys for a dog.
  const isKind = part.isOnlyThing && own !== null && meant.length > 0 && !isOnlyDescribed
  const isHead =
    isKind === true || namedBy({ ...part, meaning: meaning && { ...meaning, expansions } }, known)
  const explained = {
    typed,
    kind: kindOf(part, known),
    expansions,
    near: [],
    guess: null,
    isHead,
    nouns,
    ...(role ? { role } : {}),
  }
  // Neither the word nor a product that is what it means is sold.
  const isStandIn = !own && (isSubstitute || (kind === 'thing' && !isHead))
  if (described.length > 0)
    return {
      ...explained,
      alternatives: described,
      isUnknown: meant.length === 0 && isOnlyDescribed,
      isGuessed: isStandIn,
      guess: isStandIn ? { typed, read: expansions[0] ?? '' } : null,
    }
  const isTaken = isLiteral || isSymptom || meaning !== null || words.length > 1
  const corrected = isTaken ? null : correctWord(typed, { lexicon, known, isBeside })
  if (corrected) return { ...explained, ...corrected, isGuessed: true }
  return { ...explained, alternatives: verbatim(words), isUnknown: true }
}

const nounsOf = (words: readonly string[], known: Vocabulary): string[] =>
  words.flatMap((word) => {
    const item = known.get(stripArticle(word))
    return item?.isHead ? item.forms : []
  })

/** Many a commune is called like a thing: what is sold under the word is meant. */
const kindOf = ({ words, kind, meaning }: QueryPart, known: Vocabulary): QueryWord['kind'] =>
  kind === 'place' &&
  meaning?.expansions.length === 0 &&
  words.some((word) => known.get(stripArticle(word))?.isHead)
    ? 'thing'
    : kind

/** Finds nothing: no listing has the word. */
const verbatim = (words: readonly string[]): WordAlternative[] => [
  { terms: words.map((word) => ({ forms: [stripArticle(word)] })), confidence: 1 },
]
