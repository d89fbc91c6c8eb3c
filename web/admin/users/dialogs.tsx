import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import {
  type AdminUserView,
  DutiesBody,
  NewUserBody,
  UserEditBody,
} from '#capabilities/identity/contract.ts'
import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { useAction } from '#web/backoffice/data/use-action.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { ConfirmDialog } from '#web/backoffice/dialogs/confirm-dialog.tsx'
import { LoadingDialog } from '#web/backoffice/dialogs/loading-dialog.tsx'
import {
  ContractChecks,
  ContractEmail,
  ContractPassword,
  ContractPhone,
  ContractRadios,
  ContractText,
  ContractWilaya,
} from '#web/backoffice/form/fields.tsx'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { get, protocolPath, put } from '#web/shared/api/endpoint.ts'
import { useInvalidate, useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useDuties } from '../admin-session.tsx'
import { nameOf, ROLE_OPTIONS, type RoleName, USER_ACTIONS } from './actions.ts'

const LIST = get('/admin/users')

/** The protocol refuses these one after the other; here all stand at their fields at once. */
const NewUserForm = NewUserBody.extend({
  email: z.email().max(255),
  password: z.string().min(6).max(1000),
})

/** A sign-in address cannot be emptied. */
const SignInEditBody = UserEditBody.extend({ email: z.string().trim().min(1).max(255) })

type Closing = { onClose: () => void }
type UserDialogProps = Closing & { user: AdminUserView }

export function NewUserDialog({ onClose }: Closing) {
  const { t } = useTexts()
  const { act } = useMutation()
  const invalidate = useInvalidate()
  return (
    <FormDialog
      title={t('admin-users.new')}
      confirm={t('admin-users.create')}
      schema={NewUserForm}
      errors="account-field"
      values={{ role: 'customer', duties: codesOf(ADMIN_DUTIES) }}
      fieldOf={{
        email_exists: 'email',
        email_malformed: 'email',
        weak_password: 'password',
        password_too_long: 'password',
      }}
      onSubmit={({ duties, ...person }) =>
        act({
          path: protocolPath('/functions/v1/admin-create-user'),
          method: 'POST',
          body: { ...person, ...(person.role === 'admin' && { duties }) },
          done: t('admin-users.created'),
          failed: t('admin-users.create-failed'),
        })
      }
      onDone={() => invalidate(LIST)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <ContractText {...field('firstName')} label={t('admin-users.form.first-name')} />
          <ContractText {...field('lastName')} label={t('admin-users.form.last-name')} />
          <ContractEmail {...field('email')} label={t('admin-users.form.email')} />
          <ContractPassword
            {...field('password')}
            label={t('admin-users.form.password')}
            showLabel={t('admin-users.form.password-show')}
            hideLabel={t('admin-users.form.password-hide')}
          />
          <ContractRadios
            {...field('role')}
            label={t('admin-users.form.role')}
            className="role-cards"
            choices={ROLE_OPTIONS.map((value) => ({
              value,
              title: t(`admin-users.role.${value}`),
            }))}
          />
          <NewDuties {...field('duties')} />
        </>
      )}
    </FormDialog>
  )
}

function NewDuties({ name }: { name: string }) {
  const role: unknown = useWatch({ name: 'role' })
  return role === 'admin' && <DutiesField name={name} />
}

function DutiesField({ name }: { name: string }) {
  const { t } = useTexts()
  return (
    <ContractChecks
      name={name}
      label={t('admin-users.duties')}
      className="duties-fields"
      choices={codesOf(ADMIN_DUTIES).map((duty) => ({
        value: duty,
        label: (
          <>
            <b>{t(`admin-users.duty.${duty}`)}</b>
            <span className="muted">{t(`admin-users.duty-opens.${duty}`)}</span>
          </>
        ),
      }))}
    />
  )
}

