import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import { allConditions, orderByClause, type SortSpec } from '#platform/database/index.ts'
import type { OrderSort } from '../contract.ts'
import type { BuyerSearch } from '../rules/buyer-search.ts'
import type { OrderStatus, PaymentStatus } from '../schema.ts'
import { isClaimDue } from './delivery-claims.ts'
import { buyerCondition, likePattern, MIN_SEARCH_LENGTH, NUMBER_KEYS } from './search-keys.ts'

/** Cancelled while a parcel travels. */
export const IS_ON_ROAD = `o.status = 'cancelled' and exists (select from orders.parcels pa
    where pa.order_id = o.id and pa.purpose = 'sale'
      and pa.state not in ('preparing', 'ready', 'delivered', 'cash_at_courier', 'remitted', 'returned', 'checked', 'lost'))`

const hasDeliveryClaim = (dueAt: Date | null): RawBuilder<unknown> =>
  sql`exists (select from orders.parcels pa where pa.order_id = o.id and ${
    dueAt === null ? sql`pa.delivery_claimed_at is not null` : isClaimDue(dueAt)
  })`

export type AdminOrderFilter = {
  search: BuyerSearch | null
  status: OrderStatus | null
  paymentStatus: PaymentStatus | null
  paymentMethod: string | null
  wilaya: string | null
  vendorId: string | null
  courier: string | null
  /** Null: whether or not. */
  isOnRoad: true | null
  /** With a reported delivery; one that waits for an admin, where a time is given. */
  deliveryClaim: { dueAt: Date | null } | null
  /** The account that bought, or a phone. */
  buyerId: string | null
  phone: string | null
  from: Date | null
  /** Exclusive. */
  until: Date | null
}
export type AdminOrderPart = AdminOrderFilter & {
  sort: OrderSort
  after: Cursor | null
  limit: number
}

export const ORDER_SORT_SPECS = {
  newest: { by: 'moment', key: 'placed_at', isRising: false },
  oldest: { by: 'moment', key: 'placed_at', isRising: true },
  total_desc: { by: 'number', key: 'total_centimes', isRising: false },
  total_asc: { by: 'number', key: 'total_centimes', isRising: true },
} as const satisfies Record<OrderSort, SortSpec & { key: string }>

/** Up to this many matches are collected and counted; above it the sort index is scanned. */
export const MAX_COUNTED_ORDERS = 2_000

export type AdminOrderPlan = Record<'before' | 'page' | 'count', RawBuilder<unknown>>

/** Statuses alone have maintained counters. */
export const isOrderListNarrowed = (part: AdminOrderPart): boolean => {
  const { status: _status, sort: _sort, after: _after, limit: _limit, ...filter } = part
  return Object.values(filter).some((value) => value !== null)
}

/**
 * Only the filters in use are in the SQL. Values of a few kinds are literals, so that the planner
 * knows the rare ones.
 */
function conditionsOf(filter: AdminOrderFilter): RawBuilder<unknown> {
  const { status, paymentStatus, paymentMethod, wilaya, vendorId, courier } = filter
  const ofBuyer = allConditions(
    paymentMethod !== null && sql`p.payment_method = ${sql.lit(paymentMethod)}`,
    filter.buyerId !== null && sql`p.buyer_id = ${filter.buyerId}`,
    filter.phone !== null && sql`p.phone = ${filter.phone}`,
  )
  const isOfBuyer = paymentMethod !== null || filter.buyerId !== null || filter.phone !== null
  return allConditions(
    status !== null && sql`o.status = ${sql.lit(status)}`,
    paymentStatus !== null && sql`o.payment_status = ${sql.lit(paymentStatus)}`,
    wilaya !== null && sql`o.wilaya = ${sql.lit(wilaya)}`,
    vendorId !== null && sql`o.vendor_id = ${vendorId}`,
    filter.from !== null && sql`o.placed_at >= ${filter.from}`,
    filter.until !== null && sql`o.placed_at < ${filter.until}`,
    isOfBuyer &&
      sql`exists (select from orders.purchases p where p.id = o.purchase_id and ${ofBuyer})`,
    filter.isOnRoad !== null && sql.raw(IS_ON_ROAD),
    filter.deliveryClaim !== null && hasDeliveryClaim(filter.deliveryClaim.dueAt),
    courier !== null &&
      sql`exists (select from orders.parcels pa where pa.order_id = o.id and pa.courier_code = ${sql.lit(courier)})`,
  )
}

