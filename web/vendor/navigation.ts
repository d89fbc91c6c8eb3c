import {
  LayoutDashboard,
  MessageSquare,
  Package,
  ShoppingBag,
  Star,
  Truck,
  Wallet,
} from 'lucide-react'
import { paths } from '#web/paths.ts'
import type { Entry } from '#web/desk/frame.tsx'

/** The side bar of a shop, top to bottom: an entry comes with its page. */
const ENTRIES: readonly Entry[] = [
  {
    to: paths.vendorDashboard(),
    icon: LayoutDashboard,
    label: 'selling.nav.dashboard',
    short: 'selling.nav.dashboard-short',
  },
  {
    to: paths.vendorProducts(),
    icon: Package,
    label: 'selling.nav.products',
    short: 'selling.nav.products',
  },
  {
    to: paths.vendorOrders(),
    icon: ShoppingBag,
    label: 'selling.nav.orders',
    short: 'selling.nav.orders',
  },
  { to: paths.vendorShop(), icon: Truck, label: 'space.nav.delivery' },
  { to: paths.vendorReviews(), icon: Star, label: 'space.nav.reviews' },
  { to: paths.vendorMessages(), icon: MessageSquare, label: 'talk.title' },
  {
    to: paths.vendorMoney(),
    icon: Wallet,
    label: 'space.nav.money',
    short: 'space.nav.money',
  },
]

/** The same with how many conversations have something new. */
export const entriesWith = (unread: number | null): readonly Entry[] =>
  ENTRIES.map((entry) =>
    entry.to === paths.vendorMessages() && unread !== null ? { ...entry, count: unread } : entry,
  )
