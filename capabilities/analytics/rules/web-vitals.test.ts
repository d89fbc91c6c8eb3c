import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DailyVitalMetric } from '../schema.ts'
import {
  BUCKETS,
  vitalBucket,
  exceedsThreshold,
  percentileSummary,
  THRESHOLDS,
} from './web-vitals.ts'

const metrics = fc.constantFrom(...(Object.keys(THRESHOLDS) as DailyVitalMetric[])) // its own keys

test('[EVENT-2] the thresholds are 2000 ms, 2500 ms, 100 ms, 0.1 and 1 MB', () => {
  expect(THRESHOLDS).toEqual({ fcp: 2000, lcp: 2500, fid: 100, cls: 0.1, bytes: 1_000_000 })
})

test('[EVENT-2] a value is over when it is above its threshold, and only then', () => {
  for (const metric of Object.keys(THRESHOLDS) as DailyVitalMetric[]) {
    expect(exceedsThreshold(vitalBucket(metric, THRESHOLDS[metric]))).toBe(false)
    expect(exceedsThreshold(vitalBucket(metric, THRESHOLDS[metric] * 1.001))).toBe(true)
  }
  fc.assert(
    fc.property(metrics, fc.double({ min: 0, max: 5, noNaN: true }), (metric, share) => {
      const bucket = vitalBucket(metric, share * THRESHOLDS[metric])
      expect(bucket).toBeGreaterThanOrEqual(0)
      expect(bucket).toBeLessThanOrEqual(19)
      if (Math.abs(share - 1) > 1e-9) expect(exceedsThreshold(bucket)).toBe(share > 1)
    }),
  )
})

test('three visits in four were at most what is said', () => {
  const steps = (counted: Record<number, number>) =>
    Array.from({ length: BUCKETS }, (_, bucket) => counted[bucket] ?? 0)
  const counted = steps({ 12: 1, 3: 2, 5: 1 })
  expect(percentileSummary('lcp', counted)).toEqual({
    samples: 4,
    over: 1,
    threshold: 2500,
    p75: 1500,
  })
  expect(percentileSummary('lcp', steps({ 19: 3 })).p75).toBeNull()
  expect(percentileSummary('lcp', [])).toMatchObject({ samples: 0, over: 0, p75: null })
})
