declare const brand: unique symbol
/** A `T` that only its own constructor can make, so an order id never passes for a vendor id. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
