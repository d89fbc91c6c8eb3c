/** What the news of a shop need of the facts that are heard; subscriptions.ts hands them over. */
export type PurchasePlaced = { orders: readonly { vendorId: string }[] }
export type PurchaseSettled = PurchasePlaced
export type VendorEvent = { vendorId: string }
export type MessageSent = VendorEvent & { to: 'buyer' | 'vendor' }
/** Facts of before their shop was named have none. */
export type CallRequired = { vendorId?: string }
