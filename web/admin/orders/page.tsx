import { get } from '#web/shared/api/endpoint.ts'
import { TableSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import '#web/backoffice/orders/order-details.css'
import '../order/order.css'
import './orders.css'
import { Suspense, useCallback } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useSelection } from '#web/backoffice/list/selection.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { AdminOrderTabs } from '../refunds/order-tabs.tsx'
import { applyOptimisticUpdate } from './optimistic-update.ts'
import { ADMIN_ORDER_LIST_URLS, isOrderQueryNarrowed } from './query.ts'
import { AdminOrderPanel } from './order-panel.tsx'
import { AdminOrderCards, AdminOrdersTable } from './orders-list.tsx'
import { ADMIN_ORDER_STATUS_FILTERS } from './statuses.ts'
import { OrderSummaryCards } from './summary-cards.tsx'
import { OrdersBulkBar } from './orders-bulk-bar.tsx'
import { useStatusChange } from './use-status-change.ts'
import { useStatusQuestion } from './use-status-question.tsx'
import { AdminOrdersToolbar } from './orders-toolbar.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.orders.title'), isPrivate: true }))

const AdminReturns = lazyComponent(() => import('../returns/page.tsx'))
const AdminRefunds = lazyComponent(() => import('../refunds/page.tsx'))

export default function AdminOrdersPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = params.get('view')
  if (view !== 'refunds' && view !== 'returns') return <AdminOrders />
  return (
    <Suspense fallback={<Spinner label={t('site.loading')} />}>
      {view === 'returns' ? <AdminReturns /> : <AdminRefunds />}
    </Suspense>
  )
}

function AdminOrders() {
  const { t } = useTexts()
  const { query, go } = useListQuery(ADMIN_ORDER_LIST_URLS)
  const sayFailed = () =>
    showToast({
      title: t('backoffice.error'),
      message: t('admin.orders.load-failed'),
      isError: true,
      closeLabel: t('site.close'),
    })
  const list = useQuery(ADMIN_ORDER_LIST_URLS.path(query), { isCached: true, onFailure: sayFailed })
  const detail = useQuery(
    query.open === null ? null : get('/admin/orders/{id}', { id: query.open }),
  )
  const refreshLists = () => {
    list.refresh()
    if (query.open !== null) detail.refresh()
  }
  const changes = useStatusChange((order) => {
    list.change((page) => applyOptimisticUpdate(page, order))
    detail.change((before) => (before.id === order.id ? order : before))
  }, refreshLists)
  const selection = useSelection((list.view?.items ?? []).map(({ id }) => id))
  const { choose, dialog } = useStatusQuestion(changes)
  const { busy } = changes
  const close = useCallback(() => go({ open: null }), [go])
  const open = (id: string) => go({ open: id })
  useRestoreFocus(query.open)

  const refreshAll = () => {
    dismissToast()
    refreshLists()
  }
  return (
    <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
      <div className="page-head">
        <h1>{t('admin.orders.title')}</h1>
      </div>
      <AdminOrderTabs current="orders" />
      <OrderSummaryCards figures={list.view} hasFailed={list.state === 'failed'} />
      <StatusTabs
        label={t('admin.orders.filter')}
        statuses={ADMIN_ORDER_STATUS_FILTERS}
        current={query.status}
        addressOf={(status) => ADMIN_ORDER_LIST_URLS.address(query, { status })}
        nameOf={(status) => t(`admin.orders.status.${status}`)}
        // They are of all orders, and would belie a list that is searched or filtered.
        counts={isOrderQueryNarrowed(query) ? null : (list.view?.counts ?? null)}
      />
      <section className="card table-card" aria-label={t('admin.orders.list')}>
        <AdminOrdersToolbar
          query={query}
          isLoading={list.state === 'loading'}
          onRefresh={refreshAll}
          go={go}
        />
        <ListBody
          texts="admin.orders"
          addresses={ADMIN_ORDER_LIST_URLS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<TableSkeleton columns={5} />}
          onRetry={refreshAll}
        >
          {(rows, isTable) =>
            isTable ? (
              <AdminOrdersTable
                {...{ rows, query, selection, busy }}
                onSort={(sort) => go({ sort })}
                onOpen={open}
                onChoose={choose}
              />
            ) : (
              <AdminOrderCards {...{ rows, query, selection }} />
            )
          }
        </ListBody>
      </section>
      <OrdersBulkBar {...{ selection }} rows={list.view?.items ?? []} onSettled={refreshLists} />
      {query.open !== null && (
        <AdminOrderPanel
          id={query.open}
          row={list.view?.items.find((row) => row.id === query.open) ?? null}
          detail={detail.view?.id === query.open ? detail.view : null}
          state={detail.state}
          isBusy={busy === query.open}
          onRetry={detail.refresh}
          onRefresh={() => {
            refreshLists()
            detail.refresh()
          }}
          onClose={close}
          onChoose={choose}
        />
      )}
      <PanelDialogs>{dialog}</PanelDialogs>
    </div>
  )
}
