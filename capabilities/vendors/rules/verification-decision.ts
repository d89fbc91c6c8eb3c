import { ok, refuse, type Result } from '#kernel/result.ts'
import type { RejectedVendor, Vendor, VendorStatus, VerifiedVendor } from '../schema.ts'

export type DecisionRefusal = { code: 'vendor_already_decided'; verificationStatus: VendorStatus }
export type CorrectionRefusal = { code: 'vendor_already_verified' }

/** Only a pending registration can be decided. */
export function approve(vendor: Vendor, now: Date): Result<VerifiedVendor, DecisionRefusal> {
  if (vendor.status !== 'pending') return decided(vendor)
  return ok({ ...vendor, status: 'verified', verifiedAt: now })
}

export function reject(
  vendor: Vendor,
  reason: string,
  now: Date,
): Result<RejectedVendor, DecisionRefusal> {
  if (vendor.status !== 'pending') return decided(vendor)
  return ok({ ...vendor, status: 'rejected', rejectedAt: now, reason })
}

/** A registration may be corrected until it is approved; it is pending again afterwards. */
export const mayCorrect = (vendor: Vendor): Result<null, CorrectionRefusal> =>
  vendor.status === 'verified' ? refuse({ code: 'vendor_already_verified' }) : ok(null)

const decided = ({ status }: Vendor) =>
  refuse({ code: 'vendor_already_decided', verificationStatus: status } as const)
