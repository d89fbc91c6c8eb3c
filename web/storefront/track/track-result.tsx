import { type ReactNode, Suspense, useState } from 'react'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { formatPhone } from '#kernel/phone.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { ParcelContents } from '#web/shared/orders/parcel-contents.tsx'
import { TrackingNumbers } from '#web/shared/orders/tracking-numbers.tsx'
import { CancelOrderButton, ChangeAddressButton } from '#web/shared/orders/purchase-actions.tsx'
import { purchaseRequest } from '#web/shared/orders/purchase-client.ts'
import { ReportedDeliveries } from '#web/shared/orders/reported-deliveries.tsx'
import { OrderProblem } from '#web/shared/orders/order-problem.tsx'
import { Invoice } from '#web/shared/orders/invoice.tsx'
import { AmountToPrepare } from '#web/shared/orders/amount-to-prepare.tsx'
import { AccountOnly, useMayChange } from '#web/shared/orders/account-only.tsx'
import type { ContactPrefill } from '#web/shared/orders/contact-prefill.ts'
import { dueOf, remainingOrders, remainingTotal } from '#web/shared/orders/remaining-orders.ts'
import { OrderReturnBadge } from '#web/shared/orders/return-state-badge.tsx'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { firstOpenOrder, isUnpaid, type TrackedOrderView } from '#web/shared/orders/timeline.ts'
import { TimelineList } from '#web/shared/orders/timeline-list.tsx'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { type DeliveryDetail, DeliveryDetails } from '#web/shared/orders/delivery-details.tsx'
import { useDeliveryPlace } from '#web/shared/orders/delivery-place.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { BuyAgainButton } from './buy-again-button.tsx'

const Returns = lazyComponent(() => import('#web/shared/returns/returns.tsx'))
const OrderMessages = lazyComponent(() => import('#web/shared/messages/order-messages.tsx'))

type TrackResultProps = {
  tracked: PurchaseView
  purchaseKey: string | null
  onChanged: () => void
}

export default function TrackResult({ tracked, purchaseKey, onChanged }: TrackResultProps) {
  const { orders } = tracked
  const { t, language } = useTexts()
  const isHydrated = useHydrated()
  const mayChange = useMayChange(tracked)
  const [selected, setSelected] = useState(() => firstOpenOrder(orders))
  const order = orders[selected] ?? orders[0]
  if (!order) return null
  const isOnline = tracked.payment !== null && tracked.payment.state !== 'paid_on_delivery'
  const isCalled = order.status === 'pending' && order.requires_phone_confirmation && !isOnline
  return (
    <div className="track-result">
      {tracked.payment?.state !== 'open' && <AmountToPrepare orders={orders.filter(isUnpaid)} />}
      {orders.length > 1 && (
        <ParcelSwitch orders={orders} selected={selected} onSelect={setSelected} />
      )}
      {mayChange && (
        <ReportedDeliveries
          key={order.id}
          order={order}
          answer={(given) =>
            purchaseRequest(
              post(
                '/purchases/{number}/delivery-answers',
                { number: tracked.number },
                { order_id: order.id, ...given },
              ),
              { purchaseKey, language },
            )
          }
          onAnswered={onChanged}
        />
      )}
      <div className="track-grid">
        <section className="card" aria-label={order.vendor.business_name}>
          <header className="track-card-head">
            <h2>{t('order-tracking.progress')}</h2>
            <span className="order-states">
              <OrderStatusBadge status={order.status} items={order.items} />
              <OrderReturnBadge order={order} />
            </span>
          </header>
          <TimelineList order={order} />
          <TrackingNumbers order={order} />
          {isCalled &&
            (mayChange ? (
              <Button
                kind="outline"
                small
                className="track-answer"
                onClick={() =>
                  void import('../order/confirm-order-link.ts').then(
                    ({ confirmOrderPath: toAnswer }) => toAnswer(order.id, purchaseKey, t),
                  )
                }
              >
                {t('order.answer')}
              </Button>
            ) : (
              <AccountOnly orderId={order.id} />
            ))}
        </section>
        <ParcelContents order={order} />
        <Address tracked={tracked} order={order} mayWrite={mayChange}>
          {order.status === 'cancelled' && <BuyAgainButton order={order} />}
          {mayChange && (
            <>
              {order.status !== 'cancelled' && (
                <ChangeAddressButton {...{ purchase: tracked, purchaseKey, onChanged }} />
              )}
              <CancelOrderButton
                {...{ number: tracked.number, order, orders, purchaseKey, onChanged }}
              />
            </>
          )}
        </Address>
        <Invoice key={order.id} order={order} opened={{ kind: 'guest', purchaseKey }} />
      </div>
      {!mayChange && !isCalled && order.status !== 'cancelled' && (
        <AccountOnly orderId={order.id} />
      )}
      {isHydrated && mayChange && (
        <Suspense>
          <OrderMessages
            key={order.id}
            orderId={order.id}
            vendor={order.vendor.business_name}
            purchaseKey={purchaseKey}
            contact={prefillOf(tracked, order)}
          />
        </Suspense>
      )}
      {isHydrated && order.status === 'delivered' && mayChange && (
        <Suspense>
          <Returns key={order.id} orderId={order.id} opened={{ kind: 'guest', purchaseKey }} />
        </Suspense>
      )}
    </div>
  )
}

