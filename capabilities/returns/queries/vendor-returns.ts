import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, instant, instantText } from '#platform/database/index.ts'
import { itemName } from '#capabilities/orders/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import type { VendorReturnRowView, VendorReturnView } from '../vendor.contract.ts'
import { cardIn, lineLabel, type ReturnCardRow } from './return-views.ts'
import type { ReturnsDatabase } from '../tables.ts'

export const STATES_OF = {
  all: null,
  requested: ['requested'],
  under_way: ['accepted', 'returning', 'to_collect'],
  checked: ['returned', 'checked'],
  over: ['settled', 'refused', 'withdrawn'],
} as const
export type Tab = keyof typeof STATES_OF

const ROW = `json_build_object('id', r.id, 'number', r.number, 'order_id', r.order_id, 'state', r.state,
  'reason', r.reason, 'requested_resolution', r.requested_resolution, 'is_goodwill', r.is_goodwill, 'outcome', r.outcome,
  'requested_at', ${instantText('r.requested_at')}, 'settle_until_on', r.settle_until_on::text,
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 'wilaya', p.wilaya),
  'piece_count', (select sum(i.quantity)::integer from returns.return_items i where i.return_id = r.id),
  'image', first.image, 'product_name', first.product_name, 'variant_label', first.variant_label,
  'refund_state', (select f.state from returns.refunds f where f.return_id = r.id
    and f.state <> 'cancelled' order by f.created_at desc, f.id desc limit 1))`

const fromIn = (language: Language) => `returns.returns r
  join orders.orders o on o.id = r.order_id
  join orders.purchases p on p.id = o.purchase_id
  cross join lateral (select oi.image, ${itemName(language, 'oi')} as product_name,
      ${lineLabel(language, 'va')} as variant_label from returns.return_items i
    join orders.order_items oi on oi.id = i.order_item_id
    left join returns.exchanges e on e.return_id = i.exchange_id left join catalog.variants va on va.id = i.variant_id
    where i.return_id = r.id order by oi.position limit 1) first`

type Filter = {
  vendorId: string
  search: string | null
  tab: Tab
  after: Cursor | null
  limit: number
  language: Language
}
export type ListedReturns = {
  rows: { view: VendorReturnRowView; at: string; id: string }[]
  matching: number
  byState: Record<string, number>
}

export async function listVendorReturns(db: Db, filter: Filter): Promise<ListedReturns> {
  const { vendorId, search, tab, after, limit } = filter
  const like = search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const states = STATES_OF[tab]
  // Only the filters in use are in the SQL: each combination has its own prepared statement.
  const requests = [
    sql`r.vendor_id = ${vendorId}`,
    ...(states === null ? [] : [sql`r.state = any(${[...states]}::text[])`]),
    ...(like === null
      ? []
      : [sql`(r.number ilike ${like} or p.first_name || ' ' || p.last_name ilike ${like})`]),
  ]
  const past =
    after === null
      ? []
      : [sql`(r.requested_at, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)`]
  const searched =
    like === null
      ? sql`returns.returns r`
      : sql`returns.returns r join orders.orders o on o.id = r.order_id
          join orders.purchases p on p.id = o.purchase_id`
  const { rows } = await sql<ListedReturns>`
    select
      (select coalesce(json_agg(page order by requested_at desc, id desc), '[]') from (
        select ${sql.raw(ROW)} as view, ${instant('r.requested_at')} as at, r.id, r.requested_at
        from (select r.id from ${searched} where ${sql.join([...requests, ...past], sql` and `)}
          order by r.requested_at desc, r.id desc limit ${limit + 1}) listed
        join ${sql.raw(fromIn(filter.language))} on r.id = listed.id) page) as rows,
      (select count(*)::integer from ${searched} where ${sql.join(requests, sql` and `)}) as matching,
      (select coalesce(json_object_agg(state, count), '{}') from (
        select state, count(*)::integer as count from returns.returns
        where vendor_id = ${vendorId} group by state) by_state) as "byState"`.execute(
    tables<ReturnsDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}

type VendorReturnsRow = ReturnCardRow &
  Omit<
    VendorReturnView,
    keyof ReturnCardRow | 'can' | 'needs_manager' | 'refundable' | 'refund_limit'
  >

/** Another vendor's return is not found. */
export async function findVendorReturn(
  db: Db,
  { vendorId, id, language }: { vendorId: string; id: string; language: Language },
): Promise<VendorReturnsRow | null> {
  const { rows } = await sql<{ view: VendorReturnsRow }>`
    select json_build_object(${sql.raw(cardIn(language))}, 'version', r.version, 'order_number', o.order_number,
      'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 'phone', p.phone,
        'city', ${sql.raw(communeName(language, 'p.commune_code', 'p.city'))}, 'wilaya', p.wilaya),
      'couriers', (select json_agg(json_build_object('code', c.code, 'name', c.name)
        order by c.code <> 'manual', c.name) from shipping.couriers c where c.is_active)) as view
    from returns.returns r
    join orders.orders o on o.id = r.order_id
    join orders.purchases p on p.id = o.purchase_id
    where r.id = ${id} and r.vendor_id = ${vendorId}`.execute(tables<ReturnsDatabase>(db))
  return rows[0]?.view ?? null
}
