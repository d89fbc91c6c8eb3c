import { StatCard } from '#web/desk/stat-card.tsx'
import '#web/desk/list-page.css'
import '../orders/orders.css'
import './abandoned-carts.css'
import { Banknote, CircleCheck, RotateCw, ShoppingCart } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { AbandonedCartsPageView } from '#capabilities/cart/contract.ts'
import { formatAmount, formatDate, formatMoney, formatNumber } from '#kernel/format.ts'
import { centimes, fromDinars } from '#kernel/money.ts'
import { pageMeta } from '#web/shared/meta.ts'
import { ExportMenu } from '#web/desk/export-menu.tsx'
import { useTexts } from '#web/shared/texts.ts'
import { useVeryWide, useWide } from '#web/shared/use-wide.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { readTrail } from '#web/desk/list-query.ts'
import { FactsSkeleton } from '#web/desk/side-panel.tsx'
import { useAnswer } from '#web/desk/use-answer.ts'
import { useWilayas } from '#web/shared/use-wilayas.ts'
import { CartPanel } from './cart-panel.tsx'
import { CartCards, CartsTable, rowLinkId } from './carts-list.tsx'
import { cartsPath, listAddress, type ListQuery, PAGE_SIZE, readListQuery } from './list-address.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('abandoned.title'), isPrivate: true }))

/** Carts whose buyers typed how to reach them, and did not come back; the call is one tap. */
export default function AdminAbandonedCartsPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery()
  const wilayas = useWilayas()
  const list = useAnswer<AbandonedCartsPageView>(cartsPath(query), () =>
    showToast({
      title: t('desk.error'),
      message: t('abandoned.load-failed'),
      isError: true,
      closeLabel: t('site.close'),
    }),
  )
  const close = useCallback(() => go({ cart: null }), [go])
  const refresh = () => {
    dismissToast()
    list.refresh()
  }
  const time = list.view && formatDate(new Date(list.view.at), 'fr', 'time')
  return (
    <div className={classes('back-office-page', query.cart !== null && 'has-panel')}>
      <div className="page-head">
        <div>
          <h1>{t('abandoned.title')}</h1>
          <p className="muted">{t('abandoned.intro')}</p>
        </div>
        <p className="refresh">
          {time !== null && <span className="muted">{t('abandoned.refreshed', { time })}</span>}
          <ExportMenu path="/api/v1/admin/lists/abandoned-carts/file" file="yova-carts" />
          <Button kind="quiet" onClick={refresh} busy={list.state === 'loading'}>
            {list.state !== 'loading' && <Icon of={RotateCw} size="s" />}
            {t('abandoned.refresh')}
          </Button>
        </p>
      </div>
      <SummaryCards page={list.view} hasFailed={list.state === 'failed'} />
      <section className="card table-card mt-4" aria-label={t('abandoned.list')}>
        <ListBody {...{ query, wilayas }} list={list} onRetry={refresh} onOpen={go} />
      </section>
      {query.cart !== null && (
        <CartPanel
          cart={list.view?.items.find(({ id }) => id === query.cart) ?? null}
          isLoading={list.state === 'loading'}
          wilayas={wilayas}
          onClose={close}
        />
      )}
    </div>
  )
}

/** The list as the address says it, and the way to change what it says; the focus comes back to its row. */
function useListQuery() {
  const [params] = useSearchParams()
  const query = readListQuery(params)
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const latest = useRef({ query, state })
  useEffect(() => {
    const closed = latest.current.query.cart
    latest.current = { query, state }
    if (closed !== null && query.cart === null) document.getElementById(rowLinkId(closed))?.focus()
  })
  const go = useCallback(
    (changes: Partial<ListQuery>) => {
      const { query: now, state: trail } = latest.current
      void navigate(listAddress(now, changes), {
        replace: now.cart !== null || changes.cart === null,
        preventScrollReset: true,
        state: trail,
      })
    },
    [navigate],
  )
  return { query, go }
}

type SummaryProps = { page: AbandonedCartsPageView | null; hasFailed: boolean }

