import { expect, test } from 'vitest'
import { authorityDueAt, type BreachStep, type LockedBreach, checkBreachStep } from './breach.ts'

const discoveredAt = new Date('2026-11-21T10:00:00Z')
const now = new Date('2026-11-22T10:00:00Z')
const open: LockedBreach = {
  id: 'b',
  number: 'V-00000000',
  state: 'open',
  discoveredAt,
  authorityNotifiedAt: null,
  subjectsNotifiedAt: null,
}
const why = (step: BreachStep, fields: Partial<LockedBreach> = {}, date = now) => {
  const noted = checkBreachStep({ ...open, ...fields }, step, { at: date, now })
  return noted.ok ? 'noted' : noted.error.code
}

test('the authority is told within five days of the moment it was found', () => {
  expect(authorityDueAt(discoveredAt).toISOString()).toBe('2026-11-26T10:00:00.000Z')
})

test('a dossier is not closed before the authority was told and the leak stopped', () => {
  expect(why('closed')).toBe('authority_not_notified')
  expect(why('closed', { authorityNotifiedAt: now })).toBe('breach_not_contained')
  expect(why('closed', { authorityNotifiedAt: now, state: 'contained' })).toBe('noted')
  expect(why('contained', { state: 'closed' })).toBe('breach_closed')
})

test('a step is noted once, and not before the leak or in the future', () => {
  expect(why('authority_told')).toBe('noted')
  expect(why('authority_told', { authorityNotifiedAt: now })).toBe('breach_step_done')
  expect(why('people_told', {}, new Date('2026-11-20T10:00:00Z'))).toBe(
    'notification_date_out_of_range',
  )
  expect(why('people_told', {}, new Date('2026-12-20T10:00:00Z'))).toBe(
    'notification_date_out_of_range',
  )
})
