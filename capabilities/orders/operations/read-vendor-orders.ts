import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { VendorOrdersPageView, VendorOrderView } from '../vendor.contract.ts'
import type { PickListView } from '../pick-list.contract.ts'
import { findPickList } from '../queries/pick-list.ts'
import { listVendorOrders, MAX_COUNTED_VENDOR_ORDERS } from '../queries/vendor-orders.ts'
import { findVendorOrder } from '../queries/vendor-order.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { readVendorSearch } from '../rules/vendor-search.ts'
import type { OrderStatus } from '../schema.ts'
import { EMPTY_ORDERS_PAGE } from './read-orders.ts'

type ListQuery = {
  search?: string | undefined
  status?: OrderStatus | 'all' | undefined
  wilaya?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

const MOST_PICKED = 100

export const readVendorOrders = ({ db }: { db: Db }) => ({
  /** The tab counts ignore the search. */
  async listShop(vendorId: string, query: ListQuery): Promise<VendorOrdersPageView> {
    const { limit = 25, cursor } = query
    const search = readVendorSearch(query.search)
    const status = query.status === undefined || query.status === 'all' ? null : query.status
    const wilaya = query.wilaya ?? null
    const input = { vendorId, search, status, wilaya, after: readCursor(cursor), limit }
    const listed = await listVendorOrders(db, input)
    const page = listed.rows.slice(0, limit)
    const last = page.at(-1)
    const counts = { ...EMPTY_ORDERS_PAGE, ...listed.counts }
    const all = Object.values(listed.counts).reduce((a, b) => a + b, 0)
    const isNarrowed = search !== null || wilaya !== null
    return {
      items: page.map(({ view }) => view),
      total: isNarrowed
        ? Math.min(listed.matching, MAX_COUNTED_VENDOR_ORDERS)
        : status === null
          ? all
          : counts[status],
      total_is_estimate: isNarrowed && listed.matching > MAX_COUNTED_VENDOR_ORDERS,
      next: listed.rows.length > limit && last ? writeCursor(last) : null,
      counts: { ...counts, all },
    }
  },

  /** `null` ids: all orders waiting to be prepared. */
  listPicks: (vendorId: string, ids: readonly string[] | null): Promise<PickListView> =>
    findPickList(db, { vendorId, ids, most: MOST_PICKED }),

  async getShop(
    vendorId: string,
    id: string,
  ): Promise<Result<VendorOrderView, { code: 'order_not_found' }>> {
    const found = await findVendorOrder(db, vendorId, id)
    return found ? ok(found) : refuse({ code: 'order_not_found' })
  },
})
export type ReadVendorOrders = ReturnType<typeof readVendorOrders>