function SummaryCards({ page, hasFailed }: SummaryProps) {
  const { t, language } = useTexts()
  const average = page && page.total > 0 ? Math.round(page.value / page.total) : 0
  const cards = [
    {
      label: t('abandoned.card.open'),
      icon: ShoppingCart,
      value: page && formatNumber(page.total, language),
      note: page && t('abandoned.recent', { count: page.recent }),
    },
    {
      label: t('abandoned.card.value'),
      icon: Banknote,
      value: page && formatAmount(fromDinars(page.value), language),
      unit: 'DZD',
      note:
        page &&
        t('abandoned.average', { amount: formatMoney(centimes(average * 100), language, 'admin') }),
    },
    {
      label: t('abandoned.card.recovered'),
      icon: CircleCheck,
      value: page && formatNumber(page.recovered_this_month, language),
      note: page && t('abandoned.after-reminder', { count: page.recovered_after_reminder }),
    },
  ]
  return (
    <dl className="stat-cards cart-figures">
      {cards.map(({ label, icon, value, unit, note }) => (
        <StatCard key={label} {...{ label, icon, value, unit, note, hasFailed }} />
      ))}
    </dl>
  )
}

type ListBodyProps = {
  query: ListQuery
  wilayas: ReturnType<typeof useWilayas>
  list: ReturnType<typeof useAnswer<AbandonedCartsPageView>>
  onRetry: () => void
  onOpen: (changes: Partial<ListQuery>) => void
}

/** The list in each of its states; what was read stays on the screen while the next is on its way. */
function ListBody({ query, wilayas, list: { view, state }, onRetry, onOpen }: ListBodyProps) {
  const { t } = useTexts()
  const [isWide, isVeryWide] = [useWide(), useVeryWide()]
  const isTable = query.cart === null ? isWide : isVeryWide
  const hasFailed = state === 'failed' || state === 'missing'
  const retry = (
    <Button kind="outline" small onClick={onRetry}>
      <Icon of={RotateCw} size="s" />
      {t('site.retry')}
    </Button>
  )
  if (view === null)
    return hasFailed ? (
      <EmptyState title={t('abandoned.load-failed')} action={retry} />
    ) : (
      <FactsSkeleton label={t('site.loading')} />
    )
  const rows = view.items
  return (
    <>
      {hasFailed && (
        <p className="warn-line">
          {t('abandoned.stale')}
          {retry}
        </p>
      )}
      <p role="status" className="sr-only">
        {state === 'ready' && t('abandoned.found', { count: view.total })}
      </p>
      <div className={state === 'loading' ? 'is-loading' : undefined}>
        {rows.length === 0 ? (
          <EmptyState title={t('abandoned.none')} text={t('abandoned.none-text')} />
        ) : isTable ? (
          <CartsTable {...{ rows, query, wilayas }} onOpen={(id) => onOpen({ cart: id })} />
        ) : (
          <CartCards {...{ rows, query, wilayas }} />
        )}
        {rows.length > 0 && <Foot query={query} page={view} />}
      </div>
    </>
  )
}

/** Where one is in the list. A page opened from a link knows what comes next, not what came before. */
function Foot({ query, page }: { query: ListQuery; page: AbandonedCartsPageView }) {
  const { t, language } = useTexts()
  const { state } = useLocation() as { state: unknown }
  const trail = readTrail(state)
  const isPlaced = query.cursor === null || trail.length > 0
  const from = trail.length * PAGE_SIZE + 1
  const to = from + page.items.length - 1
  const back = trail.at(-1)
  const summary = isPlaced
    ? t('abandoned.range', { from, to, total: formatNumber(page.total, language) })
    : t('abandoned.found', { count: page.total })
  const previous = {
    to: listAddress(query, { cursor: back || null, cart: null }),
    label: t(back === undefined ? 'abandoned.first' : 'abandoned.previous'),
    state: { trail: trail.slice(0, -1) },
  }
  const next = {
    to: listAddress(query, { cursor: page.next, cart: null }),
    label: t('abandoned.next'),
    state: isPlaced ? { trail: [...trail, query.cursor ?? ''] } : null,
  }
  return (
    <div className="table-foot">
      <Pagination
        label={t('abandoned.pages')}
        summary={summary}
        previous={query.cursor === null ? null : previous}
        next={page.next === null ? null : next}
      />
    </div>
  )
}
