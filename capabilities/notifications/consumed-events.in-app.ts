/** Parts of the consumed events that in-app notifications use. */
type OfShop = { vendorId: string }
type Numbered = { id: string; number: string; vendorId: string }

export type PurchasePlacedInApp = { paymentMethod: string; orders: readonly Numbered[] }
export type PurchaseSettledInApp = { orders: readonly Numbered[] }
export type OrderStatusChangedInApp = OfShop & {
  stepId: string
  orderId: string
  orderNumber: string
  to: string
  by: string
  reason: string | null
}
export type ParcelLostInApp = { stepId: string; orderId: string; orderNumber: string }
export type ClaimedDeliveryInApp = OfShop & { stepId: string; orderId: string; orderNumber: string }
export type AddressChangedInApp = {
  changeId: string
  by?: 'buyer' | 'vendor'
  orders: readonly Numbered[]
}
export type ReturnStatusChanged = OfShop & {
  stepId: string
  returnId: string
  orderNumber: string
  to: string
  by: string
}
export type MessageSentInApp = OfShop & { messageId: string; to: 'buyer' | 'vendor' }
export type ReviewPublishedInApp = OfShop & {
  reviewId: string
  productName: string
  rating: number
}
export type QuestionReceivedInApp = OfShop & { questionId: string; productName: string }
export type ProductModeratedInApp = OfShop & {
  stepId: string
  productId: string
  productName: string
  isOnSale: boolean
  /** Absent in events from before it was asked for. */
  reason?: string | null
}
export type VendorActivityChangedInApp = OfShop & {
  stepId: string
  isActive: boolean
  reason: string | null
}
export type StockOutInApp = OfShop & {
  variantId: string
  productId: string
  productName: string
  reference: string
}
export type ImportEnded = OfShop & { importId: string; isDone: boolean }
export type PayoutPaidInApp = {
  payouts: readonly (OfShop & { payoutId: string; amount: number })[]
}
export type PayoutFailed = OfShop & { payoutId: string; amount: number }
export type VendorDecidedInApp = OfShop & { stepId: string }
export type LegalIdentityDecided = OfShop & { changeId: string; reason: string | null }

export type VendorRegisteredInApp = OfShop & { stepId: string }
export type VerificationDocumentUploaded = OfShop & { on: string }
export type DataRequestReceivedInApp = { requestId: string; number: string }
export type ContactReceivedInApp = { threadId: string }
export type ContentReportedInApp = { reportId: string }
export type BatchProposed = { batchId: string }
export type CompensatedParcelFound = { claimId: string; orderNumber: string; foundAt: string }
export type RemittanceDiffers = { remittanceId: string; reference: string }
