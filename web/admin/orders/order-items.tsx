import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { CancelledPieces } from '#web/shared/orders/cancelled-pieces.tsx'
import { MoneyBackRows } from '#web/shared/orders/money-back.tsx'
import { Money } from '#web/ui/money.tsx'

export function AdminOrderItems({ order }: { order: AdminOrderView }) {
  const { t, language } = useTexts()
  const amounts = [
    ['subtotal', order.subtotal, true],
    ['discount', order.discount === 0 ? 0 : -Math.abs(order.discount), order.discount !== 0],
    ['shipping', order.shipping, true],
    ['rounding', order.rounding, order.rounding !== 0],
  ] as const
  return (
    <section>
      <h3>{t('admin.orders.detail.items')}</h3>
      <ul className="order-items">
        {order.items.map((item, index) => (
          <li key={`${item.product_id ?? ''}-${item.sku ?? ''}-${index}`}>
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
                {t('admin.orders.detail.quantity', { count: item.quantity })} ×{' '}
                <Money dinars={item.price} language={language} audience="admin" />
                <CancelledPieces item={item} />
              </small>
            </span>
            <Money dinars={item.total} language={language} audience="admin" />
          </li>
        ))}
      </ul>
      <dl className="order-amounts">
        {amounts.map(
          ([what, dinars, isShown]) =>
            isShown && (
              <div key={what}>
                <dt>{t(`admin.orders.detail.${what}`)}</dt>
                <dd>
                  <Money dinars={dinars} language={language} audience="admin" />
                </dd>
              </div>
            ),
        )}
        <div className="order-total">
          <dt>{t('admin.orders.detail.total')}</dt>
          <dd>
            <Money dinars={order.total_amount} language={language} audience="admin" />
          </dd>
        </div>
        <MoneyBackRows of={order.money_back} audience="admin" />
        {order.stamp_duty > 0 && (
          <div>
            <dt>{t('order.stamp-duty')}</dt>
            <dd>
              <Money dinars={order.stamp_duty} language={language} audience="admin" />
            </dd>
          </div>
        )}
        {order.undelivered_amount > 0 && (
          <div>
            <dt>{t('order.undelivered')}</dt>
            <dd>
              <Money dinars={-order.undelivered_amount} language={language} audience="admin" />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
