import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import type { RateTerms } from '../schema.ts'
import { diffRates, rateChangeSummary } from './rate-changes.ts'

const USUAL: RateTerms = {
  fee: centimes(60_000),
  freeAbove: null,
  minDays: 2,
  maxDays: 4,
  isOffered: true,
}
const alger = { wilaya: '16', method: 'home' } as const
const oran = { wilaya: '31', method: 'home' } as const

test('only what differs is a change', () => {
  const dearer = { ...USUAL, fee: centimes(70_000) }
  const requests = [
    { ...alger, rate: USUAL },
    { ...oran, rate: dearer, known: USUAL },
  ]
  expect(diffRates(requests, () => USUAL)).toEqual([{ ...oran, before: USUAL, after: dearer }])
})

test('what somebody else wrote meanwhile is not written over, nor what they took away', () => {
  const requests = [{ ...alger, rate: null, known: USUAL }]
  expect(diffRates(requests, () => ({ ...USUAL, maxDays: 5 }))).toBeNull()
  expect(diffRates(requests, () => null)).toBeNull()
})

test('the log is told what all of them have alike', () => {
  const changes = [
    { ...alger, before: USUAL, after: { ...USUAL, fee: centimes(50_000) } },
    { ...oran, before: null, after: { ...USUAL, fee: centimes(50_000), minDays: 3 } },
  ]
  expect(rateChangeSummary(changes, 'after')).toMatchObject({
    fee_centimes: 50_000,
    min_days: undefined,
  })
  expect(rateChangeSummary(changes, 'before')).toMatchObject({ fee_centimes: undefined })
})
