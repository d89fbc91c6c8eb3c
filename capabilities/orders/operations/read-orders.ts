import { dayEnd, dayStart } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, decodeSortCursor, encodeSortCursor } from '#platform/database/index.ts'
import type { z } from 'zod'
import type {
  AdminOrderRowView,
  AdminOrdersPageView,
  AdminOrdersQuery,
  AdminOrderView,
} from '../contract.ts'
import type { AdminOrderExportView } from '../order-export.contract.ts'
import {
  type AdminOrderPart,
  isOrderListNarrowed,
  MAX_COUNTED_ORDERS,
  ORDER_SORT_SPECS,
} from '../queries/admin-order-plan.ts'
import { findOrder } from '../queries/admin-order.ts'
import { listExportedOrders, listFirstOrders, listOrders } from '../queries/admin-orders.ts'
import { readBuyerSearch } from '../rules/buyer-search.ts'
import type { OrderStatus } from '../schema.ts'

type NotFound = { code: 'order_not_found' }
type ListQuery = z.output<typeof AdminOrdersQuery>
type ExportedPage = { items: AdminOrderExportView[]; next: string | null }

export const readOrders = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async list(query: ListQuery): Promise<AdminOrdersPageView> {
    const part = parseListQuery(query, clock.now())
    const listed = await listOrders(db, part)
    const counts = { ...EMPTY_ORDERS_PAGE, ...listed.counts }
    const all = Object.values(listed.counts).reduce((a, b) => a + b, 0)
    const isCounted = isOrderListNarrowed(part)
    // Without a filter the maintained counters give the total; a filter reports at most the limit.
    return {
      ...pageOfRows(part, listed.rows),
      total: isCounted
        ? Math.min(listed.matching, MAX_COUNTED_ORDERS)
        : part.status === null
          ? all
          : counts[part.status],
      total_is_estimate: isCounted && listed.matching > MAX_COUNTED_ORDERS,
      counts: { ...counts, all },
      revenue: listed.revenue,
    }
  },

  async listForExport(query: ListQuery, language: Language): Promise<ExportedPage> {
    const part = parseListQuery(query, clock.now())
    return pageOfRows(part, (await listExportedOrders(db, part, language)).rows)
  },

  /** The newest matches, without a total. */
  async listFirst(search: string, limit: number): Promise<AdminOrderRowView[]> {
    const part = parseListQuery({ search, limit }, clock.now())
    return pageOfRows(part, (await listFirstOrders(db, part)).rows).items
  },

  async get(id: string, language: Language): Promise<Result<AdminOrderView, NotFound>> {
    const found = await findOrder(db, id, language)
    return found ? ok(found) : refuse({ code: 'order_not_found' })
  },
})
export type ReadOrders = ReturnType<typeof readOrders>

export const EMPTY_ORDERS_PAGE = {
  pending: 0,
  confirmed: 0,
  processing: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
} satisfies Record<OrderStatus, number>

function parseListQuery(query: ListQuery, now: Date): AdminOrderPart {
  const { status, sort = 'newest', limit = 25, cursor, from, until } = query
  return {
    search: readBuyerSearch(query.search),
    status: status === undefined || status === 'all' ? null : status,
    paymentStatus: query.payment_status ?? null,
    paymentMethod: query.payment_method ?? null,
    wilaya: query.wilaya ?? null,
    vendorId: query.vendor ?? null,
    courier: query.courier ?? null,
    isOnRoad: query.on_road === undefined ? null : true,
    deliveryClaim:
      query.delivery_claim === undefined
        ? null
        : { dueAt: query.delivery_claim === 'due' ? now : null },
    buyerId: query.buyer ?? null,
    phone: query.phone ?? null,
    from: from === undefined ? null : dayStart(from),
    until: until === undefined ? null : dayEnd(until),
    sort,
    after: decodeSortCursor(ORDER_SORT_SPECS[sort], cursor),
    limit,
  }
}

function pageOfRows<Row>(
  { limit, sort }: AdminOrderPart,
  rows: readonly { view: Row; at: string; id: string }[],
): { items: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ view }) => view),
    next: rows.length > limit && last ? encodeSortCursor(ORDER_SORT_SPECS[sort], last) : null,
  }
}
