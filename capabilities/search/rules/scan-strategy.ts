export type ScanLimits = {
  /** Fewer matching index entries always use the candidate set. */
  frequent: number
  /** Allowed lengths of an index scan, ascending. */
  walks: readonly number[]
  /** From this many listings on, totals may be estimated. */
  estimated: number
  /** Up to this many matching names are collected and ranked. */
  collected: number
}

// Few lengths, because each is a literal in its statement and so has its own plan.
export const SCAN_LIMITS: ScanLimits = {
  frequent: 1_000,
  walks: [1_000, 4_000, 16_000, 32_000],
  estimated: 100_000,
  collected: 6_000,
}

/** Microseconds, measured at a million products: one entry of the term index, and one listing. */
const ENTRY = 0.6
const LISTING = 3
/** Safety factor: matches are unevenly distributed along an order. */
const UNEVEN = 1.5
/** The scan stops where this many pages should have been found. */
const PATIENCE = 4

type Search = { listed: number; shares: readonly number[]; page: number }

/** Assumes that words are independent. */
const together = (shares: readonly number[]): number =>
  shares.reduce((all, share) => all * share, 1)

/** Whether a sample of the matches must stand for all. */
export const isFrequent = (scale: ScanLimits, { listed, shares }: Omit<Search, 'page'>): boolean =>
  together(shares) > 0 && listed * shares.reduce((all, share) => all + share, 0) >= scale.frequent

/** The same where one of the words will do. */
export const isAnyFrequent = (
  scale: ScanLimits,
  { listed, shares }: Omit<Search, 'page'>,
): boolean => listed * shares.reduce((all, share) => all + share, 0) >= scale.frequent

/**
 * Null when collecting a candidate set costs less. Terms are spread evenly over the order by
 * quality, so a scan finds its page early or never. They correlate with prices: there a scan may
 * cost up to half of collecting all matches.
 */
export function scanLength(
  scale: ScanLimits,
  { listed, shares, page, evenly }: Search & { evenly: boolean },
): number | null {
  if (!isFrequent(scale, { listed, shares })) return null
  const share = together(shares)
  const entries = listed * shares.reduce((all, share) => all + share, 0)
  const gathering = entries * ENTRY + listed * share * LISTING
  const needed = (UNEVEN * page) / share
  const longest = scale.walks.at(-1) ?? 0
  if (needed > longest || needed * LISTING > gathering) return null

  const patient = scale.walks.find((length) => length >= (PATIENCE * page) / share) ?? longest
  if (evenly) return patient
  const far = scale.walks.findLast((length) => length * LISTING <= gathering / 2) ?? 0
  return Math.max(patient, far)
}
