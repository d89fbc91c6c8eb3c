import type {
  VerificationDocumentKind,
  DocumentRefusalReason,
} from '#kernel/verification-documents.ts'
import type { Language } from '#kernel/locale.ts'
import type { StaffRole } from '#kernel/staff-roles.ts'

/** Parts of the consumed events on vendors that emails use. */
type VendorDecision = {
  /** New for each decision: a registration may be rejected twice. */
  stepId: string
  vendorId: string
  businessName: string
  businessEmail: string
  language: Language
}
export type VendorApproved = VendorDecision
export type VendorRejected = VendorDecision & { reason: string }

export type VerificationDocumentRefused = VendorDecision & {
  kind: VerificationDocumentKind
  reason: DocumentRefusalReason
  refusalNote: string | null
}
export type VerificationDocumentsAccepted = VendorDecision
export type VerificationDocumentExpiring = VendorDecision & {
  kind: VerificationDocumentKind
  notice: 'ending' | 'ended'
  lastDay: string
}

type OfShop = Omit<VendorDecision, 'stepId'> & { changeId: string }
export type LegalIdentityDecided = OfShop & { reason: string | null }
export type PayoutAccountChanged = OfShop & {
  ownerEmail: string | null
  endsWith: string
  holder: string
}
export type StaffInvited = {
  stepId: string
  vendorId: string
  businessName: string
  ownerName: string | null
  email: string
  role: StaffRole
  language: Language
  /** Only in older events. */
  token?: string
  expiresAt: string
}
export type StaffRemoved = {
  stepId: string
  vendorId: string
  businessName: string
  email: string
  language: Language
}
export type PromoCodeDeactivated = {
  codeId: string
  code: string
  reason: string
  vendorId: string
  businessName: string
  businessEmail: string
  language: Language
}

export type CommissionInvoiced = {
  invoiceId: string
  /** Missing in events of before: a commission. */
  subject?: 'commission' | 'compensation'
  kind: 'invoice' | 'credit_note'
  reference: string
  /** First day of the month. */
  month: string
  /** With VAT, in centimes. */
  total: number
  vendorId: string
  businessName: string
  businessEmail: string
  language: Language
}
