import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { PaymentMethod } from '#kernel/payment-methods.ts'
import type { DeliveryMethod } from '#capabilities/shipping/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { AddressField, NewAddress } from '../rules/address-change.ts'
import type { OrderId, OrderStatus, PurchaseId } from '../schema.ts'
import type { OrdersDatabase } from '../tables.ts'

export type AddressedOrder = {
  id: OrderId
  number: string
  vendorId: string
  vendorName: string
  status: OrderStatus
  deliveryMethod: DeliveryMethod
  pickupPointId: string | null
  /** Name and address of the pickup point. */
  office: string | null
  deliverFrom: LocalDate
  deliverUntil: LocalDate
  subtotal: Centimes
  shipping: Centimes
  /** All of it, and the part that pays for delivery. */
  discount: Centimes
  discountOnDelivery: Centimes
  rounding: Centimes
  total: Centimes
  /** Of a cash payment, as the buyer was shown it. */
  stampDuty: Centimes
}
export type AddressedPurchase = {
  id: PurchaseId
  number: string
  version: number
  paymentMethod: PaymentMethod
  language: Language
  firstName: string
  email: string
  total: Centimes
  address: NewAddress
  /** In id order. */
  orders: readonly AddressedOrder[]
}

const ordersIn = (language: string) => `(
  select json_agg(json_build_object('id', o.id, 'number', o.order_number, 'vendorId', o.vendor_id,
    'vendorName', ${vendorNameIn(language)}, 'status', o.status, 'deliveryMethod', o.delivery_method,
    'pickupPointId', o.pickup_point_id, 'office', (select d.name || ', ' || d.address
      from shipping.pickup_points d where d.id = o.pickup_point_id), 'deliverFrom', o.deliver_from, 'deliverUntil', o.deliver_until,
    'subtotal', o.subtotal_centimes, 'shipping', o.shipping_centimes, 'discount', o.discount_centimes,
    'discountOnDelivery', o.discount_centimes - (select coalesce(sum(i.discount_centimes), 0)
      from orders.order_items i where i.order_id = o.id),
    'rounding', o.rounding_centimes, 'total', o.total_centimes, 'stampDuty', o.stamp_duty_centimes) order by o.id)
  from orders.orders o join vendors.vendors v on v.id = o.vendor_id where o.purchase_id = p.id)`

/** The buyer's note to the courier is one for all parcels; a call may have written it on one. */
export const NOTE = `(select o.delivery_note from orders.orders o
  where o.purchase_id = p.id and o.delivery_note is not null order by o.id limit 1)`

export async function findAddressedPurchase(
  handle: Db | Tx,
  id: PurchaseId,
  /** Of the vendors' names; the buyer's unless given. */
  language?: Language,
): Promise<AddressedPurchase | null> {
  const orders = ordersIn(language === undefined ? 'p.language' : `'${language}'`)
  const { rows } = await sql<AddressedPurchase>`
    select p.id, p.number, p.address_version as version, p.payment_method as "paymentMethod", p.language,
      p.first_name as "firstName", p.email, p.total_centimes::float8 as total,
      json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'address', p.address, 'city', p.city, 'communeCode', p.commune_code,
        'wilaya', p.wilaya, 'postalCode', p.postal_code, 'phone', p.phone, 'phoneRaw', p.phone_raw,
        'deliveryNote', ${sql.raw(NOTE)}) as address, ${sql.raw(orders)} as orders
    from orders.purchases p where p.id = ${id}`.execute(tables<OrdersDatabase>(handle))
  return rows[0] ?? null
}

/** Lock order: the purchase, then its orders by id. */
export async function lockAddressedPurchase(
  tx: Tx,
  id: PurchaseId,
): Promise<AddressedPurchase | null> {
  const db = tables<OrdersDatabase>(tx)
  await sql`select from orders.purchases where id = ${id} for update`.execute(db)
  await sql`select from orders.orders where purchase_id = ${id} order by id for update`.execute(db)
  return findAddressedPurchase(tx, id)
}

