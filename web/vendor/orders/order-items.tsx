import { useTexts } from '#web/shared/i18n/texts.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Money } from '#web/ui/money.tsx'
import { CancelledPieces } from '#web/shared/orders/cancelled-pieces.tsx'
import { MoneyBackRows } from '#web/shared/orders/money-back.tsx'
import { dueOf } from '#web/shared/orders/remaining-orders.ts'
import type { OrderDetail } from './query.ts'

const totalKey = ({ status, payment_status: payment }: OrderDetail) =>
  payment === 'paid'
    ? 'vendor-orders.amount.paid'
    : status === 'cancelled'
      ? 'order-tracking.total-cancelled'
      : 'vendor-orders.amount.collect'

const ARRIVED: readonly string[] = ['delivered', 'cash_at_courier', 'remitted']

/** By parcels that arrived before the rest of the order did. */
const collectedOf = ({ parcels, payment_status: payment }: OrderDetail): number =>
  payment === 'paid'
    ? 0
    : parcels.reduce((sum, { state, collect }) => sum + (ARRIVED.includes(state) ? collect : 0), 0)

export function Items({ order }: { order: OrderDetail }) {
  const { t, language } = useTexts()
  const collected = collectedOf(order)
  const amounts = [
    ['discount', -order.discount],
    ['shipping', order.shipping],
    ['rounding', order.rounding],
    ['undelivered', -order.undelivered_amount],
    ['stamp-duty', order.stamp_duty],
  ] as const
  return (
    <section>
      <h3 className="sr-only">{t('vendor-orders.column.items')}</h3>
      <ul className="order-items">
        {order.items.map((item) => (
          <li key={item.id}>
            <ResponsiveImage image={item.image} alt="" sizes="3rem" />
            <span>
              <b>
                <bdi>{item.product_name}</bdi>
              </b>
              <small>
                {item.variant_label !== null && (
                  <>
                    <bdi>{item.variant_label}</bdi> ·{' '}
                  </>
                )}
                {t('vendor-orders.quantity', { count: item.quantity })}
                {item.sku !== null && (
                  <>
                    {' '}
                    · <bdi dir="ltr">{item.sku}</bdi>
                  </>
                )}
                <CancelledPieces item={item} />
                {order.status === 'shipped' && item.left_to_send > 0 && (
                  <> · {t('vendor-orders.left-to-send', { count: item.left_to_send })}</>
                )}
              </small>
            </span>
            <Money dinars={item.total} language={language} />
          </li>
        ))}
      </ul>
      <dl className="order-amounts">
        {amounts.map(
          ([what, dinars]) =>
            dinars !== 0 && (
              <div key={what}>
                <dt>
                  {t(
                    what === 'undelivered' || what === 'stamp-duty'
                      ? `order.${what}`
                      : `vendor-orders.amount.${what}`,
                  )}
                </dt>
                <dd>
                  <Money dinars={dinars} language={language} />
                </dd>
              </div>
            ),
        )}
        <div className="order-total">
          <dt>{t(totalKey(order))}</dt>
          <dd>
            <Money dinars={dueOf(order)} language={language} />
          </dd>
        </div>
        {collected > 0 &&
          (
            [
              ['collected', collected],
              ['left', dueOf(order) - collected],
            ] as const
          ).map(([what, dinars]) => (
            <div key={what}>
              <dt>{t(`vendor-orders.amount.${what}`)}</dt>
              <dd>
                <Money dinars={dinars} language={language} />
              </dd>
            </div>
          ))}
        <MoneyBackRows of={order.money_back} />
        {order.status !== 'cancelled' && order.own_share !== null && (
          <div>
            <dt>{t('vendor-orders.amount.own')}</dt>
            <dd>
              <Money dinars={order.own_share} language={language} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
