/** A kilobyte is 1,000 bytes here, the stricter reading. */
export type PageLimits = {
  allKilobytes?: number
  largestPaintMs?: number
  seo?: number
}

export const SCRIPT_KILOBYTES = 130
export const LAYOUT_SHIFT = 0.02
export const INTERACTION_MS = 200
export const PERFORMANCE = 95
export const FULL_SCORE = 100

export type LighthouseScores = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  missed: readonly string[]
}

/** A figure beside its limit: `98.2 ≤ 120 ok`. */
export function against(
  value: number,
  limit: number | undefined,
  digits = 0,
  least = false,
): string {
  const shown = value.toFixed(digits)
  if (limit === undefined) return shown
  const isHeld = least ? value >= limit : value <= limit
  return `${shown} ${least ? '≥' : '≤'} ${limit} ${isHeld ? 'ok' : 'OVER'}`
}