type ParcelSwitchProps = {
  orders: readonly TrackedOrderView[]
  selected: number
  onSelect: (index: number) => void
}

function ParcelSwitch({ orders, selected, onSelect }: ParcelSwitchProps) {
  const { t, language } = useTexts()
  return (
    <div className="parcel-switch" role="group" aria-label={t('order-tracking.parcels')}>
      {orders.map((order, index) => (
        <button
          key={order.id}
          type="button"
          aria-pressed={index === selected}
          onClick={() => onSelect(index)}
        >
          <small>{t('order-tracking.parcel', { number: index + 1 })}</small>
          <b>
            <bdi>{order.vendor.business_name}</bdi>
          </b>
          <span className="order-states">
            <OrderStatusBadge status={order.status} items={order.items} />
            <OrderReturnBadge order={order} />
          </span>
          <Money dinars={dueOf(order)} language={language} />
        </button>
      ))}
    </div>
  )
}

const prefillOf = (purchase: PurchaseView, order: TrackedOrderView): ContactPrefill => ({
  orderNumber: order.order_number,
  name: purchase.shipping_address.name,
  email: purchase.contact.email,
})

type AddressProps = {
  tracked: PurchaseView
  order: TrackedOrderView
  mayWrite: boolean
  children: ReactNode
}

function Address({ tracked, order, mayWrite, children }: AddressProps) {
  const { t, language } = useTexts()
  const placeOf = useDeliveryPlace(tracked.shipping_address)
  const { delivery_note: note } = tracked.address_change
  const details: DeliveryDetail[] = [
    [t('order-tracking.recipient'), tracked.shipping_address.name],
    placeOf(order),
    [t('order-tracking.phone'), `\u2066${formatPhone(tracked.address_change.phone)}\u2069`],
    ...(note === null ? [] : [[t('order-tracking.note'), note] as const]),
    [t('order-tracking.vendor'), order.vendor.business_name],
    [t('order-tracking.order-number'), order.order_number],
    [t('order-tracking.placed'), formatDate(new Date(tracked.placed_at), language, 'date')],
    ...(remainingOrders(tracked.orders).length === 0
      ? []
      : [
          [
            t('order-tracking.whole'),
            formatMoney(fromDinars(remainingTotal(tracked.orders)), language),
          ] as const,
        ]),
  ]
  return (
    <DeliveryDetails details={details}>
      {children}
      <OrderProblem
        order={order}
        contact={prefillOf(tracked, order)}
        messages={mayWrite ? 'here' : null}
      />
    </DeliveryDetails>
  )
}
