import type {
  AdminVendorRowView,
  AdminVendorsPageView,
  AdminVendorView,
  VendorSort,
} from '#capabilities/vendors/admin.contract.ts'
import type { Tone } from '#web/ui/chip.tsx'

export type VendorsPage = AdminVendorsPageView
export type VendorRow = AdminVendorRowView
export type VendorDetail = AdminVendorView
export type VendorStatusName = VendorRow['verification_status']

export const VENDOR_STATUS_TONES: Readonly<Record<VendorStatusName, Tone>> = {
  pending: 'warn',
  verified: 'ok',
  rejected: 'bad',
}

export const VENDOR_STATE_FILTERS = [
  'all',
  'pending',
  'verified',
  'rejected',
  'active',
  'inactive',
  'changed',
] as const
/** The first one is the default. */
export const VENDOR_SORT_OPTIONS = [
  'newest',
  'oldest',
  'name_asc',
  'name_desc',
] as const satisfies readonly VendorSort[]
