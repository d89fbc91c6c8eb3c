import { expect, test } from 'vitest'
import type { UserId } from '../../schema.ts'
import { canChangeRole, revokesPrivileges } from './role-change.ts'

const amel = 'amel' as UserId
const brahim = 'brahim' as UserId

test('the last administrator stays one', () => {
  expect(canChangeRole(amel, 'customer', [amel])).toMatchObject({
    ok: false,
    error: { code: 'last_admin' },
  })
  expect(canChangeRole(amel, 'admin', [amel]).ok).toBe(true)
  expect(canChangeRole(amel, 'vendor', [amel, brahim]).ok).toBe(true)
  expect(canChangeRole(brahim, 'customer', [amel]).ok).toBe(true)
})

test('only a smaller role narrows', () => {
  expect(revokesPrivileges('admin', 'vendor')).toBe(true)
  expect(revokesPrivileges('vendor', 'customer')).toBe(true)
  expect(revokesPrivileges('customer', 'vendor')).toBe(false)
  expect(revokesPrivileges('admin', 'admin')).toBe(false)
})
