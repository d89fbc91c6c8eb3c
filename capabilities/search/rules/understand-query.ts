import { canBeMisspelled, type QueryParts, type QueryPart, splitQueryParts } from './parse-query.ts'
import { deletionsOf, type Lexicon } from './lexicon.ts'
import type { PriceBounds } from './price-phrases.ts'
import { isIntent, type QueryWord, type Term, type WordAlternative } from './search-query.ts'
import { type Candidate, type Correction, suggestCorrection } from './spelling-correction.ts'
import { stripArticle, tokenize } from './tokenize.ts'

/** What the vocabulary knows of a word: its forms in listings, else what is near it. */
export type KnownWord = {
  readonly forms: readonly string[]
  readonly sounds: readonly string[]
  readonly near: readonly Candidate[]
}
export type Vocabulary = ReadonlyMap<string, KnownWord>

export type Guess = { readonly typed: string; readonly read: string }
/** `expansions` and `near` explain a search to the operator. */
export type UnderstoodWord = QueryWord & {
  readonly expansions: readonly string[]
  readonly near: readonly string[]
  readonly guess: Guess | null
}
export type UnderstoodQuery = {
  readonly words: readonly UnderstoodWord[]
  readonly bounds: PriceBounds
  readonly literal: readonly string[]
  readonly asTyped: string
}

const CONFIDENCE = { synonym: 0.9, substitute: 0.7, ownOfIntent: 0.7 } as const

/** The words to look up before a query is understood. */
export const wordsToLookUp = ({ parts, literal }: QueryParts): string[] => [
  ...new Set(
    [
      ...parts.flatMap(({ words, meaning, same }) => [
        ...words,
        ...same,
        ...(meaning?.expansions ?? []).flatMap(tokenize),
      ]),
      ...literal.slice(1).map((word, index) => `${literal[index]}${word}`),
    ].map(stripArticle),
  ),
]

const isVerbatim = (word: string): boolean => !canBeMisspelled(word)

/** Null when no listing has the word. */
function termOf(word: string, known: Vocabulary): Term | null {
  const bare = stripArticle(word)
  if (isVerbatim(bare)) return { forms: [bare] }
  const forms = known.get(bare)?.forms ?? []
  return forms.length > 0 ? { forms } : null
}

function termsOf(words: readonly string[], known: Vocabulary): Term[] | null {
  const terms = words.map((word) => termOf(word, known))
  return terms.every((term) => term !== null) && terms.length > 0 ? terms : null
}

const alternatives = (
  phrases: readonly string[],
  known: Vocabulary,
  confidenceOf: (index: number) => number,
): WordAlternative[] =>
  phrases.flatMap((phrase, index) => {
    const terms = termsOf(tokenize(phrase), known)
    return terms ? [{ terms, confidence: confidenceOf(index) }] : []
  })

/** The first terms of an intent suit it best. */
const byPlace = (count: number) => (index: number) =>
  index < count / 3 ? 1 : index < (2 * count) / 3 ? 0.75 : 0.55

type Knowledge = { lexicon: Lexicon; known: Vocabulary; isLiteral?: boolean }

/**
 * Every part by what was typed, by its synonyms, and, when neither is known, by what was probably meant.
 * `isLiteral` takes every word as it was typed.
 */
export function understandQuery(
  { parts, ...parsed }: QueryParts,
  knowledge: Knowledge,
): UnderstoodQuery {
  const joined = joinApart(parts, knowledge.known)
  return { ...parsed, words: joined.map((part) => understandPart(part, knowledge)) }
}

