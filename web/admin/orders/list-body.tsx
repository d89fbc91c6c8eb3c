import { RotateCw } from 'lucide-react'
import { useLocation } from 'react-router'
import type { AdminOrdersPageView } from '#capabilities/orders/contract.ts'
import { formatNumber } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { readTrail } from '../list-page.ts'
import { listAddress, type ListQuery, PAGE_SIZE } from './list-address.ts'
import { OrderCards, OrdersSkeleton, OrdersTable } from './orders-list.tsx'
import type { OrderRow, OrderStatusName } from './statuses.ts'
import { useVeryWide, useWide } from '#web/shared/use-wide.ts'

type ListBodyProps = {
  query: ListQuery
  page: AdminOrdersPageView | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  busy: string | null
  onRetry: () => void
  onOpen: (id: string) => void
  onChoose: (row: OrderRow, status: OrderStatusName) => void
}

/** The list in each of its states. What was read stays on the screen while the next is on its way. */
export function ListBody({ query, page, state, busy, onRetry, onOpen, onChoose }: ListBodyProps) {
  const { t } = useTexts()
  const [isWide, isVeryWide] = [useWide(), useVeryWide()]
  const isTable = query.order === null ? isWide : isVeryWide
  const hasFailed = state === 'failed' || state === 'missing'
  if (page === null)
    return hasFailed ? (
      <EmptyState
        title={t('admin.orders.load-failed')}
        action={
          <Button kind="outline" small onClick={onRetry}>
            <Icon of={RotateCw} size="s" />
            {t('site.retry')}
          </Button>
        }
      />
    ) : (
      <OrdersSkeleton label={t('site.loading')} />
    )
  return (
    <>
      {hasFailed && (
        <p className="warn-line">
          {t('admin.orders.stale')}
          <button type="button" className="text-link" onClick={onRetry}>
            {t('site.retry')}
          </button>
        </p>
      )}
      <p role="status" className="sr-only">
        {state === 'ready' && t('admin.orders.found', { count: page.total })}
      </p>
      <div className={state === 'loading' ? 'is-loading' : undefined}>
        {page.items.length === 0 ? (
          <Nothing query={query} />
        ) : isTable ? (
          <OrdersTable rows={page.items} {...{ query, busy, onOpen, onChoose }} />
        ) : (
          <OrderCards rows={page.items} query={query} />
        )}
        {page.items.length > 0 && <Foot query={query} page={page} />}
      </div>
    </>
  )
}

function Nothing({ query }: { query: ListQuery }) {
  const { t } = useTexts()
  const isFiltered = query.search !== '' || query.status !== 'all' || query.cursor !== null
  if (!isFiltered)
    return <EmptyState title={t('admin.orders.none')} text={t('admin.orders.none-text')} />
  return (
    <EmptyState
      title={t('admin.orders.no-match')}
      text={t('admin.orders.no-match-text')}
      action={
        <ButtonLink kind="outline" small to={paths.adminOrders()}>
          {t('admin.orders.reset')}
        </ButtonLink>
      }
    />
  )
}

/** Where one is in the list. A page opened from a link knows what comes next, not what came before. */
function Foot({ query, page }: { query: ListQuery; page: AdminOrdersPageView }) {
  const { t, language } = useTexts()
  const { state } = useLocation() as { state: unknown }
  const trail = readTrail(state)
  const count = formatNumber(page.total, language)
  const total = page.total_is_estimate ? t('admin.orders.about', { count }) : count
  const isPlaced = query.cursor === null || trail.length > 0
  const from = trail.length * PAGE_SIZE + 1
  const back = trail.at(-1)
  return (
    <div className="table-foot">
      <Pagination
        label={t('admin.orders.pages')}
        summary={
          isPlaced
            ? t('admin.orders.range', { from, to: from + page.items.length - 1, total })
            : t('admin.orders.found', { count: page.total })
        }
        previous={
          query.cursor === null
            ? null
            : {
                to: listAddress(query, { cursor: back || null, order: null }),
                label: t(back === undefined ? 'admin.orders.first' : 'admin.orders.previous'),
                state: { trail: trail.slice(0, -1) },
              }
        }
        next={
          page.next === null
            ? null
            : {
                to: listAddress(query, { cursor: page.next, order: null }),
                label: t('admin.orders.next'),
                state: isPlaced ? { trail: [...trail, query.cursor ?? ''] } : null,
              }
        }
      />
    </div>
  )
}
