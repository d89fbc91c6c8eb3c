import type { DailyVitalMetric } from '../schema.ts'

/** Above this a page is too slow, too restless or too heavy. */
export const THRESHOLDS: Readonly<Record<DailyVitalMetric, number>> = {
  fcp: 2000,
  lcp: 2500,
  fid: 100,
  cls: 0.1,
  bytes: 1_000_000,
}

/** Ten steps reach the threshold, ten more go on to twice of it; the last takes all the rest. */
const STEPS = 10
const LAST = 19
export const BUCKETS = LAST + 1

/** The step that a value falls into. Exactly the threshold is still within it. */
export function vitalBucket(metric: DailyVitalMetric, value: number): number {
  const step = Math.ceil((value / THRESHOLDS[metric]) * STEPS) - 1
  return Math.min(Math.max(step, 0), LAST)
}

/** Whether the values of a step are above the threshold. */
export const exceedsThreshold = (bucket: number): boolean => bucket >= STEPS

/** How many there were in each step, how many were over, and what three in four did not exceed. */
export function percentileSummary(metric: DailyVitalMetric, counted: readonly number[]) {
  const samples = counted.reduce((all, here) => all + here, 0)
  const over = counted.reduce((all, here, bucket) => all + (exceedsThreshold(bucket) ? here : 0), 0)
  const threshold = THRESHOLDS[metric]
  let before = 0
  for (const [bucket, here] of counted.entries()) {
    before += here
    if (before * 4 < samples * 3) continue
    const p75 = bucket === LAST ? null : (threshold * (bucket + 1)) / STEPS
    return { samples, over, threshold, p75 }
  }
  return { samples, over, threshold, p75: null }
}
