import { expect, test } from 'vitest'
import { deadlineOf } from './deadline.ts'

test('ten days from the day in Algiers, over the end of a month and of a year', () => {
  expect(deadlineOf('erasure', new Date('2026-11-21T10:00:00Z'))).toMatchObject({
    receivedOn: '2026-11-21',
    legalDays: 10,
    dueOn: '2026-12-01',
  })
  expect(deadlineOf('access', new Date('2026-12-28T10:00:00Z')).dueOn).toBe('2027-01-07')
})

test('half past eleven at night in London is already the next day in Algiers', () => {
  const late = deadlineOf('rectification', new Date('2026-11-21T23:30:00Z'))
  expect(late).toMatchObject({ receivedOn: '2026-11-22', dueOn: '2026-12-02' })
})
