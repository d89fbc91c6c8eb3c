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
import type { AdminArea } from '#kernel/admin-duties.ts'
import { paths } from '#web/paths.ts'
import type { NavigationEntry } from '#web/backoffice/layout/backoffice-frame.tsx'

type AdminEntry = NavigationEntry & { area?: AdminArea }

export const ADMIN_NAVIGATION: readonly AdminEntry[] = [
  { to: paths.admin(), icon: LayoutDashboard, label: 'admin.nav.dashboard', isExact: true },
  {
    to: paths.adminModeration(),
    icon: ShieldAlert,
    label: 'admin.nav.moderation',
    area: 'moderation_queue',
  },
  { to: paths.adminUsers(), icon: Users, label: 'admin.nav.users', area: 'customers' },
  { to: paths.adminVendors(), icon: Store, label: 'admin.nav.vendors', area: 'vendors' },
  { to: paths.adminProducts(), icon: Package, label: 'admin.nav.products', area: 'products' },
  {
    to: paths.adminCategories(),
    icon: ListTree,
    label: 'admin.nav.categories',
    area: 'products',
    isUnder: true,
  },
  {
    to: paths.adminPromotions(),
    icon: TicketPercent,
    label: 'admin.nav.promotions',
    area: 'promotions',
    isUnder: true,
  },
  {
    to: paths.adminSynonyms(),
    icon: SpellCheck,
    label: 'admin.nav.synonyms',
    area: 'products',
    isUnder: true,
  },
  { to: paths.adminOrders(), icon: ShoppingBag, label: 'admin.nav.orders', area: 'orders' },
  {
    to: paths.adminMoney(),
    icon: Banknote,
    label: 'admin.nav.money',
    area: 'money',
    isUnder: true,
  },
  {
    to: paths.adminAbandonedCarts(),
    icon: ShoppingCart,
    label: 'admin.nav.carts',
    area: 'carts',
    isUnder: true,
  },
  { to: paths.adminReports(), icon: ChartColumn, label: 'admin.nav.reports', area: 'reports' },
  {
    to: paths.adminAudit(),
    icon: ScrollText,
    label: 'admin.nav.audit',
    area: 'system',
    isUnder: true,
  },
  {
    to: paths.adminPrivacy(),
    icon: ShieldCheck,
    label: 'admin.nav.privacy',
    area: 'system',
    isUnder: true,
  },
  {
    to: paths.adminSettings(),
    icon: Settings,
    label: 'admin.nav.settings',
    area: 'system',
  },
  {
    to: paths.adminDelivery(),
    icon: Truck,
    label: 'admin.nav.delivery',
    area: 'system',
    isUnder: true,
  },
  {
    to: paths.adminContent(),
    icon: FilePenLine,
    label: 'admin.nav.content',
    area: 'content',
    isUnder: true,
  },
  {
    to: paths.adminOperations(),
    icon: Activity,
    label: 'admin.nav.operations',
    area: 'system',
    isUnder: true,
  },
]

/** Null while it is not known. */
export type NavigationCounts = { decisions: number | null; money: number | null }

/** The area of a page; undefined for those of every admin. */
export function areaOf(pathname: string): AdminArea | undefined {
  if (pathname.startsWith(paths.adminCustomer(''))) return 'customers'
  return ADMIN_NAVIGATION.find(
    ({ to, isExact }) => !isExact && (pathname === to || pathname.startsWith(`${to}/`)),
  )?.area
}

export const buildAdminNavigation = (
  { decisions, money }: NavigationCounts,
  opens: (area: AdminArea | undefined) => boolean,
): readonly NavigationEntry[] =>
  ADMIN_NAVIGATION.filter(({ area }) => opens(area)).map((entry) => {
    const count =
      entry.to === paths.adminModeration()
        ? decisions
        : entry.to === paths.adminMoney()
          ? money
          : null
    return count === null ? entry : { ...entry, count }
  })
