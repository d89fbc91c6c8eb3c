export const STAFF_ROLES = ['manager', 'catalogue', 'orders', 'calls'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
export type VendorRole = 'owner' | StaffRole

/** `owning` covers payout account, legal identity and staff. */
export type StaffPermission = 'owning' | 'managing' | 'catalogue' | 'orders' | 'calls' | 'presence'

/** Who handles orders may also call: small vendors have no one else. Callers ship nothing. */
const DOERS: Readonly<Record<StaffPermission, readonly VendorRole[]>> = {
  owning: ['owner'],
  managing: ['owner', 'manager'],
  catalogue: ['owner', 'manager', 'catalogue'],
  orders: ['owner', 'manager', 'orders'],
  calls: ['owner', 'manager', 'orders', 'calls'],
  presence: ['owner', ...STAFF_ROLES],
}

export const hasPermission = (role: VendorRole, duty: StaffPermission): boolean =>
  DOERS[duty].includes(role)
