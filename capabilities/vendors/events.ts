import type { Language } from '#kernel/locale.ts'

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
