/** What the bell needs of the facts that are heard; subscriptions.ts hands them over. */
type OfShop = { vendorId: string }
type Numbered = { id: string; number: string; vendorId: string }

export type Placed = { paymentMethod: string; orders: readonly Numbered[] }
export type Settled = { orders: readonly Numbered[] }
export type Moved = OfShop & {
  stepId: string
  orderId: string
  orderNumber: string
  to: string
  by: string
}
export type ReturnMoved = OfShop & {
  stepId: string
  returnId: string
  orderNumber: string
  to: string
  by: string
}
export type Written = OfShop & { messageId: string; to: 'buyer' | 'vendor' }
export type Reviewed = OfShop & { reviewId: string; productName: string; rating: number }
export type Asked = OfShop & { questionId: string; productName: string }
export type Judged = OfShop & {
  stepId: string
  productId: string
  productName: string
  isOnSale: boolean
}
export type SoldOut = OfShop & {
  variantId: string
  productId: string
  productName: string
  reference: string
}
export type ImportEnded = OfShop & { importId: string; isDone: boolean }
export type Paid = {
  payouts: readonly (OfShop & { payoutId: string; amount: number })[]
}
export type PayoutFailed = OfShop & { payoutId: string; amount: number }
export type Decided = OfShop & { stepId: string }
export type IdentityDecided = OfShop & { changeId: string; reason: string | null }

export type Registered = OfShop & { stepId: string }
export type PaperHandedIn = OfShop & { on: string }
export type DataRequested = { requestId: string; number: string }
export type Contacted = { threadId: string }
export type Reported = { reportId: string }
export type BatchProposed = { batchId: string }
export type RemittanceDiffers = { remittanceId: string; reference: string }
