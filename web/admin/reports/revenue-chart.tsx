import type { LocalDate } from '#kernel/calendar.ts'
import { formatMoney, formatNumber } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { frenchDay, frenchMonth, formatInteger } from './report-format.ts'
import { labelInterval, axisTicks } from './axis-ticks.ts'
import type { AdminReport } from './report-query.ts'

type Series = AdminReport['series']
type Point = Series['points'][number]

/** Two drawings, so that texts are never scaled down on phones. */
const SIZES = {
  wide: { width: 640, height: 224, names: 12 },
  narrow: { width: 330, height: 216, names: 5 },
}
const [START, TOP, FOOT, THOUSANDS_FROM] = [48, 22, 24, 100_000]

/** Left to right in every language; screen readers get a table. */
export function RevenueChart({ series, until }: { series: Series; until: string }) {
  const { t } = useTexts()
  const isWide = useIsDesktop()
  const max = Math.max(0, ...series.points.map(({ revenue }) => revenue))
  const running = series.points.find(({ on }) => isRunning(on, series.step, until))
  return (
    <section className="card report-chart" aria-labelledby="report-chart">
      <div className="report-head">
        <h2 id="report-chart">
          {t(`reports.chart.${series.step}`)}{' '}
          <small>
            {t(max >= THOUSANDS_FROM ? 'reports.chart.thousands' : 'reports.chart.unit')}
          </small>
        </h2>
        {running && (
          <small className="report-key">
            <i className="is-running" />
            {t(`reports.chart.running.${series.step}`)}
          </small>
        )}
      </div>
      <Drawing
        {...{ series, most: max }}
        running={running?.on ?? null}
        size={SIZES[isWide ? 'wide' : 'narrow']}
      />
      <SeriesTable series={series} />
    </section>
  )
}

const isRunning = (on: string, step: Series['step'], until: string): boolean =>
  step === 'day' ? on === until : on.slice(0, 7) === until.slice(0, 7)

type DrawingProps = {
  series: Series
  most: number
  running: string | null
  size: (typeof SIZES)['wide']
}

function Drawing({ series, most: limit, running, size }: DrawingProps) {
  const { t, language } = useTexts()
  const { points, step } = series
  const lines = axisTicks(limit)
  const ceiling = lines.at(-1) ?? 1
  const unit = limit >= THOUSANDS_FROM ? 1000 : 1
  const floor = size.height - FOOT
  const heightOf = (value: number) => ((floor - TOP) * value) / ceiling
  const pace = (size.width - START) / Math.max(points.length, 1)
  const bar = Math.min(34, pace * 0.7)
  const every = labelInterval(points.length, size.names)
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <defs>
        <pattern
          id="running-bar"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="running-ground" width="6" height="6" />
          <rect className="running-stripe" width="3" height="6" />
        </pattern>
      </defs>
      {lines.map((value) => (
        <g key={value} transform={`translate(0 ${floor - heightOf(value)})`}>
          <line x1={START} x2={size.width} />
          <text x={START - 8} y="4" textAnchor="end">
            {formatNumber(value / unit, language)}
          </text>
        </g>
      ))}
      {points.map(({ on, revenue }, index) => {
        const x = START + pace * (index + 0.5)
        return (
          <g key={on}>
            <path
              {...(on === running ? { fill: 'url(#running-bar)' } : { className: 'bar' })}
              d={barPath(x - bar / 2, floor, bar, heightOf(revenue))}
            >
              <title>{`${t('site.label', { label: named(on, step) })} ${formatInteger(revenue, language)} DZD`}</title>
            </path>
            {(points.length - 1 - index) % every === 0 && (
              <text x={Math.min(x, size.width - 16)} y={size.height - 6} textAnchor="middle">
                {frenchMonth(on, step === 'month' ? 'short' : 'day')}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The radius shrinks with the bar. */
function barPath(x: number, floor: number, width: number, height: number): string {
  const round = Math.min(5, width / 2, height)
  return `M${x} ${floor}v${round - height}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - round}z`
}

const named = (on: LocalDate, step: Series['step']): string =>
  step === 'month' ? frenchMonth(on, 'long') : frenchDay(on)

/** The accessible alternative to the chart. */
function SeriesTable({ series: { step, points } }: { series: Series }) {
  const { t, language } = useTexts()
  const row = ({ on, orders, revenue }: Point) => (
    <tr key={on}>
      <th scope="row" lang="fr">
        {named(on, step)}
      </th>
      <td className="num">{formatNumber(orders, language)}</td>
      <td className="num">{formatMoney(fromDinars(revenue), language, 'admin')}</td>
    </tr>
  )
  return (
    <details className="series-table">
      <summary>{t('reports.chart.table')}</summary>
      <div>
        <table>
          <caption className="sr-only">{t(`reports.chart.${step}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`reports.chart.on.${step}`)}</th>
              <th scope="col">{t('reports.card.orders')}</th>
              <th scope="col">{t('reports.card.revenue')}</th>
            </tr>
          </thead>
          <tbody>{points.map(row)}</tbody>
        </table>
      </div>
    </details>
  )
}