/** The purchase of an order of this vendor; the caller locks it before the order. */
export async function findPurchaseOfOrder(
  tx: Tx,
  { vendorId, orderId }: { vendorId: string; orderId: OrderId },
): Promise<PurchaseId | null> {
  const { rows } = await sql<{ purchase_id: PurchaseId }>`
    select purchase_id from orders.orders
    where id = ${orderId} and vendor_id = ${vendorId}`.execute(tables<OrdersDatabase>(tx))
  return rows[0]?.purchase_id ?? null
}

export type PricedAddressedOrder = Pick<
  AddressedOrder,
  | 'id'
  | 'deliveryMethod'
  | 'pickupPointId'
  | 'deliverFrom'
  | 'deliverUntil'
  | 'shipping'
  | 'discount'
  | 'rounding'
  | 'total'
  | 'stampDuty'
>
type SavePurchaseAddressRow = {
  purchase: Pick<AddressedPurchase, 'id'>
  address: NewAddress
  orders: readonly PricedAddressedOrder[]
}

/** Raises the versions: a shop that has the order open gets an edit conflict. */
export async function savePurchaseAddress(
  tx: Tx,
  { purchase, address, orders }: SavePurchaseAddressRow,
): Promise<void> {
  const db = tables<OrdersDatabase>(tx)
  await sql`
    update orders.orders o set wilaya = ${address.wilaya}, delivery_note = ${address.deliveryNote},
      version = o.version + 1, delivery_method = n."deliveryMethod", pickup_point_id = n."pickupPointId",
      deliver_from = n."deliverFrom", deliver_until = n."deliverUntil", shipping_centimes = n.shipping,
      discount_centimes = n.discount, rounding_centimes = n.rounding, total_centimes = n.total,
      stamp_duty_centimes = n."stampDuty"
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as n (id uuid, "deliveryMethod" text,
      "pickupPointId" uuid, "deliverFrom" date, "deliverUntil" date, shipping bigint, discount bigint,
      rounding bigint, total bigint, "stampDuty" bigint)
    where o.id = n.id`.execute(db)
  await sql`
    update orders.purchases p set first_name = ${address.firstName}, last_name = ${address.lastName},
      address = ${address.address}, city = ${address.city},
      commune_code = ${address.communeCode}, wilaya = ${address.wilaya}, postal_code = ${address.postalCode},
      phone = ${address.phone}, phone_raw = ${address.phoneRaw}, address_version = address_version + 1,
      shipping_centimes = s.shipping, discount_centimes = s.discount, rounding_centimes = s.rounding,
      total_centimes = s.total
    from (select sum(shipping_centimes)::bigint as shipping, sum(discount_centimes)::bigint as discount,
        sum(rounding_centimes)::bigint as rounding, sum(total_centimes)::bigint as total
      from orders.orders where purchase_id = ${purchase.id}) s
    where p.id = ${purchase.id}`.execute(db)
}

export type AddressChangeRow = {
  id: string
  orderId: OrderId
  fields: readonly AddressField[]
  fromWilaya: string
  toWilaya: string
  fromShipping: Centimes
  toShipping: Centimes
}

export const insertAddressChanges = (
  tx: Tx,
  { changes, by }: { changes: readonly AddressChangeRow[]; by: 'buyer' | 'vendor' },
  now: Date,
) =>
  sql`
    insert into orders.address_changes (id, order_id, fields, from_wilaya, to_wilaya,
      from_shipping_centimes, to_shipping_centimes, actor_role, happened_at)
    select id, "orderId", fields, "fromWilaya", "toWilaya", "fromShipping", "toShipping", ${by}, ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id uuid, "orderId" uuid,
      fields text[], "fromWilaya" text, "toWilaya" text, "fromShipping" bigint, "toShipping" bigint)`.execute(
    tables<OrdersDatabase>(tx),
  )
