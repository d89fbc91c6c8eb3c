import { sql } from 'kysely'
import { allConditions, type Db, tables, instant } from '#platform/database/index.ts'
import type { AccessRowView } from '../registers.contract.ts'
import type { AccessKind } from '../enums.contract.ts'
import { adminNameSql } from './sql-fragments.ts'
import type { PrivacyDatabase } from '../tables.ts'

export type Access = {
  id: string
  at: Date
  actorId: string
  call: string
  kind: AccessKind
  subjects: readonly string[]
  address: string | null
  requestId: string | null
}

export const insertAccess = (db: Db, access: Access) =>
  sql`insert into privacy.access_log (id, created_at, actor_id, route, kind, subjects, address, request_id)
      values (${access.id}, ${access.at}, ${access.actorId}, ${access.call}, ${access.kind}, ${[...access.subjects]}::text[],
        ${access.address}, ${access.requestId})`.execute(tables<PrivacyDatabase>(db))

/** Names displayed per row. */
const NAMED = 3
const MOST_COUNTED = 1000
/** Maximum number of users, and of orders, a search may match. */
const MOST_MEANT = 100

export type AccessFilter = {
  search: string | null
  kind: string
  from: Date | null
  until: Date | null
  after: string | null
  limit: number
}

const NAME = `coalesce(nullif(trim(concat_ws(' ', f.first_name, f.last_name)), ''), f.email)`
const UUID = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

function looksOf({ search, kind, from, until }: AccessFilter, past: string | null, limit: number) {
  const requests = [
    kind !== 'all' && sql`a.kind = ${kind}`,
    from && sql`a.created_at >= ${from}`,
    until && sql`a.created_at < ${until}`,
    past && sql`a.id < ${past}::uuid`,
  ]
  const newest = (...condition: ReturnType<typeof sql>[]) => sql`
    select a.id from privacy.access_log a where ${allConditions(...condition, ...requests)} order by a.id desc limit ${limit}`
  if (search === null) return newest()
  // Data subjects are collected by their index and then sorted: on a scan of the whole log rare
  // ones would come last. For each matching admin the newest rows suffice.
  const about = sql`select a.id from privacy.access_log a
    where ${allConditions(sql`a.subjects && array(select id from meant)`, ...requests)} offset 0`
  return sql`select id from (
      (select id from (${about}) about order by id desc limit ${limit})
      union select found.id from people
        cross join lateral (${newest(sql`a.actor_id = people.user_id`)}) found) either
    order by id desc limit ${limit}`
}

export async function listAccesses(
  db: Db,
  filter: AccessFilter,
): Promise<{ items: AccessRowView[]; total: number }> {
  const { search, after, limit } = filter
  const { rows } = await sql<{ items: AccessRowView[]; total: number }>`
    with people as materialized (select user_id from identity.profiles
        where search_terms @@ identity.parse_search(${search ?? ''}) limit ${MOST_MEANT}),
    meant as materialized (
      select user_id::text as id from people
      union select v.id::text from vendors.vendors v join people on people.user_id = v.user_id
      union (select o.id::text from orders.purchases p join orders.orders o on o.purchase_id = p.id
        where p.buyer_id in (select user_id from people) limit ${MOST_MEANT})
      union select id::text from orders.orders where order_number = upper(${search})
      union select o.id::text from orders.purchases p join orders.orders o on o.purchase_id = p.id
        where p.number = upper(${search})
      union (select o.id::text from orders.purchases p join orders.orders o on o.purchase_id = p.id
        where p.email = lower(${search}) limit ${MOST_MEANT})
      union select c.id::text from cart.abandoned_carts c where c.customer_email = lower(${search})
      union select r.id::text from privacy.data_requests r
        where r.number = upper(${search}) or r.email = lower(${search})),
    page as (select a.* from privacy.access_log a join (${looksOf(filter, after, limit)}) found using (id))
    select
      (select coalesce(json_agg(json_build_object('id', a.id, 'at', ${instant('a.created_at')},
        'actor', ${adminNameSql('a.actor_id')}, 'actor_id', a.actor_id, 'call', a.route, 'kind', a.kind,
        'count', cardinality(a.subjects), 'address', host(a.address),
        'subjects', (select coalesce(json_agg(json_build_object('id', s.id, 'name', case
            when s.id !~ ${sql.raw(UUID)} then null
            when a.kind in ('user', 'person') then
              (select ${sql.raw(NAME)} from identity.profiles f where f.user_id = s.id::uuid)
            when a.kind = 'order' then (select order_number from orders.orders where id = s.id::uuid)
            when a.kind = 'vendor' then (select business_name from vendors.vendors where id = s.id::uuid)
            when a.kind = 'cart' then (select coalesce(nullif(customer_name, ''), customer_email, customer_phone)
              from cart.abandoned_carts where id = s.id::uuid)
            when a.kind = 'refund' then (select o.order_number from returns.refunds f
              join orders.orders o on o.id = f.order_id where f.id = s.id::uuid)
            when a.kind = 'request' then (select number from privacy.data_requests where id = s.id::uuid)
          end)), '[]') from unnest(a.subjects[1:${sql.raw(String(NAMED))}]) s (id)))
        order by a.id desc), '[]') from page a) as items,
      (select count(*)::integer from (${looksOf(filter, null, MOST_COUNTED + 1)}) m) as total`.execute(
    tables<PrivacyDatabase>(db),
  )
  return rows[0]! // a select of subselects always has one row
}
