import { type RawBuilder, sql } from 'kysely'
import { BUYER_KEYS, BUYER_NAME, FEWEST_LETTERS, NUMBER_KEYS } from '#capabilities/orders/index.ts'

/** So many of a kind are gathered; where there are more, the newest refunds that match are met soon on a walk. */
const GATHERED = 2_000
/** Of what is too frequent to be gathered, a total is told from so many of the newest. */
const LOOKED = 5_000

/** What stands before the statement, the refunds that match, how many, and whether that is told from a part. */
export type RefundWay = Record<'before' | 'matching' | 'count' | 'isAbout', RawBuilder<unknown>>

const inTab = (state: string | null) => (state === null ? sql`true` : sql`f.state = ${state}`)

/** All of the tab, along `refunds_newest` or `refunds_by_state`. */
export const unsearched = (state: string | null): RefundWay => ({
  before: sql``,
  matching: sql`select f.id, f.created_at from returns.refunds f where ${inTab(state)}`,
  count: sql`select count(*) from returns.refunds f where ${inTab(state)}`,
  isAbout: sql`false`,
})

/**
 * By part of the number, by the shop or by the buyer: all three are gathered by keys of three letters, among
 * all buyers and orders. Where these are many the refunds are walked with what they belong to.
 */
export function searched(search: string, state: string | null): RefundWay {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const keys = sql`orders.parts_of(${search})`
  const isShort = search.length < FEWEST_LETTERS
  const isMuch = isShort
    ? sql`true`
    : sql`(select greatest((select count(*) from people), (select count(*) from numbered),
        (select count(*) from returned)) > ${GATHERED})`
  const none = sql`not ${sql.lit(isShort)}`
  const joined = sql`returns.refunds f
    join orders.orders o on o.id = f.order_id
    join orders.purchases p on p.id = o.purchase_id
    left join returns.returns r on r.id = f.return_id`
  const says = sql`(f.vendor_id = any(array(select id from shops))
    or coalesce(r.number, o.order_number) ilike ${like} or ${BUYER_NAME} ilike ${like})`
  return {
    before: sql`with shops as materialized (
        select id from vendors.vendors where business_name ilike ${like}),
      people as materialized (
        select p.id from orders.purchases p
        where ${none} and ${BUYER_KEYS} @> ${keys} and ${BUYER_NAME} ilike ${like} limit ${GATHERED + 1}),
      numbered as materialized (
        select o.id from orders.orders o
        where ${none} and ${NUMBER_KEYS} @> ${keys} and o.order_number ilike ${like} limit ${GATHERED + 1}),
      returned as materialized (
        select r.id from returns.returns r
        where ${none} and orders.parts_of(r.number) @> ${keys} and r.number ilike ${like} limit ${GATHERED + 1}),
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
    matching: sql`select id, created_at from found
      union all select f.id, f.created_at from ${joined} where ${isMuch} and ${inTab(state)} and ${says}`,
    count: sql`case when not ${isMuch} then (select count(*) from found)
      when (select count(*) from seen) < ${LOOKED} then (select count(*) from seen where matches)
      else (select round(count(*) filter (where matches) / count(*)::numeric
        * (select count(*) from returns.refunds f where ${inTab(state)})) from seen) end`,
    isAbout: sql`(select count(*) = ${LOOKED} from seen)`,
  }
}
