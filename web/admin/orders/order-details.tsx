import type { AdminOrderView, OrderPaymentMethod } from '#capabilities/orders/contract.ts'
import { OnlinePayment } from './online-payment.tsx'
import { Mail, Phone } from 'lucide-react'
import { cancelReasonText } from '#web/shared/orders/cancel-reason.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FrenchDateTime, PaymentBadge, AdminOrderStatusBadge } from './order-cells.tsx'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { OrderRefunds } from './order-refunds.tsx'
import { useWilayaName } from '#web/shared/preferences/use-wilaya-name.ts'
import { AdminOrderItems } from './order-items.tsx'
import { PAYMENT_METHOD_TEXTS } from './statuses.ts'

type OrderDetailsProps = { order: AdminOrderView }

export function OrderDetails({ order }: OrderDetailsProps) {
  return (
    <>
      <OrderInfo order={order} />
      <OnlinePayment order={order} />
      <Customer order={order} />
      <AdminOrderItems order={order} />
      <OrderRefunds key={order.order_number} order={order} />
      <History order={order} />
    </>
  )
}

function OrderInfo({ order }: OrderDetailsProps) {
  const { t } = useTexts()
  const method = PAYMENT_METHOD_TEXTS[order.payment_method as OrderPaymentMethod] // an unknown method is shown as it is
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
            {method ? t(method) : order.payment_method}
            <PaymentBadge status={order.payment_status} />
          </dd>
        </div>
        <div>
          <dt>{t('admin.orders.detail.method')}</dt>
          <dd>
            {t(`admin.orders.method.${order.delivery_method}`)}
            {order.pickup_point && (
              <small>
                <bdi>{[order.pickup_point.name, order.pickup_point.address].join(', ')}</bdi>
              </small>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Customer({ order: { customer, shipping_address: to } }: OrderDetailsProps) {
  const { t } = useTexts()
  const wilaya = useWilayaName(to.wilaya)
  return (
    <>
      <section>
        <h3>{t('admin.orders.detail.customer')}</h3>
        <p>
          <bdi>{customer.name}</bdi>
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
          <span>
            <bdi>{to.name}</bdi>
          </span>
          <span>
            <bdi>{to.address}</bdi>
          </span>
          <span>
            <bdi>{to.city}</bdi>
            {wilaya !== '' && `${t('admin.orders.detail.comma')}${wilaya}`}
          </span>
        </address>
      </section>
    </>
  )
}

const ACTORS = ['admin', 'vendor', 'customer', 'system'] as const

function History({ order }: OrderDetailsProps) {
  const { t } = useTexts()
  if (order.history.length === 0) return null
  return (
    <section>
      <h3>{t('admin.orders.detail.history')}</h3>
      <ol className="panel-history">
        {order.history.map((step) => {
          const actor = ACTORS.find((actor) => actor === step.actor_role) ?? 'system'
          return (
            <li key={`${step.at}-${step.to}`}>
              <AdminOrderStatusBadge status={step.to} />
              <small>
                <FrenchDateTime at={step.at} /> · {t(`admin.orders.actor.${actor}`)}
              </small>
              {step.reason !== null && step.reason !== '' && (
                <p dir="auto">{cancelReasonText(t, step.reason)}</p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
