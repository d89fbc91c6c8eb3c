import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { BulkBar, type Selection } from '#web/backoffice/list/selection.tsx'
import { useBulkAction } from '#web/backoffice/data/use-bulk-action.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { nameOf, USERS_API } from './roles.ts'

type UsersBulkBarProps = {
  selection: Selection
  rows: readonly AdminUserView[]
  onSettled: () => void
}

const pathOf = (user: AdminUserView) =>
  `${USERS_API}/${encodeURIComponent(user.user_id)}/deactivation`
const close = (user: AdminUserView) => ({ path: pathOf(user) })
const reopen = (user: AdminUserView) => ({ path: pathOf(user), method: 'DELETE' as const })
/** `own=true` restores only what this admin deactivated, not a colleague's later deactivation. */
const takeBack = (user: AdminUserView) => ({
  path: `${pathOf(user)}?own=true`,
  method: 'DELETE' as const,
})

export function UsersBulkBar({ selection, rows, onSettled }: UsersBulkBarProps) {
  const { t } = useTexts()
  const { isBusy, run } = useBulkAction<AdminUserView>(() => {
    selection.clear()
    onSettled()
  })
  const own = useSession().user?.id
  const chosen = rows.filter((user) => selection.selected.has(user.user_id))
  // An admin's own account is excluded: deactivating it needs its own confirmation.
  const open = chosen.filter((user) => user.deactivated_at === null && user.user_id !== own)
  const closed = chosen.filter((user) => user.deactivated_at !== null)
  return (
    <div className="tool-bar">
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
    </div>
  )
}
