import { get, post, put, withQuery } from '#web/shared/api/endpoint.ts'
import { TableSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import './vendors.css'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { useSelection } from '#web/backoffice/list/selection.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { useDuties } from '../admin-session.tsx'
import { type VendorDialogRequest, VendorDialogs } from './vendor-dialogs.tsx'
import { VENDORS, type VendorListQuery } from './query.ts'
import type { VendorDetail, VendorRow } from './vendor-status.ts'
import { VendorSummaryCards } from './summary-cards.tsx'
import { useVendorAction } from './use-vendor-action.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { VendorPanel } from './vendor-panel.tsx'
import { VendorsTable } from './vendors-list.tsx'
import { VendorCards } from './vendor-cards.tsx'
import { VendorsBulkBar } from './vendors-bulk-bar.tsx'
import { VendorsToolbar } from './vendors-toolbar.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.vendors.title'), isPrivate: true }))

export default function AdminVendorsPage() {
  const { t } = useTexts()
  const { opens } = useDuties()
  const { query, go } = useListQuery(VENDORS)
  const wilayas = useWilayas()
  const list = useQuery(VENDORS.path(query), () =>
    showToast({
      title: t('backoffice.error'),
      message: t('admin.vendors.load-failed'),
      isError: true,
      closeLabel: t('site.close'),
    }),
  )
  const detail = useQuery(
    query.open === null ? null : get('/admin/vendors/{id}', { id: query.open }),
  )
  const { isBusy, act } = useVendorAction(() => {
    list.refresh()
    if (query.open !== null) detail.refresh()
  })
  const [dialog, setDialog] = useState<VendorDialogRequest | null>(null)
  const selection = useSelection((list.view?.items ?? []).map(({ id }) => id))
  useRestoreFocus(query.open)
  const close = useCallback(() => go({ open: null }), [go])
  const refreshAll = () => {
    dismissToast()
    list.refresh()
    if (query.open !== null) detail.refresh()
  }
  const setActivity = (vendor: VendorRow, isActive: boolean) =>
    void act({
      ...put('/admin/vendors/{id}/activity', { id: vendor.id }, { is_active: isActive }),
      done: isActive ? 'admin.vendors.activated' : 'admin.vendors.deactivated',
      failed: 'admin.vendors.activity-failed',
    })
  const approve = (vendor: VendorDetail) => {
    if (vendor.missing_documents.length > 0) return setDialog({ what: 'missing', vendor })
    void act({
      ...post('/admin/vendors/{id}/approval', { id: vendor.id, is_confirmed: 'false' }),
      done: 'admin.vendors.approved',
      failed: 'admin.vendors.status-failed',
    })
  }
  const decideNumbers = (vendor: VendorDetail, isAccepted: boolean) => {
    const [id, change] = [vendor.id, vendor.identity_change?.id]
    if (change === undefined || isBusy) return
    if (!isAccepted) return setDialog({ what: 'numbers', vendor, change })
    void act({
      ...post('/admin/vendors/{id}/identity-changes/{change}/acceptance', { id, change }),
      done: 'admin.vendors.change-accepted',
      failed: 'admin.vendors.status-failed',
    })
  }
  return (
    <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
      <PageHead query={query} onNew={() => setDialog({ what: 'new' })} />
      <VendorSummaryCards counts={list.view?.counts ?? null} hasFailed={list.state === 'failed'} />
      <section className="card table-card" aria-label={t('admin.vendors.list')}>
        <VendorsToolbar
          {...{ query, go }}
          isLoading={list.state === 'loading'}
          onRefresh={refreshAll}
        />
        <ListBody
          texts="admin.vendors"
          addresses={VENDORS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<TableSkeleton columns={4} />}
          onRetry={refreshAll}
        >
          {(rows, isTable) =>
            isTable ? (
              <VendorsTable
                {...{ rows, query, selection, wilayas }}
                onSort={(sort) => go({ sort })}
                onOpen={(id) => go({ open: id })}
                onEdit={(row) => setDialog({ what: 'edit', id: row.id })}
                onDeactivate={(vendor) => setDialog({ what: 'deactivate', vendor })}
                onActivate={(vendor) => setActivity(vendor, true)}
              />
            ) : (
              <VendorCards {...{ rows, query, selection, wilayas }} />
            )
          }
        </ListBody>
      </section>
      {opens('moderation_decisions') && (
        <VendorsBulkBar {...{ selection }} rows={list.view?.items ?? []} onSettled={list.refresh} />
      )}
      {query.open !== null && (
        <VendorPanel
          id={query.open}
          row={list.view?.items.find((row) => row.id === query.open) ?? null}
          detail={detail.view?.id === query.open ? detail.view : null}
          state={detail.state}
          {...{ wilayas, isBusy }}
          onRetry={detail.refresh}
          onChanged={detail.refresh}
          onClose={close}
          onEdit={(vendor) => setDialog({ what: 'edit', id: vendor.id })}
          onApprove={approve}
          onReject={(vendor) => setDialog({ what: 'reject', vendor })}
          onActivity={setActivity}
          onNumbers={decideNumbers}
        />
      )}
      <PanelDialogs>
        <VendorDialogs
          {...{ dialog, wilayas, isBusy, act }}
          onClose={() => setDialog(null)}
          onOpened={(id) => go({ open: id })}
        />
      </PanelDialogs>
    </div>
  )
}

function PageHead({ query, onNew }: { query: VendorListQuery; onNew: () => void }) {
  const { t } = useTexts()
  const { opens } = useDuties()
  return (
    <div className="page-head">
      <h1>{t('admin.vendors.title')}</h1>
      <span className="page-acts">
        <ExportMenu
          path={withQuery(get('/admin/lists/vendors/file'), VENDORS.narrowed(query))}
          file="yova-vendors"
        />
        {opens('moderation_decisions') && (
          <Button aria-haspopup="dialog" onClick={onNew}>
            <Icon of={Plus} size="s" />
            {t('admin.vendors.new')}
          </Button>
        )}
      </span>
    </div>
  )
}
