import { ok, refuse, type Result } from '#kernel/result.ts'
import { localDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, decodeSortCursor, encodeSortCursor } from '#platform/database/index.ts'
import type { AdminVendorsPageView, AdminVendorView, VendorSort } from '../admin.contract.ts'
import {
  findVendor,
  listAdminVendors,
  VENDOR_SORT_SPECS,
  type VendorFilter,
} from '../queries/admin-vendors.ts'
import { listVerificationDocuments } from '../queries/verification-documents.ts'
import { missingDocuments } from '../rules/verification-documents.ts'
import { verificationDocumentsView } from './verification-documents-view.ts'
import type { VendorId } from '../schema.ts'

type Tally = (vendorIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** Products and orders depend on vendors, so the composition root passes their counters in. */
export type ReadVendorsDeps = {
  db: Db
  clock: Clock
  catalog: { countProductsOf: Tally }
  orders: { countOrdersOf: Tally }
}
type ListQuery = {
  search?: string | undefined
  state?: VendorFilter | undefined
  sort?: VendorSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export function readVendors({ db, clock, catalog, orders }: ReadVendorsDeps) {
  async function counted<View extends { id: string }>(views: readonly View[]) {
    const ids = views.map(({ id }) => id)
    const [products, sold] = await Promise.all([
      catalog.countProductsOf(ids),
      orders.countOrdersOf(ids),
    ])
    return views.map((view) => ({
      ...view,
      product_count: products.get(view.id) ?? 0,
      order_count: sold.get(view.id) ?? 0,
    }))
  }
  return {
    async list(query: ListQuery): Promise<AdminVendorsPageView> {
      const { search, state = 'all', sort = 'newest', limit = 25, cursor } = query
      const after = decodeSortCursor(VENDOR_SORT_SPECS[sort], cursor)
      const filter = { search: search || null, state, sort, after, limit }
      const { rows, matching, counts } = await listAdminVendors(db, filter)
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        items: await counted(page.map(({ view }) => view)),
        total: matching,
        total_is_estimate: false,
        next: rows.length > limit && last ? encodeSortCursor(VENDOR_SORT_SPECS[sort], last) : null,
        counts,
      }
    },

    async get(id: VendorId): Promise<Result<AdminVendorView, { code: 'vendor_not_found' }>> {
      const found = await findVendor(db, id)
      const [view] = found ? await counted([found]) : []
      if (!view) return refuse({ code: 'vendor_not_found' })
      const today = localDate(clock.now())
      const documents = await listVerificationDocuments(db, id)
      return ok({
        ...view,
        documents: verificationDocumentsView(view.kind, documents, today).items,
        missing_documents: missingDocuments(view.kind, documents, today),
      })
    },
  }
}
export type ReadVendors = ReturnType<typeof readVendors>
