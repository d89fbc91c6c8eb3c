import { useState } from 'react'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { MoneyAmount } from './money-cells.tsx'
import { today } from './status-tones.ts'

/** What couriers brought on a day, by courier and office. */
export function CashOfDay() {
  const { t, language } = useTexts()
  const [on, setOn] = useState(today)
  const { view } = useQuery(get('/admin/money/cash-days', { on }))
  const items = view?.items ?? []
  return (
    <section className="card" aria-labelledby="finance-cash-day">
      <div className="finance-scale-head">
        <h2 id="finance-cash-day">{t('admin-money.desk.day')}</h2>
        <label className="state-filter">
          <span>{t('admin-money.desk.day-on')}</span>
          <input
            type="date"
            value={on}
            max={today()}
            onChange={({ target }) => target.value !== '' && setOn(target.value)}
          />
        </label>
      </div>
      {view && items.length === 0 && <p className="muted">{t('admin-money.desk.day-none')}</p>}
      <ul className="finance-rows">
        {items.map((row) => (
          <li key={`${row.courier.code} ${row.office ?? ''}`}>
            <span>
              <bdi>{row.courier.name}</bdi> ·{' '}
              <bdi>{row.office ?? t('admin-money.desk.no-office')}</bdi>
              <small>{t('admin-money.parcels', { count: row.parcels })}</small>
            </span>
            <span>
              <b>
                <MoneyAmount dinars={row.received} />
              </b>{' '}
              <small>
                {row.waiting > 0
                  ? t('admin-money.desk.waiting', {
                      amount: formatMoney(fromDinars(row.waiting), language),
                    })
                  : t('admin-money.desk.received')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
