import type { Brand } from '#kernel/brand.ts'

export type SavedViewId = Brand<string, 'SavedViewId'>
export type SavedList = 'products' | 'orders'

/** URL parameters of a list without the cursor. */
export type SavedView = {
  id: SavedViewId
  name: string
  query: Readonly<Record<string, string>>
  isShared: boolean
}

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
