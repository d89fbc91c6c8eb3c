import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'

/** `sign` is 1 when the items count as sold, -1 when they no longer do. */
export type SalesDelta = { orderId: string; sign: 1 | -1 }
export type SoldQuantity = { productId: string; pieces: number }

/** Queued until the next transfer to the catalog. */
export const insertSalesDeltas = (tx: Tx, moves: readonly SalesDelta[]) =>
  sql`
  insert into analytics.sales_deltas (product_id, pieces)
  select i.product_id, sum(i.quantity * m.sign)
  from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m ("orderId" uuid, sign integer)
  join orders.order_items i on i.order_id = m."orderId"
  where i.product_id is not null
  group by i.product_id having sum(i.quantity * m.sign) <> 0`.execute(tables<object>(tx))

export async function claimSalesDeltas(tx: Tx): Promise<SoldQuantity[]> {
  const { rows } = await sql<SoldQuantity>`
    with taken as (delete from analytics.sales_deltas returning product_id, pieces)
    select product_id as "productId", sum(pieces)::integer as pieces
    from taken group by product_id having sum(pieces) <> 0 order by product_id`.execute(
    tables<object>(tx),
  )
  return rows
}
