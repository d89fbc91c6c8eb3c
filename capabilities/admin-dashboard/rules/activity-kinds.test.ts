import { expect, test } from 'vitest'
import { dayEnd, dayStart, type LocalDate } from '#kernel/calendar.ts'
import { newId } from '#platform/ids.ts'
import { actionsOfKind, activityKind, firstIdAt, maskedAddress } from './activity-kinds.ts'

test.each([
  ['identity.role_changed', 'people'],
  ['identity.signed_in', 'sign-ins'],
  ['payouts.batch_approved', 'money'],
  ['catalog.product_deleted', 'products'],
  ['analytics.advertising_exported', 'settings'],
])('%s is of the kind %s', (action, kind) => {
  expect(activityKind(action)).toBe(kind)
})

test('what was done is everything but signing in', () => {
  const actions = ['identity.signed_in', 'identity.role_changed', 'settings.changed']
  expect(actionsOfKind('acts', actions)).toEqual(['identity.role_changed', 'settings.changed'])
})

test('an id of a moment is not below the least of it, and below that of the next millisecond', () => {
  const now = new Date('2026-11-21T10:00:00.123Z')
  const id = newId(now)
  expect(id >= firstIdAt(now)).toBe(true)
  expect(id < firstIdAt(new Date(now.getTime() + 1))).toBe(true)
})

test('a day is the one of Algiers', () => {
  const day = '2026-11-21' as LocalDate
  expect(dayStart(day).toISOString()).toBe('2026-11-20T23:00:00.000Z')
  expect(dayEnd(day).toISOString()).toBe('2026-11-21T23:00:00.000Z')
})

test.each([
  ['41.100.12.34', '41.100.12.0/24'],
  ['41.100.12.34/32', '41.100.12.0/24'],
  ['2a01:e0a:12:3456::1', '2a01:e0a:12::/48'],
  [null, ''],
])('%s leaves as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked)
})
