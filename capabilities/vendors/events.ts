import type { Language } from '#kernel/locale.ts'
import type { StaffRole } from '#kernel/staff-roles.ts'
import type {
  VerificationDocumentKind,
  DocumentRefusalReason,
} from '#kernel/verification-documents.ts'

/** A registration or a resubmission after a correction. */
export type VendorRegistered = {
  type: 'vendors.vendor_registered'
  /** Id of the status history row: a registration may be resubmitted. */
  stepId: string
  vendorId: string
  businessName: string
  isAgain: boolean
}

type Decision = {
  stepId: string
  vendorId: string
  businessName: string
  businessEmail: string
  language: Language
}

export type VendorApproved = Decision & { type: 'vendors.vendor_approved' }

export type VendorRejected = Decision & { type: 'vendors.vendor_rejected'; reason: string }

export type VendorActivityChanged = {
  type: 'vendors.vendor_activity_changed'
  stepId: string
  vendorId: string
  isActive: boolean
  /** The admin's, for a deactivation. */
  reason: string | null
}

/** `reason` is null when the legal numbers were approved. */
export type LegalIdentityDecided = Omit<Decision, 'stepId'> & {
  type: 'vendors.legal_identity_decided'
  changeId: string
  reason: string | null
}

export type VerificationDocumentUploaded = {
  type: 'vendors.verification_document_uploaded'
  paperId: string
  vendorId: string
  /** Day in Algiers (`2026-12-01`). */
  on: string
}

export type VerificationDocumentRefused = Decision & {
  type: 'vendors.verification_document_refused'
  kind: VerificationDocumentKind
  reason: DocumentRefusalReason
  refusalNote: string | null
}

export type VerificationDocumentsAccepted = Decision & {
  type: 'vendors.verification_documents_accepted'
}

/** A document of a verified vendor expires soon, or its last valid day has come. */
export type VerificationDocumentExpiring = Decision & {
  type: 'vendors.verification_document_expiring'
  kind: VerificationDocumentKind
  notice: 'ending' | 'ended'
  /** Last valid day. */
  lastDay: string
}

/** Security notice: sent to both the vendor's email address and the owner's. */
export type PayoutAccountChanged = Omit<Decision, 'stepId'> & {
  type: 'vendors.payout_account_changed'
  changeId: string
  ownerEmail: string | null
  /** Last digits of the account number. */
  endsWith: string
  holder: string
}

/** A removed staff member is notified, because their requests are refused from now on. */
export type StaffRemoved = {
  type: 'vendors.staff_removed'
  stepId: string
  vendorId: string
  businessName: string
  email: string
  language: Language
}

export type StaffInvited = {
  type: 'vendors.staff_invited'
  /** New at each invitation; the link token is derived from it. */
  stepId: string
  vendorId: string
  businessName: string
  ownerName: string | null
  email: string
  role: StaffRole
  language: Language
  expiresAt: string
}
