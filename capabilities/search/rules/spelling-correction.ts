export type Candidate = { readonly word: string; readonly sounds_alike: boolean }

const MOST_MEANT = 6
const isLatin = (word: string): boolean => /^[a-z0-9]+$/.test(word)

/**
 * The same phonetic key, in either script, or the smallest edit distance (at most 1; 2 from eight
 * letters on).
 */
export function suggestCorrection(typed: string, candidates: readonly Candidate[]): string[] {
  const slips = candidates.map(({ word }) => slipsBetween(typed, word))
  const allowed = typed.length >= 8 ? 2 : 1
  const nearest = Math.min(...slips)
  const meant = candidates.filter(({ word, sounds_alike: soundsAlike }, index) => {
    const apart = slips[index] ?? Infinity
    if (soundsAlike) return isLatin(word) !== isLatin(typed) || apart <= ofSameSound(typed)
    return apart <= allowed && apart === nearest
  })
  return [...new Set(meant.map(({ word }) => word))].slice(0, MOST_MEANT)
}

/** A short phonetic key often matches by chance. */
function ofSameSound(typed: string): number {
  const consonants = typed.replace(/[aeiouyw]/g, '').length
  return consonants >= 4 ? Infinity : consonants
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
