import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, decodeSortCursor, encodeSortCursor } from '#platform/database/index.ts'
import type { AdminOrdersPageView, AdminOrderView, OrderSort } from '../contract.ts'
import {
  findOrder,
  listOrders,
  MAX_COUNTED_ORDERS,
  ORDER_SORT_SPECS,
} from '../queries/admin-orders.ts'
import type { OrderStatus } from '../schema.ts'

type NotFound = { code: 'order_not_found' }
type ListQuery = {
  search?: string | undefined
  status?: OrderStatus | 'all' | undefined
  sort?: OrderSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export const readOrders = ({ db }: { db: Db }) => ({
  async list(query: ListQuery): Promise<AdminOrdersPageView> {
    const { search, status, sort = 'newest', limit = 25, cursor } = query
    const listed = await listOrders(db, {
      search: search || null,
      status: status === undefined || status === 'all' ? null : status,
      sort,
      after: decodeSortCursor(ORDER_SORT_SPECS[sort], cursor),
      limit,
    })
    const page = listed.rows.slice(0, limit)
    const last = page.at(-1)
    const counts = { ...EMPTY_ORDERS_PAGE, ...listed.counts }
    const all = Object.values(listed.counts).reduce((a, b) => a + b, 0)
    const isCut = listed.matching > MAX_COUNTED_ORDERS
    // Without a search the maintained counters give the total; a search reports at most the limit.
    const total = search
      ? Math.min(listed.matching, MAX_COUNTED_ORDERS)
      : countOf(status, counts, all)
    return {
      items: page.map(({ view }) => view),
      total,
      total_is_estimate: isCut && Boolean(search),
      next:
        listed.rows.length > limit && last ? encodeSortCursor(ORDER_SORT_SPECS[sort], last) : null,
      counts: { ...counts, all },
      revenue: listed.revenue,
    }
  },

  async get(id: string): Promise<Result<AdminOrderView, NotFound>> {
    const found = await findOrder(db, id)
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

const countOf = (
  status: OrderStatus | 'all' | undefined,
  counts: Record<OrderStatus, number>,
  all: number,
): number => (status === undefined || status === 'all' ? all : counts[status])
