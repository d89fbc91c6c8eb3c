declare const brand: unique symbol
/** A nominal type: an order id cannot be passed as a vendor id. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
