/** As what people work in a shop beside its owner. */
export const STAFF_ROLES = ['manager', 'catalogue', 'orders', 'calls'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
export type VendorRole = 'owner' | StaffRole

/**
 * The kinds of work in a shop: every call and every page of its space is one of them. `owning` is
 * what makes the shop its owner's: where it is paid, who it is before the law, who works in it.
 */
export type StaffPermission = 'owning' | 'managing' | 'catalogue' | 'orders' | 'calls' | 'presence'

/**
 * Who sends orders also calls their buyers: nobody else could say yes for them, and a small shop has
 * one pair of hands for both. Who calls sends nothing.
 */
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
