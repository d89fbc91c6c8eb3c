import { expect, test } from 'vitest'
import { dayOfMonth, firstOfMonth, firstOfYear, isLocalDate, parseLocalDate } from './calendar.ts'

test('a day is told from a moment and from other text', () => {
  expect(isLocalDate('2026-11-21')).toBe(true)
  for (const text of ['', '2026-11-21T08:00:00Z', '2026-13-01', '2026-11-32', '21/11/2026'])
    expect(isLocalDate(text)).toBe(false)
  expect(() => parseLocalDate('2026-11')).toThrow(RangeError)
})

test('days are made of the parts of others', () => {
  expect(dayOfMonth('2026-01', 4)).toBe('2026-01-04')
  expect(firstOfMonth(parseLocalDate('2026-11-21'))).toBe('2026-11-01')
  expect(firstOfYear(parseLocalDate('2026-11-21'))).toBe('2026-01-01')
  expect(() => dayOfMonth('2026-11', 32)).toThrow(RangeError)
})
