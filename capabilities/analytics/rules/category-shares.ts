import { allocate, type Centimes } from '#kernel/money.ts'

/** `slug` is null for deleted products. */
export type CategoryLines = { slug: string | null; pieces: number; weight: number }
export type CategoryShare = { slug: string; pieces: number; total: Centimes }

/** Splits a total, with delivery and rounding, in proportion to the items of each category. */
export function categoryShares(total: Centimes, lines: readonly CategoryLines[]): CategoryShare[] {
  if (lines.length === 0) return []
  const isFree = lines.every(({ weight }) => weight === 0)
  const weights = lines.map(({ weight, pieces }) => (isFree ? pieces : weight))
  const parts = allocate(total, weights)
  return lines.flatMap(({ slug, pieces }, index) => {
    const part = parts[index]
    return slug === null || part === undefined ? [] : [{ slug, pieces, total: part }]
  })
}

/** Splits a changed total, e.g. after a refund, in the former proportions. */
export function rescaleShares(
  was: { total: Centimes; shares: readonly CategoryShare[] },
  total: Centimes,
): CategoryShare[] {
  const { shares } = was
  const weights = shares.map((share) => share.total)
  const ofNone = was.total - weights.reduce((a, b) => a + b, 0)
  if (was.total === 0 || was.total === total) return [...shares]
  const parts = allocate(total, [...weights, ofNone])
  return shares.map((share, index) => ({ ...share, total: parts[index] ?? share.total }))
}
