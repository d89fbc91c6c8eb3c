import { Download } from 'lucide-react'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useMonthName } from '#web/backoffice/tax/month-choice.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Day, MoneyAmount } from './money-cells.tsx'

const ROWS = [
  ...(['price', 'payable', 'receivable', 'advance', 'commission', 'delivery'] as const),
  ...(['discount', 'rounding', 'deferred'] as const),
] as const

/** What was sold and not delivered at the end of the month; nothing for a month without it. */
export function MonthCutOff({ month }: { month: string }) {
  const { t } = useTexts()
  const nameOf = useMonthName()
  const answer = useQuery(get('/admin/money/cut-off', { month }))
  const view = answer.view?.cut_off ?? null
  const { isBusy, save } = useSaveFile(t('tax-documents.file-failed'))
  if (view === null) return null
  const file = get('/admin/money/cut-off-file', { month, format: 'xlsx' })
  return (
    <section className="card tax-card" aria-labelledby="tax-cut-off">
      <div className="tax-head">
        <h2 id="tax-cut-off">{t('tax-documents.cut-off', { month: nameOf(month) })}</h2>
        {view.orders > 0 && (
          <Button
            kind="quiet"
            small
            busy={isBusy}
            onClick={() => void save(file, `yova-regularisation-${month}.xlsx`)}
          >
            {!isBusy && <Icon of={Download} size="s" />}
            {t('tax-documents.cut-off-file')}
          </Button>
        )}
      </div>
      <p className="muted">{t('tax-documents.cut-off-text')}</p>
      <p>
        {t('tax-documents.cut-off-orders', { count: view.orders })}{' '}
        <small className="muted">
          {t('tax-documents.cut-off-posted')} <Day on={view.posted_at} />
        </small>
      </p>
      {view.orders > 0 && (
        <ul className="tax-invoices">
          {ROWS.filter((name) => view[name] !== 0).map((name) => (
            <li key={name}>
              <span>{t(`tax-documents.cut-off-sum.${name}`)}</span>
              <span className="tax-total">
                <MoneyAmount dinars={view[name]} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
