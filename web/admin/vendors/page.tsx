import '../list-page.css'
import './vendors.css'
import { Plus, RotateCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { pageMeta } from '#web/shared/meta.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { SearchField } from '../search-field.tsx'
import { AbovePanel } from '../side-panel.tsx'
import { useAnswer } from '../use-answer.ts'
import { type Asked, Dialogs } from './dialogs.tsx'
import { listAddress, type ListQuery, readListQuery, vendorsPath } from './list-address.ts'
import { ListBody } from './list-body.tsx'
import { isState, STATES, type VendorDetail, type VendorRow, type VendorsPage } from './states.ts'
import { SummaryCards } from './summary-cards.tsx'
import { useVendorAction } from './use-vendor-action.ts'
import { useWilayas } from './use-wilayas.ts'
import { VendorPanel } from './vendor-panel.tsx'
import { rowLinkId } from './vendors-list.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.vendors.title'), isPrivate: true }))

/** Every shop of the marketplace: found, read, let in or turned away, switched on and off. */
export default function AdminVendorsPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery()
  const wilayas = useWilayas()
  const list = useAnswer<VendorsPage>(vendorsPath(query), () =>
    showToast({
      title: t('admin.error'),
      message: t('admin.vendors.load-failed'),
      isError: true,
      closeLabel: t('site.close'),
    }),
  )
  const detail = useAnswer<VendorDetail>(
    query.vendor === null ? null : `/api/v1/admin/vendors/${encodeURIComponent(query.vendor)}`,
  )
  const { isBusy, act } = useVendorAction(() => {
    list.refresh()
    if (query.vendor !== null) detail.refresh()
  })
  const [asked, setAsked] = useState<Asked | null>(null)
  useFocusBack(query.vendor)
  const close = useCallback(() => go({ vendor: null }), [go])
  const refreshAll = () => {
    dismissToast()
    list.refresh()
    if (query.vendor !== null) detail.refresh()
  }
  const setActivity = (vendor: VendorRow, isActive: boolean) =>
    void act({
      path: `/${vendor.id}/activity`,
      method: 'PUT',
      body: { is_active: isActive },
      done: isActive ? 'admin.vendors.activated' : 'admin.vendors.deactivated',
      failed: 'admin.vendors.activity-failed',
    })
  const approve = (vendor: VendorRow) =>
    void act({
      path: `/${vendor.id}/approval`,
      done: 'admin.vendors.approved',
      failed: 'admin.vendors.status-failed',
    })
  return (
    <div className={classes('back-office-page', query.vendor !== null && 'has-panel')}>
      <div className="page-head">
        <h1>{t('admin.vendors.title')}</h1>
        <Button aria-haspopup="dialog" onClick={() => setAsked({ what: 'new' })}>
          <Icon of={Plus} size="s" />
          {t('admin.vendors.new')}
        </Button>
      </div>
      <SummaryCards counts={list.view?.counts ?? null} hasFailed={list.state === 'failed'} />
      <section className="card table-card" aria-label={t('admin.vendors.list')}>
        <ToolBar {...{ query, go }} isLoading={list.state === 'loading'} onRefresh={refreshAll} />
        <ListBody
          {...{ query, wilayas }}
          page={list.view}
          state={list.state}
          onRetry={refreshAll}
          onOpen={(id) => go({ vendor: id })}
          onEdit={(row) => setAsked({ what: 'edit', id: row.id })}
          onDeactivate={(vendor) => setAsked({ what: 'deactivate', vendor })}
          onActivate={(vendor) => setActivity(vendor, true)}
        />
      </section>
      {query.vendor !== null && (
        <VendorPanel
          id={query.vendor}
          row={list.view?.items.find((row) => row.id === query.vendor) ?? null}
          detail={detail.view?.id === query.vendor ? detail.view : null}
          state={detail.state}
          {...{ wilayas, isBusy }}
          onRetry={detail.refresh}
          onClose={close}
          onEdit={(vendor) => setAsked({ what: 'edit', id: vendor.id })}
          onApprove={approve}
          onReject={(vendor) => setAsked({ what: 'reject', vendor })}
          onActivity={setActivity}
        />
      )}
      <AbovePanel>
        <Dialogs
          {...{ asked, wilayas, isBusy, act }}
          onClose={() => setAsked(null)}
          onOpened={(id) => go({ vendor: id })}
        />
      </AbovePanel>
    </div>
  )
}

/** The list as the address says it, and the way to change what it says. */
function useListQuery() {
  const [params] = useSearchParams()
  const query = readListQuery(params)
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const latest = useRef({ query, state })
  useEffect(() => {
    latest.current = { query, state }
  })
  const go = useCallback(
    (changes: Partial<ListQuery>) => {
      const { query: now, state: trail } = latest.current
      const opens = now.vendor === null && typeof changes.vendor === 'string'
      const isOtherList = changes.search !== undefined || changes.state !== undefined
      void navigate(listAddress(now, changes), {
        replace: !opens,
        preventScrollReset: true,
        state: isOtherList ? null : trail,
      })
    },
    [navigate],
  )
  return { query, go }
}

/** When the details close, the focus returns to the row they were opened from. */
function useFocusBack(vendor: string | null): void {
  const before = useRef(vendor)
  useEffect(() => {
    const closed = before.current
    before.current = vendor
    if (closed === null || vendor !== null) return
    const target = document.getElementById(rowLinkId(closed)) ?? document.getElementById('content')
    target?.focus()
  }, [vendor])
}

type ToolBarProps = {
  query: ListQuery
  isLoading: boolean
  onRefresh: () => void
  go: (changes: Partial<ListQuery>) => void
}

function ToolBar({ query, isLoading, onRefresh, go }: ToolBarProps) {
  const { t } = useTexts()
  return (
    <div className="tool-bar">
      <SearchField
        label={t('admin.vendors.search')}
        clearLabel={t('admin.vendors.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <label className="state-filter push">
        <span>{t('admin.vendors.filter')}</span>
        <select
          value={query.state}
          onChange={({ target }) => {
            if (isState(target.value)) go({ state: target.value })
          }}
        >
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`admin.vendors.state.${state}`)}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        className={classes(isLoading && 'is-turning')}
        icon={RotateCw}
        label={t('admin.vendors.refresh')}
        onClick={onRefresh}
      />
    </div>
  )
}
