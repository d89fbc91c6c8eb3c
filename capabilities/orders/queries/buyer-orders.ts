import { sql } from 'kysely'
import {
  allConditions,
  type Db,
  olderThan,
  tables,
  type Tx,
  instant,
  instantText,
} from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { AccountOrderView, AccountOrderRowView } from '../contract.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import { itemName } from './item-names.ts'
import { ownedPurchases } from './personal-data.ts'
import { purchaseIn, trackedOrderIn, COLLECT_AMOUNTS } from './order-views.ts'
import { STAMP_DUTY_AMOUNT } from './stamp-duty.ts'
import type { OrdersDatabase } from '../tables.ts'

const MAX_IMAGES = 3

export const buyerOrderRowIn = (language: Language) =>
  sql.raw(`json_build_object(
  'id', o.id, 'order_number', o.order_number, 'number', p.number,
  'vendor', json_build_object('id', v.id, 'business_name', ${vendorName(language)},
    'business_phone', v.business_phone),
  'status', o.status, 'payment_status', o.payment_status, 'return_state', o.return_state,
  'deliver_from', o.deliver_from, 'deliver_until', o.deliver_until,
  'placed_at', ${instantText('o.placed_at')}, 'item_count', o.item_count,
  'product_count', (select count(*)::integer from orders.order_items i where i.order_id = o.id),
  'total_amount', trim_scale(o.total_centimes / 100.0), 'undelivered_amount', trim_scale(o.undelivered_centimes / 100.0), ${STAMP_DUTY_AMOUNT}, ${COLLECT_AMOUNTS},
  'items', (
    select json_agg(json_build_object('product_name', ${itemName(language)}, 'image', i.image) order by i.position)
    from orders.order_items i where i.order_id = o.id and i.position < ${MAX_IMAGES}))`)

export type BuyerOrderRow = {
  view: Omit<AccountOrderRowView, 'can_cancel'>
  at: string
  id: string
}
type Page = { after: Cursor | null; limit: number }

export async function listBuyerOrders(
  db: Db,
  person: Person,
  { after, limit }: Page,
  language: Language,
): Promise<{ rows: BuyerOrderRow[]; total: number }> {
  const { rows } = await sql<{ rows: BuyerOrderRow[]; total: number }>`
    with own as materialized (
      select o.id, o.placed_at from orders.purchases p
      join orders.orders o on o.purchase_id = p.id
      where ${ownedPurchases(person)}
    ), page as (
      select id, placed_at from own
      where ${allConditions(olderThan(after, 'placed_at', 'id'))}
      order by placed_at desc, id desc limit ${limit + 1}
    )
    select (select count(*)::integer from own) as total,
      (select coalesce(json_agg(json_build_object(
          'view', ${buyerOrderRowIn(language)}, 'at', ${instant('o.placed_at')}, 'id', o.id)
          order by o.placed_at desc, o.id desc), '[]')
        from page join orders.orders o on o.id = page.id
        join orders.purchases p on p.id = o.purchase_id
        join vendors.vendors v on v.id = o.vendor_id) as rows`.execute(tables<OrdersDatabase>(db))
  return rows[0]! // an outer select without a table of its own always has one row
}

const otherOrdersIn = (language: Language) => `(
  select coalesce(json_agg(json_build_object('vendor_name', ${vendorName(language)}, 'status', x.status)
    order by x.order_number), '[]')
  from orders.orders x join vendors.vendors v on v.id = x.vendor_id
  where x.purchase_id = p.id and x.id <> o.id)`

const detailIn = (language: Language) =>
  sql.raw(`(${trackedOrderIn(language)}::jsonb || ${purchaseIn(language)}::jsonb
    || jsonb_build_object('other_orders', ${otherOrdersIn(language)}))`)

/** Another buyer's order is not found. */
/** By id, or by a number as on the parcel; that of a purchase stands for its first order. */
export type BuyerOrderRef = { id: string } | { purchase: string; position: number | null }

export async function findBuyerOrder(
  db: Db,
  person: Person,
  order: BuyerOrderRef,
  language: Language,
): Promise<Omit<AccountOrderView, 'can_cancel'> | null> {
  const { rows } = await sql<{ view: Omit<AccountOrderView, 'can_cancel'> }>`
    select ${detailIn(language)} as view
    from orders.orders o
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = o.vendor_id
    where ${
      'id' in order
        ? sql`o.id = ${order.id}`
        : sql`p.number = ${order.purchase}
            and o.order_number = ${order.purchase} || '-' || ${order.position ?? 1}::integer`
    } and ${ownedPurchases(person)}`.execute(tables<OrdersDatabase>(db))
  return rows[0]?.view ?? null
}

/** Including guest purchases made with the proven email address. */
export async function attachGuestPurchases(tx: Tx, { userId, email }: Person): Promise<void> {
  await tables<OrdersDatabase>(tx)
    .updateTable('orders.purchases')
    .set({ buyer_id: userId })
    .where('buyer_id', 'is', null)
    .where('email', '=', email)
    .execute()
}
