import type { CourierLineView, ReportChoicesView } from '#capabilities/analytics/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { Count, Money } from '#web/ui/money.tsx'
import { COURIER_COLUMNS, courierName, totalOf } from './couriers.ts'
import { OptionFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { formatShare } from './report-format.ts'
import type { AdminReport } from './report-query.ts'

type CouriersTableProps = {
  lines: AdminReport['couriers']
  /** These figures ignore the category filter, so a hint is shown. */
  isOfCategory: boolean
  couriers: ReportChoicesView['couriers']
  /** Empty means all couriers. */
  courier: string
  onChoose: (courier: string) => void
}

export function CouriersTable(props: CouriersTableProps) {
  const { lines, isOfCategory, couriers, courier, onChoose } = props
  const { t } = useTexts()
  const isWide = useIsDesktop()
  const choices = [
    ...couriers.map(({ code, name }) => ({ value: code, name })),
    { value: '-', name: t('reports.courier.none') },
  ]
  return (
    <section className="card table-card" aria-labelledby="report-couriers">
      <div className="courier-head">
        <div className="courier-title">
          <h2 id="report-couriers">{t('reports.couriers')}</h2>
          <OptionFilter
            label={t('reports.courier')}
            all={t('reports.all-couriers')}
            value={courier}
            {...{ choices, onChoose }}
          />
        </div>
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
        {formatShare(value, language)}
      </bdi>
    )
  return <Count value={value} language={language} />
}

function Cards({ lines }: Pick<CouriersTableProps, 'lines'>) {
  const { t } = useTexts()
  return (
    <ul className="courier-cards" aria-labelledby="report-couriers">
      {lines.map((line) => (
        <Card key={line.courier?.code ?? ''} name={courierName(line, t)} line={line} />
      ))}
      {lines.length > 1 && <Card name={t('reports.courier.total')} line={totalOf(lines)} />}
    </ul>
  )
}

function Card({ name, line }: { name: string; line: CourierLineView }) {
  const { t } = useTexts()
  return (
    <li>
      <h3>
        <bdi>{name}</bdi>
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
  )
}
