import './orders.css'
import { ChevronLeft } from 'lucide-react'
import { Link, type MetaFunction, useParams } from 'react-router'
import { Suspense } from 'react'
import type { AccountOrderView } from '#capabilities/orders/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { formatPhone } from '#kernel/phone.ts'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ParcelContents } from '#web/shared/orders/parcel-contents.tsx'
import { TrackingNumbers } from '#web/shared/orders/tracking-numbers.tsx'
import { Invoice } from '#web/shared/orders/invoice.tsx'
import { PaymentReceipt } from '#web/shared/orders/payment-receipt.tsx'
import { ReportedDeliveries } from '#web/shared/orders/reported-deliveries.tsx'
import { get, post } from '#web/shared/api/endpoint.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'
import { OrderProblem } from '#web/shared/orders/order-problem.tsx'
import { ChangeAddressButton } from '#web/shared/orders/purchase-actions.tsx'
import { AmountToPrepare } from '#web/shared/orders/amount-to-prepare.tsx'
import { OrderReturnBadge } from '#web/shared/orders/return-state-badge.tsx'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { isUnpaid } from '#web/shared/orders/timeline.ts'
import { TimelineList } from '#web/shared/orders/timeline-list.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { type DeliveryDetail, DeliveryDetails } from '#web/shared/orders/delivery-details.tsx'
import { useDeliveryPlace } from '#web/shared/orders/delivery-place.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadingSkeleton } from './account-ui.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { OrderActions } from './order-actions.tsx'

const Returns = lazyComponent(() => import('#web/shared/returns/returns.tsx'))

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.order.title'), isPrivate: true }))

export default function OrderPage() {
  const id = useParams()['id'] ?? ''
  return <Order key={id} id={id} />
}

function Order({ id }: { id: string }) {
  const { t } = useTexts()
  const { view: order, state, refresh, change } = useQuery(get('/account/orders/{id}', { id }))
  return (
    <>
      <Link className="text-link order-back" to={paths.accountOrders()}>
        <Icon of={ChevronLeft} size="s" flip />
        {t('account.orders.title')}
      </Link>
      {state === 'missing' ? (
        <div className="card">
          <EmptyState
            title={t('account.order.missing')}
            action={<ButtonLink to={paths.accountOrders()}>{t('account.orders.title')}</ButtonLink>}
          />
        </div>
      ) : order ? (
        <Whole order={order} onChange={(next) => change(() => next)} onReload={refresh} />
      ) : (
        <LoadingSkeleton hasFailed={state === 'failed'} onRetry={refresh} />
      )}
    </>
  )
}

type WholeProps = {
  order: AccountOrderView
  onChange: (order: AccountOrderView) => void
  onReload: () => void
}

function Whole({ order, onChange, onReload }: WholeProps) {
  const { t, language } = useTexts()
  const placed = formatDate(new Date(order.placed_at), language, 'dateTime')
  return (
    <>
      <header className="account-head">
        <div>
          <h1>
            {t('account.order.named')}{' '}
            <bdi dir="ltr" className="num">
              {order.order_number}
            </bdi>
          </h1>
          <p>{t('account.order.placed', { date: placed })}</p>
        </div>
        <span className="order-states">
          <OrderStatusBadge status={order.status} items={order.items} />
          <OrderReturnBadge order={order} />
        </span>
      </header>
      {isUnpaid(order) && order.payment?.state !== 'open' && <AmountToPrepare orders={[order]} />}
      <OrderActions order={order} onChange={onChange} />
      <ReportedDeliveries
        order={order}
        answer={(body) =>
          accountRequest(post('/account/orders/{id}/delivery-answers', { id: order.id }, body))
        }
        onAnswered={onChange}
      />
      <div className="order-grid">
        <section className="card">
          <header className="track-card-head">
            <h2>{t('order-tracking.progress')}</h2>
          </header>
          <TimelineList order={order} />
          <TrackingNumbers order={order} />
        </section>
        <ParcelContents order={order} />
        <Delivery order={order} onReload={onReload} />
        <Payment order={order} />
        <Invoice order={order} opened={{ kind: 'account' }} />
      </div>
      {order.status === 'delivered' && (
        <Suspense>
          <Returns orderId={order.id} opened={{ kind: 'account' }} />
        </Suspense>
      )}
    </>
  )
}

function Payment({ order: { payment, number } }: { order: AccountOrderView }) {
  const { t } = useTexts()
  if (!payment || (payment.state === 'paid_on_delivery' && payment.refunds.length === 0))
    return null
  return (
    <section className="card">
      <header className="track-card-head">
        <h2>{t(payment.state === 'paid' ? 'order-payment.paid' : 'order-payment.title')}</h2>
      </header>
      <PaymentReceipt payment={payment} />
      {payment.state === 'open' && (
        <ButtonLink small to={paths.order(number)}>
          {t('order-payment.choose')}
        </ButtonLink>
      )}
    </section>
  )
}

function Delivery({ order, onReload }: Pick<WholeProps, 'order' | 'onReload'>) {
  const { t } = useTexts()
  const placeOf = useDeliveryPlace(order.shipping_address)
  const { delivery_note: note } = order.address_change
  const details: DeliveryDetail[] = [
    [t('order-tracking.recipient'), order.shipping_address.name],
    placeOf(order),
    [t('order-tracking.phone'), `\u2066${formatPhone(order.address_change.phone)}\u2069`],
    ...(note === null ? [] : [[t('order-tracking.note'), note] as const]),
    [t('order-tracking.vendor'), order.vendor.business_name],
  ]
  return (
    <DeliveryDetails details={details}>
      {order.status !== 'cancelled' && (
        <ChangeAddressButton purchase={order} purchaseKey={null} onChanged={onReload} />
      )}
      <ButtonLink
        kind="outline"
        small
        wide
        to={paths.accountMessages({ order: order.id, name: order.vendor.business_name })}
      >
        {t('messages.contact')}
      </ButtonLink>
      <OrderProblem
        order={order}
        contact={{ orderNumber: order.order_number }}
        messages={paths.accountMessages({ order: order.id, name: order.vendor.business_name })}
      />
    </DeliveryDetails>
  )
}
