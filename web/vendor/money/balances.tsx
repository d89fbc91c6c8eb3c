import type { VendorBalanceView } from '#capabilities/payouts/contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Card = { label: 'owed' | 'due' | 'held' | 'upcoming' | 'paying'; amount: number; note: string }
type BalancesProps = { money: VendorBalanceView | null; hasFailed: boolean }

export function Balances({ money, hasFailed }: BalancesProps) {
  const { t, language } = useTexts()
  if (money === null) return <NotRead hasFailed={hasFailed} />
  const payday = formatDate(noonOfDay(money.next_payout_on), language, 'day')
  const minimum = formatMoney(fromDinars(money.minimum), language)
  const cards: readonly Card[] = [
    money.owed > 0
      ? { label: 'owed', amount: money.owed, note: t('vendor-dashboard.money.owed-note') }
      : {
          label: 'due',
          amount: money.to_receive,
          note:
            money.to_receive < money.minimum
              ? t('vendor-dashboard.money.minimum', { amount: minimum })
              : t('vendor-dashboard.figure.payday', { date: payday }),
        },
    {
      label: 'held',
      amount: money.held,
      note:
        money.at_courier > 0
          ? t('vendor-dashboard.money.at-courier-note', {
              amount: formatMoney(fromDinars(money.at_courier), language),
            })
          : t('vendor-dashboard.money.held-note', { count: money.hold_days }),
    },
    { label: 'upcoming', amount: money.upcoming, note: t('vendor-dashboard.money.upcoming-note') },
    { label: 'paying', amount: money.in_payment, note: t('vendor-dashboard.money.paying-note') },
  ]
  return (
    <>
      {money.is_on_hold && <p className="money-hold">{t('vendor-dashboard.money.on-hold')}</p>}
      <dl className="stat-cards money-cards">
        {cards.map(({ label, amount, note }) => (
          <div key={label} className={classes('stat-card', label === 'owed' && 'is-owed')}>
            <dt>{t(`vendor-dashboard.money.${label}`)}</dt>
            <dd>
              <Money dinars={amount} language={language} />
              <span className="figure-note">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function NotRead({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTexts()
  return (
    <dl className="stat-cards money-cards">
      {(['due', 'held', 'upcoming', 'paying'] as const).map((label) => (
        <div key={label} className="stat-card">
          <dt>{t(`vendor-dashboard.money.${label}`)}</dt>
          <dd>{hasFailed ? <span className="muted">–</span> : <Skeleton width="60%" />}</dd>
        </div>
      ))}
    </dl>
  )
}
