import { sql, type RawBuilder } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import {
  allConditions,
  type Db,
  instant,
  instantText,
  olderThan,
  tables,
} from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { AccountPurchaseRowView, PurchaseState } from '../contract.ts'
import { buyerOrderRowIn, type BuyerOrderRow } from './buyer-orders.ts'
import { ownedPurchases } from './personal-data.ts'
import type { OrdersDatabase } from '../tables.ts'

export type BuyerPurchaseRow = {
  view: Omit<AccountPurchaseRowView, 'orders'> & { orders: readonly BuyerOrderRow['view'][] }
  at: string
  id: string
}
type BuyerPurchaseFilter = {
  state: PurchaseState
  /** Empty for all. */
  term: string
  after: Cursor | null
  limit: number
  language: Language
}

const IN_STATE: Readonly<Record<Exclude<PurchaseState, 'all'>, string>> = {
  under_way: `o.status in ('pending', 'confirmed', 'processing', 'shipped')`,
  delivered: `o.status = 'delivered'`,
  returns: `(o.return_requested_at is not null
    or exists (select from orders.order_items i where i.order_id = o.id and i.returned_quantity > 0)
    or exists (select from orders.parcels pa where pa.order_id = o.id
      and pa.state in ('returning', 'return_to_collect', 'returned', 'checked')))`,
}

const hasOrder = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from orders.orders o join vendors.vendors v on v.id = o.vendor_id
    where o.purchase_id = p.id and ${condition})`

const inState = (state: PurchaseState): RawBuilder<boolean>[] => {
  if (state === 'all') return []
  const found = hasOrder(sql.raw(IN_STATE[state]))
  // Bought from two vendors, it is delivered with the last parcel.
  return state === 'delivered'
    ? [found, sql`not ${hasOrder(sql.raw(IN_STATE.under_way))}`]
    : [found]
}

/** A buyer has few purchases: those of one person are read by index, then searched. */
const matching = (term: string): RawBuilder<boolean>[] =>
  term === ''
    ? []
    : [
        sql`(strpos(lower(p.number), lower(${term})) > 0 or ${hasOrder(sql`(
          strpos(lower(concat_ws(' ', v.business_name, v.business_name_ar)), lower(${term})) > 0
          or exists (select from orders.order_items i where i.order_id = o.id
            and strpos(lower(coalesce(i.product_names::text, i.product_name)), lower(${term})) > 0))`)})`,
      ]

export async function listBuyerPurchases(
  db: Db,
  person: Person,
  { state, term, after, limit, language }: BuyerPurchaseFilter,
): Promise<{ rows: BuyerPurchaseRow[]; total: number }> {
  const conditions = [ownedPurchases(person), ...inState(state), ...matching(term)]
  const { rows } = await sql<{ rows: BuyerPurchaseRow[]; total: number }>`
    with own as materialized (
      select p.id, p.placed_at from orders.purchases p
      where ${sql.join(conditions, sql` and `)}
    ), page as (
      select id, placed_at from own
      where ${allConditions(olderThan(after, 'placed_at', 'id'))}
      order by placed_at desc, id desc limit ${limit + 1}
    )
    select (select count(*)::integer from own) as total,
      (select coalesce(json_agg(json_build_object(
          'view', json_build_object('number', p.number,
            'placed_at', ${sql.raw(instantText('p.placed_at'))},
            'total', trim_scale(p.total_centimes / 100.0),
            'orders', (
              select json_agg(${buyerOrderRowIn(language)} order by o.order_number)
              from orders.orders o join vendors.vendors v on v.id = o.vendor_id
              where o.purchase_id = p.id)),
          'at', ${instant('p.placed_at')}, 'id', p.id)
          order by p.placed_at desc, p.id desc), '[]')
        from page join orders.purchases p on p.id = page.id) as rows`.execute(
    tables<OrdersDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}
