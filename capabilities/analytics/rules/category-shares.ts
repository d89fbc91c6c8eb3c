import { allocate, type Centimes } from '#kernel/money.ts'

/** What an order holds of one category; null for products that are gone. */
export type CategoryLines = { slug: string | null; pieces: number; weight: number }
export type CategoryShare = { slug: string; pieces: number; total: Centimes }

/**
 * What of an order's total belongs to each of its categories, in proportion to what was bought of
 * them: delivery and roundings go along, so that the categories add up to what was paid.
 */
export function categoryShares(total: Centimes, lines: readonly CategoryLines[]): CategoryShare[] {
  if (lines.length === 0) return []
  const isFree = lines.every(({ weight }) => weight === 0)
  const weights = lines.map(({ weight, pieces }) => (isFree ? pieces : weight))
  const parts = allocate(total, weights)
  return lines.flatMap(({ slug, pieces }, at) => {
    const part = parts[at]
    return slug === null || part === undefined ? [] : [{ slug, pieces, total: part }]
  })
}

/** The same shares of a total that has changed since: what went back to the buyer leaves each in proportion. */
export function rescaleShares(
  was: { total: Centimes; shares: readonly CategoryShare[] },
  total: Centimes,
): CategoryShare[] {
  const { shares } = was
  const weights = shares.map((share) => share.total)
  const ofNone = was.total - weights.reduce((a, b) => a + b, 0)
  if (was.total === 0 || was.total === total) return [...shares]
  const parts = allocate(total, [...weights, ofNone])
  return shares.map((share, at) => ({ ...share, total: parts[at] ?? share.total }))
}
