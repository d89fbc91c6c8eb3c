import { expect, test } from 'vitest'
import { changedFields } from './user-edit.ts'
import { deletedEmail } from './deactivation.ts'

const LINA = {
  firstName: 'Lina',
  lastName: null,
  email: 'lina@example.dz',
  phone: null,
  address: null,
  city: 'Oran',
  wilaya: '31',
}

test('only what really changes is remembered of an edit', () => {
  expect(changedFields(LINA, { ...LINA })).toBeNull()
  expect(changedFields(LINA, { ...LINA, city: 'Alger', wilaya: '16' })).toEqual({
    before: { city: 'Oran', wilaya: '31' },
    after: { city: 'Alger', wilaya: '16' },
  })
})

test("[AUSER-2] a closed account's address begins with 'deleted_' and the moment", () => {
  expect(deletedEmail('lina@example.dz', new Date('2026-11-21T10:00:00.123Z'))).toBe(
    'deleted_1795255200123_lina@example.dz',
  )
})
