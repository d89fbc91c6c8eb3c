export type StockOut = {
  type: 'catalog.variant_sold_out'
  variantId: string
  productId: string
  vendorId: string
  /** In French. */
  productName: string
  /** Id of the order or return whose stock movement took the last piece. */
  reference: string
}

export type ProductModerated = {
  type: 'catalog.product_moderated'
  stepId: string
  productId: string
  vendorId: string
  /** In French. */
  productName: string
  isOnSale: boolean
  /** The admin's, for taking it off sale. */
  reason: string | null
}
