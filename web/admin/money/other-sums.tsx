import { useState } from 'react'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { OrderLink } from '../order-link.tsx'
import { Day, MoneyAmount, MoneyCode } from './money-cells.tsx'

/** Payments of another sum whose money is not back yet; nothing when nothing waits. */
export function OtherSums() {
  const { t, language } = useTexts()
  const [cursor, setCursor] = useState<string | null>(null)
  const { view } = useQuery(
    cursor === null ? get('/admin/money/other-sums') : get('/admin/money/other-sums', { cursor }),
  )
  const { items, next } = view ?? { items: [], next: null }
  if (items.length === 0 && cursor === null) return null
  const money = (amount: number) => formatMoney(fromDinars(amount), language)
  return (
    <section className="card" aria-labelledby="finance-other-sums">
      <h2 id="finance-other-sums">{t('admin-money.other-sums')}</h2>
      <p className="muted">{t('admin-money.other-sums.text')}</p>
      <ul className="finance-rows">
        {items.map((payment) => (
          <li key={payment.id}>
            <span>
              <OrderLink number={payment.purchase_number} /> · <bdi>{payment.buyer}</bdi>
              <small>
                {t('admin-money.other-sums.of', {
                  requested: money(payment.requested),
                  taken: money(payment.taken),
                })}{' '}
                · <Day on={payment.taken_at} />
              </small>
              {payment.gateway_reference && (
                <small>
                  <bdi>{payment.gateway_name}</bdi> ·{' '}
                  <MoneyCode>{payment.gateway_reference}</MoneyCode>
                </small>
              )}
            </span>
            <span className="finance-shop-end">
              <b>
                <MoneyAmount dinars={payment.returned} />
              </b>
              <Badge tone="warn">{t('admin-money.other-sums.open')}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button kind="quiet" small onClick={() => setCursor(next)}>
          {t('admin-money.disputes.more')}
        </Button>
      )}
    </section>
  )
}
