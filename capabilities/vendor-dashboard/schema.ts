import type { Brand } from '#kernel/brand.ts'

export type SavedViewId = Brand<string, 'SavedViewId'>
/** The lists of a shop that can be looked at in more ways than one. */
export type SavedList = 'products' | 'orders'

/** How a person looks at a list: the parameters of its address, without the page they were on. */
export type SavedView = {
  id: SavedViewId
  name: string
  query: Readonly<Record<string, string>>
  isShared: boolean
}

/** The rows, as PostgreSQL keeps them. Nothing outside queries sees these. */
export type VendorDashboardTables = {
  'vendor_dashboard.saved_views': {
    id: string
    vendor_id: string
    user_id: string
    list: SavedList
    name: string
    query: string
    is_shared: boolean
    created_at: Date
  }
}
