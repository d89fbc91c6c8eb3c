import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { planClosure } from './closures.ts'

const day = (text: string) => text as LocalDate
const days = (from: string, until: string) => ({ startsOn: day(from), endsOn: day(until) })
const today = day('2026-11-21')
const planned = days('2026-12-04', '2026-12-11')
const plan = (from: string, until: string, others = [planned], max = 20) =>
  planClosure(days(from, until), { others, today, most: max })

test('[VSPACE-6] a closure may end today, not before', () => {
  expect(plan('2026-11-15', '2026-11-21').ok).toBe(true)
  expect(plan('2026-11-15', '2026-11-20')).toEqual({
    ok: false,
    error: { code: 'closure_ended', field: 'ends_on' },
  })
})

test('[VSPACE-6] no day is closed twice, be it one at either end or a closure around another', () => {
  const error = {
    code: 'closure_overlaps',
    field: 'starts_on',
    from: planned.startsOn,
    until: planned.endsOn,
  }
  for (const [from, until] of [
    ['2026-12-01', '2026-12-04'],
    ['2026-12-11', '2026-12-15'],
    ['2026-12-06', '2026-12-07'],
    ['2026-12-01', '2026-12-31'],
  ] as const)
    expect(plan(from, until)).toEqual({ ok: false, error })
  expect(plan('2026-12-01', '2026-12-03').ok).toBe(true)
  expect(plan('2026-12-12', '2026-12-12').ok).toBe(true)
})

test('closures are few', () => {
  expect(plan('2027-01-01', '2027-01-02', [planned], 1)).toEqual({
    ok: false,
    error: { code: 'too_many_closures' },
  })
})
