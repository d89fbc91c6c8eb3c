import { sql } from 'kysely'
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
import {
  BUYER_KEYS,
  BUYER_NAME,
  foldedPattern,
  itemName,
  MIN_SEARCH_LENGTH,
  NUMBER_KEYS,
} from '#capabilities/orders/index.ts'
import type { AdminReturnRowView } from '../admin-returns.contract.ts'
import { lineLabel } from './return-views.ts'
import { STATES_OF, type Tab } from './vendor-returns.ts'
import type { ReturnsDatabase } from '../tables.ts'

type Filter = {
  search: string | null
  /** An account by its id, a guest by the phone. */
  customer: string | null
  tab: Tab
  after: Cursor | null
  limit: number
  language: Language
}
export type ListedAdminReturns = {
  rows: { view: AdminReturnRowView; at: string; id: string }[]
  matching: number
  byState: Record<string, number>
}

/** Max. matches collected per kind, and orders of one customer. */
const GATHERED = 2_000

const FIRST_ITEM = `from returns.return_items i join orders.order_items oi on oi.id = i.order_item_id
  left join returns.exchanges e on e.return_id = i.exchange_id left join catalog.variants va on va.id = i.variant_id
  where i.return_id = r.id order by oi.position, i.line_id limit 1`

const rowIn = (language: Language) => `json_build_object('id', r.id, 'number', r.number,
  'order_id', r.order_id, 'order_number', o.order_number, 'state', r.state, 'reason', r.reason,
  'requested_resolution', r.requested_resolution, 'outcome', r.outcome,
  'requested_at', ${instantText('r.requested_at')},
  'vendor', json_build_object('business_name', v.business_name),
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 'phone', p.phone),
  'piece_count', (select sum(i.quantity)::integer from returns.return_items i where i.return_id = r.id),
  'product_name', (select ${itemName(language, 'oi')} ${FIRST_ITEM}),
  'variant_label', (select ${lineLabel(language, 'va')} ${FIRST_ITEM}))`

/** Every kind of match is collected by its own index. */
function found(search: string) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isShort = search.length < MIN_SEARCH_LENGTH
  const keys = sql`orders.trigrams_of(${search})`
  const isName = sql.lit(!isShort && /\p{L}/u.test(search))
  return sql`r.id in (
    (select r.id from returns.returns r where not ${sql.lit(isShort)}
      and orders.trigrams_of(r.number) @> ${keys} and r.number ilike ${like} limit ${GATHERED})
    union (select r.id from returns.returns r where r.order_id in (
      select o.id from orders.orders o where not ${sql.lit(isShort)}
        and ${NUMBER_KEYS} @> ${keys} and o.order_number ilike ${like} limit ${GATHERED}))
    union (select r.id from returns.returns r where r.order_id in (
      select o.id from orders.orders o where o.purchase_id in (
        select p.id from orders.purchases p where ${isName}
          and ${BUYER_KEYS} @> orders.trigrams_of(platform.sort_key(${search}))
          and ${BUYER_NAME} like ${foldedPattern(search)} limit ${GATHERED})))
    union (select r.id from returns.returns r where r.vendor_id in (
      select v.id from vendors.vendors v where v.business_name ilike ${like})))`
}

const ofCustomer = (key: string) => sql`r.order_id in (
  select o.id from orders.purchases p join orders.orders o on o.purchase_id = p.id
  where ${key.startsWith('+') ? sql`p.phone = ${key}` : sql`p.buyer_id = ${key}`} limit ${GATHERED})`

export async function listAdminReturns(db: Db, filter: Filter): Promise<ListedAdminReturns> {
  const { search, customer, tab, after, limit } = filter
  const states = STATES_OF[tab]
  const matches = allConditions(
    sql`true`,
    states && sql`r.state = any(${[...states]}::text[])`,
    search !== null && found(search),
    customer !== null && ofCustomer(customer),
  )
  const { rows } = await sql<ListedAdminReturns>`
    select
      (select coalesce(json_agg(page order by requested_at desc, id desc), '[]') from (
        select ${sql.raw(rowIn(filter.language))} as view, ${instant('r.requested_at', 'US')} as at, r.id, r.requested_at
        from (select r.* from returns.returns r
          where ${matches} and ${allConditions(olderThan(after, 'r.requested_at', 'r.id'))}
          order by r.requested_at desc, r.id desc limit ${limit + 1}) r
        join orders.orders o on o.id = r.order_id
        join orders.purchases p on p.id = o.purchase_id
        join vendors.vendors v on v.id = r.vendor_id) page) as rows,
      (select count(*)::integer from returns.returns r where ${matches}) as matching,
      (select coalesce(json_object_agg(state, count), '{}') from (
        select state, count(*)::integer as count from returns.returns group by state) by_state) as "byState"`.execute(
    tables<ReturnsDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}
