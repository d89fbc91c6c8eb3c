import { expect, test } from 'vitest'
import type { LocalDate } from './calendar.ts'
import { findTermsBefore, stateOfTerms } from './dated-terms.ts'

const row = (vendorId: string | null, validFrom: string, followsOperator = false) => ({
  ...{ vendorId, followsOperator },
  validFrom: validFrom as LocalDate,
})
const first = row(null, '2020-01-01')
const second = row(null, '2026-03-01')
const own = row('amel', '2026-02-01')
const back = row('amel', '2026-04-01', true)
const again = row('amel', '2026-05-01')
const rows = [first, second, own, back, again]

test('a row replaces the one before of its owner, else the operator’s of its first day', () => {
  expect(findTermsBefore(rows, first)).toBeNull()
  expect(findTermsBefore(rows, second)).toBe(first)
  expect(findTermsBefore(rows, own)).toBe(first)
  expect(findTermsBefore(rows, back)).toBe(own)
  expect(findTermsBefore(rows, again)).toBe(second)
})

test('one row of each owner is current', () => {
  const on = (day: string) => rows.map((item) => stateOfTerms(rows, item, day as LocalDate))
  expect(on('2026-02-28')).toEqual(['current', 'coming', 'current', 'coming', 'coming'])
  expect(on('2026-04-01')).toEqual(['over', 'current', 'over', 'current', 'coming'])
})
