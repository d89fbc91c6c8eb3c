import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { useId } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { nameOf, type RoleName } from './roles.ts'
import type { UserActions } from './use-user-actions.ts'
import type { UserFormErrors } from './user-form.tsx'
import { EditUserForm, type EditUserFormValues } from './edit-user-form.tsx'
import { DutiesDialog } from './duties-dialog.tsx'
import { NewUserForm } from './new-user-form.tsx'

export type UserDialogRequest =
  | { what: 'new' }
  | { what: 'edit' | 'deactivate' | 'duties'; user: AdminUserView }
  | { what: 'role'; user: AdminUserView; role: RoleName }

type DialogsProps = { dialog: UserDialogRequest | null; actions: UserActions; onClose: () => void }

export function UserDialogs({ dialog, actions, onClose }: DialogsProps) {
  const closing = dialog?.what === 'deactivate' ? dialog.user : null
  const given = dialog?.what === 'role' ? dialog : null
  const close = async (done: Promise<boolean>) => {
    if (await done) onClose()
  }
  return (
    <>
      <NewUserDialog open={dialog?.what === 'new'} {...{ actions, onClose }} />
      <EditDialog user={dialog?.what === 'edit' ? dialog.user : null} {...{ actions, onClose }} />
      <DeactivateDialog
        user={closing}
        isBusy={actions.isBusy}
        onClose={onClose}
        onConfirm={() => closing && void close(actions.deactivate(closing))}
      />
      {dialog?.what === 'duties' && (
        <DutiesDialog key={dialog.user.user_id} user={dialog.user} {...{ actions, onClose }} />
      )}
      <RoleDialog
        given={given}
        isBusy={actions.isBusy}
        onClose={onClose}
        onConfirm={() => given && void close(actions.giveRole(given.user, given.role))}
      />
    </>
  )
}

type OpenProps = { actions: UserActions; onClose: () => void }

function NewUserDialog({ open, actions, onClose }: OpenProps & { open: boolean }) {
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('admin-users.new')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button type="submit" form={form} busy={actions.isBusy}>
            {t('admin-users.create')}
          </Button>
        </>
      }
    >
      <NewUserForm
        id={form}
        onSubmit={async (user) => {
          const fieldErrors = await actions.create(user)
          if (fieldErrors === null) onClose()
          return fieldErrors ?? {}
        }}
      />
    </Dialog>
  )
}

function EditDialog({ user, actions, onClose }: OpenProps & { user: AdminUserView | null }) {
  const { t } = useTexts()
  const form = useId()
  const save = async (id: string, edit: EditUserFormValues): Promise<UserFormErrors> => {
    const fieldErrors = await actions.edit(id, edit)
    if (fieldErrors === null) onClose()
    return fieldErrors ?? {}
  }
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      title={t('admin-users.edit')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button type="submit" form={form} busy={actions.isBusy}>
            {t('backoffice.save')}
          </Button>
        </>
      }
    >
      {user && <Edit id={user.user_id} form={form} onSubmit={save} />}
    </Dialog>
  )
}

type EditProps = {
  id: string
  form: string
  onSubmit: (id: string, edit: EditUserFormValues) => Promise<UserFormErrors>
}

/** Loads the current user, because the list may be stale. */
function Edit({ id, form, onSubmit }: EditProps) {
  const { t } = useTexts()
  const wilayas = useWilayas()
  const { view, state, refresh } = useQuery(get('/admin/users/{id}', { id }))
  if (view !== null)
    return (
      <EditUserForm
        id={form}
        user={view}
        wilayas={wilayas}
        onSubmit={(edit) => onSubmit(id, edit)}
      />
    )
  if (state === 'loading') return <Spinner label={t('site.loading')} />
  return (
    <EmptyState
      title={t('admin-users.detail-failed')}
      action={
        <Button kind="outline" small onClick={refresh}>
          {t('site.retry')}
        </Button>
      }
    />
  )
}

type ConfirmProps = { isBusy: boolean; onClose: () => void; onConfirm: () => void }

/** Deactivation is reversible and erases nothing. */
function DeactivateDialog(props: ConfirmProps & { user: AdminUserView | null }) {
  const { user, isBusy, onClose, onConfirm } = props
  const { t } = useTexts()
  const session = useSession()
  const isOwn = user !== null && session.user?.id === user.user_id
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      title={t('admin-users.deactivate-title', { name: user ? nameOf(user) : '' })}
      closeLabel={t('site.close')}
      footer={<Confirm {...{ isBusy, onClose, onConfirm }} label={t('admin-users.deactivate')} />}
    >
      <p className="dialog-text">{t('admin-users.deactivate-text')}</p>
      {isOwn && <p className="dialog-text dialog-warning">{t('admin-users.own-warning')}</p>}
    </Dialog>
  )
}

type RoleDialogProps = ConfirmProps & { given: { user: AdminUserView; role: RoleName } | null }

/** Names what the role gives. Giving up the own admin role takes effect at once and cannot be undone. */
function RoleDialog({ given, ...props }: RoleDialogProps) {
  const { t } = useTexts()
  const session = useSession()
  const isOwn = given !== null && session.user?.id === given.user.user_id
  const role = given?.role ?? 'customer'
  const title = isOwn
    ? t('admin-users.own-role-title')
    : t('admin-users.role-title', {
        name: given ? nameOf(given.user) : '',
        role: t(`admin-users.role.${role}`),
      })
  return (
    <Dialog
      open={given !== null}
      onClose={props.onClose}
      title={title}
      closeLabel={t('site.close')}
      footer={
        <Confirm
          {...props}
          isDanger={isOwn || role === 'admin'}
          label={t(isOwn ? 'admin-users.own-role' : 'admin-users.role-give')}
        />
      }
    >
      <p className="dialog-text">{t(`admin-users.role-gives.${role}`)}</p>
      {isOwn && <p className="dialog-text dialog-warning">{t('admin-users.own-warning')}</p>}
      {!isOwn && given?.user.role === 'admin' && (
        <p className="dialog-text dialog-warning">{t('admin-users.role-takes-admin')}</p>
      )}
    </Dialog>
  )
}

type ConfirmButtonsProps = ConfirmProps & { label: string; isDanger?: boolean }

function Confirm({ isBusy, onClose, onConfirm, label, isDanger = true }: ConfirmButtonsProps) {
  const { t } = useTexts()
  return (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t('backoffice.cancel')}
      </Button>
      <Button kind={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
        {label}
      </Button>
    </>
  )
}
