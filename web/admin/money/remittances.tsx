import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type {
  RemittanceRowView,
  RemittancesPageView,
} from '#capabilities/payouts/remittances.contract.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { REMITTANCE_STATE_FILTERS, REMITTANCES, moneySectionPath } from './queries.ts'
import { ImportRemittanceDialog } from './import-remittance-dialog.tsx'
import { REMITTANCE_TONES } from './status-tones.ts'
import { RemittancePage } from './remittance-page.tsx'
import { MoneyAmount, MoneyCode, Day } from './money-cells.tsx'

export function Remittances() {
  const [params] = useSearchParams()
  const id = params.get('remittance')
  return id === null ? <RemittancesList /> : <RemittancePage key={id} id={id} />
}

function RemittancesList() {
  const { t } = useTexts()
  const { query } = useListQuery(REMITTANCES)
  const navigate = useNavigate()
  const list = useQuery<RemittancesPageView>(REMITTANCES.path(query))
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <div className="finance-actions">
        <Button small onClick={() => setImporting(true)}>
          {t('admin-money.import')}
        </Button>
      </div>
      <StatusTabs
        label={t('admin-money.remittances.filter')}
        statuses={REMITTANCE_STATE_FILTERS}
        current={query.state}
        addressOf={(state) => REMITTANCES.address(query, { state })}
        nameOf={(state) => t(`admin-money.remittance.state.${state}`)}
        counts={null}
      />
      <section className="card table-card" aria-label={t('admin-money.remittances')}>
        <ListBody
          texts="admin-money.remittances"
          addresses={REMITTANCES}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3rem" />}
          onRetry={list.refresh}
        >
          {(rows) => (
            <ul className="row-cards" aria-label={t('admin-money.remittances')}>
              {rows.map((row) => (
                <li key={row.id}>
                  <RemittanceLink row={row} />
                </li>
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      <ImportRemittanceDialog
        open={isImporting}
        onClose={() => setImporting(false)}
        onImported={(id) => void navigate(moneySectionPath('remittances', { remittance: id }))}
      />
    </>
  )
}

function RemittanceLink({ row }: { row: RemittanceRowView }) {
  const { t } = useTexts()
  return (
    <Link to={moneySectionPath('remittances', { remittance: row.id })}>
      <span>
        <b>
          <bdi>{row.courier.name}</bdi> · <MoneyCode>{row.reference}</MoneyCode>
        </b>
        <small>
          {t('admin-money.remittance.lines', { count: row.line_count })} ·{' '}
          <Day on={row.imported_at} />
        </small>
        {row.open_count > 0 && (
          <small>{t('admin-money.remittance.open-count', { count: row.open_count })}</small>
        )}
      </span>
      <span className="row-card-badges">
        <b>
          <MoneyAmount dinars={row.received ?? row.announced} />
        </b>
        <Badge tone={REMITTANCE_TONES[row.state]}>
          {t(`admin-money.remittance.state.${row.state}`)}
        </Badge>
      </span>
    </Link>
  )
}
