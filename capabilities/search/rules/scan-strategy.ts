/** From which size on an answer is looked for in another way. */
export type ScanLimits = {
  /** Words carried by fewer, all together, are always gathered. */
  frequent: number
  /** How many listings a walk may look at, from the shortest walk to the longest. */
  walks: readonly number[]
  /** From as many listings on, totals are told from a sample when it is sure enough. */
  estimated: number
}

// Few lengths, because each is written into its statement.
export const SCAN_LIMITS: ScanLimits = {
  frequent: 1_000,
  walks: [1_000, 4_000, 16_000, 32_000],
  estimated: 100_000,
}

/** Measured at a million products, in microseconds: one entry of a word's index, and one listing. */
const ENTRY = 0.6
const LISTING = 3
/** Products that carry a word lie unevenly along an order. */
const UNEVEN = 1.5
/** The walk is cut where as many pages as this should have been found. */
const PATIENCE = 4

type Search = { listed: number; shares: readonly number[]; page: number }

/** The share of the listings that carry all the words, as if words fell independently. */
const together = (shares: readonly number[]): number => shares.reduce((all, one) => all * one, 1)

/** Whether words are carried by so many that a part of them has to stand for all. */
export const isFrequent = (scale: ScanLimits, { listed, shares }: Omit<Search, 'page'>): boolean =>
  together(shares) > 0 && listed * shares.reduce((all, one) => all + one, 0) >= scale.frequent

/**
 * How far to walk along the order of a list for a page of what carries the words, at most; null when
 * gathering all costs less. Along the order of the best, words lie evenly, and the page is there
 * where it should be or not at all. Words and prices keep company: there, a walk may cost as much as
 * half of gathering all.
 */
export function scanLength(
  scale: ScanLimits,
  { listed, shares, page, evenly }: Search & { evenly: boolean },
): number | null {
  if (!isFrequent(scale, { listed, shares })) return null
  const share = together(shares)
  const entries = listed * shares.reduce((all, one) => all + one, 0)
  const gathering = entries * ENTRY + listed * share * LISTING
  const needed = (UNEVEN * page) / share
  const longest = scale.walks.at(-1) ?? 0
  if (needed > longest || needed * LISTING > gathering) return null

  const patient = scale.walks.find((length) => length >= (PATIENCE * page) / share) ?? longest
  if (evenly) return patient
  const far = scale.walks.findLast((length) => length * LISTING <= gathering / 2) ?? 0
  return Math.max(patient, far)
}

/** The words that tell most, where a part of them has to do: the rare ones, or all when none is. */
export function selectiveWords<Word>(
  scale: ScanLimits,
  words: readonly Word[],
  { listed, shares }: Omit<Search, 'page'>,
): { among: readonly Word[]; areRare: boolean } {
  const rare = words.filter((_, at) => listed * (shares[at] ?? 0) < scale.frequent)
  return rare.length > 0 ? { among: rare, areRare: true } : { among: words, areRare: false }
}
