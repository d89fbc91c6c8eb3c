import type { Language } from '#kernel/locale.ts'

/** An order waits for the call of its shop; its buyer may also answer by a link. */
export type CallRequired = {
  type: 'phone_confirmation.call_required'
  taskId: string
  vendorId: string
  orderNumber: string
  vendorName: string
  /** When it is cancelled unless somebody confirms it. */
  expiresAt: string
  buyer: { firstName: string; email: string; language: Language }
  purchaseNumber: string
  /** The buyer's own link: who sends it derives its key. */
  linkId: string
}
