import { Link } from 'react-router'
import type { AccountOrderRowView, AccountPurchaseRowView } from '#capabilities/orders/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { AmountToPrepare } from '#web/shared/orders/amount-to-prepare.tsx'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'
import { OrderReturnBadge } from '#web/shared/orders/return-state-badge.tsx'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { dueOf, remainingOrders, remainingTotal } from '#web/shared/orders/remaining-orders.ts'
import { isUnpaid } from '#web/shared/orders/timeline.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'

type PurchaseCardProps = {
  purchase: AccountPurchaseRowView
  busyWith: string | null
  onReorder: (orderId: string) => void
}

/** What was confirmed at once: the sum of all, and each parcel with its shop and state. */
export function PurchaseCard({ purchase, busyWith, onReorder }: PurchaseCardProps) {
  const { t, language } = useTexts()
  const { number, orders } = purchase
  return (
    <article className="card order-card">
      <header>
        <div>
          <h2>
            <bdi dir="ltr" className="num">
              {number}
            </bdi>
          </h2>
          <small>
            {formatDate(new Date(purchase.placed_at), language, 'shortDateTime')}
            {' · '}
            {t('cart.parcels', { count: orders.length })}
          </small>
        </div>
        {remainingOrders(orders).length > 0 && (
          <b>
            <Money dinars={remainingTotal(orders)} language={language} />
          </b>
        )}
      </header>
      <AmountToPrepare isBrief orders={orders.filter(isUnpaid)} />
      <ul className="order-rows">
        {orders.map((order) => (
          <ParcelRow
            key={order.id}
            order={order}
            isBusy={busyWith === order.id}
            onReorder={() => onReorder(order.id)}
          />
        ))}
      </ul>
    </article>
  )
}

type ParcelRowProps = { order: AccountOrderRowView; isBusy: boolean; onReorder: () => void }

function ParcelRow({ order, isBusy, onReorder }: ParcelRowProps) {
  const { t, language } = useTexts()
  const isOver = order.status === 'delivered' || order.status === 'cancelled'
  return (
    <li>
      <span className="order-pictures" aria-hidden="true">
        {order.items.map(({ image, product_name: name }, index) => (
          <ItemThumbnail key={`${name} ${index}`} image={image} />
        ))}
      </span>
      <p>
        <Link
          className="text-link"
          to={paths.accountOrder(order.id)}
          aria-label={`${order.vendor.business_name} · ${t('account.orders.see-named', { number: order.order_number })}`}
        >
          <bdi>{order.vendor.business_name}</bdi>
        </Link>
        {order.items[0] && (
          <small>
            <bdi>{order.items[0].product_name}</bdi>
            {order.product_count > 1 &&
              ` ${t('account.orders.and-others', { count: order.product_count - 1 })}`}
          </small>
        )}
        <small>
          <bdi dir="ltr" className="num">
            {order.order_number}
          </bdi>
          {' · '}
          {t('cart.items', { count: order.item_count })}
        </small>
      </p>
      <span className="order-states">
        <OrderStatusBadge status={order.status} />
        <OrderReturnBadge order={order} />
      </span>
      <b>
        <Money dinars={dueOf(order)} language={language} />
      </b>
      {isOver && (
        <Button
          kind="quiet"
          small
          busy={isBusy}
          aria-label={t('account.reorder.named', { number: order.order_number })}
          onClick={onReorder}
        >
          {t('account.reorder.act')}
        </Button>
      )}
    </li>
  )
}
