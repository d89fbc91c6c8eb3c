import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { GatewaySettlementItem } from './gateway-settlement-item.tsx'
import { ImportGatewayDialog } from './import-gateway-dialog.tsx'
import { OtherSums } from './other-sums.tsx'
import { GATEWAY_SETTLEMENTS, GATEWAY_STATE_FILTERS } from './queries.ts'

export function GatewaySettlements() {
  const { t } = useTexts()
  const { query } = useListQuery(GATEWAY_SETTLEMENTS)
  const list = useQuery(GATEWAY_SETTLEMENTS.path(query), { isCached: true })
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <div className="finance-actions">
        <Button small onClick={() => setImporting(true)}>
          {t('admin-money.gateway.import')}
        </Button>
      </div>
      <OtherSums />
      <StatusTabs
        label={t('admin-money.gateway.filter')}
        statuses={GATEWAY_STATE_FILTERS}
        current={query.state}
        addressOf={(state) => GATEWAY_SETTLEMENTS.address(query, { state })}
        nameOf={(state) => t(`admin-money.gateway.state.${state}`)}
        counts={null}
      />
      <section className="card table-card" aria-label={t('admin-money.gateway')}>
        <ListBody
          texts="admin-money.gateway"
          addresses={GATEWAY_SETTLEMENTS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3rem" />}
          onRetry={list.refresh}
        >
          {(rows) => (
            <ul className="finance-journals" aria-label={t('admin-money.gateway')}>
              {rows.map((settlement) => (
                <GatewaySettlementItem
                  key={settlement.id}
                  settlement={settlement}
                  onChanged={list.refresh}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      {isImporting && list.view && (
        <ImportGatewayDialog
          gateways={list.view.gateways}
          onClose={() => setImporting(false)}
          onDone={list.refresh}
        />
      )}
    </>
  )
}
