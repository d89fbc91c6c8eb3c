import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { PaymentMethod } from '#kernel/payment-methods.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { ReturnableLine } from '../rules/return-request.ts'
import type { ReturnsDatabase } from '../tables.ts'

/** Latest delivery of item `i`, in a parcel of its order. */
const SOLD_AT = sql.raw(`(
  select max(pa.delivered_at) from orders.parcel_items pi join orders.parcels pa on pa.id = pi.parcel_id
  where pi.order_item_id = i.id and pa.state in ('delivered', 'cash_at_courier', 'remitted') and pa.purpose = 'sale')`)

/** Latest delivery of what replaces pieces of a line. */
const replacedAt = (line: string) =>
  sql.raw(`(
  select max(e.delivered_at) from returns.exchanges e
  join returns.returns r on r.id = e.return_id and r.requested_resolution = 'replacement'
  join returns.return_items ri on ri.return_id = r.id
  where r.order_id = o.id and ri.line_id = ${line})`)

const dayOf = (timestamp: RawBuilder<unknown>) =>
  sql`(${timestamp} at time zone 'Africa/Algiers')::date`

/**
 * Idempotent: called for delivery events and by each request, whichever comes first. While other
 * parcels are on their way, the pieces of those that were delivered.
 */
export async function insertReturnableLines(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into returns.returnable_lines as l (order_item_id, vendor_id, delivered_quantity)
    select id, vendor_id, delivered from (
      select i.id, o.vendor_id, case when o.status = 'delivered'
        then i.quantity - i.cancelled_quantity - back.quantity else back.delivered end as delivered
      from orders.orders o
      join orders.order_items i on i.order_id = o.id
      cross join lateral (
        select coalesce(sum(pi.quantity) filter (where pa.state in ('returned', 'checked')
            and coalesce(pa.returned_at >= (select h.happened_at from orders.status_history h
              where h.id = o.stock_reference), true)), 0)::integer as quantity,
          coalesce(sum(pi.quantity) filter (where pa.state in ('delivered', 'cash_at_courier', 'remitted')), 0)::integer
            as delivered
        from orders.parcel_items pi join orders.parcels pa on pa.id = pi.parcel_id
        where pi.order_item_id = i.id and pa.purpose = 'sale') back
      where o.id = any(${orderIds}::uuid[]) and o.status in ('shipped', 'delivered')) items
    where delivered > 0
    order by id
    on conflict (order_item_id) do update set delivered_quantity = excluded.delivered_quantity
    where l.delivered_quantity < excluded.delivered_quantity`.execute(tables<ReturnsDatabase>(tx))
}

/** Keeps lines that already have a return. */
export const deleteReturnableLines = (tx: Tx, orderIds: readonly string[]) =>
  sql`
    delete from returns.returnable_lines l using orders.order_items i, orders.orders o
    where i.id = l.order_item_id and o.id = i.order_id and o.id = any(${orderIds}::uuid[])
      and o.status <> 'delivered'
      and not exists (select from returns.return_items r where r.order_item_id = l.order_item_id)`.execute(
    tables<ReturnsDatabase>(tx),
  )

type Delivery = { orderId: string; vendorId: string; deliveredOn: LocalDate | null }

/** In id order; `deliveredOn`, of replacements and exchanges too, is null unless the order is delivered now. */
export async function listDeliveries(tx: Tx, ids: readonly string[]): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select id as "orderId", vendor_id as "vendorId",
      case when status = 'delivered' then (greatest(delivered_at, (
        select max(e.delivered_at) from returns.exchanges e join returns.returns r on r.id = e.return_id
        where r.order_id = o.id)) at time zone 'Africa/Algiers')::date::text
        end as "deliveredOn"
    from orders.orders o where id = any(${ids}::uuid[]) order by id`.execute(
    tables<ReturnsDatabase>(tx),
  )
  return rows
}

