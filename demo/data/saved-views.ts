import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'
import { DEMO_VENDOR } from './vendors.ts'
import type { Rows } from './insert-rows.ts'

/** The last one is shared with the vendor's staff. */
const VIEWS = [
  { key: 'low', list: 'products', name: 'À réassortir', query: { state: 'low' }, isShared: false },
  {
    key: 'alger',
    list: 'orders',
    name: 'Alger à confirmer',
    query: { status: 'pending', wilaya: '16' },
    isShared: true,
  },
] as const

export const viewRows = (days: DemoDays, ownerId: string): Rows => ({
  'vendor_dashboard.saved_views': VIEWS.map(({ key, list, name, query, isShared }) => ({
    id: demoId('saved-view', key),
    vendor_id: demoId('vendor', DEMO_VENDOR),
    user_id: ownerId,
    ...{ list, name, query, is_shared: isShared },
    created_at: days.ago(20),
  })),
})
