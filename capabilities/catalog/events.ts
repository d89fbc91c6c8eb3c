/** The last of a variant was sold. */
export type StockOut = {
  type: 'catalog.variant_sold_out'
  variantId: string
  productId: string
  vendorId: string
  /** In French, as the shop reads it. */
  productName: string
  /** The order or the return that took it. */
  reference: string
}

/** The team has put products of a shop on sale, or taken them from it. */
export type ProductModerated = {
  type: 'catalog.product_moderated'
  stepId: string
  productId: string
  vendorId: string
  /** In French, as the shop reads it. */
  productName: string
  isOnSale: boolean
}
