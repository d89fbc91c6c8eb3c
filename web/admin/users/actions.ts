import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { del, post, put } from '#web/shared/api/endpoint.ts'
import type { Action } from '#web/backoffice/data/action.ts'

export type RoleName = AdminUserView['role']
export const ROLE_OPTIONS = ['customer', 'vendor', 'admin'] as const satisfies readonly RoleName[]

/** Falls back to the email address or phone number. */
export const nameOf = ({ first_name, last_name, email, phone }: AdminUserView): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (email ?? phone ?? '–')

const giveRole: Action<AdminUserView, RoleName> = {
  call: ({ user_id: id }, role) => put('/admin/users/{id}/role', { id }, { role }),
  undo: ({ role }) => role,
  done: 'admin-users.role-given',
  failed: 'admin-users.role-failed',
  namesFailure: true,
  values: (user, role, { t }) => ({ name: nameOf(user), role: t(`admin-users.role.${role}`) }),
}

/** To take back restores only what this admin deactivated, not a colleague's later deactivation. */
type AccessChange = 'deactivate' | 'restore' | 'take-back'

const setAccess: Action<AdminUserView, AccessChange> = {
  call: ({ user_id: id }, change) =>
    change === 'deactivate'
      ? post('/admin/users/{id}/deactivation', { id })
      : del('/admin/users/{id}/deactivation', { id, own: change === 'restore' ? null : 'true' }),
  undo: (_, change) => (change === 'deactivate' ? 'take-back' : 'deactivate'),
  done: (_, change) =>
    change === 'deactivate' ? 'admin-users.deactivated' : 'admin-users.restored',
  failed: 'admin-users.edit-failed',
  namesFailure: true,
}

export const USER_ACTIONS = { giveRole, setAccess }