/** The words to look up for the terms of the lexicon that unknown words may stand for. */
export const correctionWords = (
  { parts }: QueryParts,
  lexicon: Lexicon,
  known: Vocabulary,
): string[] => [
  ...new Set(
    parts
      .filter(({ words, meaning }) => meaning === null && termsOf(words, known) === null)
      .flatMap(({ words }) => words)
      .flatMap((word) => candidatesIn(lexicon, stripArticle(word), known))
      .flatMap(({ word }) => lexicon.meanings.get(word)?.expansions ?? [])
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

function understandPart(part: QueryPart, { lexicon, known, isLiteral }: Knowledge): UnderstoodWord {
  const { words, kind, meaning, same } = part
  const typed = words.join(' ')
  const own = termsOf(words, known)
  const expansions = meaning?.expansions ?? []
  const isSubstitute = meaning?.isSubstitute ?? false
  const meant =
    isSubstitute && own
      ? []
      : alternatives(
          expansions,
          known,
          isIntent(kind)
            ? byPlace(expansions.length)
            : () => (isSubstitute ? CONFIDENCE.substitute : CONFIDENCE.synonym),
        )
  const described = [
    ...(own ? [{ terms: own, confidence: isIntent(kind) ? CONFIDENCE.ownOfIntent : 1 }] : []),
    ...alternatives(same, known, () => 1),
    ...meant,
  ]
  const explained = { typed, kind, expansions, near: [], guess: null }
  if (described.length > 0)
    return {
      ...explained,
      alternatives: described,
      guess: isSubstitute && !own ? { typed, read: expansions[0] ?? '' } : null,
    }
  const isKnown = isLiteral || meaning !== null || words.length > 1
  const corrected = !isKnown ? correct(typed, lexicon, known) : null
  return corrected
    ? { ...explained, ...corrected }
    : { ...explained, alternatives: verbatim(words) }
}

/** Finds nothing: no listing has the word. */
const verbatim = (words: readonly string[]): WordAlternative[] => [
  { terms: words.map((word) => ({ forms: [stripArticle(word)] })), confidence: 1 },
]

type Corrected = Pick<UnderstoodWord, 'kind' | 'alternatives' | 'expansions' | 'near' | 'guess'>

function correct(typed: string, lexicon: Lexicon, known: Vocabulary): Corrected | null {
  const word = stripArticle(typed)
  if (!canBeMisspelled(word)) return null
  const { near = [] } = known.get(word) ?? {}
  const candidates = [...near, ...candidatesIn(lexicon, word, known)]
  // A near term of the lexicon may mean what is not sold either.
  const begun = candidates.filter(({ nearness }) => nearness === 'start')
  for (const from of [candidates, begun]) {
    const corrected = readCorrections(typed, suggestCorrection(word, from), { lexicon, known })
    if (corrected) return corrected
  }
  return null
}

function readCorrections(
  typed: string,
  corrections: readonly Correction[],
  { lexicon, known }: Knowledge,
): Corrected | null {
  const read = corrections.map((correction) => readCorrection(correction, lexicon, known))
  const found = read.flatMap(({ alternatives: each }) => each)
  if (found.length === 0) return null
  const first = read.find(({ alternatives: each }) => each.length > 0)!
  return {
    kind: first.kind,
    alternatives: found.map((alternative) => ({ ...alternative, isGuess: true })),
    expansions: [...new Set(read.flatMap(({ expansions }) => expansions))],
    near: corrections.map((correction) => correction.word),
    guess: { typed, read: first.read },
  }
}

const candidatesIn = (lexicon: Lexicon, word: string, known: Vocabulary): Candidate[] => [
  ...deletionsOf(word).flatMap((variant) =>
    (lexicon.byDeletion.get(variant) ?? []).map((key) => ({
      word: key,
      nearness: 'slip' as const,
    })),
  ),
  ...(known.get(word)?.sounds ?? []).flatMap((sound) =>
    (lexicon.bySound.get(sound) ?? []).map((key) => ({ word: key, nearness: 'sound' as const })),
  ),
]

/** A term of the lexicon is read as what it means. */
function readCorrection({ word, confidence }: Correction, lexicon: Lexicon, known: Vocabulary) {
  const [part] = splitQueryParts([word], lexicon)
  const own = termOf(word, known) ?? { forms: [word] }
  const expansions = part?.meaning?.expansions ?? []
  return {
    kind: part?.kind ?? 'thing',
    expansions,
    read: part?.meaning ? (expansions[0] ?? word) : word,
    alternatives: part?.meaning
      ? alternatives(expansions, known, () => confidence)
      : [{ terms: [own], confidence }],
  } as const
}
