import { editDistance } from '#kernel/edit-distance.ts'
import { singular } from './singular.ts'
import { consonantsOf, soundsLike } from './sounds.ts'

/**
 * `nearness`: it sounds the same, is a slip away, or begins with what was typed. A term of the synonyms
 * counts as known in many documents.
 */
export type Candidate = {
  readonly word: string
  readonly nearness: 'sound' | 'slip' | 'start'
  readonly documents?: number
  /** Names what a product is; unknown for a term of the synonyms. */
  readonly is_head?: boolean
}
export type Correction = { readonly word: string; readonly confidence: number }

const MOST_MEANT = 6
/** A word that is so much rarer than another candidate is not what was meant. */
const RARER = 50
const CONFIDENCE = { sound: 0.75, slip: 0.8, start: 0.5 } as const
/** Less of a word may begin another one by chance. */
const LEAST_BEGUN = 0.6
const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word)

/**
 * The same sounds, in either script, or the smallest edit distance (at most 1; 2 from eight letters on, if
 * the first letter is right). What only begins with the typed word is the last resort. `isBeside` is for a
 * word beside a thing that is known: it is rather a brand that is not sold than a slip.
 */
export function suggestCorrection(
  typed: string,
  candidates: readonly Candidate[],
  isBeside = false,
): Correction[] {
  const measured = candidates.map((candidate) => ({
    ...candidate,
    slips: slipsBetween(typed, candidate.word),
    isTrusted: candidate.is_head ?? !isBeside,
  }))
  const nearest = Math.min(
    ...measured.flatMap(({ nearness, slips }) => (nearness === 'start' ? [] : [slips])),
  )
  const near = measured.filter((candidate) =>
    candidate.nearness === 'slip'
      ? candidate.slips === nearest && candidate.slips <= allowedSlips(typed, candidate)
      : candidate.nearness === 'sound' && isSameSound(typed, candidate),
  )
  const named = preferThings(typed, near)
  const meant =
    named.length > 0 ? named : measured.filter((candidate) => isBegun(typed, candidate, isBeside))
  const highest = Math.max(...meant.map(({ documents = 1 }) => documents))
  const corrections = new Map<string, number>()
  for (const { word, nearness, documents } of meant)
    if ((documents ?? highest) * RARER >= highest)
      corrections.set(word, Math.max(corrections.get(word) ?? 0, CONFIDENCE[nearness]))
  return [...corrections]
    .map(([word, confidence]) => ({ word, confidence }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_MEANT)
}

type Measured = Candidate & { slips: number; isTrusted: boolean }

/** What names a thing is meant rather than a brand or a place that is no nearer. */
function preferThings(typed: string, near: readonly Measured[]): readonly Measured[] {
  const nearest = Math.min(...near.map(({ slips }) => slips))
  const things = near.filter(({ isTrusted }) => isTrusted)
  const isAsNear = things.some(
    ({ word, slips }) => slips <= nearest || isLatin(word) !== isLatin(typed),
  )
  return isAsNear ? things : near
}

function allowedSlips(typed: string, { word, isTrusted, is_head: isHead }: Measured): number {
  const least = isTrusted ? 4 : isHead === undefined ? 6 : 5
  if (typed.length < least) return 0
  return isTrusted && typed.length >= 8 && typed[0] === word[0] ? 2 : 1
}

function isSameSound(typed: string, { word, slips, isTrusted }: Measured): boolean {
  if (isLatin(word) === isLatin(typed))
    return isTrusted ? slips <= ofSameSound(typed) : slips <= 1 && typed.length > 4
  const [latin, arabic] = isLatin(typed) ? [typed, word] : [word, typed]
  return soundsLike(latin, arabic, isTrusted ? 2 : 3)
}

function isBegun(typed: string, { word, nearness }: Measured, isBeside: boolean): boolean {
  if (nearness !== 'start' || (isBeside && typed.length < 5)) return false
  return typed.length >= LEAST_BEGUN * word.length
}

/** A short phonetic key often matches by chance. */
function ofSameSound(typed: string): number {
  const consonants = isLatin(typed) ? consonantsOf(typed) : typed.replace(/[اوي]/g, '').length
  return consonants >= 4 ? Infinity : Math.max(1, consonants - 1)
}

/** Ignores plural endings. */
function slipsBetween(typed: string, word: string): number {
  return Math.min(editDistance(typed, word), editDistance(singular(typed), singular(word)))
}
