import type { Language } from '#kernel/locale.ts'

/** The buyer may also answer by the confirmation link. */
export type CallRequired = {
  type: 'phone_confirmation.call_required'
  taskId: string
  vendorId: string
  orderNumber: string
  vendorName: string
  /** When the order is cancelled if not confirmed. */
  expiresAt: string
  buyer: { firstName: string; email: string; language: Language }
  purchaseNumber: string
  /** The link's key is derived from it and never stored. */
  linkId: string
}
