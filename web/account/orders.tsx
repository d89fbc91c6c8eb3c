import './orders.css'
import { type FormEvent, useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import {
  type AccountPurchasesPageView,
  PURCHASE_STATES,
  type PurchaseState,
} from '#capabilities/orders/contract.ts'
import { paths } from '#web/paths.ts'
import { type Endpoint, get } from '#web/shared/api/endpoint.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/field.tsx'
import { AccountLoadFailed, PageHead, LoadingSkeleton } from './account-ui.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { ReorderedDialog } from './reordered-dialog.tsx'
import { usePages } from '#web/shared/data/use-pages.ts'
import { useReorder } from './use-reorder.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.orders.title'), isPrivate: true }))

/** Filter and search are in the URL, so that the way back from an order keeps them. */
export default function OrdersPage() {
  const { t } = useTexts()
  const [query, setQuery] = useSearchParams()
  const state = PURCHASE_STATES.find((name) => name === query.get('state')) ?? 'all'
  const search = query.get('search') ?? ''
  const go = (next: { state?: PurchaseState; search?: string }) => {
    const wanted = { state, search, ...next }
    setQuery(
      {
        ...(wanted.state !== 'all' && { state: wanted.state }),
        ...(wanted.search !== '' && { search: wanted.search }),
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const path = get('/account/purchases', { state, search })
  return (
    <>
      <PageHead title={t('account.orders.title')} text={t('account.orders.text')} />
      <div className="purchase-tools">
        <PurchaseSearch key={search} search={search} onSearch={(term) => go({ search: term })} />
        <div className="chips" role="group" aria-label={t('account.orders.filter')}>
          {PURCHASE_STATES.map((name) => (
            <Chip
              key={name}
              selected={name === state}
              isOneOfMany
              onClick={() => go({ state: name })}
            >
              {t(`account.orders.state.${name}`)}
            </Chip>
          ))}
        </div>
      </div>
      <Purchases
        key={path}
        path={path}
        isNarrowed={state !== 'all' || search !== ''}
        onAll={() => go({ state: 'all', search: '' })}
      />
    </>
  )
}

type PurchaseSearchProps = { search: string; onSearch: (term: string) => void }

function PurchaseSearch({ search, onSearch }: PurchaseSearchProps) {
  const { t } = useTexts()
  const [term, setTerm] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(term.trim())
  }
  return (
    <form className="purchase-search" role="search" onSubmit={submit}>
      <Input
        label={t('account.orders.search')}
        type="search"
        maxLength={120}
        autoComplete="off"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <Button type="submit" kind="quiet">
        {t('account.orders.find')}
      </Button>
    </form>
  )
}

type PurchasesProps = {
  path: Endpoint<AccountPurchasesPageView>
  isNarrowed: boolean
  onAll: () => void
}

function Purchases({ path, isNarrowed, onAll }: PurchasesProps) {
  const { t } = useTexts()
  const { items, hasFailed, hasMore, isBusy, more, refresh } = usePages(path)
  const again = useReorder()
  return (
    <>
      <AccountLoadFailed text={again.hasFailed ? t('account.failure.unreachable') : null} />
      {!items ? (
        <LoadingSkeleton hasFailed={hasFailed} onRetry={refresh} />
      ) : items.length === 0 ? (
        <div className="card">
          {isNarrowed ? (
            <EmptyState
              title={t('account.orders.none-found')}
              action={
                <Button kind="outline" onClick={onAll}>
                  {t('account.orders.show-all')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t('account.orders.none')}
              text={t('account.orders.none-text')}
              action={<ButtonLink to={paths.products()}>{t('home.hero.discover')}</ButtonLink>}
            />
          )}
        </div>
      ) : (
        <>
          {items.map((purchase) => (
            <PurchaseCard
              key={purchase.number}
              purchase={purchase}
              busyWith={again.busyWith}
              onReorder={(id) => void again.reorder(id)}
            />
          ))}
          {hasMore && (
            <Button kind="outline" className="account-next" busy={isBusy} onClick={more}>
              {t('account.more')}
            </Button>
          )}
        </>
      )}
      {again.outcome && <ReorderedDialog outcome={again.outcome} onClose={again.close} />}
    </>
  )
}
