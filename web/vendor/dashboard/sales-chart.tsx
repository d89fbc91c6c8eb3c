import { useId, useState } from 'react'
import type { VendorDashboardView } from '#capabilities/vendor-dashboard/contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney, formatNumber } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars, sum } from '#kernel/money.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import {
  areaPath,
  axisMaximum,
  CHART,
  dateLabels,
  gridLines,
  linePath,
  chartPoints,
} from './chart-geometry.ts'

type Days = VendorDashboardView['days']
const PERIODS = [7, 30, 90] as const

/** A chart, and a table for screen readers. */
export function SalesChart({ days }: { days: Days }) {
  const { t, language } = useTexts()
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>(30)
  const shown = days.slice(-period)
  const total = formatMoney(sum(shown.map(({ sales }) => fromDinars(sales))), language)
  return (
    <section className="card shop-chart" aria-labelledby="shop-chart">
      <header className="section-head">
        <h2 id="shop-chart">{t('vendor-dashboard.chart')}</h2>
        <div className="segments" role="group" aria-label={t('vendor-dashboard.chart-period')}>
          {PERIODS.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === period}
              onClick={() => setPeriod(value)}
            >
              <span aria-hidden="true">
                {t('vendor-dashboard.chart-days-short', { count: value })}
              </span>
              <span className="sr-only">{t('vendor-dashboard.chart-days', { count: value })}</span>
            </button>
          ))}
        </div>
      </header>
      <p className="sr-only" role="status">
        {t('vendor-dashboard.chart-total', { count: period, amount: total })}
      </p>
      <Line days={shown} t={t} language={language} />
      <div className="sr-only">
        <DaysTable days={shown} t={t} language={language} />
      </div>
    </section>
  )
}

type LineProps = { days: Days; t: Translate; language: Language }

function Line({ days, t, language }: LineProps) {
  const gradient = useId()
  const isRtl = language === 'ar'
  const values = days.map(({ sales }) => sales)
  const ceiling = axisMaximum(values)
  const points = chartPoints(values, ceiling, isRtl)
  const last = points.at(-1)
  const floor = CHART.height - CHART.bottom
  const axis = isRtl ? CHART.width - CHART.start + 8 : CHART.start - 8
  const ends = isRtl ? [8, CHART.width - CHART.start] : [CHART.start, CHART.width - CHART.end]
  return (
    <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true" direction="ltr">
      <defs>
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--brand)" stopOpacity="0.24" />
          <stop offset="1" stopColor="var(--brand)" stopOpacity="0.02" />
        </linearGradient>
      </defs>
      {gridLines(ceiling).map(({ value, y }) => (
        <g key={value}>
          <line className="chart-grid" x1={ends[0]} x2={ends[1]} y1={y} y2={y} />
          <text x={axis} y={y + 3.5} textAnchor={isRtl ? 'start' : 'end'}>
            {axisLabel(value, ceiling, t, language)}
          </text>
        </g>
      ))}
      <path d={areaPath(points)} fill={`url(#${gradient})`} />
      <path className="chart-line" d={linePath(points)} />
      {last && <circle className="chart-last" cx={last.x} cy={last.y} r="4.5" />}
      {dateLabels(days.length).map((position, index, all) => (
        <text
          key={position}
          x={points[position]?.x}
          y={floor + 20}
          textAnchor={anchorOf(index, all.length, isRtl)}
        >
          {dayOf(days[position]?.on, language)}
        </text>
      ))}
    </svg>
  )
}

/** Keeps the first and last label inside the chart. */
function anchorOf(index: number, count: number, isRtl: boolean): 'start' | 'middle' | 'end' {
  if (index === 0) return isRtl ? 'end' : 'start'
  if (index === count - 1) return isRtl ? 'start' : 'end'
  return 'middle'
}

/** Above 10,000 the axis shows thousands. */
const axisLabel = (value: number, ceiling: number, t: Translate, language: Language): string =>
  ceiling > 10_000
    ? t('vendor-dashboard.chart-thousands', { count: value / 1000 })
    : formatNumber(value, language)

function dayOf(on: LocalDate | undefined, language: Language): string {
  if (on === undefined) return ''
  // There is no room for the weekday.
  return formatDate(noonOfDay(on), language, 'dayMonth')
}

function DaysTable({ days, t, language }: LineProps) {
  return (
    <table>
      <caption>{t('vendor-dashboard.chart')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('vendor-dashboard.chart-day')}</th>
          <th scope="col">{t('vendor-dashboard.figure.sales-short')}</th>
          <th scope="col">{t('vendor-dashboard.figure.orders')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ on, sales, orders }) => (
          <tr key={on}>
            <th scope="row">{formatDate(noonOfDay(on), language, 'day')}</th>
            <td>{formatMoney(fromDinars(sales), language)}</td>
            <td>{orders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
