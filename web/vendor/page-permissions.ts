import { type StaffPermission, hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { paths } from '#web/paths.ts'

/** What kind of work the pages of the space are; the rest is the managers'. */
const PAGES: readonly (readonly [page: string, duty: StaffPermission])[] = [
  [paths.vendorStaff(), 'owning'],
  [paths.vendorProducts(), 'catalogue'],
  [paths.vendorImport(), 'catalogue'],
  [paths.vendorReviews(), 'catalogue'],
  // Who calls finds the calls there, and nothing else.
  [paths.vendorOrders(), 'calls'],
  [paths.vendorMessages(), 'orders'],
]

/** Whether somebody's work in the shop leads to this page; the server asks for each call by itself. */
export function canOpenPage(role: VendorRole, address: string): boolean {
  const path = address.split('?')[0] ?? ''
  const found = PAGES.find(([page]) => path === page || path.startsWith(`${page}/`))
  return hasPermission(role, found?.[1] ?? 'managing')
}

/** The first page of somebody's work. */
export function homePageOf(role: VendorRole): string {
  if (hasPermission(role, 'managing')) return paths.vendorDashboard()
  if (hasPermission(role, 'orders')) return paths.vendorOrders()
  return hasPermission(role, 'calls') ? paths.vendorCalls() : paths.vendorProducts()
}
