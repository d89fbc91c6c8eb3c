import type { AdminUsersPageView, AdminUserView } from '#capabilities/identity/contract.ts'

export type UsersPage = AdminUsersPageView
export type UserRow = AdminUserView
export type RoleName = UserRow['role']

/** The API's address of all people. */
export const USERS_API = '/api/v1/admin/users'

export const ROLES = ['customer', 'vendor', 'admin'] as const satisfies readonly RoleName[]
/** What the list can be narrowed to. */
export const ROLE_FILTERS = ['all', ...ROLES] as const
export const isRole = (value: unknown): value is RoleName => ROLES.some((role) => role === value)
export const isRoleFilter = (value: unknown): value is (typeof ROLE_FILTERS)[number] =>
  ROLE_FILTERS.some((role) => role === value)

/** How somebody is called: by their names, else by the address of the account. */
export const nameOf = ({ first_name, last_name, email, phone }: UserRow): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (email ?? phone ?? '–')
