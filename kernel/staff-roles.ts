import { codesOf } from './codes-of.ts'
import { isOneOf } from './one-of.ts'

/** `owning` covers payout account, legal identity and staff; `presence` is what all staff may do. */
export type StaffPermission = 'owning' | 'managing' | 'catalogue' | 'orders' | 'calls' | 'presence'

type StaffRoleDefinition = {
  code: string
  permissions: readonly Exclude<StaffPermission, 'owning' | 'presence'>[]
}
/** In display order. Who handles orders may also call: small vendors have no one else. */
export const STAFF_ROLES = [
  { code: 'manager', permissions: ['managing', 'catalogue', 'orders', 'calls'] },
  { code: 'catalogue', permissions: ['catalogue'] },
  { code: 'orders', permissions: ['orders', 'calls'] },
  { code: 'calls', permissions: ['calls'] },
] as const satisfies readonly StaffRoleDefinition[]
export type StaffRole = (typeof STAFF_ROLES)[number]['code']
export type VendorRole = 'owner' | StaffRole

/** What an invitation proposes. */
export const PROPOSED_ROLE: StaffRole = 'orders'

export const rolesWith = (permission: StaffPermission): readonly StaffRole[] =>
  codesOf(
    STAFF_ROLES.filter(
      ({ permissions }) => permission === 'presence' || isOneOf(permissions, permission),
    ),
  )

export const hasPermission = (role: VendorRole, permission: StaffPermission): boolean =>
  role === 'owner' || rolesWith(permission).includes(role)
