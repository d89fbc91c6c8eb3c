import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { type Db, decodeSortCursor, encodeSortCursor } from '#platform/database/index.ts'
import type { OrderSort } from '../contract.ts'
import type { VendorOrdersPageView, VendorOrderView } from '../vendor.contract.ts'
import type { PickListView } from '../pick-list.contract.ts'
import { findPickList } from '../queries/pick-list.ts'
import { ORDER_SORT_SPECS } from '../queries/admin-order-plan.ts'
import {
  isNarrowed,
  listVendorOrders,
  MAX_COUNTED_VENDOR_ORDERS,
  type VendorOrdersFilter,
} from '../queries/vendor-orders.ts'
import { findVendorOrder } from '../queries/vendor-order.ts'
import { readBuyerSearch } from '../rules/buyer-search.ts'
import type { OrderStatus } from '../schema.ts'
import { EMPTY_ORDERS_PAGE } from './read-orders.ts'

export type VendorOrdersListQuery = {
  search?: string | undefined
  status?: OrderStatus | 'all' | 'delivery_failed' | undefined
  wilaya?: string | undefined
  courier?: string | undefined
  payment?: 'all' | 'cash' | 'card' | undefined
  placed_from?: string | undefined
  placed_until?: string | undefined
  sort?: OrderSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
  language: Language
}

export function vendorOrdersFilter(
  vendorId: string,
  query: VendorOrdersListQuery,
  limit: number,
): VendorOrdersFilter {
  const { status = 'all', payment = 'all', sort = 'newest' } = query
  return {
    vendorId,
    search: readBuyerSearch(query.search),
    status: status === 'all' || status === 'delivery_failed' ? null : status,
    isDeliveryFailed: status === 'delivery_failed',
    wilaya: query.wilaya ?? null,
    courier: query.courier ?? null,
    payment: payment === 'all' ? null : payment,
    placedFrom: query.placed_from ?? null,
    placedUntil: query.placed_until ?? null,
    sort,
    after: decodeSortCursor(ORDER_SORT_SPECS[sort], query.cursor),
    limit,
    language: query.language,
  }
}

const MOST_PICKED = 100

export const readVendorOrders = ({ db }: { db: Db }) => ({
  /** The tab counts ignore the search. */
  async listShop(vendorId: string, query: VendorOrdersListQuery): Promise<VendorOrdersPageView> {
    const { limit = 25, status = 'all' } = query
    const filter = vendorOrdersFilter(vendorId, query, limit)
    const listed = await listVendorOrders(db, filter)
    const page = listed.rows.slice(0, limit)
    const last = page.at(-1)
    const all = Object.values(listed.counts).reduce((a, b) => a + b, 0)
    const tabs = { ...EMPTY_ORDERS_PAGE, ...listed.counts, delivery_failed: listed.failed, all }
    const isCounted = isNarrowed(filter)
    return {
      items: page.map(({ view }) => view),
      total: isCounted ? Math.min(listed.matching, MAX_COUNTED_VENDOR_ORDERS) : tabs[status],
      total_is_estimate: isCounted && listed.matching > MAX_COUNTED_VENDOR_ORDERS,
      next:
        listed.rows.length > limit && last
          ? encodeSortCursor(ORDER_SORT_SPECS[filter.sort], last)
          : null,
      counts: tabs,
    }
  },

  /** `null` ids: all orders waiting to be prepared. */
  listPicks: (
    vendorId: string,
    ids: readonly string[] | null,
    language: Language,
  ): Promise<PickListView> => findPickList(db, { vendorId, ids, most: MOST_PICKED, language }),

  /** The shop's share is for those who see its money. */
  async getShop(
    { vendorId, staffRole }: { vendorId: string; staffRole: VendorRole },
    id: string,
    language: Language,
  ): Promise<Result<VendorOrderView, { code: 'order_not_found' }>> {
    const found = await findVendorOrder(db, { vendorId, id, language })
    if (!found) return refuse({ code: 'order_not_found' })
    return ok(hasPermission(staffRole, 'managing') ? found : { ...found, own_share: null })
  },
})
export type ReadVendorOrders = ReturnType<typeof readVendorOrders>
