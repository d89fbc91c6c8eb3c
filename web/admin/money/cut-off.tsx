import { Download } from 'lucide-react'
import type { CutOffView } from '#capabilities/treasury/cut-offs.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useMonthName } from '#web/backoffice/tax/month-choice.tsx'
import { RECENT_MONTHS } from '#web/backoffice/tax/months.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Day, MoneyAmount } from './money-cells.tsx'

const ROWS = [
  ...(['price', 'payable', 'receivable', 'advance', 'covered', 'commission', 'delivery'] as const),
  ...(['discount', 'rounding', 'deferred'] as const),
] as const

/** What was sold and not delivered at the end of the month; nothing for a month that can have none. */
export function MonthCutOff({ month }: { month: string }) {
  const { view, refresh } = useQuery(get('/admin/money/cut-off', { month }))
  if (view?.cut_off) return <Posted view={view.cut_off} />
  const first = view?.first_missing ?? null
  if (first === null || first > month || month >= RECENT_MONTHS[0]!) return null // the current month is first
  return <Missing {...{ month, first, refresh }} />
}

type MissingProps = { month: string; first: string; refresh: () => void }

function Missing({ month, first, refresh }: MissingProps) {
  const { t } = useTexts()
  const nameOf = useMonthName()
  const { isBusy, act } = useMutation(refresh)
  const send = () =>
    void act({
      ...post('/admin/money/cut-offs', null, { month }),
      ...{ done: t('tax-documents.cut-off-done'), failed: t('tax-documents.cut-off-failed') },
    })
  return (
    <section className="card tax-card" aria-labelledby="tax-cut-off">
      <div className="tax-head">
        <h2 id="tax-cut-off">{t('tax-documents.cut-off', { month: nameOf(month) })}</h2>
        {first === month && (
          <Button kind="outline" small busy={isBusy} onClick={send}>
            {t('tax-documents.cut-off-post')}
          </Button>
        )}
      </div>
      <p className="muted">
        {first === month
          ? t('tax-documents.cut-off-missing')
          : t('tax-documents.cut-off-first', { month: nameOf(first) })}
      </p>
    </section>
  )
}

function Posted({ view }: { view: CutOffView }) {
  const { t } = useTexts()
  const nameOf = useMonthName()
  const { isBusy, save } = useSaveFile(t('tax-documents.file-failed'))
  const { month } = view
  const sums = { ...view, covered: coveredByDiscounts(view) }
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
          {ROWS.filter((name) => sums[name] !== 0).map((name) => (
            <li key={name}>
              <span>{t(`tax-documents.cut-off-sum.${name}`)}</span>
              <span className="tax-total">
                <MoneyAmount dinars={sums[name]} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What vendors are owed that no buyer owes or paid: it is deferred with the discounts, so that the sums add up. */
const coveredByDiscounts = ({ payable, receivable, advance }: CutOffView): number =>
  (Math.round(payable * 100) - Math.round(receivable * 100) - Math.round(advance * 100)) / 100
