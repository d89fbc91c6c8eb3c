import type {
  AdminUsersPageView,
  AdminUserView,
  UserSort,
} from '#capabilities/identity/contract.ts'

export type UsersPage = AdminUsersPageView
export type UserRow = AdminUserView
export type RoleName = UserRow['role']

export const USERS_API = '/api/v1/admin/users'

export const ROLES = ['customer', 'vendor', 'admin'] as const satisfies readonly RoleName[]
export const ROLE_FILTERS = ['all', ...ROLES] as const
/** The first one is the default. */
export const USER_SORTS = [
  'newest',
  'oldest',
  'name_asc',
  'name_desc',
  'email_asc',
  'email_desc',
] as const satisfies readonly UserSort[]
export const isRole = (value: unknown): value is RoleName => ROLES.some((role) => role === value)

/** Falls back to the email address or phone number. */
export const nameOf = ({ first_name, last_name, email, phone }: UserRow): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (email ?? phone ?? '–')
