import { isPaymentMethod } from '#kernel/payment-methods.ts'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { OnlinePayment } from './online-payment.tsx'
import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FrenchDateTime, PaymentBadge } from './order-cells.tsx'
import { homeStreet } from '#web/backoffice/orders/home-street.ts'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { OrderRefunds } from './order-refunds.tsx'
import { useWilayaName } from '#web/shared/preferences/use-wilaya-name.ts'
import { InternalNotesSection } from '../notes/internal-notes.tsx'
import { ReturnsOf } from '../returns/returns-of.tsx'
import { OrderHistory } from './order-history.tsx'
import { AdminOrderItems } from './order-items.tsx'
import { OrderParcels } from '../order/order-parcels.tsx'

type OrderDetailsProps = { order: AdminOrderView }

export function OrderDetails({ order, onChanged }: OrderDetailsProps & { onChanged: () => void }) {
  return (
    <>
      <OrderSummary order={order} />
      <OnlinePayment order={order} />
      <OrderCustomer order={order} />
      <AdminOrderItems order={order} />
      {order.parcels.length > 0 && <OrderParcels order={order} onChanged={onChanged} />}
      <ReturnsOf key={order.id} about={{ search: order.order_number }} />
      <OrderRefunds key={order.order_number} order={order} />
      <OrderHistory order={order} />
      <InternalNotesSection about={{ order: order.id }} />
    </>
  )
}

export function OrderSummary({ order }: OrderDetailsProps) {
  const { t } = useTexts()
  const { payment_method: method } = order
  const moments = [
    ['placed', order.created_at],
    ['shipped', order.shipped_at],
    ['delivered', order.delivered_at],
  ] as const
  return (
    <section>
      <dl className="facts">
        <div>
          <dt>{t('admin.orders.detail.vendor')}</dt>
          <dd>
            <bdi>{order.vendor.business_name}</bdi>
          </dd>
        </div>
        {moments.map(
          ([what, time]) =>
            time !== null && (
              <div key={what}>
                <dt>{t(`admin.orders.detail.${what}`)}</dt>
                <dd>
                  <FrenchDateTime at={time} />
                </dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('admin.orders.detail.payment')}</dt>
          <dd className="payment-fact">
            {isPaymentMethod(method) ? t(`payment.${method}`) : method}
            <PaymentBadge {...{ order }} />
          </dd>
        </div>
        <div>
          <dt>{t('admin.orders.detail.method')}</dt>
          <dd>{t(`admin.orders.method.${order.delivery_method}`)}</dd>
        </div>
      </dl>
    </section>
  )
}

export function OrderCustomer({ order }: OrderDetailsProps) {
  const { customer, shipping_address: to, pickup_point: office } = order
  const street = homeStreet(order)
  const { t } = useTexts()
  const wilaya = useWilayaName(to.wilaya)
  return (
    <>
      <section>
        <h3>{t('admin.orders.detail.customer')}</h3>
        <p>
          <Link
            className="text-link"
            to={paths.adminCustomer(customer.user_id ?? customer.phone)}
            aria-label={t('admin.customer.open', { name: customer.name })}
          >
            <bdi>{customer.name}</bdi>
          </Link>
        </p>
        <p className="customer-links">
          <a
            className={buttonClass({ kind: 'quiet', small: true })}
            href={phoneHref(customer.phone)}
          >
            <Icon of={Phone} size="s" />
            {t('admin.orders.detail.call')}
            <bdi dir="ltr" className="num">
              {formatPhoneDisplay(customer.phone)}
            </bdi>
          </a>
          <a className="text-link" href={`mailto:${encodeURIComponent(customer.email)}`}>
            <Icon of={Mail} size="s" />
            <bdi dir="ltr">{customer.email}</bdi>
          </a>
        </p>
      </section>
      <section>
        <h3>{t('admin.orders.detail.address')}</h3>
        <address className="order-address">
          {office && (
            <>
              <b>
                <bdi>{office.name}</bdi>
              </b>
              <span>
                <bdi>{office.address}</bdi>
                {wilaya !== '' && `${t('admin.orders.detail.comma')}${wilaya}`}
              </span>
              <small>{t('admin.orders.detail.home-address')}</small>
            </>
          )}
          <span>
            <bdi>{to.name}</bdi>
          </span>
          {street !== null && (
            <span>
              <bdi>{street}</bdi>
            </span>
          )}
          <span>
            <bdi>{to.city}</bdi>
            {wilaya !== '' && `${t('admin.orders.detail.comma')}${wilaya}`}
          </span>
        </address>
      </section>
    </>
  )
}
