import type { BankAccount } from '#kernel/bank-account.ts'
import type { Brand } from '#kernel/brand.ts'
import type { LegalField, LegalKind } from '#kernel/legal-numbers.ts'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
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

export type VendorsTables = {
  'vendors.vendors': {
    id: string
    user_id: string
    business_name: string
    business_name_ar: string | null
    business_email: string
    business_phone: string | null
    business_address: string | null
    business_city: string | null
    commune_code: string | null
    business_wilaya: string | null
    description_fr: string | null
    description_en: string | null
    description_ar: string | null
    language: Language
    kind: LegalKind
    verification_status: VendorStatus
    is_active: boolean
    verified_at: Date | null
    rejected_at: Date | null
    rejection_reason: string | null
    terms_accepted_at: Date | null
    terms_version: string | null
    terms_accepted_from: string | null
    created_at: Date
    updated_at: Date
  }
  'vendors.legal_identities': {
    vendor_id: string
    rc: string | null
    rc_raw: string | null
    nif: string | null
    nis: string | null
    ai: string | null
    craftsman_card: string | null
    legal_form: string | null
    capital_centimes: Centimes | null
    activity: string | null
    updated_at: Date
  }
  'vendors.payout_accounts': {
    id: string
    vendor_id: string
    kind: BankAccount['kind']
    number: string
    holder: string
    created_at: Date
    retired_at: Date | null
  }
}
