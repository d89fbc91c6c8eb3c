import type { LexiconIntent } from './lexicon-intent.ts'
import { singularKey } from './singular.ts'
import { isFiller } from './filler-words.ts'
import { isArabic, keysOfPhraseWord, keysOfTypedWord, SURE_STEPS } from './need-words.ts'
import { editDistance } from '#kernel/edit-distance.ts'
import { tokenize } from './tokenize.ts'

/** What serves a part of a need. */
type Part = {
  readonly kind: LexiconIntent['kind']
  readonly terms: readonly string[]
  readonly weight: number
}
type Phrase = { readonly words: readonly string[]; readonly part: number }

/** What the intents say of single words, to read a need that is no phrase of theirs. */
export type Needs = {
  readonly parts: readonly Part[]
  /** The words of phrases by how they are kept. */
  readonly byKey: ReadonlyMap<string, readonly string[]>
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>
}

/** A term and how much of the need it serves. */
export type Served = { readonly term: string; readonly share: number }
/** A part of a need and the typed words that tell of it. */
export type Evidence = {
  readonly part: Part
  readonly words: readonly string[]
  /** As the phrase has them, but for an ending. */
  readonly isSure: boolean
}
/** A word that means nothing else may be written in many ways. */
export type TypedWord = { readonly word: string; readonly isStrange: boolean }

const WEIGHTS: Record<LexiconIntent['kind'], number> = {
  activity: 1,
  occasion: 0.8,
  person: 0.8,
  subject: 0.7,
  place: 0,
}
const BROAD = 0.3

export function createNeeds(intents: readonly LexiconIntent[]): Needs {
  const sought = intents.filter(({ kind }) => kind !== 'place')
  const known = new Set(sought.flatMap(({ terms }) => terms)).size
  const byKey = new Map<string, string[]>()
  const byFirstWord = new Map<string, Phrase[]>()
  const keep = <T>(map: Map<string, T[]>, key: string, value: T) => {
    const stored = map.get(key)
    if (!stored) map.set(key, [value])
    else if (!stored.includes(value)) stored.push(value)
  }
  for (const [part, { phrases }] of sought.entries())
    for (const phrase of phrases) {
      const words = tokenize(phrase)
      const [first] = words
      if (first === undefined) continue
      keep<Phrase>(byFirstWord, first, { words, part })
      for (const word of words) for (const key of keysOfPhraseWord(word)) keep(byKey, key, word)
    }
  // A part that is served by few things says more.
  const parts = sought.map(({ kind, terms, is_broad: isBroad }) => ({
    ...{ kind, terms },
    weight: (isBroad ? BROAD : WEIGHTS[kind]) * Math.log(1 + known / terms.length),
  }))
  return { parts, byKey, byFirstWord }
}

type Match = { readonly word: string; readonly isSure: boolean; readonly index: number }
/** So many other words may stand between those of a phrase. */
const BETWEEN = 2

/** The parts of a need that are spoken of. */
export function readNeed(typed: readonly TypedWord[], needs: Needs): Evidence[] {
  const byPhraseWord = new Map<string, Match>()
  for (const [index, each] of typed.entries()) {
    const { words, isSure } = wordsMeant(each, needs)
    for (const meant of words) byPhraseWord.set(meant, { word: each.word, isSure, index })
  }
  const found = new Map<number, readonly Match[]>()
  for (const first of byPhraseWord.keys())
    for (const { words, part } of needs.byFirstWord.get(first) ?? []) {
      const matched = words.flatMap((word) => byPhraseWord.get(word) ?? [])
      if (matched.length < words.length || matched.every(({ word }) => isFiller(word))) continue
      const places = matched.map(({ index }) => index)
      if (Math.max(...places) - Math.min(...places) >= words.length + BETWEEN) continue
      if (matched.length > (found.get(part)?.length ?? 0)) found.set(part, matched)
    }
  return [...found].map(([part, matched]) => ({
    part: needs.parts[part]!,
    words: matched.map(({ word }) => word),
    isSure: matched.every(({ isSure }) => isSure),
  }))
}

/** Of so many letters, one may be another. */
const LETTERS_OF_A_SLIP = 3

/** The words of phrases that a typed one may be. A word that has a meaning of its own is taken as it is. */
function wordsMeant(
  { word, isStrange }: TypedWord,
  { byKey }: Needs,
): { words: readonly string[]; isSure: boolean } {
  const steps = keysOfTypedWord(word)
  const allowed = isStrange ? (isFiller(word) ? SURE_STEPS : steps.length) : 1
  for (const [step, keys] of steps.slice(0, allowed).entries()) {
    const meant = keys.flatMap((key) => byKey.get(key) ?? [])
    const isSure = step < SURE_STEPS
    const words =
      step < steps.length - 1 || isArabic(word)
        ? meant
        : meant.filter((each) => editDistance(word, each) <= word.length / LETTERS_OF_A_SLIP)
    if (words.length > 0) return { words, isSure }
  }
  return { words: [], isSure: false }
}

/** Beside something to do, a person is rather company than the one to please. */
const COMPANY = 0.5
/** How much a term that is behind all others serves a part. */
const LEAST_SERVED = 0.4
const PHRASE = 1.8

/** A word of a longer phrase says less alone. */
const WITHIN = 0.3
const isWithin = (words: readonly string[], evidence: readonly Evidence[]): boolean =>
  evidence.some(
    (other) =>
      other.words.length > words.length && words.every((word) => other.words.includes(word)),
  )

/** What serves all of the parts, the best first: several that agree count more than one. */
export function servedBy(evidence: readonly Evidence[]): Served[] {
  const shares = new Map<string, Served>()
  const isActive = evidence.some(({ part }) => part.kind === 'activity')
  for (const { part, words } of evidence) {
    const exactness = isWithin(words, evidence) ? WITHIN : words.length > 1 ? PHRASE : 1
    for (const [place, term] of part.terms.entries()) {
      const suits = 1 - ((1 - LEAST_SERVED) * place) / part.terms.length
      const company = isActive && part.kind === 'person' ? COMPANY : 1
      const share = part.weight * suits * company * exactness
      const key = singularKey(term)
      shares.set(key, { term, share: (shares.get(key)?.share ?? 0) + share })
    }
  }
  return [...shares.values()].toSorted((a, b) => b.share - a.share)
}
