import { localeOf } from '#kernel/locale.ts'
import type { AdminDashboardView } from '#capabilities/admin-dashboard/contract.ts'
import { formatMoney, formatPercent } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { before, days } from '#kernel/time.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { Count, Money } from '#web/ui/money.tsx'

const MOST_SHOWN = 999

type TodayProps = { view: AdminDashboardView; now: Date }

/** Sales so far, against the same weekday a week ago at the same time. */
export function Today({ view: { today, last_week: lastWeek }, now }: TodayProps) {
  const { t, language } = useTexts()
  const day = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    timeZone: 'Africa/Algiers',
  }).format(before(now, days(7)))
  const title = day.charAt(0).toLocaleUpperCase(language) + day.slice(1)
  return (
    <section className="card dashboard-card dashboard-today" aria-labelledby="today">
      <h2 id="today">{t('admin-home.today')}</h2>
      <dl>
        <div>
          <dt>{t('admin-home.today.orders')}</dt>
          <dd>
            <Count value={today.orders} language={language} />
            <Change now={today.orders} earlier={lastWeek.orders} />
          </dd>
        </div>
        <div>
          <dt>{t('admin-home.today.amount')}</dt>
          <dd>
            <Money dinars={today.amount} language={language} audience="admin" />
            <Change now={today.amount} earlier={lastWeek.amount} />
          </dd>
        </div>
      </dl>
      <p className="muted">
        {lastWeek.orders === 0
          ? t('admin-home.today.none-before', { day })
          : t('admin-home.today.against', {
              day: title,
              orders: t('admin-home.today.count', { count: lastWeek.orders }),
              amount: formatMoney(fromDinars(lastWeek.amount), language, 'admin'),
            })}
      </p>
    </section>
  )
}

function Change({ now, earlier }: { now: number; earlier: number }) {
  const { language } = useTexts()
  if (earlier === 0) return null
  const percent = Math.round(((now - earlier) / earlier) * 100)
  // Against next to nothing the share says nothing.
  if (percent > MOST_SHOWN) return null
  return (
    <Badge tone={percent < 0 ? 'warn' : 'ok'}>
      <bdi dir="ltr">{(percent > 0 ? '+' : '') + formatPercent(percent, language)}</bdi>
    </Badge>
  )
}