/** Delivered orders whose days to return have not ended, in id order. */
export async function listOpenWindows(
  db: Db,
  { today, after, limit }: { today: LocalDate; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders.orders
    where status = 'delivered' and returnable_until >= ${today}::date and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(tables<ReturnsDatabase>(db))
  return rows.map(({ id }) => id)
}

/** Of an exchange `e`: the buyer has other pieces than those of the order. */
export const CAN_COME_BACK = `e.state = 'delivered' and e.price_centimes is not null`

/** Of an exchange `e`, in centimes: whole dinars where its difference was collected. */
export const PAID_FOR_EXCHANGE = '(e.price_centimes - e.discount_centimes + e.rounding_centimes)'

export type ReturnableOrderRow = {
  id: string
  number: string
  vendorId: string
  vendorName: string
  status: string
  paymentMethod: PaymentMethod
  buyerId: string | null
  buyer: { firstName: string; email: string; language: Language }
  returns: number
  /** Not paid back yet. */
  deliveryPaid: Centimes
  lines: (ReturnableLine & { quantity: number; due: Centimes; discount: Centimes })[]
}

export async function findReturnableOrder(
  handle: Db | Tx,
  id: string,
): Promise<ReturnableOrderRow | null> {
  const { rows } = await sql<ReturnableOrderRow>`
    select o.id, o.order_number as number, o.vendor_id as "vendorId",
      ${sql.raw(vendorNameIn('p.language'))} as "vendorName",
      o.status, p.payment_method as "paymentMethod",
      p.buyer_id as "buyerId",
      json_build_object('firstName', p.first_name, 'email', p.email, 'language', p.language) as buyer,
      (select count(*)::integer from returns.returns r where r.order_id = o.id) as returns,
      (o.shipping_centimes - o.discount_centimes
        + (select coalesce(sum(i.discount_centimes), 0) from orders.order_items i where i.order_id = o.id)
        - (select coalesce(sum(f.delivery_centimes), 0) from returns.refunds f
          where f.order_id = o.id and f.state in ('due', 'approved', 'paid')))::bigint as "deliveryPaid",
      (select json_agg(json_build_object('itemId', line.id, 'orderItemId', i.id, 'exchangeId', line.exchange_id,
          'productId', i.product_id, 'variantId', line.variant_id, 'quantity', line.quantity, 'due', line.due,
          'discount', line.discount, 'delivered', coalesce(line.delivered, 0), 'returned', coalesce(line.returned, 0),
          'deliveredOn', line.delivered_on) order by i.position, line.exchange_id is not null, line.id)
        from orders.order_items i
        cross join lateral (
          select i.id, null::uuid as exchange_id, i.variant_id, i.quantity, i.total_centimes - i.discount_centimes as due,
            i.discount_centimes as discount, l.delivered_quantity as delivered, l.returned_quantity as returned,
            ${dayOf(sql`greatest(case when o.status = 'delivered' then o.delivered_at else ${SOLD_AT} end, ${replacedAt('i.id')})`)}
              as delivered_on
          from (select) of_order left join returns.returnable_lines l on l.order_item_id = i.id
          union all
          select e.return_id, e.return_id, e.variant_id, e.quantity, ${sql.raw(PAID_FOR_EXCHANGE)}, e.discount_centimes,
            e.quantity, e.returned_quantity, ${dayOf(sql`greatest(e.delivered_at, ${replacedAt('e.return_id')})`)}
          from returns.exchanges e join returns.returns r on r.id = e.return_id
          join returns.return_items ri on ri.return_id = r.id
          where ri.order_item_id = i.id and r.order_id = o.id and ${sql.raw(CAN_COME_BACK)}) line
        where i.order_id = o.id) as lines
    from orders.orders o
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = o.vendor_id
    where o.id = ${id}`.execute(tables<ReturnsDatabase>(handle))
  return rows[0] ?? null
}

export async function findVariant(
  handle: Db | Tx,
  variantId: string,
  productId: string,
): Promise<{ price: Centimes } | null> {
  const { rows } = await sql<{ price: Centimes }>`
    select coalesce(va.price_centimes, p.price_centimes) as price
    from catalog.variants va join catalog.products p on p.id = va.product_id
    where va.id = ${variantId} and va.product_id = ${productId}`.execute(
    tables<ReturnsDatabase>(handle),
  )
  return rows[0] ?? null
}

type TakenLine = { itemId: string; quantity: number }

/** False when fewer are left. */
export async function reserveReturnedQuantity(
  tx: Tx,
  items: readonly TakenLine[],
): Promise<boolean> {
  const { rows } = await sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as t ("itemId" uuid, quantity integer)
    ), sold as (
      update returns.returnable_lines l set returned_quantity = l.returned_quantity + t.quantity from asked t
      where l.order_item_id = t."itemId" and l.returned_quantity + t.quantity <= l.delivered_quantity
      returning l.order_item_id
    ), exchanged as (
      update returns.exchanges e set returned_quantity = e.returned_quantity + t.quantity from asked t
      where e.return_id = t."itemId" and e.returned_quantity + t.quantity <= e.quantity and ${sql.raw(CAN_COME_BACK)}
      returning e.return_id
    )
    select from sold union all select from exchanged`.execute(tables<ReturnsDatabase>(tx))
  return rows.length === items.length
}

export const releaseReturnedQuantity = (tx: Tx, items: readonly TakenLine[]) =>
  sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as t ("itemId" uuid, quantity integer)
    ), sold as (
      update returns.returnable_lines l set returned_quantity = l.returned_quantity - t.quantity from given t
      where l.order_item_id = t."itemId"
    )
    update returns.exchanges e set returned_quantity = e.returned_quantity - t.quantity from given t
    where e.return_id = t."itemId"`.execute(tables<ReturnsDatabase>(tx))
