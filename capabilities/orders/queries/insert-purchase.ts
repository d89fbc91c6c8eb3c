import { sql } from 'kysely'
import { PIPELINED, tables, type Tx } from '#platform/database/index.ts'
import type { OrdersDatabase } from '../tables.ts'

const COLUMNS = {
  'orders.purchases': `id, number, buyer_id, first_name, last_name, email, phone, phone_raw, address, city,
    commune_code, wilaya, postal_code, language, payment_method, promo_code, subtotal_centimes,
    shipping_centimes, discount_centimes, rounding_centimes, total_centimes, vendor_ids, key_nonce, placed_at`,
  'orders.orders': `id, purchase_id, buyer_id, vendor_id, order_number, wilaya, status, payment_status, delivery_method, pickup_point_id,
    deliver_from, deliver_until, subtotal_centimes, shipping_centimes, discount_centimes, rounding_centimes,
    total_centimes, stamp_duty_centimes, commission_bp, commission_centimes, commission_reason, item_count, holds_stock,
    placed_at, confirmed_at`,
  'orders.order_items': `id, order_id, vendor_id, position, product_id, variant_id, product_name,
    product_names, variant_label, variant_labels, sku, image, list_price_centimes, price_centimes, quantity, total_centimes,
    discount_centimes, vat_bp`,
  'orders.status_history': `id, order_id, from_status, to_status, actor_role, actor_id, reason, happened_at`,
} as const
type Table = keyof typeof COLUMNS
type Row = Record<string, unknown>

const inserted = (table: Table, rows: readonly Row[]) => sql`
  insert into ${sql.raw(table)} (${sql.raw(COLUMNS[table])})
  select ${sql.raw(COLUMNS[table])}
  from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb)`

export async function insertPurchase(
  tx: Tx,
  rows: {
    purchase: Row
    orders: readonly Row[]
    items: readonly Row[]
    history: readonly Row[]
  },
): Promise<void> {
  // Foreign keys are checked at the end of the statement, so its parts may come in any order.
  await sql`${sql.raw(PIPELINED)}
    with purchase as (${inserted('orders.purchases', [rows.purchase])}),
      placed as (${inserted('orders.orders', rows.orders)}),
      lines as (${inserted('orders.order_items', rows.items)})
    ${inserted('orders.status_history', rows.history)}`.execute(tables<OrdersDatabase>(tx))
}
