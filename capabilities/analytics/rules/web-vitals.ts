import type { DailyVitalMetric } from '../schema.ts'

/** Milliseconds, except CLS (a score) and bytes. */
export const THRESHOLDS: Readonly<Record<DailyVitalMetric, number>> = {
  fcp: 2000,
  lcp: 2500,
  fid: 100,
  cls: 0.1,
  bytes: 1_000_000,
}

/** Ten buckets up to the threshold, ten up to twice of it; the last is open-ended. */
const STEPS = 10
const LAST = 19
export const BUCKETS = LAST + 1

/** The threshold itself is still within the limit. */
export function vitalBucket(metric: DailyVitalMetric, value: number): number {
  const step = Math.ceil((value / THRESHOLDS[metric]) * STEPS) - 1
  return Math.min(Math.max(step, 0), LAST)
}

export const exceedsThreshold = (bucket: number): boolean => bucket >= STEPS

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
