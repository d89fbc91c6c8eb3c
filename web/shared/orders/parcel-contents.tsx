import { Money } from '../../ui/money.tsx'
import { useTexts } from '../i18n/texts.ts'
import { MoneyBackRows } from './money-back.tsx'
import { OrderItems } from './order-items.tsx'
import { dueOf } from './remaining-orders.ts'
import { isUnpaid, type TrackedOrderView } from './timeline.ts'

export function ParcelContents({ order }: { order: TrackedOrderView }) {
  const { t, language } = useTexts()
  const pieces = order.items.reduce((count, { quantity }) => count + quantity, 0)
  const money = (dinars: number) => <Money dinars={dinars} language={language} />
  return (
    <section className="card">
      <header className="track-card-head">
        <h2>{t('order-tracking.content')}</h2>
        <span className="muted">{t('cart.items', { count: pieces })}</span>
      </header>
      <OrderItems items={order.items} withPrices />
      <dl className="totals">
        {order.discount > 0 && (
          <div className="totals-discount">
            <dt>{t('cart.discount')}</dt>
            <dd>{money(-order.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{t(order.delivery_method === 'home' ? 'checkout.home' : 'checkout.stop-desk')}</dt>
          <dd>{order.shipping === 0 ? t('cart.shipping-free') : money(order.shipping)}</dd>
        </div>
        {order.rounding !== 0 && (
          <div>
            <dt>{t('cart.rounding')}</dt>
            <dd>{money(order.rounding)}</dd>
          </div>
        )}
        {order.undelivered_amount > 0 && (
          <div className="totals-discount">
            <dt>{t('order.undelivered')}</dt>
            <dd>{money(-order.undelivered_amount)}</dd>
          </div>
        )}
        {order.stamp_duty > 0 && (
          <div>
            <dt>{t('cart.stamp-duty')}</dt>
            <dd>{money(order.stamp_duty)}</dd>
          </div>
        )}
        <div className="totals-total">
          <dt>
            {t(
              isUnpaid(order)
                ? 'order-tracking.to-pay'
                : order.payment_status === 'paid'
                  ? 'order-tracking.paid'
                  : order.status === 'cancelled'
                    ? 'order-tracking.total-cancelled'
                    : 'cart.total',
            )}
          </dt>
          <dd>{money(dueOf(order))}</dd>
        </div>
        <MoneyBackRows of={order.money_back} />
      </dl>
    </section>
  )
}
