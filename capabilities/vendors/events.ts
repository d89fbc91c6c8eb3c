import type { Language } from '#kernel/locale.ts'
import type { StaffRole } from '#kernel/staff-roles.ts'
import type {
  VerificationDocumentKind,
  DocumentRefusalReason,
} from '#kernel/verification-documents.ts'

/** A shop has asked to sell, for the first time or again after a correction. */
export type VendorRegistered = {
  type: 'vendors.vendor_registered'
  /** The step of the history: a request may be sent again. */
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

/** The team has let a shop in: it may sell from now on. */
export type VendorApproved = Decision & { type: 'vendors.vendor_approved' }

/** The team has not let a shop in, and says why. */
export type VendorRejected = Decision & { type: 'vendors.vendor_rejected'; reason: string }

/** The team has decided on new legal numbers of a shop; a reason says that they were refused. */
export type LegalIdentityDecided = Omit<Decision, 'stepId'> & {
  type: 'vendors.legal_identity_decided'
  changeId: string
  reason: string | null
}

/** A shop has handed in a paper: the team is to look at it. */
export type VerificationDocumentUploaded = {
  type: 'vendors.verification_document_uploaded'
  paperId: string
  vendorId: string
  /** The day in Algiers: `2026-12-01`. */
  on: string
}

/** The team has refused a paper of a shop, and says why. */
export type VerificationDocumentRefused = Decision & {
  type: 'vendors.verification_document_refused'
  kind: VerificationDocumentKind
  reason: DocumentRefusalReason
  refusalNote: string | null
}

/** Every paper that a shop needs is accepted. */
export type VerificationDocumentsAccepted = Decision & {
  type: 'vendors.verification_documents_accepted'
}

/** A paper of a shop that sells will not hold much longer, or its last day has come. */
export type VerificationDocumentExpiring = Decision & {
  type: 'vendors.verification_document_expiring'
  kind: VerificationDocumentKind
  notice: 'ending' | 'ended'
  /** The last day on which it holds. */
  lastDay: string
}

/** A shop is paid to another account from now on: its owner hears of it wherever they can be reached. */
export type PayoutAccountChanged = Omit<Decision, 'stepId'> & {
  type: 'vendors.payout_account_changed'
  changeId: string
  ownerEmail: string | null
  /** The end of the number, enough to know it again. */
  endsWith: string
  holder: string
}

/** Somebody works in a shop no more; they are told, their calls being refused from then on. */
export type StaffRemoved = {
  type: 'vendors.staff_removed'
  stepId: string
  vendorId: string
  businessName: string
  email: string
  language: Language
}

/** A shop asks somebody to work in it; who sends the link derives its key from the step. */
export type StaffInvited = {
  type: 'vendors.staff_invited'
  /** One fact of its own each time: somebody may be asked again. */
  stepId: string
  vendorId: string
  businessName: string
  ownerName: string | null
  email: string
  role: StaffRole
  language: Language
  expiresAt: string
}
