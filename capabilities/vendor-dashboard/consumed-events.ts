export type PurchasePlaced = { orders: readonly { vendorId: string }[] }
export type PurchaseSettled = PurchasePlaced
export type AddressChanged = PurchasePlaced
export type VendorEvent = { vendorId: string }
export type MessageSent = VendorEvent & { to: 'buyer' | 'vendor' }
/** Absent from events published before it was added. */
export type CallRequired = { vendorId?: string }
