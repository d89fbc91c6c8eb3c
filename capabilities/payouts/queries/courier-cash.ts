import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import { lockMatching } from './remittances.ts'
import type { PayoutsDatabase } from '../tables.ts'

/**
 * Rebuilds the cash couriers hold for these orders: the ledger's amount, split over the delivered
 * parcels of the operator's couriers that are not yet remitted, also when they came back of an order
 * that was cancelled after; what was delivered without a parcel has no courier.
 */
export async function upsertCourierCash(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await lockMatching(tx) // otherwise it could overwrite a remittance posted concurrently
  const db = tables<PayoutsDatabase>(tx)
  await sql`delete from payouts.courier_cash where order_id = any(${orderIds}::uuid[])`.execute(db)
  await sql`
    with held as (
      select order_id, sum(at_courier_centimes)::bigint as amount
      from ledger.journals where order_id = any(${orderIds}::uuid[])
      group by order_id having sum(at_courier_centimes) > 0
    ), parts as (
      select h.order_id, h.amount, p.id, p.courier_code, p.collect_centimes as collect, p.delivered_at,
        sum(p.collect_centimes) over (partition by h.order_id order by p.position) - p.collect_centimes as before,
        row_number() over (partition by h.order_id order by p.position desc) as from_the_end
      from held h
      join orders.orders o on o.id = h.order_id
      left join orders.parcels p on p.order_id = h.order_id and p.cash_holder = 'operator'
        and (p.state = 'delivered' or o.status = 'delivered'
          and p.state not in ('remitted', 'returning', 'return_to_collect', 'returned', 'checked', 'lost')
        or o.status = 'cancelled' and p.delivered_at is not null
          and p.state in ('returning', 'return_to_collect', 'returned', 'checked')
          and not exists (select from orders.parcel_history step where step.parcel_id = p.id and step.to_state = 'remitted'))
    ), shares as (
      select *, (case when from_the_end = 1 then amount - coalesce(before, 0)
        else least(collect, amount - before) end)::bigint as share
      from parts
    )
    insert into payouts.courier_cash (order_id, parcel_id, vendor_id, courier_code, amount_centimes, since)
    select s.order_id, s.id, o.vendor_id, s.courier_code, s.share,
      coalesce(s.delivered_at, o.delivered_at, o.placed_at)
    from shares s join orders.orders o on o.id = s.order_id
    where s.share > 0`.execute(db)
}
