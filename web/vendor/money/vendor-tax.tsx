import { Download } from 'lucide-react'
import { useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { CommissionInvoices } from '#web/backoffice/tax/commission-invoices.tsx'
import { MonthChoice } from '#web/backoffice/tax/month-choice.tsx'
import { RECENT_MONTHS } from '#web/backoffice/tax/months.ts'
import { VatTable } from '#web/backoffice/tax/vat-table.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What the shop's accountant needs: the operator's invoices, and the VAT of its own. */
export function VendorTax() {
  const { t } = useTexts()
  const invoices = useQuery(get('/vendor/money/commission-invoices', { limit: 24 }))
  return (
    <>
      <section className="card tax-card" aria-labelledby="tax-commission">
        <div className="tax-head">
          <h2 id="tax-commission">{t('tax-documents.commission')}</h2>
        </div>
        <p className="muted">{t('tax-documents.commission-text')}</p>
        {invoices.view && <CommissionInvoices audience="vendor" items={invoices.view.items} />}
        {invoices.state === 'failed' && <EmptyState title={t('tax-documents.commission-failed')} />}
      </section>
      <VatJournal />
    </>
  )
}

function VatJournal() {
  const { t } = useTexts()
  const [month, setMonth] = useState(RECENT_MONTHS[0] ?? '')
  const { view, state } = useQuery(get('/vendor/money/vat-journal', { month }))
  const { isBusy, save } = useSaveFile(t('tax-documents.file-failed'))
  const lines = (view?.rows ?? []).map((row) => ({
    ...row,
    ...{ key: String(row.rate_bp), subject: 'sale' as const },
  }))
  return (
    <section className="card tax-card" aria-labelledby="tax-vat">
      <div className="tax-head">
        <h2 id="tax-vat">{t('tax-documents.vat')}</h2>
        <MonthChoice month={month} onChoose={setMonth} />
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={() =>
            void save(get('/vendor/money/vat-journal-file', { month }), `yova-tva-${month}.csv`)
          }
        >
          {!isBusy && <Icon of={Download} size="s" />}
          {t('tax-documents.vat-file')}
        </Button>
      </div>
      <p className="muted">{t('tax-documents.vat-text')}</p>
      {state === 'failed' && <EmptyState title={t('tax-documents.vat-failed')} />}
      {view && lines.length === 0 && <EmptyState title={t('tax-documents.vat-none')} />}
      {lines.length > 0 && <VatTable lines={lines} label={t('tax-documents.vat')} />}
    </section>
  )
}
