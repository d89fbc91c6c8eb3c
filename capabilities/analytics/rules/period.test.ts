import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LocalDate, localDate } from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'
import { periodDays, fillGaps, previousPeriod, periodSegments, chartStep } from './period.ts'

const day = (text: string) => text as LocalDate
const today = day('2026-11-21')

test('[AREP-1] the month starts on the 1st in Algiers, thirty days end today, the total has no beginning', () => {
  expect(periodDays({ period: 'current_month' }, today)).toEqual({
    from: '2026-11-01',
    until: today,
  })
  expect(periodDays({ period: 'last_30_days' }, today)).toEqual({
    from: '2026-10-23',
    until: today,
  })
  expect(periodDays({ period: 'total' }, today)).toEqual({ from: null, until: today })
  // Algiers is one hour ahead of UTC: there it is already the next day and month.
  const late = localDate(new Date('2026-10-31T23:30:00Z'))
  expect(periodDays({ period: 'current_month' }, late)).toEqual({
    from: '2026-11-01',
    until: '2026-11-01',
  })
})

test('a month is compared to as many days of the one before, another period to the days before it', () => {
  expect(previousPeriod({ period: 'current_month' }, today)).toEqual({
    from: '2026-10-01',
    until: '2026-10-21',
  })
  expect(previousPeriod({ period: 'current_month' }, day('2027-03-31'))).toEqual({
    from: '2027-02-01',
    until: '2027-02-28',
  })
  expect(previousPeriod({ period: 'last_30_days' }, today)).toEqual({
    from: '2026-09-23',
    until: '2026-10-22',
  })
  expect(previousPeriod({ period: 'total' }, today)).toBeNull()
})

test('sums of months and days are together each day once', () => {
  const start = fc.integer({ min: 0, max: 800 })
  const time = (offset: number) => localDate(after(new Date('2025-01-01T11:00:00Z'), days(offset)))
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 500 }), (from, length) => {
      const covered = periodSegments({ from: time(from), until: time(from + length) }).flatMap(
        (periodSegment) => {
          const all: string[] = []
          for (let offset = 0; offset < 1400; offset += 1) {
            const here = time(offset)
            const start = periodSegment.span === 'month' ? `${here.slice(0, 7)}-01` : here
            if (start >= periodSegment.from && start <= periodSegment.until) all.push(here)
          }
          return all
        },
      )
      const wanted = Array.from({ length: length + 1 }, (_, offset) => time(from + offset))
      expect(covered.toSorted()).toEqual(wanted)
    }),
    { numRuns: 20 },
  )
  expect(periodSegments({ from: day('2026-01-15'), until: day('2026-03-10') })).toEqual([
    { span: 'day', from: '2026-01-15', until: '2026-01-31' },
    { span: 'month', from: '2026-02-01', until: '2026-02-01' },
    { span: 'day', from: '2026-03-01', until: '2026-03-10' },
  ])
})

test('a chart has a bar for every day, or month, also for those without a sale', () => {
  expect(chartStep({ from: day('2026-10-01'), until: today })).toBe('day')
  expect(chartStep({ from: day('2026-01-01'), until: today })).toBe('month')
  expect(chartStep({ from: null, until: today })).toBe('month')
  const points = [{ on: day('2026-09-01'), revenue: 5, orders: 1 }]
  expect(fillGaps(points, { from: null, until: today }, 'month').map(({ on }) => on)).toEqual([
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
  ])
  const bars = fillGaps(points, { from: day('2026-08-30'), until: day('2026-09-02') }, 'day')
  expect(bars.map(({ revenue }) => revenue)).toEqual([0, 0, 5, 0])
})
