import type { AdminDuty } from '#kernel/admin-duties.ts'
import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { protocolPath, del, post, put } from '#web/shared/api/endpoint.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { type Mutate, useMutation } from '#web/backoffice/data/use-mutation.ts'
import { nameOf, type RoleName } from './roles.ts'
import type { UserFormErrors } from './user-form.tsx'
import type { EditUserFormValues } from './edit-user-form.tsx'
import type { NewUserFormValues } from './new-user-form.tsx'

/** The form field that a refusal belongs to. */
const FIELD_OF: Readonly<Record<string, keyof NewUserFormValues>> = {
  email_exists: 'email',
  email_malformed: 'email',
  weak_password: 'password',
  password_too_long: 'password',
}

type UseUserActionsContext = { act: Mutate; t: Translate }

export function useUserActions(onSettled: () => void) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(onSettled)
  return { isBusy, ...statusActions({ act, t }), ...formActions({ act, t }) }
}
export type UserActions = ReturnType<typeof useUserActions>

function statusActions({ act, t }: UseUserActionsContext) {
  const giveRole = async (
    user: AdminUserView,
    role: RoleName,
    isUndo = false,
  ): Promise<boolean> => {
    const outcome = await act({
      ...put('/admin/users/{id}/role', { id: user.user_id }, { role }),
      done: t('admin-users.role-given', {
        name: nameOf(user),
        role: t(`admin-users.role.${role}`),
      }),
      failed: t('admin-users.role-failed'),
      namesFailure: true,
      ...(!isUndo && {
        undo: { label: t('backoffice.undo'), onPress: () => void giveRole(user, user.role, true) },
      }),
    })
    return outcome.isDone
  }

  /** `own=true` restores only what this admin deactivated, not a colleague's later deactivation. */
  const restore = async (user: AdminUserView, isUndo = false): Promise<boolean> => {
    const outcome = await act({
      ...del('/admin/users/{id}/deactivation', {
        id: user.user_id,
        own: isUndo ? 'true' : null,
      }),
      done: t('admin-users.restored'),
      failed: t('admin-users.edit-failed'),
      namesFailure: true,
    })
    return outcome.isDone
  }

  const deactivate = async (user: AdminUserView): Promise<boolean> => {
    const outcome = await act({
      ...post('/admin/users/{id}/deactivation', { id: user.user_id }),
      done: t('admin-users.deactivated'),
      failed: t('admin-users.edit-failed'),
      namesFailure: true,
      undo: { label: t('backoffice.undo'), onPress: () => void restore(user, true) },
    })
    return outcome.isDone
  }
  const setDuties = async (user: AdminUserView, duties: readonly AdminDuty[]): Promise<boolean> => {
    const outcome = await act({
      ...put('/admin/users/{id}/duties', { id: user.user_id }, { duties }),
      done: t('admin-users.duties-set', { name: nameOf(user) }),
      failed: t('admin-users.edit-failed'),
      namesFailure: true,
    })
    return outcome.isDone
  }
  return { giveRole, restore, deactivate, setDuties }
}

/** Null when done, otherwise the errors by field. */
function formActions({ act, t }: UseUserActionsContext) {
  const edit = async (id: string, body: EditUserFormValues): Promise<UserFormErrors | null> => {
    const outcome = await act({
      ...put('/admin/users/{id}', { id }, body),
      done: t('admin-users.edited'),
      failed: t('admin-users.edit-failed'),
    })
    if (outcome.isDone) return null
    const { code, message, fields } = outcome
    return code.startsWith('email_') ? { ...fields, email: message } : fields
  }

  const create = async ({
    duties,
    ...person
  }: NewUserFormValues): Promise<UserFormErrors | null> => {
    const body = {
      ...person,
      ...(person.role === 'admin' && { duties: duties.split(' ').filter(Boolean) }),
    }
    const outcome = await act({
      path: protocolPath('/functions/v1/admin-create-user'),
      method: 'POST',
      body,
      done: t('admin-users.created'),
      failed: t('admin-users.create-failed'),
    })
    if (outcome.isDone) return null
    const field = FIELD_OF[outcome.code]
    return field ? { [field]: outcome.message } : outcome.fields
  }
  return { edit, create }
}
