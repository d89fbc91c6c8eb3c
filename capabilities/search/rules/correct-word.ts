import { borrowedKeys } from './borrowed-words.ts'
import { alternativesOf, termOf, type Vocabulary } from './known-words.ts'
import { deletionsOf, type Lexicon } from './lexicon.ts'
import { canBeMisspelled, splitQueryParts } from './parse-query.ts'
import type { WordAlternative, WordKind } from './search-query.ts'
import { type Candidate, type Correction, suggestCorrection } from './spelling-correction.ts'
import { stripArticle, tokenize } from './tokenize.ts'

export type Guess = { readonly typed: string; readonly read: string }
export type CorrectedWord = {
  readonly kind: WordKind
  readonly alternatives: readonly WordAlternative[]
  readonly expansions: readonly string[]
  readonly near: readonly string[]
  readonly guess: Guess
  readonly isHead: boolean
}

/** `isBeside`: another word of the query is a thing that is sold. */
type Reading = { lexicon: Lexicon; known: Vocabulary; isBeside: boolean }

export function correctWord(typed: string, reading: Reading): CorrectedWord | null {
  const { lexicon, known, isBeside } = reading
  const word = stripArticle(typed)
  if (!canBeMisspelled(word)) return null
  const { near = [] } = known.get(word) ?? {}
  const candidates = [...near, ...candidatesIn(lexicon, word, known)]
  // The same word in other letters is no slip.
  const respelled = respellings(lexicon, word).map((spelling) => ({
    word: spelling,
    confidence: RESPELLED,
  }))
  const same = readCorrections({ typed, corrections: respelled, sold: near }, reading)
  if (same) return same
  // A near term of the lexicon may mean what is not sold either.
  const begun = candidates.filter(({ nearness }) => nearness === 'start')
  for (const from of [candidates, begun]) {
    const corrections = suggestCorrection(word, from, isBeside)
    const corrected = readCorrections({ typed, corrections, sold: near }, reading)
    if (corrected) return corrected
  }
  return null
}

const RESPELLED = 0.85

/** Terms of the lexicon that are the same borrowed word in other letters. */
function respellings(lexicon: Lexicon, word: string): readonly string[] {
  for (const key of borrowedKeys(word)) {
    const spellings = lexicon.byBorrowing.get(key)
    if (spellings) return spellings.slice(0, MOST_SPELLINGS)
  }
  return []
}
const MOST_SPELLINGS = 3

type Corrections = {
  typed: string
  corrections: readonly Correction[]
  /** Candidates that listings have. */
  sold: readonly Candidate[]
}

function readCorrections(
  { typed, corrections, sold }: Corrections,
  { lexicon, known }: Reading,
): CorrectedWord | null {
  const read = corrections.map((correction) => {
    const itself = sold.find(({ word }) => word === correction.word)
    return readCorrection(correction, itself, { lexicon, known })
  })
  const found = read.flatMap(({ alternatives: each }) => each)
  if (found.length === 0) return null
  const first = read.find(({ alternatives: each }) => each.length > 0)!
  return {
    kind: first.kind,
    alternatives: found.map((alternative) => ({ ...alternative, isGuess: true })),
    expansions: [...new Set(read.flatMap(({ expansions }) => expansions))],
    near: corrections.map((correction) => correction.word),
    guess: { typed, read: first.read },
    isHead: read.some(({ isHead }) => isHead),
  }
}

/** The terms of the lexicon that a word may stand for, and those near it that are sold. */
export const termsNear = (lexicon: Lexicon, word: string, known: Vocabulary): string[] =>
  [
    ...[...(known.get(word)?.near ?? []), ...candidatesIn(lexicon, word, known)].map(
      (candidate) => candidate.word,
    ),
    ...respellings(lexicon, word),
  ].flatMap((candidate) => {
    const [part] = splitQueryParts([candidate], lexicon)
    return part?.meaning?.expansions ?? []
  })

/** A term of the lexicon that is a slip away from a shorter word is so by chance. */
const LEAST_LENGTH = 5

/** Terms of the lexicon that a word may stand for. */
export const candidatesIn = (lexicon: Lexicon, word: string, known: Vocabulary): Candidate[] => [
  ...(word.length < LEAST_LENGTH ? [] : deletionsOf(word)).flatMap((variant) =>
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
function readCorrection(
  { word, confidence }: Correction,
  itself: Candidate | undefined,
  { lexicon, known }: Pick<Reading, 'lexicon' | 'known'>,
) {
  const [part] = splitQueryParts([word], lexicon)
  const own = termOf(word, known) ?? { forms: [word] }
  const expansions = part?.meaning?.expansions ?? []
  return {
    kind: part?.kind ?? 'thing',
    expansions,
    read: part?.meaning ? (expansions[0] ?? word) : word,
    isHead:
      itself?.is_head === true ||
      expansions.flatMap(tokenize).some((each) => known.get(stripArticle(each))?.isHead),
    alternatives: [
      ...(itself || !part?.meaning ? [{ terms: [own], confidence }] : []),
      ...alternativesOf(expansions, known, () => confidence),
    ],
  } as const
}
