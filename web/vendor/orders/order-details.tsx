import { Copy, MapPin, MessageCircle, Phone } from 'lucide-react'
import { formatDate } from '#kernel/format.ts'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { cancelReasonText } from '#web/shared/orders/cancel-reason.ts'
import { StatusBadge } from '#web/shared/orders/status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayaName } from '#web/shared/preferences/use-wilaya-name.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Money } from '#web/ui/money.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CourierShipment } from './courier-shipment.tsx'
import type { OrderDetail } from './query.ts'
import { OrderReturns } from './order-returns.tsx'
import type { PendingOrderAction } from './action-dialog.tsx'
import { Parcels } from './parcels.tsx'
import type { RunOrderAction } from './use-order-action.ts'
import { DocumentLanguageSelect } from './document-language.tsx'
import { type PrintableKind, useDocuments } from './use-documents.ts'
import { Moment } from './order-cells.tsx'

type OrderDetailsProps = { order: OrderDetail }
type OrderActionsProps = OrderDetailsProps & {
  isBusy: boolean
  act: RunOrderAction
  onAsk: (asking: PendingOrderAction) => void
  /** A shipment was created: the order is reloaded. */
  onSent: () => void
}

export function VendorOrderDetails({ order, isBusy, act, onAsk, onSent }: OrderActionsProps) {
  return (
    <>
      <CallBand order={order} />
      <Customer order={order} />
      <OnlinePayment order={order} />
      <Items order={order} />
      {order.parcels.length > 0 && (
        <Parcels order={order} isBusy={isBusy} act={act} onAsk={onAsk} />
      )}
      <CourierShipment key={order.id} order={order} onSent={onSent} />
      <PrintButtons order={order} />
      <OrderReturns key={order.order_number} order={order} />
      <History order={order} />
    </>
  )
}

function CallBand({ order: { customer, status, order_number } }: OrderDetailsProps) {
  const { t } = useTexts()
  const greeting = t('vendor-orders.greeting', { name: customer.name, number: order_number })
  const digits = customer.phone.replace(/\D/g, '')
  return (
    <section className="call-band">
      <a
        className={buttonClass({ kind: status === 'pending' ? 'primary' : 'outline', small: true })}
        href={phoneHref(customer.phone)}
      >
        <Icon of={Phone} size="s" />
        {t('vendor-orders.call')}{' '}
        <bdi dir="ltr" className="num">
          {formatPhoneDisplay(customer.phone)}
        </bdi>
      </a>
      <a
        className={buttonClass({ kind: 'outline', small: true })}
        href={`https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon of={MessageCircle} size="s" />
        {t('vendor-orders.whatsapp')}
      </a>
    </section>
  )
}

export function Customer({ order }: OrderDetailsProps) {
  const { t } = useTexts()
  const { shipping_address: to, buyer_before: before, delivery_method } = order
  const wilaya = useWilayaName(to.wilaya)
  const copy = async () => {
    const phone = formatPhoneDisplay(order.customer.phone)
    const text = [to.name, phone, to.address, `${to.city}, ${wilaya}`].join('\n')
    await navigator.clipboard.writeText(text)
    showToast({ title: t('vendor-orders.copied'), closeLabel: t('site.close') })
  }
  return (
    <section>
      <div className="fact-head">
        <b>
          <bdi>{to.name}</bdi>
        </b>
        <Button kind="text" small onClick={() => void copy()}>
          <Icon of={Copy} size="s" />
          {t('vendor-orders.copy')}
        </Button>
      </div>
      <address className="order-address">
        <span>
          <bdi>{to.address}</bdi>
        </span>
        <span>
          <bdi>{to.city}</bdi>
          {t('vendor-orders.comma')}
          {wilaya}
        </span>
      </address>
      {order.delivery_note !== null && (
        <p className="delivery-note">
          <Icon of={MapPin} size="s" />
          <bdi>{order.delivery_note}</bdi>
        </p>
      )}
      <p className="muted">{t(`vendor-orders.method.${delivery_method}`)}</p>
      <p className="muted">
        {before.orders === 0
          ? t('vendor-orders.buyer.first')
          : t('vendor-orders.buyer.before', { count: before.orders })}
        {before.received > 0 &&
          ` · ${t('vendor-orders.buyer.received', { count: before.received })}`}
        {before.cancelled > 0 &&
          ` · ${t('vendor-orders.buyer.cancelled', { count: before.cancelled })}`}
      </p>
    </section>
  )
}

/** Tells the vendor whether to prepare the order or wait for the payment. */
function OnlinePayment({ order: { payment } }: OrderDetailsProps) {
  const { t, language } = useTexts()
  if (!payment || payment.state === 'at_the_door') return null
  const paid = payment.attempts.findLast(({ status }) => status === 'captured')
  const time = formatDate(
    new Date(paid?.ended_at ?? payment.expires_at),
    language,
    paid ? 'shortDateTime' : 'time',
  )
  return (
    <section>
      <h3>{t('vendor-orders.online.title')}</h3>
      <p>{t(`vendor-orders.online.${payment.state}`, { time: `\u2068${time}\u2069` })}</p>
      {payment.refunds.length > 0 && <p>{t('vendor-orders.online.refunded')}</p>}
    </section>
  )
}

export function Items({ order }: OrderDetailsProps) {
  const { t, language } = useTexts()
  const amounts = [
    ['discount', -order.discount],
    ['shipping', order.shipping],
    ['rounding', order.rounding],
  ] as const
  const isPaid = order.payment_status === 'paid'
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
                <dt>{t(`vendor-orders.amount.${what}`)}</dt>
                <dd>
                  <Money dinars={dinars} language={language} />
                </dd>
              </div>
            ),
        )}
        <div className="order-total">
          <dt>{t(isPaid ? 'vendor-orders.amount.paid' : 'vendor-orders.amount.collect')}</dt>
          <dd>
            <Money dinars={order.total_amount} language={language} />
          </dd>
        </div>
        {order.status !== 'cancelled' && (
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

const PRINTABLE_KINDS = [
  'packing_slip',
  'label',
  'invoice',
] as const satisfies readonly PrintableKind[]

function PrintButtons({ order }: OrderDetailsProps) {
  const { t } = useTexts()
  const documents = useDocuments()
  if (order.status === 'cancelled') return null
  const shown = PRINTABLE_KINDS.filter((kind) => kind !== 'invoice' || order.status !== 'pending')
  return (
    <section>
      <h3>{t('vendor-orders.papers')}</h3>
      <div className="paper-buttons">
        {shown.map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            small
            busy={documents.making === kind}
            onClick={() => void documents.open(kind, [order.id])}
          >
            {t(`vendor-orders.paper.${kind}`)}
          </Button>
        ))}
      </div>
      <DocumentLanguageSelect {...documents} />
    </section>
  )
}

const ACTORS = ['admin', 'vendor', 'buyer', 'courier'] as const

function History({ order }: OrderDetailsProps) {
  const { t } = useTexts()
  return (
    <section>
      <h3>{t('vendor-orders.history')}</h3>
      <ol className="panel-history">
        {order.history.map((step) => {
          const actor = ACTORS.find((actor) => actor === step.actor_role) ?? 'system'
          return (
            <li key={`${step.at}-${step.to}`}>
              <StatusBadge status={step.to} />
              <small>
                <Moment at={step.at} /> ·{' '}
                {step.actor_name === null ? (
                  t(`vendor-orders.actor.${actor}`)
                ) : (
                  <bdi>{step.actor_name}</bdi>
                )}
              </small>
              {step.reason !== null && <p dir="auto">{cancelReasonText(t, step.reason)}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
