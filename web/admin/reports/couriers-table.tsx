import type { CourierLineView, ReportView } from '#capabilities/analytics/contract.ts'
import { useTexts } from '#web/shared/texts.ts'
import { useWide } from '#web/shared/use-wide.ts'
import { Count, Money } from '#web/ui/price.tsx'
import { COURIER_COLUMNS, courierName, totalOf } from './couriers.ts'
import { share } from './report-words.ts'

type CouriersTableProps = {
  lines: ReportView['couriers']
  /** Whether the report is about one category, which these figures are not. */
  isOfCategory: boolean
}

/** What each courier carried, brought, brought back and handed over. */
export function CouriersTable({ lines, isOfCategory }: CouriersTableProps) {
  const { t } = useTexts()
  const isWide = useWide()
  return (
    <section className="card table-card" aria-labelledby="report-couriers">
      <div className="courier-head">
        <h2 id="report-couriers">{t('reports.couriers')}</h2>
        <p className="muted">
          {t('reports.couriers-of')}
          {isOfCategory && ` ${t('reports.couriers-all-categories')}`}
        </p>
      </div>
      {lines.length === 0 && <p className="muted report-none">{t('reports.no-order')}</p>}
      {lines.length > 0 && (isWide ? <Wide lines={lines} /> : <Cards lines={lines} />)}
    </section>
  )
}

function Wide({ lines }: Pick<CouriersTableProps, 'lines'>) {
  const { t } = useTexts()
  return (
    <table className="data-table couriers-table">
      <caption className="sr-only">{t('reports.couriers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('reports.courier')}</th>
          {COURIER_COLUMNS.map((column) => (
            <th key={column} scope="col" className="at-end">
              {t(`reports.courier.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.courier?.code ?? ''}>
            <th scope="row">
              <bdi>{courierName(line, t)}</bdi>
            </th>
            <Figures line={line} />
          </tr>
        ))}
      </tbody>
      {lines.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('reports.courier.total')}</th>
            <Figures line={totalOf(lines)} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const Figures = ({ line }: { line: CourierLineView }) =>
  COURIER_COLUMNS.map((column) => (
    <td key={column} className="at-end">
      <Figure line={line} column={column} />
    </td>
  ))

function Figure({
  line,
  column,
}: {
  line: CourierLineView
  column: (typeof COURIER_COLUMNS)[number]
}) {
  const { language } = useTexts()
  const value = line[column]
  if (value === null) return <span className="muted">–</span>
  if (column === 'remitted_amount')
    return <Money dinars={value} language={language} audience="admin" />
  if (column === 'delivery_rate')
    return (
      <bdi dir="ltr" className="num">
        {share(value, language)}
      </bdi>
    )
  return <Count value={value} language={language} />
}

function Cards({ lines }: Pick<CouriersTableProps, 'lines'>) {
  const { t } = useTexts()
  return (
    <ul className="courier-cards" aria-labelledby="report-couriers">
      {lines.map((line) => (
        <li key={line.courier?.code ?? ''}>
          <h3>
            <bdi>{courierName(line, t)}</bdi>
          </h3>
          <dl>
            {COURIER_COLUMNS.map((column) => (
              <div key={column}>
                <dt>{t(`reports.courier.${column}`)}</dt>
                <dd>
                  <Figure line={line} column={column} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