export const adminOrderBy = (sort: OrderSort) =>
  orderByClause(ORDER_SORT_SPECS[sort], sql.ref(`o.${ORDER_SORT_SPECS[sort].key}`), sql`o.id`)

const partsOf = (part: AdminOrderPart) => {
  const { order, beyond } = adminOrderBy(part.sort)
  const inFilter = conditionsOf(part)
  return {
    inFilter,
    ofPage: allConditions(inFilter, beyond(part.after)),
    page: sql`order by ${order} limit ${sql.lit(part.limit + 1)}`,
  }
}

/** Index scan; without a filter the maintained counters have the total. */
export function walkOrders(part: AdminOrderPart): AdminOrderPlan {
  const { inFilter, ofPage, page } = partsOf(part)
  return {
    before: sql``,
    page: sql`select o.id from orders.orders o where ${ofPage} ${page}`,
    count: isOrderListNarrowed(part)
      ? sql`(select count(*) from (select from orders.orders o where ${inFilter}
          limit ${sql.lit(MAX_COUNTED_ORDERS + 1)}) matching)`
      : sql`0`,
  }
}

/**
 * Matches part of the order number, of the vendor's name, or the buyer's name, phone or email address:
 * the first rows of each matching vendor, and number and buyer matches collected from trigram indexes or,
 * above the limit, by an index scan. The index of numbers includes the status; otherwise a rare status
 * among many matches would be filtered row by row.
 */
export function searchOrders(part: AdminOrderPart, search: BuyerSearch): AdminOrderPlan {
  const { inFilter, ofPage, page } = partsOf(part)
  const like = likePattern(search.text)
  const isShort = search.text.length < MIN_SEARCH_LENGTH
  const keys = sql`orders.trigrams_of(${search.text}) || array_remove(array[${part.status}::text], null)`
  const isNumber = isShort
    ? sql`false`
    : sql`${NUMBER_KEYS} @> (${keys}) and o.order_number ilike ${like}`
  const ofBuyer = buyerCondition(search, { withEmail: true })
  const isBuyer = isShort ? sql`false` : ofBuyer.indexed
  const limit = sql.lit(MAX_COUNTED_ORDERS + 1)
  const isMuch = sql`(select is_much from many)`
  const place = sql.ref(`o.${ORDER_SORT_SPECS[part.sort].key}`)
  const joined = sql`orders.orders o join orders.purchases p on p.id = o.purchase_id`
  const says = sql`(o.order_number ilike ${like} or ${ofBuyer.matches})`
  return {
    before: sql`with shops as materialized (
        select id from vendors.vendors where business_name ilike ${like} or business_name_ar ilike ${like}),
      numbered as materialized (
        select o.id from orders.orders o where ${isNumber} limit ${limit}),
      people as materialized (
        select p.id from orders.purchases p where ${isBuyer} limit ${limit}),
      many as materialized (select (select count(*) from numbered) >= ${limit}
        or (select count(*) from people) >= ${limit} as is_much),
      few as materialized (
        select id from numbered where not ${isMuch}
        union
        select o.id from orders.orders o
        where not ${isMuch} and o.purchase_id = any(array(select id from people)))`,
    page: sql`select o.id from (
        select first.* from shops cross join lateral (
          select o.id, ${place} from orders.orders o
          where o.vendor_id = shops.id and ${ofPage} ${page}) first
        union
        select o.id, ${place} from orders.orders o
        where not ${isMuch} and o.id = any(array(select id from few)) and ${ofPage}
        union
        (select o.id, ${place} from ${joined} where ${isMuch} and ${says} and ${ofPage} ${page})) o
      ${page}`,
    count: sql`(select count(*) from (
        (select from orders.orders o where o.vendor_id = any(array(select id from shops)) and ${inFilter}
          limit ${limit})
        union all
        (select from orders.orders o where not ${isMuch} and o.id = any(array(select id from few))
          and o.vendor_id <> all(array(select id from shops)) and ${inFilter})
        union all
        (select from ${joined} where ${isMuch} and ${says}
          and o.vendor_id <> all(array(select id from shops)) and ${inFilter} limit ${limit})
        limit ${limit}) matching)`,
  }
}

export const planOrders = (part: AdminOrderPart): AdminOrderPlan =>
  part.search === null ? walkOrders(part) : searchOrders(part, part.search)
