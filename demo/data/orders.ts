import { inEveryLanguage, type Language } from '#kernel/locale.ts'
import { after, hours } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { COMMISSION, type Order, type Purchase } from './purchases.ts'
import type { afterReturns } from './returns.ts'
import { POSTED_AFTER, remittedOn, isOwnDelivery } from './payout-calendar.ts'
import type { Row, Rows } from './insert-rows.ts'
import { pickupPointOf } from './pickup-points.ts'
import type { Status } from './timeline.ts'
import { DEMO_VENDOR } from './vendors.ts'

type OrdersReturned = Pick<ReturnType<typeof afterReturns>, 'returnedQuantityOf' | 'refundedOf'>

export function orderRows(now: Date, purchases: readonly Purchase[], back: OrdersReturned): Rows {
  const orders = purchases.flatMap((purchase) =>
    purchase.orders.map((order) => ({ purchase, order })),
  )
  const claimed = findClaimed(orders.map(({ order }) => order))
  return {
    'orders.purchases': purchases.map(purchaseRow),
    'orders.orders': orders.map((order) => orderRow(order, back)),
    'orders.order_items': orders.flatMap((order) => itemRows(order, back)),
    'orders.status_history': orders.flatMap(historyRows),
    'orders.parcels': orders.flatMap(({ order }) => parcelRows(order, now, order === claimed)),
    'orders.parcel_items': orders.flatMap(({ order }) =>
      isSent(order)
        ? order.lines.map(({ id, quantity }) => ({
            parcel_id: parcelId(order),
            order_item_id: id,
            quantity,
          }))
        : [],
    ),
    'orders.parcel_history': orders.flatMap(({ order }) => parcelHistoryRows(order, now)),
  }
}

const total = (orders: readonly Order[], amountOf: (order: Order) => number): number =>
  orders.reduce((all, order) => all + amountOf(order), 0)

function purchaseRow({ id, number, buyer, placedAt, payment, promo, orders }: Purchase): Row {
  return {
    id,
    number,
    buyer_id: buyer.userId,
    first_name: buyer.first,
    last_name: buyer.last,
    email: buyer.email,
    phone: `+${buyer.phone}`,
    phone_raw: buyer.phoneRaw,
    address: buyer.address,
    city: buyer.commune.name,
    commune_code: buyer.commune.code,
    wilaya: buyer.commune.wilaya,
    postal_code: buyer.commune.postcode,
    language: buyer.language,
    payment_method: payment,
    promo_code: promo?.code ?? null,
    subtotal_centimes: total(orders, ({ subtotal }) => subtotal),
    shipping_centimes: total(orders, ({ shipping }) => shipping),
    discount_centimes: total(orders, ({ discount }) => discount),
    rounding_centimes: total(orders, ({ rounding }) => rounding),
    total_centimes: total(orders, (order) => order.total),
    vendor_ids: [...new Set(orders.map(({ shop }) => shop.id))],
    placed_at: placedAt,
  }
}

type Placed = { purchase: Purchase; order: Order }

function orderRow({ purchase, order }: Placed, { refundedOf }: OrdersReturned): Row {
  const time = (status: Status) => order.steps.find(({ to }) => to === status)?.at ?? null
  const { status } = order
  return {
    id: order.id,
    purchase_id: purchase.id,
    buyer_id: purchase.buyer.userId,
    vendor_id: order.shop.id,
    order_number: order.number,
    wilaya: purchase.buyer.commune.wilaya,
    status,
    payment_status: status === 'delivered' || purchase.payment === 'cib' ? 'paid' : 'pending',
    delivery_method: order.method,
    pickup_point_id:
      order.method === 'stop_desk' ? pickupPointOf(purchase.buyer.commune.wilaya) : null,
    deliver_from: order.window[0],
    deliver_until: order.window[1],
    subtotal_centimes: order.subtotal,
    shipping_centimes: order.shipping,
    discount_centimes: order.discount,
    rounding_centimes: order.rounding,
    total_centimes: order.total,
    refunded_centimes: refundedOf(order),
    commission_bp: COMMISSION,
    commission_centimes: order.commission,
    commission_reason: 'global',
    item_count: order.lines.reduce((all, { quantity }) => all + quantity, 0),
    holds_stock: status !== 'cancelled',
    placed_at: purchase.placedAt,
    confirmed_at: time('confirmed'),
    processing_at: time('processing'),
    shipped_at: time('shipped'),
    delivered_at: time('delivered'),
    cancelled_at: time('cancelled'),
    cancel_reason: isLost(order)
      ? 'parcel_lost'
      : (order.steps.find(({ to }) => to === 'cancelled')?.reason ?? null),
  }
}

const labelsOf = (label: (language: Language) => string | null) => ({
  fr: label('fr'),
  en: label('en'),
  ar: label('ar'),
})

