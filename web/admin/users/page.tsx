import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { ChoiceFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { TableSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import './users.css'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { type Selection, useSelection } from '#web/backoffice/list/selection.tsx'
import { SortSelect } from '#web/backoffice/list/sort-header.tsx'
import { type QueryState, useQuery } from '#web/shared/data/use-query.ts'
import { useDuties } from '../admin-session.tsx'
import { type UserDialogRequest, UserDialogs } from './user-dialogs.tsx'
import { USERS, type UsersQuery } from './query.ts'
import { ROLE_FILTERS, type RoleName, USER_SORT_OPTIONS, type UsersPage } from './roles.ts'
import { UserSummaryCards } from './summary-cards.tsx'
import { useUserActions } from './use-user-actions.ts'
import { UsersBulkBar } from './users-bulk-bar.tsx'
import { UserCards, UsersTable } from './users-list.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-users.title'), isPrivate: true }))

export default function AdminUsersPage() {
  const { t } = useTexts()
  const { opens } = useDuties()
  const { query, go } = useListQuery(USERS)
  const list = useQuery(USERS.path(query), {
    isCached: true,
    onFailure: () =>
      showToast({
        title: t('backoffice.error'),
        message: t('admin-users.load-failed'),
        isError: true,
        closeLabel: t('site.close'),
      }),
  })
  const actions = useUserActions(list.refresh)
  const selection = useSelection((list.view?.items ?? []).map(({ user_id }) => user_id))
  const [dialog, setDialog] = useState<UserDialogRequest | null>(null)
  const refresh = () => {
    dismissToast()
    list.refresh()
  }
  return (
    <div className="back-office-page">
      <div className="page-head">
        <h1>{t('admin-users.title')}</h1>
        {opens('system') && (
          <Button aria-haspopup="dialog" onClick={() => setDialog({ what: 'new' })}>
            <Icon of={Plus} size="s" />
            {t('admin-users.new')}
          </Button>
        )}
      </div>
      <UserSummaryCards counts={list.view?.counts ?? null} hasFailed={list.state === 'failed'} />
      <section className="card table-card" aria-label={t('admin-users.list')}>
        <ToolBar {...{ query, go }} isLoading={list.state === 'loading'} onRefresh={refresh} />
        <UsersList {...{ query, go, list, actions, selection, setDialog }} onRetry={refresh} />
      </section>
      {opens('system') && (
        <UsersBulkBar {...{ selection }} rows={list.view?.items ?? []} onSettled={list.refresh} />
      )}
      <UserDialogs dialog={dialog} actions={actions} onClose={() => setDialog(null)} />
    </div>
  )
}

type UsersListProps = {
  query: UsersQuery
  list: QueryState<UsersPage>
  actions: ReturnType<typeof useUserActions>
  go: (changes: Partial<UsersQuery>) => void
  selection: Selection
  setDialog: (dialog: UserDialogRequest) => void
  onRetry: () => void
}

function UsersList(props: UsersListProps) {
  const { query, go, list, actions, selection, setDialog, onRetry } = props
  const rowActions = {
    isBusy: actions.isBusy,
    onRole: (user: AdminUserView, role: RoleName) => setDialog({ what: 'role', user, role }),
    onDuties: (user: AdminUserView) => setDialog({ what: 'duties', user }),
    onEdit: (user: AdminUserView) => setDialog({ what: 'edit', user }),
    onDeactivate: (user: AdminUserView) => setDialog({ what: 'deactivate', user }),
    onRestore: (user: AdminUserView) => void actions.restore(user),
  }
  return (
    <ListBody
      texts="admin-users"
      addresses={USERS}
      query={query}
      page={list.view}
      state={list.state}
      skeleton={<TableSkeleton columns={5} />}
      onRetry={onRetry}
    >
      {(rows, isTable) =>
        isTable ? (
          <UsersTable
            {...{ rows, selection, sort: query.sort, ...rowActions }}
            onSort={(sort) => go({ sort })}
          />
        ) : (
          <UserCards {...{ rows, selection, ...rowActions }} />
        )
      }
    </ListBody>
  )
}

type ToolBarProps = {
  query: UsersQuery
  isLoading: boolean
  onRefresh: () => void
  go: (changes: Partial<UsersQuery>) => void
}

function ToolBar({ query, isLoading, onRefresh, go }: ToolBarProps) {
  const { t } = useTexts()
  return (
    <div className="tool-bar users-tools">
      <SearchField
        label={t('admin-users.search')}
        clearLabel={t('admin-users.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <ChoiceFilter
        className="push"
        label={t('admin-users.filter')}
        values={ROLE_FILTERS}
        value={query.role}
        nameOf={(role) => t(`admin-users.role.${role}`)}
        onChoose={(role) => go({ role })}
      />
      <SortSelect
        isInHeads
        sorts={USER_SORT_OPTIONS}
        sort={query.sort}
        onSort={(sort) => go({ sort })}
      />
      <ExportMenu
        path={withQuery(get('/admin/lists/users/file'), USERS.narrowed(query))}
        file="yova-users"
      />
      <Refresh isLoading={isLoading} onRefresh={onRefresh} isLast={false} />
    </div>
  )
}
