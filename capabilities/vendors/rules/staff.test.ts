import { expect, test } from 'vitest'
import { codesOf } from '#kernel/codes-of.ts'
import { type StaffPermission, hasPermission, STAFF_ROLES } from '#kernel/staff-roles.ts'
import type { VendorId } from '../schema.ts'
import { MAX_STAFF, checkInvite, checkJoin } from './staff.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const SHOP = 'poterie' as VendorId
const INVITATION = {
  id: 'i',
  vendorId: SHOP,
  email: 'karim@mail.example',
  role: 'orders' as const,
  expiresAt: new Date('2026-11-28T10:00:00Z'),
  acceptedAt: null,
  withdrawnAt: null,
}
const joining = {
  invitation: INVITATION,
  now: NOW,
  address: 'Karim@mail.example',
  ownsShop: false,
  worksFor: null,
}
const answer = (over: Partial<Parameters<typeof checkJoin>[0]>) => {
  const result = checkJoin({ ...joining, ...over })
  return result.ok ? 'joins' : result.error.code
}

test('whoever was asked joins, in time, and acts for no other shop', () => {
  expect(answer({})).toBe('joins')
  expect(answer({ worksFor: SHOP })).toBe('joins')
  expect(answer({ address: 'lina@mail.example' })).toBe('invitation_of_other_user')
  expect(answer({ address: null })).toBe('invitation_of_other_user')
  expect(answer({ now: INVITATION.expiresAt })).toBe('invitation_expired')
  expect(answer({ invitation: { ...INVITATION, acceptedAt: NOW } })).toBe('invitation_closed')
  expect(answer({ invitation: { ...INVITATION, withdrawnAt: NOW } })).toBe('invitation_closed')
  expect(answer({ ownsShop: true })).toBe('has_own_vendor')
  expect(answer({ worksFor: 'autre' as VendorId })).toBe('staff_of_other_vendor')
})

test('a shop asks neither its owner nor those it has, and not without end', () => {
  const query = { email: 'karim@mail.example', owner: 'amel@mail.example', members: [], size: 0 }
  const describe = (over: object) => {
    const result = checkInvite({ ...query, ...over })
    return result.ok ? 'asked' : result.error.code
  }
  expect(describe({})).toBe('asked')
  expect(describe({ owner: 'Karim@mail.example' })).toBe('self_invitation')
  expect(describe({ members: ['KARIM@mail.example'] })).toBe('already_staff')
  expect(describe({ size: MAX_STAFF - 1 })).toBe('asked')
  expect(describe({ size: MAX_STAFF })).toBe('staff_limit_reached')
})

test('each role does its own work, and what is the owner’s nobody else does', () => {
  const duties: StaffPermission[] = [
    'owning',
    'managing',
    'catalogue',
    'orders',
    'calls',
    'presence',
  ]
  const doneBy = (role: Parameters<typeof hasPermission>[0]) =>
    duties.filter((duty) => hasPermission(role, duty))
  expect(doneBy('owner')).toEqual(duties)
  expect(codesOf(STAFF_ROLES).map(doneBy)).toEqual([
    ['managing', 'catalogue', 'orders', 'calls', 'presence'],
    ['catalogue', 'presence'],
    ['orders', 'calls', 'presence'],
    ['calls', 'presence'],
  ])
})
