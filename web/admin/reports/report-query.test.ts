import { expect, test } from 'vitest'
import { parseReportQuery, reportUrl, reportPath } from './report-query.ts'

const read = (text: string) => parseReportQuery(new URLSearchParams(text))

test('a report is brought back by its address', () => {
  const text =
    'period=range&from=2026-10-01&until=2026-10-31&vendor=v&category=mode&wilaya=16&courier=manual'
  expect(reportUrl(read(text))).toBe(`/admin/reports?${text}`)
  expect(reportUrl(read('period=year'))).toBe('/admin/reports')
  expect(reportUrl(read('period=total&from=2026-10-01'))).toBe('/admin/reports?period=total')
})

test('nothing is asked before both days are chosen, in their order', () => {
  expect(reportPath(read('period=range&from=2026-10-01'))).toBeNull()
  expect(reportPath(read('period=range&from=2026-10-02&until=2026-10-01'))).toBeNull()
  expect(reportPath(read('period=total&wilaya=16'))).toBe(
    '/api/v1/admin/reports?period=total&wilaya=16',
  )
})
