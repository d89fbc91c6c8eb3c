import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import '#web/backoffice/list/list-page.css'
import '../orders/orders.css'
import './abandoned-carts.css'
import { Banknote, CircleCheck, RotateCw, ShoppingCart } from 'lucide-react'
import { useCallback } from 'react'
import type { MetaFunction } from 'react-router'
import type { AbandonedCartsPageView } from '#capabilities/cart/contract.ts'
import { formatAmount, formatDate, formatMoney, formatNumber } from '#kernel/format.ts'
import { centimes, fromDinars } from '#kernel/money.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { TableSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { ChoiceFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { SortSelect } from '#web/backoffice/list/sort-header.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { CartPanel } from './cart-panel.tsx'
import { CartCards, CartsTable } from './carts-list.tsx'
import { CART_SORT_OPTIONS, CARTS, REMINDER_FILTERS } from './query.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('abandoned-carts.title'), isPrivate: true }))

export default function AdminAbandonedCartsPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery(CARTS)
  const wilayas = useWilayas()
  const list = useQuery(CARTS.path(query), {
    isCached: true,
    onFailure: () =>
      showToast({
        title: t('backoffice.error'),
        message: t('abandoned-carts.load-failed'),
        isError: true,
        closeLabel: t('site.close'),
      }),
  })
  useRestoreFocus(query.open)
  const close = useCallback(() => go({ open: null }), [go])
  const refresh = () => {
    dismissToast()
    list.refresh()
  }
  const time = list.view && formatDate(new Date(list.view.at), 'fr', 'time')
  return (
    <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
      <div className="page-head">
        <div>
          <h1>{t('abandoned-carts.title')}</h1>
          <p className="muted">{t('abandoned-carts.intro')}</p>
        </div>
        <p className="refresh">
          {time !== null && (
            <span className="muted">{t('abandoned-carts.refreshed', { time })}</span>
          )}
          <ExportMenu
            path={withQuery(get('/admin/lists/abandoned-carts/file'), CARTS.narrowed(query))}
            file="yova-carts"
          />
          <Button kind="quiet" onClick={refresh} busy={list.state === 'loading'}>
            {list.state !== 'loading' && <Icon of={RotateCw} size="s" />}
            {t('abandoned-carts.refresh')}
          </Button>
        </p>
      </div>
      <SummaryCards page={list.view} hasFailed={list.state === 'failed'} />
      <section className="card table-card mt-4" aria-label={t('abandoned-carts.list')}>
        <div className="tool-bar">
          <ChoiceFilter
            label={t('abandoned-carts.filter')}
            values={REMINDER_FILTERS}
            value={query.reminder}
            nameOf={(reminder) => t(`abandoned-carts.reminder.${reminder}`)}
            onChoose={(reminder) => go({ reminder })}
          />
          <SortSelect
            isInHeads
            sorts={CART_SORT_OPTIONS}
            sort={query.sort}
            onSort={(sort) => go({ sort })}
          />
        </div>
        <ListBody
          texts="abandoned-carts"
          addresses={CARTS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<TableSkeleton columns={5} />}
          onRetry={refresh}
        >
          {(rows, isTable) =>
            isTable ? (
              <CartsTable
                {...{ rows, query, wilayas }}
                onSort={(sort) => go({ sort })}
                onOpen={(id) => go({ open: id })}
              />
            ) : (
              <CartCards {...{ rows, query, wilayas }} />
            )
          }
        </ListBody>
      </section>
      {query.open !== null && (
        <CartPanel
          cart={list.view?.items.find(({ id }) => id === query.open) ?? null}
          isLoading={list.state === 'loading'}
          wilayas={wilayas}
          onClose={close}
        />
      )}
    </div>
  )
}

type SummaryProps = { page: AbandonedCartsPageView | null; hasFailed: boolean }

function SummaryCards({ page, hasFailed }: SummaryProps) {
  const { t, language } = useTexts()
  const average = page && page.open > 0 ? Math.round(page.value / page.open) : 0
  const cards = [
    {
      label: t('abandoned-carts.card.open'),
      icon: ShoppingCart,
      value: page && formatNumber(page.open, language),
      note: page && t('abandoned-carts.recent', { count: page.recent }),
    },
    {
      label: t('abandoned-carts.card.value'),
      icon: Banknote,
      value: page && formatAmount(fromDinars(page.value), language),
      unit: 'DZD',
      note:
        page &&
        t('abandoned-carts.average', {
          amount: formatMoney(centimes(average * 100), language, 'admin'),
        }),
    },
    {
      label: t('abandoned-carts.card.recovered'),
      icon: CircleCheck,
      value: page && formatNumber(page.recovered_this_month, language),
      note: page && t('abandoned-carts.after-reminder', { count: page.recovered_after_reminder }),
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