export function DutiesDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTexts()
  const session = useSession()
  const { refresh } = useDuties()
  const { act } = useMutation()
  const { user_id: id } = user
  return (
    <FormDialog
      title={t('admin-users.duties-title', { name: nameOf(user) })}
      confirm={t('backoffice.save')}
      schema={DutiesBody}
      errors="account-field"
      values={user}
      onSubmit={(body) =>
        act({
          ...put('/admin/users/{id}/duties', { id }, body),
          done: t('admin-users.duties-set', { name: nameOf(user) }),
          failed: t('admin-users.edit-failed'),
          namesFailure: true,
        })
      }
      onDone={() => {
        if (session.user?.id === id) refresh()
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <DutiesField {...field('duties')} />
          <p className="dialog-text muted">{t('admin-users.duties-text')}</p>
        </>
      )}
    </FormDialog>
  )
}

/** Loads the current user, because the list may be stale. */
export function EditUserDialog({ id, onClose }: Closing & { id: string }) {
  const { t } = useTexts()
  const query = useQuery(get('/admin/users/{id}', { id }))
  const { act } = useMutation()
  const title = t('admin-users.edit')
  if (query.view === null) return <LoadingDialog {...{ title, query, onClose }} />
  return (
    <FormDialog
      title={title}
      confirm={t('backoffice.save')}
      schema={query.view.email === null ? UserEditBody : SignInEditBody}
      errors="account-field"
      values={query.view}
      fieldOf={{
        email_required: 'email',
        email_malformed: 'email',
        email_exists: 'email',
        phone_exists: 'phone',
      }}
      onSubmit={(body) =>
        act({
          ...put('/admin/users/{id}', { id }, body),
          done: t('admin-users.edited'),
          failed: t('admin-users.edit-failed'),
        })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <ContractText {...field('first_name')} label={t('admin-users.form.first-name')} />
          <ContractText {...field('last_name')} label={t('admin-users.form.last-name')} />
          <ContractEmail {...field('email')} label={t('admin-users.form.email')} />
          <ContractPhone {...field('phone')} label={t('admin-users.form.phone')} />
          <ContractText {...field('address')} label={t('admin-users.form.address')} />
          <ContractText {...field('city')} label={t('admin-users.form.city')} />
          <ContractWilaya
            {...field('wilaya')}
            label={t('admin-users.form.wilaya')}
            none={t('admin-users.form.no-wilaya')}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Deactivation is reversible and erases nothing. */
export function DeactivateUserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTexts()
  const isOwn = useSession().user?.id === user.user_id
  const { run } = useAction(LIST, USER_ACTIONS.setAccess)
  return (
    <ConfirmDialog
      title={t('admin-users.deactivate-title', { name: nameOf(user) })}
      text={
        <>
          <p className="dialog-text">{t('admin-users.deactivate-text')}</p>
          {isOwn && <p className="dialog-text dialog-warning">{t('admin-users.own-warning')}</p>}
        </>
      }
      confirm={t('admin-users.deactivate')}
      isDanger
      onConfirm={() => run(user, 'deactivate')}
      onClose={onClose}
    />
  )
}

/** Names what the role gives. Giving up the own admin role takes effect at once and cannot be undone. */
export function RoleDialog({ user, role, onClose }: UserDialogProps & { role: RoleName }) {
  const { t } = useTexts()
  const isOwn = useSession().user?.id === user.user_id
  const { run } = useAction(LIST, USER_ACTIONS.giveRole)
  const title = isOwn
    ? t('admin-users.own-role-title')
    : t('admin-users.role-title', { name: nameOf(user), role: t(`admin-users.role.${role}`) })
  const takesAdmin = user.role === 'admin' && t('admin-users.role-takes-admin')
  const warning = isOwn ? t('admin-users.own-warning') : takesAdmin
  return (
    <ConfirmDialog
      title={title}
      text={
        <>
          <p className="dialog-text">{t(`admin-users.role-gives.${role}`)}</p>
          {warning && <p className="dialog-text dialog-warning">{warning}</p>}
        </>
      }
      confirm={t(isOwn ? 'admin-users.own-role' : 'admin-users.role-give')}
      isDanger={isOwn || role === 'admin'}
      onConfirm={() => run(user, role)}
      onClose={onClose}
    />
  )
}
