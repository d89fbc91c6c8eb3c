import type { ReactNode } from 'react'
import type { VendorDashboardView } from '#capabilities/vendor-dashboard/contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import {
  formatAmount,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  moneyUnit,
  NBSP,
} from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'

export function FigureCards({ view }: { view: VendorDashboardView }) {
  const { t, language } = useTexts()
  const { sales, orders, parcels, money } = view
  const payday = formatDate(noonOfDay(money.next_payout_on), language, 'day')
  const average = orders.average === null ? null : formatMoney(fromDinars(orders.average), language)
  return (
    <dl className="stat-cards shop-figures">
      <FigureCard
        label={t('vendor-dashboard.figure.sales')}
        change={<Change percent={sales.change_percent} language={language} />}
        note={
          sales.change_percent === null
            ? t('vendor-dashboard.figure.since')
            : t('vendor-dashboard.figure.before')
        }
      >
        <Amount dinars={sales.amount} language={language} />
      </FigureCard>
      <FigureCard
        label={t('vendor-dashboard.figure.orders')}
        change={<Change percent={orders.change_percent} language={language} />}
        note={average && t('vendor-dashboard.figure.average', { amount: average })}
      >
        {formatNumber(orders.count, language)}
      </FigureCard>
      <FigureCard
        label={t('vendor-dashboard.figure.parcels')}
        change={<Points points={parcels.change_points} />}
        note={t('vendor-dashboard.figure.returned', { count: parcels.returned })}
      >
        {parcels.delivered_percent === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t('vendor-dashboard.figure.none')}</span>
          </>
        ) : (
          <bdi dir="ltr">{formatPercent(parcels.delivered_percent, language)}</bdi>
        )}
      </FigureCard>
      <FigureCard
        label={
          money.owed > 0 ? t('vendor-dashboard.figure.owed') : t('vendor-dashboard.figure.due')
        }
        note={
          money.owed > 0
            ? t('vendor-dashboard.figure.owed-note')
            : t('vendor-dashboard.figure.payday', { date: payday })
        }
      >
        <Amount dinars={money.owed > 0 ? money.owed : money.to_receive} language={language} />
      </FigureCard>
    </dl>
  )
}

type FigureProps = { label: string; change?: ReactNode; note: ReactNode; children: ReactNode }

function FigureCard({ label, change, note, children }: FigureProps) {
  return (
    <div className="stat-card">
      <dt>{label}</dt>
      <dd>
        <span className="num">{children}</span>
        <span className="figure-note">
          {change} {note}
        </span>
      </dd>
    </div>
  )
}

function Amount({ dinars, language }: { dinars: number; language: Language }) {
  return (
    <>
      {formatAmount(fromDinars(dinars), language) + NBSP}
      <small>{moneyUnit(language)}</small>
    </>
  )
}

/** Green for growth only: a decrease is not an alarm. */
function Change({ percent, language }: { percent: number | null; language: Language }) {
  if (percent === null) return null
  const sign = percent > 0 ? '+' : ''
  return (
    <b className={classes('num', percent > 0 && 'is-up')}>
      <bdi dir="ltr">{sign + formatPercent(percent, language)}</bdi>
    </b>
  )
}

function Points({ points }: { points: number | null }) {
  const { t } = useTexts()
  if (points === null) return null
  const shown = `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`
  return (
    <b className={classes('num', points > 0 && 'is-up')}>
      {t('vendor-dashboard.figure.points', { points: shown })}
    </b>
  )
}
