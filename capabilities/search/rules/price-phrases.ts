import { ownValue } from '#kernel/own-value.ts'
import {
  AT_LEAST,
  AT_MOST,
  BETWEEN,
  CURRENCY,
  CURRENCY_PATTERN,
  JOINTS,
  MULTIPLES,
} from './words/price-words.ts'

export type PriceBounds = { min?: number; max?: number }
type Bounded = { words: readonly string[]; bounds: PriceBounds }

/** A year, a size or an age is no price. */
const CHEAPEST = 50

/** Of a screen: a price only after words for one. */
const RESOLUTIONS = new Set(['2k', '4k', '8k'])

type Amount = { value: number; length: number; isMarked: boolean }

/** The price in dinars that begins there. */
function amountAt(words: readonly string[], start: number): Amount | null {
  const glued = new RegExp(`^(\\d{1,7})(k|${CURRENCY_PATTERN})?$`).exec(words[start] ?? '')
  if (!glued) return null
  let value = Number(glued[1])
  let length = 1
  let isMarked = glued[2] !== undefined && !RESOLUTIONS.has(glued[0])
  if (glued[2] === 'k') value *= 1_000
  const times = ownValue(MULTIPLES, words[start + length] ?? '')
  if (times !== undefined) {
    value *= times
    length += 1
    isMarked = true
  }
  if (CURRENCY.has(words[start + length] ?? '')) {
    length += 1
    isMarked = true
  }
  return value >= CHEAPEST ? { value, length, isMarked } : null
}

/** The phrases with the most words first, so that "a moins de" is read before "moins de". */
const byLength = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length)
const [mosts, leasts, betweens] = [byLength(AT_MOST), byLength(AT_LEAST), byLength(BETWEEN)]

const phraseAt = (words: readonly string[], start: number, phrases: readonly string[][]): number =>
  phrases.find((phrase) => phrase.every((word, index) => words[start + index] === word))?.length ??
  0

/** Takes a price in words out of a query: "moins de 5000 da", "entre 2000 et 4000". */
export function priceIn(words: readonly string[]): Bounded {
  for (let start = 0; start < words.length; start += 1) {
    const found = boundsAt(words, start)
    if (found)
      return {
        words: [...words.slice(0, start), ...words.slice(start + found.length)],
        bounds: found.bounds,
      }
  }
  return { words, bounds: {} }
}

function boundsAt(
  words: readonly string[],
  start: number,
): { bounds: PriceBounds; length: number } | null {
  const between = phraseAt(words, start, betweens)
  const low = between > 0 ? amountAt(words, start + between) : amountAt(words, start)
  if (low) {
    const joint = start + between + low.length
    const high = JOINTS.has(words[joint] ?? '') ? amountAt(words, joint + 1) : null
    if (high && high.value > low.value && (between > 0 || high.isMarked))
      return {
        bounds: { min: low.value, max: high.value },
        length: joint + 1 + high.length - start,
      }
  }
  for (const [phrases, bound] of [
    [mosts, 'max'],
    [leasts, 'min'],
  ] as const) {
    const length = phraseAt(words, start, phrases)
    const amount = length > 0 ? amountAt(words, start + length) : null
    // "plus de 8 ans", "moins de 36 kg": the unit is joined to its number, an age is below every price.
    if (amount) return { bounds: { [bound]: amount.value }, length: length + amount.length }
  }
  const marked = amountAt(words, start)
  return marked?.isMarked ? { bounds: { max: marked.value }, length: marked.length } : null
}