const itemRows = ({ order }: Placed, { returnedQuantityOf }: OrdersReturned): Row[] =>
  order.lines.map((line, position) => ({
    id: line.id,
    order_id: order.id,
    vendor_id: order.shop.id,
    position,
    product_id: line.product.id,
    variant_id: line.variant.id,
    product_name: line.product.demo.name.fr,
    product_names: inEveryLanguage(line.product.demo.name),
    variant_label: line.variant.label('fr'),
    variant_labels: line.variant.label('fr') === null ? null : labelsOf(line.variant.label),
    sku: line.variant.sku,
    image: line.variant.image,
    list_price_centimes: line.listPrice,
    price_centimes: line.price,
    quantity: line.quantity,
    returned_quantity: returnedQuantityOf(line),
    total_centimes: line.total,
    discount_centimes: line.discount,
    vat_bp: order.shop.vendor.vatPayer ? line.product.demo.vat * 100 : 0,
  }))

const historyRows = ({ purchase, order }: Placed): Row[] =>
  order.steps.map((step, index) => {
    const actors = { buyer: purchase.buyer.userId, vendor: order.shop.owner.userId }
    return {
      id: demoId('order-step', `${order.id} ${index}`, step.at),
      order_id: order.id,
      from_status: order.steps[index - 1]?.to ?? null,
      to_status: step.to,
      actor_role: step.actor,
      actor_id: step.actor === 'buyer' || step.actor === 'vendor' ? actors[step.actor] : null,
      reason: step.to === 'cancelled' && isLost(order) ? 'parcel_lost' : step.reason,
      happened_at: step.at,
    }
  })

/** A parcel exists once it is handed over. */
const isSent = ({ steps }: Order): boolean => steps.some(({ to }) => to === 'shipped')
export const parcelId = (order: Order): string => demoId('parcel', order.id, order.steps[0]?.at)

const COURIERS = ['yalidine', 'zr-express', 'noest'] as const
export const courierOf = ({ number }: Order): string =>
  COURIERS[(number.codePointAt(3) ?? 0) % COURIERS.length] ?? 'yalidine'

export const trackingOf = (order: Order): string =>
  `${courierOf(order).slice(0, 3).toUpperCase()}-${parcelId(order).slice(-10).toUpperCase()}`

/** A few parcels are lost on the way by the operator's couriers. */
export const isLost = (order: Order): boolean =>
  order.steps.at(-1)?.to === 'cancelled' &&
  order.steps.some(({ to }) => to === 'shipped') &&
  !isOwnDelivery(order) &&
  (order.number.codePointAt(5) ?? 0) % 24 === 0

function parcelStates(order: Order, now: Date): { state: string; at: Date }[] {
  const stateOf: { readonly [status in Status]?: string } = {
    shipped: 'handed_over',
    delivered: 'delivered',
  }
  const states = order.steps.flatMap(({ to, at: now }) => {
    const state = stateOf[to]
    return state === undefined ? [] : [{ state, at: now }]
  })
  const handed = remittedOn(order, now)
  if (handed) return [...states, { state: 'remitted', at: after(handed, POSTED_AFTER) }]
  const end = order.steps.at(-1)
  const hasTravelled = order.steps.some(({ to }) => to === 'shipped')
  return end?.to === 'cancelled' && hasTravelled
    ? [...states, { state: isLost(order) ? 'lost' : 'returned', at: end.at }]
    : states
}

/** The demo vendor reports the delivery of one parcel, which its courier has not confirmed. */
const findClaimed = (orders: readonly Order[]): Order | undefined =>
  orders
    .filter(
      (order) =>
        order.shop.vendor.key === DEMO_VENDOR &&
        order.steps.at(-1)?.to === 'shipped' &&
        !isOwnDelivery(order),
    )
    .toSorted((first, second) => shippedAt(first) - shippedAt(second))[0]
const shippedAt = ({ steps }: Order): number => steps.at(-1)?.at.getTime() ?? 0
const CLAIMED_AFTER = hours(1)

function parcelRows(order: Order, now: Date, isClaimed: boolean): Row[] {
  if (!isSent(order)) return []
  const states = parcelStates(order, now)
  const time = (wanted: string) => states.find(({ state }) => state === wanted)?.at ?? null
  const claimedAt = after(time('handed_over') ?? now, CLAIMED_AFTER)
  const isTracked = time('handed_over') !== null && !isOwnDelivery(order)
  return [
    {
      id: parcelId(order),
      order_id: order.id,
      vendor_id: order.shop.id,
      position: 1,
      state: states.at(-1)?.state,
      courier_code: isTracked ? courierOf(order) : null,
      tracking: isTracked ? trackingOf(order) : null,
      collect_centimes: order.total,
      cash_holder: isOwnDelivery(order) ? 'vendor' : 'operator',
      handed_over_at: time('handed_over'),
      delivered_at: time('delivered'),
      returned_at: time('returned'),
      lost_at: time('lost'),
      loss_kind: isLost(order) ? 'lost' : null,
      delivery_claimed_at: isClaimed ? claimedAt : null,
      delivery_claimed_by: isClaimed ? order.shop.owner.userId : null,
      created_at: time('handed_over'),
    },
  ]
}

const parcelHistoryRows = (order: Order, now: Date): Row[] =>
  parcelStates(order, now).map(({ state, at: now }, step, all) => ({
    id: demoId('parcel-step', `${order.id} ${step}`, now),
    parcel_id: parcelId(order),
    from_state: all[step - 1]?.state ?? null,
    to_state: state,
    reason: state === 'returned' ? 'no_answer' : state === 'lost' ? 'lost' : null,
    happened_at: now,
  }))
