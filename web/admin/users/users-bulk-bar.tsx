import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { del, post } from '#web/shared/api/endpoint.ts'
import { BulkBar, type Selection } from '#web/backoffice/list/selection.tsx'
import { useBulkAction } from '#web/backoffice/data/use-bulk-action.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { nameOf } from './roles.ts'

type UsersBulkBarProps = {
  selection: Selection
  rows: readonly AdminUserView[]
  onSettled: () => void
}

const close = ({ user_id: id }: AdminUserView) => post('/admin/users/{id}/deactivation', { id })
const reopen = ({ user_id: id }: AdminUserView) => del('/admin/users/{id}/deactivation', { id })
/** `own=true` restores only what this admin deactivated, not a colleague's later deactivation. */
const takeBack = ({ user_id: id }: AdminUserView) =>
  del('/admin/users/{id}/deactivation', { id, own: 'true' })

export function UsersBulkBar({ selection, rows, onSettled }: UsersBulkBarProps) {
  const { t } = useTexts()
  const { isBusy, run } = useBulkAction(() => {
    selection.clear()
    onSettled()
  })
  const own = useSession().user?.id
  const chosen = rows.filter((user) => selection.selected.has(user.user_id))
  // An admin's own account is excluded: deactivating it needs its own confirmation.
  const open = chosen.filter((user) => user.deactivated_at === null && user.user_id !== own)
  const closed = chosen.filter((user) => user.deactivated_at !== null)
  return (
    <BulkBar selection={selection}>
      {open.length > 0 && (
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={() => void run({ rows: open, nameOf, call: close, back: takeBack })}
        >
          {t('admin-users.bulk.deactivate')}
        </Button>
      )}
      {closed.length > 0 && (
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={() => void run({ rows: closed, nameOf, call: reopen, back: close })}
        >
          {t('admin-users.bulk.restore')}
        </Button>
      )}
    </BulkBar>
  )
}
