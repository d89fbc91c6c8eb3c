import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { addWorkingDays, addDays } from './working-days.ts'

const day = (text: string) => text as LocalDate
const none = new Set<string>()

test('[ACC-2] four working days pass over Friday, Saturday and holidays', () => {
  // 2026-11-22 is a Sunday.
  expect(addWorkingDays(day('2026-11-22'), 4, none)).toBe('2026-11-26')
  expect(addWorkingDays(day('2026-11-23'), 4, none)).toBe('2026-11-29')
  expect(addWorkingDays(day('2026-11-26'), 4, none)).toBe('2026-12-02')
  expect(addWorkingDays(day('2026-11-27'), 4, none)).toBe('2026-12-02')
  expect(addWorkingDays(day('2026-10-29'), 4, new Set(['2026-11-01']))).toBe('2026-11-05')
})

test('a clock runs on over the end of a year', () => {
  expect(addWorkingDays(day('2026-12-30'), 4, new Set(['2027-01-01']))).toBe('2027-01-05')
  expect(addDays(day('2026-12-25'), 15)).toBe('2027-01-09')
})
