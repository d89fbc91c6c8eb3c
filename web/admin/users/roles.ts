import type {
  AdminUsersPageView,
  AdminUserView,
  UserSort,
} from '#capabilities/identity/contract.ts'

export type UsersPage = AdminUsersPageView
export type RoleName = AdminUserView['role']

export const ROLE_OPTIONS = ['customer', 'vendor', 'admin'] as const satisfies readonly RoleName[]
export const ROLE_FILTERS = ['all', ...ROLE_OPTIONS] as const
/** The first one is the default. */
export const USER_SORT_OPTIONS = [
  'newest',
  'oldest',
  'name_asc',
  'name_desc',
  'email_asc',
  'email_desc',
] as const satisfies readonly UserSort[]
export const isRole = (value: unknown): value is RoleName =>
  ROLE_OPTIONS.some((role) => role === value)

/** Falls back to the email address or phone number. */
export const nameOf = ({ first_name, last_name, email, phone }: AdminUserView): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (email ?? phone ?? '–')
