import { sql } from 'kysely'
import { startOfDay } from '#kernel/calendar.ts'
import { before, days } from '#kernel/time.ts'
import { type Db, tables, instantText } from '#platform/database/index.ts'
import { ORDER_REVENUE } from '#capabilities/orders/index.ts'
import { refundedRevenue } from '#capabilities/returns/index.ts'
import { type AdminDashboardView, RECENT_ACTIVITY_ACTIONS } from '../contract.ts'
import type { AdminDashboardDatabase } from '../tables.ts'

const MOST_WAITING = 5
const MOST_ACTS = 10

const NAME = `coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)`

const WAITING = sql.raw(`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'business_name', v.business_name, 'business_phone', v.business_phone,
    'business_city', v.business_city, 'business_wilaya', v.business_wilaya,
    'created_at', ${instantText('v.created_at')}) order by v.created_at, v.id), '[]')
  from (select * from vendors.vendors where verification_status = 'pending'
    order by created_at, id limit ${MOST_WAITING}) v)`)

/** A malformed id has no name. */
const SUBJECT_NAME = `case
  when e.subject_id !~ '^[0-9a-f-]{36}$' then null
  when e.subject_type = 'user' then
    (select ${NAME} from identity.profiles p where p.user_id = e.subject_id::uuid)
  when e.subject_type = 'vendor' then
    (select business_name from vendors.vendors where id = e.subject_id::uuid)
  when e.subject_type = 'order' then
    (select order_number from orders.orders where id = e.subject_id::uuid) end`

const ACTIVITY = sql.raw(`json_build_object(
  'id', e.id, 'at', ${instantText('e.created_at')}, 'action', e.action,
  'actor', json_build_object('role', e.actor_role, 'name',
    (select ${NAME} from identity.profiles p where p.user_id = e.actor_id)),
  'subject', json_build_object('type', e.subject_type, 'id', e.subject_id, 'name', ${SUBJECT_NAME}),
  'now', case when e.action = 'settings.changed'
    then (select string_agg(name, ',') from jsonb_object_keys(e.after) name)
    else coalesce(e.after ->> 'role', e.after ->> 'status',
      e.after ->> 'verification_status') end)`)

/** As they stood at that time: otherwise an older day would only lose by its later cancellations. */
const salesOf = (moment: Date) => sql`(
  select json_build_object('orders', count(*),
    'amount', trim_scale(coalesce(sum(${ORDER_REVENUE}), 0) / 100.0))
  from orders.orders o where placed_at >= ${startOfDay(moment)} and placed_at <= ${moment}
    and (status <> 'cancelled' or cancelled_at > ${moment}))`

/**
 * Recent actions are read by the index entries_by_action, a few of each kind, so that actions not
 * shown cost nothing.
 */
export async function readAdminDashboard(
  db: Db,
  now: Date,
): Promise<Omit<AdminDashboardView, 'as_of'>> {
  const weekAgo = before(now, days(7))
  const { rows } = await sql<{ view: Omit<AdminDashboardView, 'as_of'> }>`
    with figures as materialized (select name, count, amount from platform.counted)
    select json_build_object(
      'users', (select coalesce(sum(count), 0) from figures where name like 'people:%'),
      'vendors', (select coalesce(sum(count), 0) from figures where name like 'shops:%'),
      'products', coalesce((select count from search.listing_counts where scope = 'all'), 0),
      'orders', (select coalesce(sum(count), 0) from figures where name like 'orders:%'),
      'revenue', trim_scale(money.revenue / 100.0), 'refunded', trim_scale(money.refunded / 100.0),
      'net_revenue', trim_scale((money.revenue - money.refunded) / 100.0),
      'pending_vendors', coalesce((select count from figures where name = 'shops:pending'), 0),
      'today', ${salesOf(now)}, 'last_week', ${salesOf(weekAgo)},
      'waiting', ${WAITING},
      'orders_by_status', (select json_object_agg(status, coalesce(count, 0))
        from unnest(array['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled']) status
        left join lateral (select sum(count) as count from figures
          where name like 'orders:' || status || ':%') counted on true),
      'activity', (
        select coalesce(json_agg(${ACTIVITY} order by e.id desc), '[]') from (
          select latest.* from unnest(${[...RECENT_ACTIVITY_ACTIONS]}::text[]) told
          cross join lateral (select * from audit.entries
            where action = told order by id desc limit ${MOST_ACTS}) latest
          order by latest.id desc limit ${MOST_ACTS}) e)) as view
    from (select (select coalesce(sum(amount), 0) from figures where name like 'orders:%:paid') as revenue,
      ${refundedRevenue(sql`true`)} as refunded) money`.execute(tables<AdminDashboardDatabase>(db))
  return rows[0]!.view // all values are subselects, so there is always one row
}
