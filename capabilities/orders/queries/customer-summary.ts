import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, instantText, tables } from '#platform/database/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import type { CustomerSummaryView } from '../customers.contract.ts'
import type { OrdersDatabase } from '../tables.ts'
import { isPaidOnlineIn } from './methods-in-sql.ts'

const MAX_CONTACTS = 5

/** An account by its id, a guest by the phone. Guests' orders are those without an account too. */
export async function findCustomerSummary(
  db: Db,
  key: string,
  language: Language,
): Promise<CustomerSummaryView> {
  const isPhone = key.startsWith('+')
  const isTheirs = isPhone ? sql`p.phone = ${key}` : sql`p.buyer_id = ${key}`
  const { rows } = await sql<CustomerSummaryView>`
    with purchases as materialized (select p.* from orders.purchases p where ${isTheirs}),
    sums as (
      select count(*)::integer as orders,
        (count(*) filter (where o.status not in ('delivered', 'cancelled')))::integer as in_progress,
        (count(*) filter (where o.status = 'delivered'))::integer as delivered,
        (count(*) filter (where o.status = 'cancelled'))::integer as cancelled,
        (count(*) filter (where o.status = 'cancelled' and exists (
          select from orders.parcels pa where pa.order_id = o.id and pa.purpose = 'sale'
            and pa.state in ('returned', 'checked'))))::integer as refused_at_door,
        (coalesce(sum(o.total_centimes + o.exchanged_centimes - o.refunded_centimes
            - case when ${sql.raw(isPaidOnlineIn('p.payment_method'))} then 0 else o.undelivered_centimes end)
          filter (where o.payment_status = 'paid'), 0) / 100.0)::float8 as spent
      from purchases p join orders.orders o on o.purchase_id = p.id)
    select sums.*,
      (select ${sql.raw(instantText('min(p.placed_at)'))} from purchases p) as first_at,
      (select ${sql.raw(instantText('max(p.placed_at)'))} from purchases p) as last_at,
      (select coalesce(json_agg(distinct jsonb_build_object('user_id', a.user_id,
          'name', coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email, ''))), '[]')
        from purchases p join identity.profiles a on a.user_id = p.buyer_id) as accounts,
      (select coalesce(json_agg(json_build_object('name', c.name, 'email', c.email, 'phone', c.phone,
          'address', c.address, 'city', c.city, 'wilaya', c.wilaya,
          'last_at', ${sql.raw(instantText('c.last_at'))}) order by c.last_at desc), '[]')
        from (select p.first_name || ' ' || p.last_name as name, p.email, p.phone, p.address,
            ${sql.raw(communeName(language, 'p.commune_code', 'p.city'))} as city, p.wilaya, max(p.placed_at) as last_at
          from purchases p group by 1, 2, 3, 4, 5, 6 order by last_at desc
          limit ${MAX_CONTACTS}) c) as contacts
    from sums`.execute(tables<OrdersDatabase>(db))
  return rows[0]! // a sum without groups always has one row
}
