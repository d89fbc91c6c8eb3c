import '#web/backoffice/list/list-page.css'
import '../order/order.css'
import { useQuery } from '#web/shared/data/use-query.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { AdminOrderTabs } from '../refunds/order-tabs.tsx'
import { ADMIN_RETURN_TABS, ADMIN_RETURNS } from './query.ts'
import { AdminReturnRows } from './return-rows.tsx'

/** Read only: the vendor answers a return, an admin pays its refund. */
export default function AdminReturns() {
  const { t } = useTexts()
  const { query, go } = useListQuery(ADMIN_RETURNS)
  const list = useQuery(ADMIN_RETURNS.path(query), { isCached: true })
  return (
    <div className="back-office-page order-page">
      <div className="page-head">
        <h1>{t('refunds.returns')}</h1>
      </div>
      <AdminOrderTabs current="returns" />
      <StatusTabs
        label={t('vendor-returns.filter')}
        statuses={ADMIN_RETURN_TABS}
        current={query.status}
        addressOf={(status) => ADMIN_RETURNS.address(query, { status })}
        nameOf={(status) => t(`vendor-returns.tab.${status}`)}
        counts={list.view?.counts ?? null}
      />
      <section className="card table-card" aria-label={t('vendor-returns.list')}>
        <div className="tool-bar">
          <SearchField
            label={t('refunds.returns-search')}
            clearLabel={t('refunds.search-clear')}
            value={query.search}
            onSearch={(search) => go({ search })}
          />
          <Refresh isLoading={list.state === 'loading'} onRefresh={list.refresh} />
        </div>
        <ListBody
          texts="vendor-returns"
          addresses={ADMIN_RETURNS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton />}
          onRetry={list.refresh}
        >
          {(rows) => <AdminReturnRows rows={rows} label={t('vendor-returns.list')} />}
        </ListBody>
      </section>
    </div>
  )
}
