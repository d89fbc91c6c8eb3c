import { Download } from 'lucide-react'
import { useState } from 'react'
import type { VatJournalView } from '#capabilities/documents/commission.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { type QueryState, useQuery } from '#web/shared/data/use-query.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { CommissionInvoices } from '#web/backoffice/tax/commission-invoices.tsx'
import { MonthChoice, useMonthName } from '#web/backoffice/tax/month-choice.tsx'
import { RECENT_MONTHS } from '#web/backoffice/tax/months.ts'
import { type VatLine, VatTable } from '#web/backoffice/tax/vat-table.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoneyAmount, MoneyLoadFailed } from './money-cells.tsx'
import { MonthCutOff } from './cut-off.tsx'
import { LateVat, VatMonth } from './vat-month.tsx'

/** The last month that is over comes first: it is what is declared next. */
export function TaxDocuments() {
  const [month, setMonth] = useState(RECENT_MONTHS[1] ?? '')
  return (
    <>
      <div className="finance-actions">
        <MonthChoice month={month} onChoose={setMonth} />
      </div>
      <DocumentsOfMonth key={month} month={month} />
    </>
  )
}

function DocumentsOfMonth({ month }: { month: string }) {
  const journal = useQuery(get('/admin/money/vat-journal', { month }))
  return (
    <>
      <Commission month={month} journal={journal} />
      <VatJournal month={month} journal={journal} />
      <MonthCutOff month={month} />
    </>
  )
}

type JournalQuery = QueryState<VatJournalView>
type MonthProps = { month: string; journal: JournalQuery }

function Commission({ month, journal }: MonthProps) {
  const { t } = useTexts()
  const nameOf = useMonthName()
  const [cursor, setCursor] = useState('')
  const { view, state, refresh } = useQuery(
    get('/admin/money/commission-invoices', { month, cursor }),
  )
  const { isBusy, act } = useMutation(() => {
    refresh()
    journal.refresh()
  })
  const issue = () =>
    void act({
      ...post('/admin/money/commission-invoices', null, { month }),
      failed: t('tax-documents.issue-failed'),
      done: t('tax-documents.issued'),
    })
  if (view === null && state !== 'loading')
    return <MoneyLoadFailed title={t('tax-documents.commission-failed')} onRetry={refresh} />
  return (
    <section className="card tax-card" aria-labelledby="tax-commission">
      <div className="tax-head">
        <h2 id="tax-commission">{t('tax-documents.commission')}</h2>
        {month !== RECENT_MONTHS[0] && (journal.view?.uninvoiced.vendors ?? 0) > 0 && (
          <Button small busy={isBusy} onClick={issue}>
            {t('tax-documents.issue', { month: nameOf(month) })}
          </Button>
        )}
      </div>
      <p className="muted">{t('tax-documents.commission-text')}</p>
      {view ? (
        <CommissionInvoices audience="admin" items={view.items} />
      ) : (
        <RowsSkeleton height="3rem" />
      )}
      {view?.next && (
        <Button kind="outline" small onClick={() => setCursor(view.next ?? '')}>
          {t('tax-documents.more')}
        </Button>
      )}
    </section>
  )
}

function VatJournal({ month, journal }: MonthProps) {
  const { t } = useTexts()
  const { view, state, refresh } = journal
  const { isBusy, save } = useSaveFile(t('tax-documents.file-failed'))
  const path = get('/admin/money/vat-journal-file', { month })
  const register = get('/admin/money/document-register-file', { month, format: 'xlsx' })
  if (view === null && state !== 'loading')
    return <MoneyLoadFailed title={t('tax-documents.vat-failed')} onRetry={refresh} />
  const lines = view ? linesOf(view, t('tax-documents.operator')) : []
  return (
    <section className="card tax-card" aria-labelledby="tax-vat">
      <div className="tax-head">
        <h2 id="tax-vat">{t('tax-documents.vat')}</h2>
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={() => void save(path, `yova-tva-${month}.csv`)}
        >
          {!isBusy && <Icon of={Download} size="s" />}
          {t('tax-documents.vat-file')}
        </Button>
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={() => void save(register, `yova-documents-${month}.xlsx`)}
        >
          {!isBusy && <Icon of={Download} size="s" />}
          {t('tax-documents.register-file')}
        </Button>
      </div>
      <p className="muted">{t('tax-documents.vat-text')}</p>
      {view && <VatMonth journal={view} onChanged={refresh} />}
      {view ? (
        <>
          <p>
            {t('tax-documents.due')} <MoneyAmount dinars={view.operator_vat} />
          </p>
          {view.uninvoiced.vat !== 0 && (
            <p className="muted">
              {t('tax-documents.uninvoiced')} <MoneyAmount dinars={view.uninvoiced.base} /> ·{' '}
              {t('tax-documents.row.vat')} <MoneyAmount dinars={view.uninvoiced.vat} />
            </p>
          )}
        </>
      ) : (
        <RowsSkeleton height="3rem" />
      )}
      {view && lines.length === 0 && <EmptyState title={t('tax-documents.vat-none')} />}
      {lines.length > 0 && <VatTable lines={lines} label={t('tax-documents.vat')} />}
      {view && <LateVat rows={view.late} />}
    </section>
  )
}

const linesOf = ({ operator, vendors }: VatJournalView, operatorName: string): VatLine[] => [
  ...operator.map((row) => ({
    ...row,
    key: `${row.subject} ${row.rate_bp}`,
    taxpayer: operatorName,
  })),
  ...vendors.flatMap(({ vendor, rows }) =>
    rows.map((row) => ({
      ...row,
      key: `${vendor.id} ${row.rate_bp}`,
      taxpayer: vendor.business_name,
      subject: 'sale' as const,
    })),
  ),
]
