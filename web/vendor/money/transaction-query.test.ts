import { expect, test } from 'vitest'
import { monthsBack } from '#web/backoffice/tax/months.ts'
import { TRANSACTIONS_URLS } from './transaction-query.ts'

test('[VSPACE-5] the months of two years, over the turn of a year', () => {
  const months = monthsBack(new Date('2026-02-10T12:00:00Z'))
  expect(months.slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(months).toHaveLength(24)
  // In Algiers (UTC+1) the next month has begun.
  expect(monthsBack(new Date('2026-01-31T23:30:00Z'))[0]).toBe('2026-02')
})

test('[VSPACE-5] what is shown stands in the address', () => {
  const query = TRANSACTIONS_URLS.read(new URLSearchParams('show=payouts&month=gone'))
  expect(query).toMatchObject({ show: 'payouts', month: '' })
  expect(TRANSACTIONS_URLS.path(query)).toBe('/api/v1/vendor/money/lines?show=payouts&limit=25')
})
