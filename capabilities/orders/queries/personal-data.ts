import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData, RetentionTask } from '#platform/personal-data.ts'
import type { OrdersDatabase } from '../tables.ts'

/** Purchases of the account, and guest purchases made with its proven email address or phone. */
export const ownedPurchases = ({ userId, email, phone = null }: Person) =>
  sql`(p.buyer_id = ${userId} or (p.buyer_id is null and (p.email = ${email} or p.phone = ${phone})))`

const isNoteAbout = (
  person: Person,
) => sql`(n.user_id = ${person.userId} or n.phone = ${person.phone ?? null}
  or n.order_id in (select o.id from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where ${ownedPurchases(person)}))`

export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<string, unknown>>`
    select p.number, p.placed_at, p.first_name, p.last_name, p.email, p.phone, p.address, p.city,
      p.wilaya, p.postal_code, p.language, p.payment_method, p.promo_code,
      trim_scale(p.total_centimes / 100.0)::float8 as total,
      (select json_agg(json_build_object(
        'order_number', o.order_number, 'vendor', v.business_name, 'status', o.status,
        'payment_status', o.payment_status, 'delivery_method', o.delivery_method,
        'shipped_at', o.shipped_at, 'delivered_at', o.delivered_at, 'cancelled_at', o.cancelled_at,
        'delivery_note', o.delivery_note, 'vendor_note', o.vendor_note,
        'total_amount', trim_scale(o.total_centimes / 100.0),
        'items', (select json_agg(json_build_object(
          'product_name', i.product_name, 'variant_label', i.variant_label, 'sku', i.sku,
          'quantity', i.quantity, 'price', trim_scale(i.price_centimes / 100.0)) order by i.position)
          from orders.order_items i where i.order_id = o.id)) order by o.order_number)
        from orders.orders o join vendors.vendors v on v.id = o.vendor_id
        where o.purchase_id = p.id) as orders
    from orders.purchases p where ${ownedPurchases(person)} order by p.placed_at`.execute(
    tables<OrdersDatabase>(handle),
  )
  const { rows: payments } = await sql<Record<string, unknown>>`
    select p.number, i.method, i.gateway, i.status, i.created_at, i.captured_at, i.receipt,
      trim_scale(i.amount_centimes / 100.0)::float8 as amount,
      trim_scale(i.refunded_centimes / 100.0)::float8 as refunded
    from payments.intents i join orders.purchases p on p.id = i.purchase_id
    where ${ownedPurchases(person)} order by i.created_at`.execute(tables<OrdersDatabase>(handle))
  const { rows: parcels } = await sql<Record<string, unknown>>`
    select o.order_number, l.courier_code, l.tracking, l.state, l.handed_over_at, l.delivered_at,
      l.returned_at, trim_scale(l.collect_centimes / 100.0)::float8 as to_collect
    from orders.parcels l join orders.orders o on o.id = l.order_id
    join orders.purchases p on p.id = o.purchase_id
    where ${ownedPurchases(person)} order by l.created_at`.execute(tables<OrdersDatabase>(handle))
  const { rows: notes } = await sql<Record<string, unknown>>`
    select n.body, n.created_at from orders.internal_notes n
    where ${isNoteAbout(person)} order by n.created_at`.execute(tables<OrdersDatabase>(handle))
  return { purchases: rows, payments, parcels, internal_notes: notes }
}

/** Counts unfinished orders and locks them until the transaction ends. */
export async function lockOrdersInProgress(tx: Tx, person: Person): Promise<number> {
  const db = tables<OrdersDatabase>(tx)
  await sql`select from orders.purchases p where ${ownedPurchases(person)} order by p.id for update`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where ${ownedPurchases(person)} and o.status not in ('delivered', 'cancelled')`.execute(db)
  return rows[0]?.count ?? 0
}

/** Keeps name, address, items and amounts of finished purchases: accounting records. */
export async function erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult> {
  const db = tables<OrdersDatabase>(tx)
  await db
    .updateTable('orders.status_history')
    .set({ actor_id: null })
    .where('actor_id', '=', person.userId)
    .execute()
  await sql`update orders.orders o set delivery_note = null, vendor_note = null from orders.purchases p
            where p.id = o.purchase_id and (o.delivery_note is not null or o.vendor_note is not null) and ${ownedPurchases(person)}`.execute(
    db,
  )
  // By its purchases, so before these lose their buyer.
  const notes = await sql`delete from orders.internal_notes n where ${isNoteAbout(person)}
    returning n.id`.execute(db)
  const { rows } = await sql`
    update orders.purchases p
    set buyer_id = null, email = 'erased', phone = '+00000000', phone_raw = '', key_nonce = gen_random_uuid()
    where ${ownedPurchases(person)} returning p.id`.execute(db)
  return {
    erasedRows: notes.rows.length,
    retainedRows: rows.length,
    retentionReason: rows.length > 0 ? 'code de commerce, art. 12; loi 18-05, art. 20 et 25' : null,
    retentionYears: 10,
  }
}

/** Anonymizes the buyer once the accounting retention ends; the amounts stay for the aggregates. */
export const deleteExpiredPurchases: RetentionTask = async (tx, { before, most: limit }) => {
  await tables<OrdersDatabase>(tx)
    .deleteFrom('orders.internal_notes')
    .where('created_at', '<', before)
    .execute()
  const { rows } = await sql`
    update orders.purchases
    set buyer_id = null, email = 'erased', phone = '+00000000', phone_raw = '', first_name = '—',
      last_name = '—', address = '—', key_nonce = gen_random_uuid()
    where id in (select id from orders.purchases
      where placed_at < ${before} and (first_name <> '—' or email <> 'erased')
      order by placed_at limit ${limit})
    returning id`.execute(tables<OrdersDatabase>(tx))
  return rows.length
}
