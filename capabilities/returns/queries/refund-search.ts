import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import {
  BUYER_KEYS,
  BUYER_NAME,
  foldedPattern,
  MIN_SEARCH_LENGTH,
  NUMBER_KEYS,
} from '#capabilities/orders/index.ts'

/** Max. matches collected per kind; above it the refunds are scanned, newest first. */
const GATHERED = 5_000
/** Above `GATHERED` the total is estimated from this many of the newest refunds. */
const LOOKED = 2_000

/** `before` is the leading `with` clause; `isAbout` marks an estimated `count`. */
export type RefundSearchPlan = Record<'before' | 'page' | 'count' | 'isAbout', RawBuilder<unknown>>
export type RefundPage = { state: string | null; after: Cursor | null; limit: number }

const inTab = (state: string | null) => (state === null ? sql`true` : sql`f.state = ${state}`)

const past = ({ after }: RefundPage) =>
  after === null
    ? sql`true`
    : sql`(f.created_at, f.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
const newest = ({ limit }: RefundPage) =>
  sql`order by f.created_at desc, f.id desc limit ${limit + 1}`

/** Index scan of `refunds_newest` or `refunds_by_state`. */
export const listRefundsByState = (refundPage: RefundPage): RefundSearchPlan => ({
  before: sql``,
  page: sql`select f.id from returns.refunds f where ${inTab(refundPage.state)} and ${past(refundPage)} ${newest(refundPage)}`,
  count: sql`select count(*) from returns.refunds f where ${inTab(refundPage.state)}`,
  isAbout: sql`false`,
})

/** Trigram search by number, vendor and buyer; frequent matches scan the refunds instead. */
export function searchRefunds(search: string, refundPage: RefundPage): RefundSearchPlan {
  const { state } = refundPage
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const keys = sql`orders.trigrams_of(${search})`
  const isShort = search.length < MIN_SEARCH_LENGTH
  const isMuch = sql`(select is_much from many)`
  const none = sql`not ${sql.lit(isShort)}`
  // Digits match every phone and no name.
  const isName = sql.lit(!isShort && /\p{L}/u.test(search))
  const joined = sql`returns.refunds f
    join orders.orders o on o.id = f.order_id
    join orders.purchases p on p.id = o.purchase_id
    left join returns.returns r on r.id = f.return_id`
  const says = sql`(f.vendor_id = any(array(select id from shops))
    or coalesce(r.number, o.order_number) ilike ${like} or ${BUYER_NAME} like ${foldedPattern(search)})`
  return {
    before: sql`with shops as materialized (
        select id from vendors.vendors where business_name ilike ${like}),
      people as materialized (
        select p.id from orders.purchases p
        where ${isName} and ${BUYER_KEYS} @> orders.trigrams_of(platform.sort_key(${search}))
          and ${BUYER_NAME} like ${foldedPattern(search)} limit ${GATHERED + 1}),
      numbered as materialized (
        select o.id from orders.orders o
        where ${none} and ${NUMBER_KEYS} @> ${keys} and o.order_number ilike ${like} limit ${GATHERED + 1}),
      returned as materialized (
        select r.id from returns.returns r
        where ${none} and orders.trigrams_of(r.number) @> ${keys} and r.number ilike ${like} limit ${GATHERED + 1}),
      many as materialized (select ${sql.lit(isShort)} or greatest((select count(*) from people),
        (select count(*) from numbered), (select count(*) from returned)) > ${GATHERED} as is_much),
      found as materialized (
        select f.id, f.created_at from returns.refunds f
        where not ${isMuch} and ${inTab(state)} and f.id in (
          select id from returns.refunds where vendor_id = any(array(select id from shops))
          union select id from returns.refunds where order_id = any(array(
            select o.id from people join orders.orders o on o.purchase_id = people.id
            union all select id from numbered))
          union select id from returns.refunds where return_id = any(array(select id from returned)))),
      seen as materialized (
        select ${says} as matches from (select * from returns.refunds f where ${isMuch} and ${inTab(state)}
          order by f.created_at desc, f.id desc limit ${LOOKED}) newest
        join ${joined} on f.id = newest.id)`,
    // Each branch has its own limit, so that the index scan stops when the page is full.
    page: sql`select f.id from (
      select * from found f where ${past(refundPage)}
      union all (select f.id, f.created_at from ${joined}
        where ${isMuch} and ${inTab(state)} and ${says} and ${past(refundPage)} ${newest(refundPage)})) f ${newest(refundPage)}`,
    count: sql`case when not ${isMuch} then (select count(*) from found)
      when (select count(*) from seen) < ${LOOKED} then (select count(*) from seen where matches)
      else (select round(count(*) filter (where matches) / count(*)::numeric
        * (select count(*) from returns.refunds f where ${inTab(state)})) from seen) end`,
    isAbout: sql`(select count(*) = ${LOOKED} from seen)`,
  }
}
