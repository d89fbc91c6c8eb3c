import { formatNumber } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Count } from '#web/ui/money.tsx'
import { formatShare, formatInteger } from './report-format.ts'
import type { AdminReport } from './report-query.ts'

const ORDER = ['delivered', 'shipped', 'confirmed', 'pending', 'processing', 'cancelled'] as const

export function ReportOrdersByStatus({ report }: { report: AdminReport }) {
  const { t, language } = useTexts()
  const { orders } = report
  const countOf = (status: (typeof ORDER)[number]) => report.orders_by_status[status] ?? 0
  return (
    <section className="card" aria-labelledby="report-statuses">
      <div className="report-head">
        <h2 id="report-statuses">{t('reports.statuses')}</h2>
        <small>
          <Count value={orders} language={language} />
        </small>
      </div>
      <div className="share-bar" aria-hidden="true">
        {ORDER.filter((status) => countOf(status) > 0).map((status) => (
          <i key={status} className={`share-${status}`} style={{ flexGrow: countOf(status) }} />
        ))}
      </div>
      <ul className="shares">
        {ORDER.map((status) => (
          <li key={status}>
            <i className={`share-${status}`} />
            {t(`admin.orders.status.${status}`)}
            <b>
              <Count value={countOf(status)} language={language} />
            </b>
            <small className="num">
              <bdi dir="ltr">
                {formatShare(orders === 0 ? 0 : (100 * countOf(status)) / orders, language)}
              </bdi>
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

type TopListProps = {
  id: string
  title: string
  entries: readonly { key: string; name: string; revenue: number }[]
}

/** Bars are relative to the first entry. */
export function TopBreakdown({ id, title, entries }: TopListProps) {
  const { t, language } = useTexts()
  const max = entries[0]?.revenue ?? 1
  return (
    <section className="card" aria-labelledby={id}>
      <div className="report-head">
        <h2 id={id}>{title}</h2>
        <small>{t('reports.chart.unit')}</small>
      </div>
      {entries.length === 0 ? (
        <p className="muted">{t('reports.no-sale')}</p>
      ) : (
        <ol className="top-list">
          {entries.map(({ key, name, revenue }, index) => (
            <li key={key}>
              <span>
                <i className="num">{formatNumber(index + 1, language)}</i>
                <bdi>{name}</bdi>
              </span>
              <b className="num">{formatInteger(revenue, language)}</b>
              <span className="top-bar-track" aria-hidden="true">
                <i style={{ inlineSize: `${(100 * revenue) / max}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
