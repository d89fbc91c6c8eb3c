import { type StaffPermission, hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { paths } from '#web/paths.ts'

/** Pages not listed need `managing`. */
const PAGES: readonly (readonly [page: string, permission: StaffPermission])[] = [
  [paths.vendorStaff(), 'owning'],
  [paths.vendorProducts(), 'catalogue'],
  [paths.vendorImport(), 'catalogue'],
  [paths.vendorReviews(), 'catalogue'],
  // The orders page redirects callers to the call queue.
  [paths.vendorOrders(), 'calls'],
  [paths.vendorMessages(), 'orders'],
]

/** For navigation only: the server authorizes each request. */
export function canOpenPage(role: VendorRole, address: string): boolean {
  const path = address.split('?')[0] ?? ''
  const found = PAGES.find(([page]) => path === page || path.startsWith(`${page}/`))
  return hasPermission(role, found?.[1] ?? 'managing')
}

export function homePageOf(role: VendorRole): string {
  if (hasPermission(role, 'managing')) return paths.vendorDashboard()
  if (hasPermission(role, 'orders')) return paths.vendorOrders()
  return hasPermission(role, 'calls') ? paths.vendorCalls() : paths.vendorProducts()
}
