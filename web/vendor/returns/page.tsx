import { type ApiMutation, get } from '#web/shared/api/endpoint.ts'
import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import '#web/backoffice/orders/order-details.css'
import '#web/backoffice/orders/returns.css'
import { useCallback, useState } from 'react'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useInvalidate, useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useFreshPhotos } from '#web/shared/returns/use-fresh-photos.ts'
import { classes } from '#web/ui/classes.ts'
import { VendorOrderTabs } from './order-tabs.tsx'
import { type PendingReturnAction, ReturnDialogs } from './return-dialogs.tsx'
import { type ReturnDetail, RETURNS, VENDOR_RETURN_TABS } from './query.ts'
import { ReturnPanel } from './return-panel.tsx'
import { ReturnCards, ReturnsTable } from './returns-list.tsx'

export default function ShopReturns() {
  const { t } = useTexts()
  const { query, go } = useListQuery(RETURNS)
  const list = useQuery(RETURNS.path(query), { isCached: true, live: ['returns'] })
  const detail = useQuery(
    query.open === null ? null : get('/vendor/returns/{id}', { id: query.open }),
    { live: ['returns'] },
  )
  useFreshPhotos((detail.view?.photos.length ?? 0) > 0, detail.refresh)
  const [asking, setAsking] = useState<PendingReturnAction | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const ask = (action: PendingReturnAction | null) => {
    setErrors({})
    setAsking(action)
  }
  const invalidate = useInvalidate()
  const refreshAll = () => invalidate(get('/vendor/returns'))
  const { isBusy, act } = useMutation(refreshAll)
  const send = async (change: ApiMutation<ReturnDetail>) => {
    const messages = { done: t('vendor-returns.done'), failed: t('vendor-returns.not-done') }
    const outcome = await act({ ...change, ...messages })
    setErrors(outcome.isDone ? {} : outcome.fields)
    if (outcome.isDone) setAsking(null)
  }
  const close = useCallback(() => go({ open: null }), [go])
  useRestoreFocus(query.open)
  return (
    <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
      <div className="page-head">
        <h1>{t('vendor-returns.title')}</h1>
      </div>
      <VendorOrderTabs current="returns" />
      <StatusTabs
        label={t('vendor-returns.filter')}
        statuses={VENDOR_RETURN_TABS}
        current={query.status}
        addressOf={(status) => RETURNS.address(query, { status })}
        nameOf={(status) => t(`vendor-returns.tab.${status}`)}
        counts={list.view?.counts ?? null}
      />
      <section className="card table-card" aria-label={t('vendor-returns.list')}>
        <div className="tool-bar">
          <SearchField
            label={t('vendor-returns.search')}
            clearLabel={t('vendor-returns.search-clear')}
            value={query.search}
            onSearch={(search) => go({ search })}
          />
          <Refresh isLoading={list.state === 'loading'} onRefresh={refreshAll} />
        </div>
        <ListBody
          texts="vendor-returns"
          addresses={RETURNS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton />}
          onRetry={refreshAll}
        >
          {(rows, isTable) =>
            isTable ? (
              <ReturnsTable {...{ rows, query }} onOpen={(id) => go({ open: id })} />
            ) : (
              <ReturnCards {...{ rows, query }} />
            )
          }
        </ListBody>
      </section>
      {query.open !== null && (
        <ReturnPanel
          id={query.open}
          detail={detail.view?.id === query.open ? detail.view : null}
          state={detail.state}
          isBusy={isBusy}
          onRetry={detail.refresh}
          onClose={close}
          onAsk={ask}
          send={(change) => void send(change)}
        />
      )}
      <PanelDialogs>
        <ReturnDialogs
          asking={asking}
          isBusy={isBusy}
          errors={errors}
          onClose={() => ask(null)}
          send={(change) => void send(change)}
        />
      </PanelDialogs>
    </div>
  )
}
