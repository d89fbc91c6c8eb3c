import { isCashMethod } from '#kernel/payment-methods.ts'
import { randomUUID } from 'node:crypto'
import { ZERO_CENTIMES } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { PurchasePlaced } from '../events.ts'
import { insertPurchase } from '../queries/insert-purchase.ts'
import type { Amounts, NewOrder, NewPurchase } from '../schema.ts'
import type { PurchaseKeys } from './purchase-keys.ts'

/** Returns the purchase key. */
export const placePurchase =
  ({ clock, keys }: { clock: Clock; keys: PurchaseKeys }) =>
  async (tx: Tx, purchase: NewPurchase): Promise<string> => {
    const now = clock.now()
    const keyNonce = randomUUID()
    await insertPurchase(tx, {
      purchase: { ...purchaseRow(purchase, now), key_nonce: keyNonce },
      orders: purchase.orders.map((order) => orderRow(purchase, order, now)),
      items: purchase.orders.flatMap((order) => itemRows(order, now)),
      history: purchase.orders.map((order) => ({
        id: newId(now),
        order_id: order.id,
        from_status: null,
        to_status: order.status,
        actor_role: 'buyer',
        actor_id: purchase.buyerId,
        reason: null,
        happened_at: now,
      })),
    })
    await publish<PurchasePlaced>(tx, purchasePlaced(purchase), purchase.id)
    return keys.deriveKey({ id: purchase.id, keyNonce })
  }

const amountColumns = (amounts: Amounts) => ({
  subtotal_centimes: amounts.subtotal,
  shipping_centimes: amounts.shipping,
  discount_centimes: amounts.discount,
  rounding_centimes: amounts.rounding,
  total_centimes: amounts.total,
})

const purchaseRow = (purchase: NewPurchase, now: Date) => ({
  id: purchase.id,
  number: purchase.number,
  buyer_id: purchase.buyerId,
  first_name: purchase.contact.firstName,
  last_name: purchase.contact.lastName,
  email: purchase.contact.email,
  phone: purchase.contact.phone,
  phone_raw: purchase.contact.phoneRaw,
  address: purchase.contact.address,
  city: purchase.contact.city,
  commune_code: purchase.contact.communeCode,
  wilaya: purchase.contact.wilaya,
  postal_code: purchase.contact.postalCode,
  language: purchase.language,
  payment_method: purchase.paymentMethod,
  promo_code: purchase.promoCode,
  ...amountColumns(purchase),
  vendor_ids: purchase.orders.map(({ vendorId }) => vendorId),
  placed_at: now,
})

const orderRow = (purchase: NewPurchase, order: NewOrder, now: Date) => ({
  id: order.id,
  purchase_id: purchase.id,
  buyer_id: purchase.buyerId,
  vendor_id: order.vendorId,
  order_number: order.number,
  wilaya: purchase.contact.wilaya,
  status: order.status,
  payment_status: 'pending',
  delivery_method: order.deliveryMethod,
  pickup_point_id: order.pickupPoint?.id ?? null,
  deliver_from: order.deliverFrom,
  deliver_until: order.deliverUntil,
  ...amountColumns(order),
  stamp_duty_centimes: order.stampDuty,
  commission_bp: order.commission.rate,
  commission_centimes: order.commission.amount,
  commission_reason: order.commission.reason,
  item_count: order.items.reduce((count, { quantity }) => count + quantity, 0),
  holds_stock: true,
  placed_at: now,
  confirmed_at: order.status === 'confirmed' ? now : null,
})

const itemRows = (order: NewOrder, now: Date) =>
  order.items.map((item, position) => ({
    id: newId(now),
    order_id: order.id,
    vendor_id: order.vendorId,
    position,
    product_id: item.productId,
    variant_id: item.variantId,
    product_name: item.productNames.fr,
    product_names: item.productNames,
    variant_label: item.variantLabels?.fr ?? null,
    variant_labels: item.variantLabels,
    sku: item.sku,
    image: item.image,
    list_price_centimes: item.listPrice,
    price_centimes: item.price,
    quantity: item.quantity,
    total_centimes: item.total,
    discount_centimes: item.discount,
    vat_bp: item.vat,
  }))

const amountsOf = ({ subtotal, shipping, discount, rounding, total }: Amounts) => ({
  subtotal,
  shipping,
  discount,
  rounding,
  total,
})

function purchasePlaced(purchase: NewPurchase): PurchasePlaced {
  const { firstName, lastName, email, phone, address, city, wilaya } = purchase.contact
  return {
    type: 'orders.purchase_placed',
    purchaseId: purchase.id,
    number: purchase.number,
    buyerId: purchase.buyerId,
    language: purchase.language,
    paymentMethod: purchase.paymentMethod,
    promoCode: purchase.promoCode,
    contact: { firstName, lastName, email, phone, address, city, wilaya },
    ...amountsOf(purchase),
    orders: purchase.orders.map((order) => ({
      id: order.id,
      number: order.number,
      vendorId: order.vendorId,
      vendorName: order.vendorName,
      status: order.status,
      deliveryMethod: order.deliveryMethod,
      pickupPoint: order.pickupPoint && {
        name: order.pickupPoint.name,
        address: order.pickupPoint.address,
      },
      deliverFrom: order.deliverFrom,
      deliverUntil: order.deliverUntil,
      ...amountsOf(order),
      stampDuty: isCashMethod(purchase.paymentMethod) ? order.stampDuty : ZERO_CENTIMES,
      items: order.items.map((item) => ({
        productId: item.productId,
        name: item.productNames.fr,
        label: item.variantLabels?.fr ?? null,
        shownName: item.productNames[purchase.language],
        shownLabel: item.variantLabels?.[purchase.language] ?? null,
        quantity: item.quantity,
        price: item.price,
        total: item.total,
      })),
    })),
  }
}
