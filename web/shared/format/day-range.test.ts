import { expect, test } from 'vitest'
import { parseLocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { formatDayRange } from './day-range.ts'

const range = (from: string, until: string, ...style: [Language, ('short' | 'weekday')?]): string =>
  formatDayRange(parseLocalDate(from), parseLocalDate(until), ...style)

test('a window of days is written once per part that it shares', () => {
  expect(range('2026-11-23', '2026-11-25', 'fr')).toBe('23 – 25 nov.')
  expect(range('2026-11-30', '2026-12-02', 'fr', 'weekday')).toBe('lun. 30 nov. – mer. 2 déc.')
  expect(range('2026-11-23', '2026-11-25', 'en', 'weekday')).toBe('Mon 23 Nov – Wed 25 Nov')
})

test('Arabic has Algerian months, Western digits and no comma after the day', () => {
  expect(range('2026-11-23', '2026-11-25', 'ar', 'weekday')).toBe('الاثنين 23 – الأربعاء 25 نوفمبر')
})

test('one day is not a range', () => {
  expect(range('2026-11-23', '2026-11-23', 'fr')).toBe('23 nov.')
})
