/**
 * `nearness`: it sounds the same, is a slip away, or begins with what was typed. A term of the synonyms
 * counts as known in many documents.
 */
export type Candidate = {
  readonly word: string
  readonly nearness: 'sound' | 'slip' | 'start'
  readonly documents?: number
}
export type Correction = { readonly word: string; readonly confidence: number }

const MOST_MEANT = 6
/** A word that is so much rarer than another candidate is not what was meant. */
const RARER = 50
const CONFIDENCE = { sound: 0.75, slip: 0.8, start: 0.5 } as const
const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word)

/**
 * The same phonetic key, in either script, or the smallest edit distance (at most 1; 2 from eight
 * letters on, if the first letter is right). What only begins with the typed word is the last resort.
 */
export function suggestCorrection(typed: string, candidates: readonly Candidate[]): Correction[] {
  const measured = candidates.map((candidate) => ({
    ...candidate,
    slips: slipsBetween(typed, candidate.word),
  }))
  const nearest = Math.min(
    ...measured.flatMap(({ nearness, slips }) => (nearness === 'start' ? [] : [slips])),
  )
  const near = measured.filter(({ word, nearness, slips }) => {
    if (nearness === 'start') return false
    if (nearness === 'sound') return isLatin(word) !== isLatin(typed) || slips <= ofSameSound(typed)
    return slips === nearest && slips <= allowedSlips(typed, word)
  })
  const meant = near.length > 0 ? near : measured.filter(({ nearness }) => nearness === 'start')
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

function allowedSlips(typed: string, word: string): number {
  if (typed.length < 4) return 0
  return typed.length >= 8 && typed[0] === word[0] ? 2 : 1
}

/** A short phonetic key often matches by chance. */
function ofSameSound(typed: string): number {
  const consonants = typed.replace(/[aeiouyw]/g, '').length
  return consonants >= 4 ? Infinity : Math.max(1, consonants - 1)
}

/** Ignores plural endings. */
function slipsBetween(typed: string, word: string): number {
  const singular = (text: string) => (text.length > 4 ? text.replace(/[sx]$/, '') : text)
  return Math.min(editDistance(typed, word), editDistance(singular(typed), singular(word)))
}

/** Optimal string alignment distance. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 0
}
