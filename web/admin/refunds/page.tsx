import { get, post, withQuery } from '#web/shared/api/endpoint.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import { useCallback, useState } from 'react'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { CardRefunds } from './card-refunds.tsx'
import { type PendingRefundAction, RefundDialog, type RefundStep } from './refund-dialog.tsx'
import { type RefundRow, REFUNDS, REFUND_STATE_FILTERS } from './query.ts'
import { RefundPanel } from './refund-panel.tsx'
import { RefundCards, RefundsTable } from './refunds-list.tsx'
import { AdminOrderTabs } from './order-tabs.tsx'

export default function AdminRefunds() {
  const { t, language } = useTexts()
  const { query, go } = useListQuery(REFUNDS)
  const list = useQuery(REFUNDS.path(query), { isCached: true })
  const detail = useQuery(
    query.open === null ? null : get('/admin/refunds/{id}', { id: query.open }),
  )
  const [asking, setAsking] = useState<PendingRefundAction | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask = (action: PendingRefundAction | null) => {
    setRefusal(null)
    setAsking(action)
  }
  const refreshAll = () => {
    list.refresh()
    if (query.open !== null) detail.refresh()
  }
  const { isBusy, act } = useMutation(refreshAll)
  const send = async (item: RefundRow, step: RefundStep, body: object = {}) => {
    const messages = { done: t('refunds.done'), failed: t('refunds.not-done') }
    const outcome = await act({
      ...post(`/admin/refunds/{id}/${step}`, { id: item.id }, { ...body, version: item.version }),
      ...messages,
    })
    if (outcome.isDone) ask(null)
    else setRefusal(outcome.message || null)
  }
  const close = useCallback(() => go({ open: null }), [go])
  useRestoreFocus(query.open)
  const open = formatMoney(fromDinars(list.view?.open_amount ?? 0), language, 'admin')
  return (
    <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
      <div className="page-head">
        <h1>{t('refunds.title')}</h1>
        {list.view && (
          <p className="muted">{t('refunds.open-amount', { amount: `\u2068${open}\u2069` })}</p>
        )}
      </div>
      <AdminOrderTabs current="refunds" />
      <CardRefunds onDone={refreshAll} />
      <StatusTabs
        label={t('refunds.filter')}
        statuses={REFUND_STATE_FILTERS}
        current={query.status}
        addressOf={(status) => REFUNDS.address(query, { status })}
        nameOf={(status) => t(`refunds.state.${status}`)}
        counts={list.view?.counts ?? null}
      />
      <section className="card table-card" aria-label={t('refunds.list')}>
        <div className="tool-bar">
          <SearchField
            label={t('refunds.search')}
            clearLabel={t('refunds.search-clear')}
            value={query.search}
            onSearch={(search) => go({ search })}
          />
          <Refresh isLoading={list.state === 'loading'} onRefresh={refreshAll} />
          <ExportMenu
            path={withQuery(get('/admin/lists/refunds/file'), REFUNDS.narrowed(query))}
            file="yova-refunds"
          />
        </div>
        <ListBody
          texts="refunds"
          addresses={REFUNDS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton />}
          onRetry={refreshAll}
        >
          {(rows, isTable) =>
            isTable ? (
              <RefundsTable {...{ rows, query }} onOpen={(id) => go({ open: id })} />
            ) : (
              <RefundCards {...{ rows, query }} />
            )
          }
        </ListBody>
      </section>
      {query.open !== null && (
        <RefundPanel
          id={query.open}
          detail={detail.view?.id === query.open ? detail.view : null}
          state={detail.state}
          onRetry={detail.refresh}
          onClose={close}
          onAsk={ask}
        />
      )}
      <PanelDialogs>
        {asking && (
          <RefundDialog
            key={`${asking.what} ${asking.one.id}`}
            asking={asking}
            {...{ isBusy, refusal }}
            onClose={() => ask(null)}
            send={(item, step, body) => void send(item, step, body)}
          />
        )}
      </PanelDialogs>
    </div>
  )
}
