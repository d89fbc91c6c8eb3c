const PLACES = 10

/** Normalized discounted cumulative gain of the first ten results; 1 is ideal. */
export function ndcgAt10(listed: readonly string[], finds: Readonly<Record<string, number>>) {
  const best = Object.values(finds).toSorted((a, b) => b - a)
  const gained = gain(listed.map((key) => finds[key] ?? 0))
  return gained / gain(best)
}

const gain = (grades: readonly number[]): number =>
  grades
    .slice(0, PLACES)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
