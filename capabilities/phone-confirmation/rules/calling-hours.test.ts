import { expect, test } from 'vitest'
import { shiftIntoCallingHours, isOpenAt, nextAttemptAt } from './calling-hours.ts'

const rules = { from: '09:00', until: '20:00', spacingMinutes: 120 }
/** A local time in Algiers. */
const time = (text: string) => new Date(`${text}:00+01:00`)

test.each([
  ['2026-11-21T08:59', '2026-11-21T09:00'],
  ['2026-11-21T09:00', '2026-11-21T09:00'],
  ['2026-11-21T19:59', '2026-11-21T19:59'],
  ['2026-11-21T20:00', '2026-11-22T09:00'],
  ['2026-11-21T23:30', '2026-11-22T09:00'],
  // In UTC this is still the previous day.
  ['2026-11-22T00:30', '2026-11-22T09:00'],
  ['2026-12-31T21:00', '2027-01-01T09:00'],
])('what comes at %s is called about from %s', (came, called) => {
  expect(shiftIntoCallingHours(time(came), rules)).toEqual(time(called))
})

test('nobody is called before the beginning nor from the end on', () => {
  expect(isOpenAt(time('2026-11-21T08:59'), rules)).toBe(false)
  expect(isOpenAt(time('2026-11-21T09:00'), rules)).toBe(true)
  expect(isOpenAt(time('2026-11-21T20:00'), rules)).toBe(false)
})

test.each([
  ['2026-11-21T10:15', '2026-11-21T12:15'],
  ['2026-11-21T18:30', '2026-11-22T09:00'],
])('whoever did not answer at %s is called again at %s', (missed, again) => {
  expect(nextAttemptAt(time(missed), rules)).toEqual(time(again))
})
