import { expect, test } from 'vitest'
import { after, seconds } from '#kernel/time.ts'
import { createTokenBuckets } from './token-buckets.ts'

test('a burst passes, then so many a second; another key is not held up', () => {
  let now = new Date('2026-11-26T10:00:00Z')
  const take = createTokenBuckets({ perSecond: 30, burst: 600, clock: { now: () => now } })
  const taken = (key: string, count: number) =>
    Array.from({ length: count }, () => take(key)).filter(Boolean).length

  expect(taken('105.1.1.1', 1_000)).toBe(600)
  expect(taken('105.1.1.2', 10)).toBe(10)
  now = after(now, seconds(2))
  expect(taken('105.1.1.1', 1_000)).toBe(60)
  now = after(now, seconds(3_600))
  expect(taken('105.1.1.1', 1_000)).toBe(600)
})
