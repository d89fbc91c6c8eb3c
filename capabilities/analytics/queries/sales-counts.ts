import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { AnalyticsDatabase } from '../tables.ts'

export type SoldQuantity = { productId: string; pieces: number }

/** By order `o` and product: neither of a cancelled order nor a cancelled piece. */
const SOLD = sql.raw(`
  select i.product_id, sum(case when o.status = 'cancelled' then 0 else i.quantity - i.cancelled_quantity end)::integer as pieces,
    sum(i.quantity)::integer as ordered
  from orders.order_items i where i.order_id = o.id and i.product_id is not null group by i.product_id`)

/** Queued until the next transfer to the catalog; before the contributions of these orders are saved. */
export const insertSalesDeltas = (tx: Tx, orderIds: readonly string[]) =>
  sql`
  insert into analytics.sales_deltas (product_id, pieces)
  select product_id, sum(pieces - was) from (
    select s.product_id, s.pieces, case
      when c.sold is not null then coalesce((c.sold ->> s.product_id::text)::integer, 0)
      when c.status <> 'cancelled' then s.ordered else 0 end as was
    from orders.orders o
    left join analytics.order_contributions c on c.order_id = o.id
    cross join lateral (${SOLD}) s
    where o.id = any(${orderIds}::uuid[])) moved
  group by product_id having sum(pieces - was) <> 0`.execute(tables<AnalyticsDatabase>(tx))

export const saveSoldItems = (tx: Tx, orderIds: readonly string[]) =>
  sql`
  update analytics.order_contributions c
  set sold = (select coalesce(jsonb_object_agg(s.product_id, s.pieces), '{}') from (${SOLD}) s)
  from orders.orders o where o.id = c.order_id and o.id = any(${orderIds}::uuid[])`.execute(
    tables<AnalyticsDatabase>(tx),
  )

export async function claimSalesDeltas(tx: Tx): Promise<SoldQuantity[]> {
  const { rows } = await sql<SoldQuantity>`
    with taken as (delete from analytics.sales_deltas returning product_id, pieces)
    select product_id as "productId", sum(pieces)::integer as pieces
    from taken group by product_id having sum(pieces) <> 0 order by product_id`.execute(
    tables<AnalyticsDatabase>(tx),
  )
  return rows
}
