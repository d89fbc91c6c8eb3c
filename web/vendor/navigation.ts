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

type Waiting = { unread: number | null; callsDue: number | null; requested: number | null }

/** The same with what waits: conversations with something new, buyers to call and returns to answer. */
export function entriesWith({ unread, callsDue, requested }: Waiting): readonly Entry[] {
  const counts = new Map([
    [paths.vendorMessages(), unread],
    [paths.vendorOrders(), (callsDue ?? 0) + (requested ?? 0) || null],
  ])
  return ENTRIES.map((entry) => {
    const count = counts.get(entry.to) ?? null
    return count === null ? entry : { ...entry, count }
  })
}
