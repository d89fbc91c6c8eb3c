import { expect, test } from 'vitest'
import { retainedUntil, mayApprove } from './erasure.ts'

const plannedAt = new Date('2026-11-21T10:00:00Z')
const erasure = { id: 'e', state: 'planned', plannedBy: 'amine', plannedAt } as const
const why = (by: string, admins: number, now = plannedAt, subject = erasure as never) => {
  const decided = mayApprove(subject, { by, admins, now })
  return decided.ok ? 'passes' : decided.error.code
}

test('an erasure passes by a second person; who is alone looks again a day later', () => {
  expect(why('lyna', 2)).toBe('passes')
  expect(why('amine', 2)).toBe('erasure_needs_second_person')
  expect(why('amine', 1)).toBe('erasure_waiting_period')
  expect(why('amine', 1, new Date('2026-11-22T10:00:00Z'))).toBe('passes')
  expect(why('lyna', 2, plannedAt, { ...erasure, state: 'done' } as never)).toBe(
    'erasure_status_changed',
  )
  expect(why('lyna', 2, plannedAt, null as never)).toBe('erasure_not_found')
})

test('what is kept says until when', () => {
  expect(retainedUntil(plannedAt, 10)).toBe('2036-11-21')
  expect(retainedUntil(plannedAt, undefined)).toBeNull()
})
