import { allocate, type Centimes } from '#kernel/money.ts'

/** What an order holds of one category; null for products that are gone. */
export type CategoryLines = { slug: string | null; pieces: number; weight: number }
export type CategoryShare = { slug: string; pieces: number; total: Centimes }

/**
 * What of an order's total belongs to each of its categories, in proportion to what was bought of
 * them: delivery and roundings go along, so that the categories add up to what was paid.
 */
export function sharesOf(total: Centimes, lines: readonly CategoryLines[]): CategoryShare[] {
  if (lines.length === 0) return []
  const isFree = lines.every(({ weight }) => weight === 0)
  const weights = lines.map(({ weight, pieces }) => (isFree ? pieces : weight))
  const parts = allocate(total, weights)
  return lines.flatMap(({ slug, pieces }, at) => {
    const part = parts[at]
    return slug === null || part === undefined ? [] : [{ slug, pieces, total: part }]
  })
}
