import {
  FileUp,
  LayoutDashboard,
  MessageSquare,
  Package,
  PhoneCall,
  ShoppingBag,
  Star,
  Store,
  Users,
  TicketPercent,
  Wallet,
} from 'lucide-react'
import { hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { paths } from '#web/paths.ts'
import type { NavigationEntry } from '#web/backoffice/layout/backoffice-frame.tsx'
import { canOpenPage } from './page-permissions.ts'

const ENTRIES: readonly NavigationEntry[] = [
  {
    to: paths.vendorDashboard(),
    icon: LayoutDashboard,
    label: 'vendor-status.nav.dashboard',
    short: 'vendor-status.nav.dashboard-short',
  },
  {
    to: paths.vendorProducts(),
    icon: Package,
    label: 'vendor-status.nav.products',
    short: 'vendor-status.nav.products',
  },
  { to: paths.vendorImport(), icon: FileUp, label: 'vendor-dashboard.nav.import', isUnder: true },
  {
    to: paths.vendorOrders(),
    icon: ShoppingBag,
    label: 'vendor-status.nav.orders',
    short: 'vendor-status.nav.orders',
  },
  { to: paths.vendorShop(), icon: Store, label: 'vendor-dashboard.nav.shop' },
  { to: paths.vendorPromotions(), icon: TicketPercent, label: 'vendor-dashboard.nav.promotions' },
  { to: paths.vendorReviews(), icon: Star, label: 'vendor-dashboard.nav.reviews' },
  { to: paths.vendorMessages(), icon: MessageSquare, label: 'messages.title' },
  {
    to: paths.vendorMoney(),
    icon: Wallet,
    label: 'vendor-dashboard.nav.money',
    short: 'vendor-dashboard.nav.money',
  },
  { to: paths.vendorStaff(), icon: Users, label: 'vendor-dashboard.nav.staff' },
]

/** Replaces the orders for staff who may only make calls. */
const CALLS: NavigationEntry = {
  to: paths.vendorCalls(),
  icon: PhoneCall,
  label: 'vendor-dashboard.nav.calls',
  short: 'vendor-dashboard.nav.calls',
}

type Waiting = Record<'unread' | 'questions' | 'callsDue' | 'returnsDue', number | null>

/** Only the entries that the role may open, with the counts of what is waiting. */
export function buildVendorNavigation(
  role: VendorRole,
  { unread, questions, callsDue, returnsDue }: Waiting,
): readonly NavigationEntry[] {
  const counts = new Map([
    [paths.vendorMessages(), unread],
    [paths.vendorReviews(), questions],
    // A number that the page of orders shows too, not a sum of two.
    [paths.vendorOrders(), callsDue || returnsDue || null],
    [paths.vendorCalls(), callsDue],
  ])
  const shown = ENTRIES.filter(({ to }) => canOpenPage(role, to))
  const texts = new Map<string, NavigationEntry['countText']>([
    [paths.vendorReviews(), 'vendor-dashboard.questions-waiting'],
    [paths.vendorCalls(), 'vendor-dashboard.calls-due'],
    [
      paths.vendorOrders(),
      callsDue ? 'vendor-dashboard.calls-due' : 'vendor-dashboard.returns-due',
    ],
  ])
  return shown.map((found) => {
    const isCaller = found.to === paths.vendorOrders() && !hasPermission(role, 'orders')
    const entry = isCaller ? CALLS : found
    const count = counts.get(entry.to) ?? null
    const countText = texts.get(entry.to)
    return count === null ? entry : { ...entry, count, ...(countText && { countText }) }
  })
}
