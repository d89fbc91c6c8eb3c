import { ShoppingBag, Store } from 'lucide-react'
import { paths } from '#web/paths.ts'
import type { Entry } from '#web/desk/frame.tsx'

/** The side bar, top to bottom: an entry comes with its page, so that none of them leads nowhere. */
export const ENTRIES: readonly Entry[] = [
  { to: paths.adminVendors(), icon: Store, label: 'admin.nav.vendors' },
  { to: paths.adminOrders(), icon: ShoppingBag, label: 'admin.nav.orders' },
]
