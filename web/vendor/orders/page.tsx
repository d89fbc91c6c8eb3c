import { get } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import '#web/backoffice/orders/order-details.css'
import './orders.css'
import '#web/backoffice/orders/returns.css'
import { PhoneCall } from 'lucide-react'
import { type ComponentType, Suspense, useCallback } from 'react'
import { type MetaFunction, Navigate, useSearchParams } from 'react-router'
import type { CouriersView } from '#capabilities/shipping/contract.ts'
import { hasPermission } from '#kernel/staff-roles.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useInvalidate, useQuery } from '#web/shared/data/use-query.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas, wilayaName } from '#web/shared/preferences/use-wilayas.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { dismissToast } from '#web/ui/toast.tsx'
import { paths } from '#web/paths.ts'
import { useVendorContext } from '../layout.tsx'
import { VendorOrderTabs } from '../returns/order-tabs.tsx'
import { SavedViewLinks } from '../saved-views/saved-view-links.tsx'
import { VendorOrdersBulkBar } from './bulk-bar.tsx'
import { CallsPage } from './confirmation-calls/calls-page.tsx'
import { CALL_VIEWS } from './confirmation-calls/query.ts'
import {
  isVendorOrderQueryNarrowed,
  VENDOR_ORDER_LIST_URLS,
  VENDOR_ORDER_STATUS_FILTERS,
} from './query.ts'
import { OrderPanelLoader } from './open-order.tsx'
import { VendorOrderCards, VendorOrdersTable } from './orders-list.tsx'
import { useNewOrdersToast } from './use-new-orders-toast.ts'
import { useOrderAction } from './use-order-action.ts'
import { useSeenOrders, useOrderSelection } from './use-order-selection.ts'
import { VendorOrdersToolbar } from './orders-toolbar.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('vendor-orders.title'), isPrivate: true }))

const OTHER_VIEWS: Readonly<Record<string, ComponentType | undefined>> = {
  returns: lazyComponent(() => import('../returns/page.tsx')),
  board: lazyComponent(() => import('./board/board-page.tsx')),
  picking: lazyComponent(() => import('./picking/picking-page.tsx')),
}

export default function ShopOrdersPage() {
  const [params] = useSearchParams()
  const { role } = useVendorContext()
  const view = params.get('view')
  const { t } = useTexts()
  if (CALL_VIEWS.some((callView) => callView === view)) return <CallsPage />
  // Staff who may only make calls see nothing else of the orders.
  if (!hasPermission(role, 'orders')) return <Navigate to={paths.vendorCalls()} replace />
  const Other = view !== null && Object.hasOwn(OTHER_VIEWS, view) ? OTHER_VIEWS[view] : undefined
  if (!Other) return <OrdersPage />
  return (
    <Suspense fallback={<Spinner label={t('site.loading')} />}>
      <Other />
    </Suspense>
  )
}

function OrdersPage() {
  const { t } = useTexts()
  const { callsDue } = useVendorContext()
  const { query, go } = useListQuery(VENDOR_ORDER_LIST_URLS)
  const path = VENDOR_ORDER_LIST_URLS.path(query)
  // Later pages stay as they are: new orders would push their rows away.
  const list = useQuery(path, { isCached: true, live: query.cursor === null ? ['orders'] : [] })
  useNewOrdersToast(path, list)
  const invalidate = useInvalidate()
  const refreshAll = () => invalidate(get('/vendor/orders'))
  const couriers = useQuery(get('/vendor/couriers')).view
  const courier = usualCourier(couriers)
  const { busy, advanceMany, createShipments } = useOrderAction(list.refresh, refreshAll)
  const selection = useOrderSelection()
  const wilayas = useWilayas()
  const placeOf = (code: string) => wilayaName(wilayas, code) ?? code
  const close = useCallback(() => go({ open: null }), [go])
  useRestoreFocus(query.open)

  const retry = () => {
    dismissToast()
    refreshAll()
  }
  const keepRefused = (refused: readonly string[] | null) => {
    if (refused !== null) selection.keep(refused)
  }
  const seen = useSeenOrders(list.view?.items)
  const ids = [...selection.chosen]
  const chosen = ids.flatMap((id) => seen.get(id) ?? [])
  return (
    <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
      <div className="page-head">
        <h1>{t('vendor-orders.title')}</h1>
        <ButtonLink kind={callsDue ? 'primary' : 'outline'} small to={paths.vendorCalls()}>
          <Icon of={PhoneCall} size="s" />
          {callsDue
            ? t('vendor-dashboard.calls-due', { count: callsDue })
            : t('confirmation-calls.title')}
        </ButtonLink>
      </div>
      <VendorOrderTabs current="orders" />
      <StatusTabs
        label={t('vendor-orders.filter')}
        statuses={VENDOR_ORDER_STATUS_FILTERS}
        current={query.status}
        addressOf={(status) => VENDOR_ORDER_LIST_URLS.address(query, { status })}
        nameOf={(status) =>
          status === 'all' || status === 'delivery_failed'
            ? t(`vendor-orders.${status}`)
            : t(`order.status.${status}`)
        }
        counts={isVendorOrderQueryNarrowed(query) ? null : (list.view?.counts ?? null)}
      />
      <SavedViewLinks list="orders" addresses={VENDOR_ORDER_LIST_URLS} query={query} />
      <section className="card table-card" aria-label={t('vendor-orders.list')}>
        <VendorOrdersToolbar
          query={query}
          wilayas={wilayas}
          couriers={couriers?.items ?? []}
          isLoading={list.state === 'loading'}
          isSelecting={selection.isSelecting}
          onSelecting={selection.start}
          onRefresh={retry}
          go={go}
        />
        <ListBody
          texts="vendor-orders"
          addresses={VENDOR_ORDER_LIST_URLS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton rows={8} />}
          onRetry={retry}
          nothingHere={t('vendor-orders.none-here')}
        >
          {(rows, isTable) =>
            isTable ? (
              <VendorOrdersTable
                {...{ rows, query, placeOf, selection }}
                onOpen={(id) => go({ open: id })}
              />
            ) : (
              <VendorOrderCards
                {...{ rows, query, placeOf, selection }}
                isSelecting={selection.isSelecting || ids.length > 0}
              />
            )
          }
        </ListBody>
      </section>
      {(ids.length > 0 || selection.isSelecting) && (
        <VendorOrdersBulkBar
          rows={chosen}
          isBusy={busy === 'many'}
          onAdvance={async (rows, status) => keepRefused(await advanceMany(rows, status))}
          courier={courier}
          onShip={async (rows, { code }) => keepRefused(await createShipments(rows, code))}
          onClear={selection.clear}
        />
      )}
      {query.open !== null && (
        <OrderPanelLoader
          id={query.open}
          row={list.view?.items.find((row) => row.id === query.open) ?? null}
          onChanged={list.refresh}
          onClose={close}
        />
      )}
    </div>
  )
}

/** The default courier, else the first connected one. */
function usualCourier(view: CouriersView | null) {
  const connected = (view?.items ?? []).filter(
    ({ account, by_operator, can_connect }) => can_connect && (account !== null || by_operator),
  )
  return connected.find(({ is_default }) => is_default) ?? connected[0] ?? null
}
