import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { centimes } from '#kernel/money.ts'
import { payableOn, nextPayoutOn, type PayoutSchedule } from './payout-schedule.ts'

const terms = (fields: Partial<PayoutSchedule> = {}): PayoutSchedule => ({
  frequency: 'week',
  weekday: 2,
  minimum: centimes(100_000),
  holdDays: 7,
  advance: centimes(0),
  onlyRemitted: null,
  ...fields,
})
const next = (today: string, fields: Partial<PayoutSchedule> = {}) =>
  nextPayoutOn(today as LocalDate, terms(fields))

test('[VSPACE-5] shops are paid on the next Tuesday, and a Tuesday waits for the one after', () => {
  expect(next('2026-11-21')).toBe('2026-11-24')
  expect(next('2026-11-23')).toBe('2026-11-24')
  expect(next('2026-11-24')).toBe('2026-12-01')
})

test('frequency second week, and on the first such day of a month', () => {
  expect(next('2026-11-21', { frequency: 'two_weeks' })).toBe('2026-11-24')
  expect(next('2026-11-24', { frequency: 'two_weeks' })).toBe('2026-12-08')
  expect(next('2026-11-21', { frequency: 'month' })).toBe('2026-12-01')
  expect(next('2026-12-01', { frequency: 'month' })).toBe('2027-01-05')
})

test('an order may be paid when the days to send it back are over', () => {
  expect(payableOn(new Date('2026-11-21T23:30:00Z'), terms())).toBe('2026-11-29') // the 22nd in Algiers
})
