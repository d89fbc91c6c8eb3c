import type { LexiconIntent } from './lexicon-intent.ts'
import { isFiller } from './filler-words.ts'
import { isArabic, keysOfPhraseWord, keysOfTypedWord } from './need-words.ts'
import { editDistance } from '#kernel/edit-distance.ts'
import { tokenize } from './tokenize.ts'

/** What serves a part of a need. */
type Part = {
  readonly kind: LexiconIntent['kind']
  readonly terms: readonly string[]
  readonly weight: number
  readonly isBroad: boolean
}
type Phrase = { readonly words: readonly string[]; readonly part: number }

/** What the intents say of single words, to read a need that is no phrase of theirs. */
export type Needs = {
  readonly parts: readonly Part[]
  /** The words of phrases by how they are kept. */
  readonly byKey: ReadonlyMap<string, readonly string[]>
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>
}

/** A part of a need and the typed words that tell of it. */
export type Evidence = {
  readonly part: Part
  readonly words: readonly string[]
  /** As the phrase has them, but for an ending. */
  readonly isSure: boolean
  /** The words that were taken for one in another spelling. */
  readonly unsure: readonly string[]
  /** They say where a thing is from. */
  readonly isOfPlace: boolean
}
/** A word that means nothing else may be written in many ways. */
export type TypedWord = {
  readonly word: string
  readonly isStrange: boolean
  /** It says where a thing is from: what is made there. */
  readonly isPlace?: boolean
  /** It comes after "without". */
  readonly isUnwanted?: boolean
}

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
  const parts = sought.map(({ kind, terms, is_broad: isBroad = false }) => ({
    ...{ kind, terms },
    weight: (isBroad ? BROAD : WEIGHTS[kind]) * Math.log(1 + known / terms.length),
    isBroad,
  }))
  return { parts, byKey, byFirstWord }
}

/** What is not wanted says something only in a phrase with the word that says so. */
const saysNothing = ({ word, isUnwanted }: Match): boolean => isUnwanted === true || isFiller(word)

type Match = TypedWord & { readonly isSure: boolean; readonly index: number }
/** So many other words may stand between those of a phrase. */
const BETWEEN = 2

/** The parts of a need that are spoken of. */
export function readNeed(typed: readonly TypedWord[], needs: Needs): Evidence[] {
  const byPhraseWord = new Map<string, Match>()
  for (const [index, each] of typed.entries()) {
    const { words, isSure } = wordsMeant(each, needs)
    for (const meant of words) byPhraseWord.set(meant, { ...each, isSure, index })
  }
  const found = new Map<number, readonly Match[]>()
  for (const first of byPhraseWord.keys())
    for (const { words, part } of needs.byFirstWord.get(first) ?? []) {
      const matched = words.flatMap((word) => byPhraseWord.get(word) ?? [])
      if (matched.length < words.length || matched.every(saysNothing)) continue
      const places = matched.map(({ index }) => index)
      if (Math.max(...places) - Math.min(...places) >= words.length + BETWEEN) continue
      if (matched.length > (found.get(part)?.length ?? 0)) found.set(part, matched)
    }
  return [...found].map(([part, matched]) => ({
    part: needs.parts[part]!,
    words: matched.map(({ word }) => word),
    isSure: matched.every(({ isSure }) => isSure),
    unsure: matched.filter(({ isSure }) => !isSure).map(({ word }) => word),
    isOfPlace: matched.every(({ isPlace }) => isPlace),
  }))
}

/** Digits as the letters that others write for them. */
const spelled = (word: string): string =>
  word
    .replace(/8/g, 'gh')
    .replace(/7/g, 'h')
    .replace(/9/g, 'k')
    .replace(/5/g, 'kh')
    .replace(/3/g, '')

/** Of so many letters, one may be another. */
const LETTERS_OF_A_SLIP = 3
/** A shorter stem is that of other words too: a present and presser. */
const LEAST_STEM_OF_KNOWN = 5
/** Consonants alone. */
const LAST_STEP = 3

/** The words of phrases that a typed one may be. A word that has a meaning of its own is taken as it is. */
function wordsMeant(
  { word, isStrange }: TypedWord,
  { byKey }: Needs,
): { words: readonly string[]; isSure: boolean } {
  const [own = [], sameStem = [], ...others] = keysOfTypedWord(word)
  const isTaken = !isStrange || (isFiller(word) && isArabic(word))
  const isOwn = own.some((key) => byKey.has(key))
  const stems = isOwn ? sameStem.filter((key) => key.length >= LEAST_STEM_OF_KNOWN) : sameStem
  const sure = isTaken ? own : [...own, ...stems]
  const steps = [sure, ...(isTaken || isFiller(word) ? [] : others)]
  for (const [step, keys] of steps.entries()) {
    const meant = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
    const isSure = step === 0
    const words =
      step < LAST_STEP || isArabic(word)
        ? meant
        : meant.filter(
            (each) => editDistance(spelled(word), spelled(each)) <= word.length / LETTERS_OF_A_SLIP,
          )
    if (words.length > 0) return { words, isSure }
  }
  return { words: [], isSure: false }
}
