import { expect, test } from 'vitest'
import { listFixedHolidays, proposeMoonHolidays } from './moon-holidays.ts'

test('the feasts of 2026 are those that were known before', () => {
  const days = proposeMoonHolidays(2026).map(({ firstDay, name }) => `${firstDay} ${name}`)
  expect(days).toEqual([
    '2026-03-20 Aïd el-Fitr',
    '2026-05-27 Aïd el-Adha',
    '2026-06-16 Awal Moharram',
    '2026-06-25 Achoura',
    '2026-08-25 Mawlid Ennabaoui',
  ])
})

test('a feast that falls twice into a year is proposed twice, and each year has all five', () => {
  const fitr = proposeMoonHolidays(2033).filter(({ name }) => name === 'Aïd el-Fitr')
  expect(fitr.map(({ firstDay }) => firstDay)).toEqual(['2033-01-03', '2033-12-23'])
  for (let year = 2027; year <= 2060; year += 1)
    expect(new Set(proposeMoonHolidays(year).map(({ name }) => name)).size, `${year}`).toBe(5)
  expect(listFixedHolidays(2033)).toHaveLength(5)
})
