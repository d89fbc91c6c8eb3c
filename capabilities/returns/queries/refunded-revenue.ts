import { type RawBuilder, sql } from 'kysely'

/**
 * In centimes, of orders `o` that count as revenue and fit `condition`: refunds of returns that were paid. What never
 * arrived is not in the revenue, and is no refund here.
 */
export const refundedRevenue = (condition: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(f.goods_centimes + f.delivery_centimes), 0)::bigint
  from returns.refunds f
  join orders.orders o on o.id = f.order_id
  join orders.purchases p on p.id = o.purchase_id
  where f.state = 'paid' and f.return_id is not null and o.payment_status = 'paid' and ${condition})`
