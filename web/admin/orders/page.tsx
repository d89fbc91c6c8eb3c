import '../list-page.css'
import './orders.css'
import { Download, RotateCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { AdminOrdersPageView } from '#capabilities/orders/contract.ts'
import { pageMeta } from '#web/shared/meta.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { SearchField } from '../search-field.tsx'
import { AbovePanel } from '../side-panel.tsx'
import { useAnswer } from '../use-answer.ts'
import { CancelDialog, type Cancelling } from './cancel-dialog.tsx'
import { changedPage } from './changed-page.ts'
import {
  listAddress,
  type ListQuery,
  ordersPath,
  PAGE_SIZE,
  readListQuery,
} from './list-address.ts'
import { ListBody } from './list-body.tsx'
import { OrderPanel } from './order-panel.tsx'
import { rowLinkId } from './orders-list.tsx'
import { StatusTabs } from './status-tabs.tsx'
import type { OrderDetail, OrderRow, OrderStatusName } from './statuses.ts'
import { SummaryCards } from './summary-cards.tsx'
import { useExport } from './use-export.ts'
import { useStatusChange } from './use-status-change.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.orders.title'), isPrivate: true }))

/** Every order of the marketplace: found, read, and set to any status. */
export default function AdminOrdersPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery()
  const sayFailed = () =>
    showToast({
      title: t('admin.error'),
      message: t('admin.orders.load-failed'),
      isError: true,
      closeLabel: t('site.close'),
    })
  const list = useAnswer<AdminOrdersPageView>(ordersPath(query, PAGE_SIZE), sayFailed)
  const detail = useAnswer<OrderDetail>(
    query.order === null ? null : `/api/v1/admin/orders/${encodeURIComponent(query.order)}`,
  )
  const { busy, changeStatus } = useStatusChange((order) => {
    list.change((page) => changedPage(page, order))
    detail.change((before) => (before.id === order.id ? order : before))
  })
  const [cancelling, setCancelling] = useState<Cancelling | null>(null)
  const choose = (order: OrderRow, status: OrderStatusName) => {
    if (status === 'cancelled') setCancelling({ order, isDeletion: false })
    else void changeStatus({ id: order.id, status })
  }
  const confirmCancel = async (reason: string) => {
    if (!cancelling) return
    await changeStatus({ id: cancelling.order.id, status: 'cancelled', reason })
    setCancelling(null)
  }
  const close = useCallback(() => go({ order: null }), [go])
  const open = (id: string) => go({ order: id })
  useFocusBack(query.order)

  const refreshAll = () => {
    dismissToast()
    list.refresh()
    if (query.order !== null) detail.refresh()
  }
  return (
    <div className={classes('back-office-page', query.order !== null && 'has-panel')}>
      <div className="page-head">
        <h1>{t('admin.orders.title')}</h1>
      </div>
      <SummaryCards figures={list.view} hasFailed={list.state === 'failed'} />
      <StatusTabs query={query} counts={list.view?.counts ?? null} />
      <section className="card table-card" aria-label={t('admin.orders.list')}>
        <ToolBar
          query={query}
          isLoading={list.state === 'loading'}
          onRefresh={refreshAll}
          go={go}
        />
        <ListBody
          query={query}
          page={list.view}
          state={list.state}
          busy={busy}
          onRetry={refreshAll}
          onOpen={open}
          onChoose={choose}
        />
      </section>
      {query.order !== null && (
        <OrderPanel
          id={query.order}
          row={list.view?.items.find((row) => row.id === query.order) ?? null}
          detail={detail.view?.id === query.order ? detail.view : null}
          state={detail.state}
          isBusy={busy === query.order}
          onRetry={detail.refresh}
          onClose={close}
          onChoose={choose}
          onDelete={(order) => setCancelling({ order, isDeletion: true })}
        />
      )}
      <AbovePanel>
        <CancelDialog
          cancelling={cancelling}
          isBusy={cancelling !== null && busy === cancelling.order.id}
          onClose={() => setCancelling(null)}
          onConfirm={(reason) => void confirmCancel(reason)}
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
      const opens = now.order === null && typeof changes.order === 'string'
      void navigate(listAddress(now, changes), {
        replace: !opens,
        preventScrollReset: true,
        state: changes.search === undefined ? trail : null,
      })
    },
    [navigate],
  )
  return { query, go }
}

/** When the details close, the focus returns to the row they were opened from. */
function useFocusBack(order: string | null): void {
  const before = useRef(order)
  useEffect(() => {
    const closed = before.current
    before.current = order
    if (closed === null || order !== null) return
    const target = document.getElementById(rowLinkId(closed)) ?? document.getElementById('content')
    target?.focus()
  }, [order])
}

type ToolBarProps = {
  query: ListQuery
  isLoading: boolean
  onRefresh: () => void
  go: (changes: Partial<ListQuery>) => void
}

function ToolBar({ query, isLoading, onRefresh, go }: ToolBarProps) {
  const { t } = useTexts()
  const { progress, run } = useExport(query)
  return (
    <div className="tool-bar">
      <SearchField
        label={t('admin.orders.search')}
        clearLabel={t('admin.orders.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <IconButton
        className={classes('push', isLoading && 'is-turning')}
        icon={RotateCw}
        label={t('admin.orders.refresh')}
        onClick={onRefresh}
      />
      <Button
        kind="quiet"
        small
        className="export-button"
        busy={progress !== null}
        onClick={() => void run()}
      >
        {progress === null && <Icon of={Download} size="s" />}
        <span>{t('admin.orders.export')}</span>
      </Button>
      <span role="status" className="sr-only">
        {progress && t('admin.orders.exporting', progress)}
      </span>
    </div>
  )
}
