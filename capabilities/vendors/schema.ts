import type { BankAccount } from '#kernel/bank-account.ts'
import type { Brand } from '#kernel/brand.ts'
import type { LegalField, LegalKind } from '#kernel/legal-numbers.ts'
import type { Language } from '#kernel/locale.ts'
import type { UserId } from '#capabilities/identity/index.ts'

export type VendorId = Brand<string, 'VendorId'>
export type VendorStatus = 'pending' | 'verified' | 'rejected'

export type VendorProfile = {
  businessName: string
  businessNameAr: string | null
  businessEmail: string
  businessPhone: string
  businessAddress: string
  businessCity: string
  communeCode: string | null
  businessWilaya: string
  description: string | null
  kind: LegalKind
  /** Normalized; null for a number this kind of business does not have, or did not give. */
  numbers: Readonly<Record<LegalField, string | null>>
  /** The trade register number as printed on the extract. */
  rcRaw: string | null
  payout: (BankAccount & { holder: string }) | null
  language: Language
}

type Common = {
  id: VendorId
  userId: UserId
  businessName: string
  businessEmail: string
  language: Language
  kind: LegalKind
  isActive: boolean
}
export type PendingVendor = Common & { status: 'pending' }
export type VerifiedVendor = Common & { status: 'verified'; verifiedAt: Date }
export type RejectedVendor = Common & { status: 'rejected'; rejectedAt: Date; reason: string }
export type Vendor = PendingVendor | VerifiedVendor | RejectedVendor

export type VendorChange =
  | 'registered'
  | 'verified'
  | 'rejected'
  | 'resubmitted'
  | 'activated'
  | 'deactivated'

/** `address` is the IP address. */
export type TermsAcceptance = { version: string; at: Date; address: string | null }
