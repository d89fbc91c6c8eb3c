import {
  Banknote,
  Activity,
  ChartColumn,
  LayoutDashboard,
  FilePenLine,
  ListTree,
  Package,
  ScrollText,
  Settings,
  ShieldAlert,
  ShieldCheck,
  ShoppingBag,
  ShoppingCart,
  SpellCheck,
  Store,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react'
import { paths } from '#web/paths.ts'
import type { NavigationEntry } from '#web/backoffice/layout/backoffice-frame.tsx'

export const ADMIN_NAVIGATION: readonly NavigationEntry[] = [
  { to: paths.admin(), icon: LayoutDashboard, label: 'admin.nav.dashboard', isExact: true },
  { to: paths.adminModeration(), icon: ShieldAlert, label: 'admin.nav.moderation' },
  { to: paths.adminUsers(), icon: Users, label: 'admin.nav.users' },
  { to: paths.adminVendors(), icon: Store, label: 'admin.nav.vendors' },
  { to: paths.adminProducts(), icon: Package, label: 'admin.nav.products' },
  { to: paths.adminCategories(), icon: ListTree, label: 'admin.nav.categories', isUnder: true },
  {
    to: paths.adminPromotions(),
    icon: TicketPercent,
    label: 'admin.nav.promotions',
    isUnder: true,
  },
  { to: paths.adminSynonyms(), icon: SpellCheck, label: 'admin.nav.synonyms', isUnder: true },
  { to: paths.adminOrders(), icon: ShoppingBag, label: 'admin.nav.orders' },
  { to: paths.adminMoney(), icon: Banknote, label: 'admin.nav.money', isUnder: true },
  {
    to: paths.adminAbandonedCarts(),
    icon: ShoppingCart,
    label: 'admin.nav.carts',
    isUnder: true,
  },
  { to: paths.adminReports(), icon: ChartColumn, label: 'admin.nav.reports' },
  { to: paths.adminAudit(), icon: ScrollText, label: 'admin.nav.audit', isUnder: true },
  {
    to: paths.adminPrivacy(),
    icon: ShieldCheck,
    label: 'admin.nav.privacy',
    isUnder: true,
  },
  { to: paths.adminSettings(), icon: Settings, label: 'admin.nav.settings' },
  { to: paths.adminDelivery(), icon: Truck, label: 'admin.nav.delivery', isUnder: true },
  { to: paths.adminContent(), icon: FilePenLine, label: 'admin.nav.content', isUnder: true },
  {
    to: paths.adminOperations(),
    icon: Activity,
    label: 'admin.nav.operations',
    isUnder: true,
  },
]

/** Null while it is not known. */
export type NavigationCounts = { decisions: number | null; money: number | null }

export const buildAdminNavigation = ({
  decisions,
  money,
}: NavigationCounts): readonly NavigationEntry[] =>
  ADMIN_NAVIGATION.map((entry) => {
    const count =
      entry.to === paths.adminModeration()
        ? decisions
        : entry.to === paths.adminMoney()
          ? money
          : null
    return count === null ? entry : { ...entry, count }
  })
