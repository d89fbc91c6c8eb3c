import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { RemittanceRowView } from '#capabilities/payouts/remittances.contract.ts'
import { formatNumber } from '#kernel/format.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { REMITTANCE_STATE_FILTERS, REMITTANCES, moneySectionPath } from './queries.ts'
import { CashOfDay } from './cash-day.tsx'
import { CountRemittanceDialog } from './count-remittance-dialog.tsx'
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
  const list = useQuery(REMITTANCES.path(query), { isCached: true })
  const [isImporting, setImporting] = useState(false)
  const [isCounting, setCounting] = useState(false)
  const open = (id: string) => void navigate(moneySectionPath('remittances', { remittance: id }))
  return (
    <>
      <div className="finance-actions">
        <Button kind="outline" small onClick={() => setCounting(true)}>
          {t('admin-money.desk.count')}
        </Button>
        <Button small onClick={() => setImporting(true)}>
          {t('admin-money.import')}
        </Button>
        <ExportMenu
          path={withQuery(get('/admin/lists/remittances/file'), REMITTANCES.narrowed(query))}
          file="yova-remittances"
        />
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
          {(rows, isTable) =>
            isTable ? (
              <RemittanceTable rows={rows} />
            ) : (
              <ul className="row-cards" aria-label={t('admin-money.remittances')}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <RemittanceLink row={row} />
                  </li>
                ))}
              </ul>
            )
          }
        </ListBody>
      </section>
      <ImportRemittanceDialog
        open={isImporting}
        onClose={() => setImporting(false)}
        onImported={open}
      />
      {isCounting && <CountRemittanceDialog onClose={() => setCounting(false)} onDone={open} />}
      <CashOfDay />
    </>
  )
}

const COLUMNS = ['courier', 'reference', 'lines', 'on', 'open', 'amount', 'state'] as const

function RemittanceTable({ rows }: { rows: readonly RemittanceRowView[] }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  return (
    <table className="data-table finance-table is-opening">
      <caption className="sr-only">{t('admin-money.remittances')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={column === 'amount' ? 'at-end' : undefined}>
              {t(`admin-money.remittances.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            onClick={(event) => {
              if (!isOnControl(event)) void navigate(remittancePath(row))
            }}
          >
            <td>
              <bdi>{row.courier.name}</bdi>
            </td>
            <td>
              <RemittanceReference row={row} />
            </td>
            <td className="num">{formatNumber(row.line_count, language)}</td>
            <td className="muted">
              <Day on={row.imported_at} />
            </td>
            <td className="num">
              {row.open_count > 0 ? formatNumber(row.open_count, language) : '–'}
            </td>
            <td className="at-end">
              <b>
                <MoneyAmount dinars={row.received ?? row.announced} />
              </b>
            </td>
            <td>
              <RemittanceState row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const RemittanceReference = ({ row }: { row: RemittanceRowView }) => (
  <Link to={remittancePath(row)}>
    <MoneyCode>{row.reference}</MoneyCode>
  </Link>
)

const remittancePath = ({ id }: RemittanceRowView): string =>
  moneySectionPath('remittances', { remittance: id })

function RemittanceState({ row: { state } }: { row: RemittanceRowView }) {
  const { t } = useTexts()
  return <Badge tone={REMITTANCE_TONES[state]}>{t(`admin-money.remittance.state.${state}`)}</Badge>
}

function RemittanceLink({ row }: { row: RemittanceRowView }) {
  const { t } = useTexts()
  return (
    <Link to={remittancePath(row)}>
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
        <RemittanceState row={row} />
      </span>
    </Link>
  )
}
