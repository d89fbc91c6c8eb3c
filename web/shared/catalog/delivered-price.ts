import { get } from '#web/shared/api/endpoint.ts'
import type { ProductCardView } from '#capabilities/search/contract.ts'
import type { DeliveryFeesView } from '#capabilities/shipping/contract.ts'
import { type Centimes, dinars, fromDinars, sum, ZERO_CENTIMES } from '#kernel/money.ts'

type Terms = { fee: number; freeAbove: number | null }

/** Zero above the vendor's free-delivery threshold. */
export const deliveryFeeOf = ({ fee, freeAbove }: Terms, goods: Centimes): Centimes =>
  freeAbove !== null && goods >= fromDinars(freeAbove) ? ZERO_CENTIMES : fromDinars(fee)

export type WithDelivered<Product> = Product & {
  /** Dinars, with the delivery to the chosen wilaya; absent without one, and where it is not delivered. */
  delivered?: number
}

export type CardProduct = WithDelivered<ProductCardView>

type Priced = Pick<ProductCardView, 'price' | 'vendor'>

/** Null when there is nothing to ask. */
export function deliveryFeesPath(products: readonly Priced[], wilaya: string | null) {
  if (wilaya === null || products.length === 0) return null
  const vendors = [...new Set(products.map(({ vendor }) => vendor.id))].sort()
  return get('/delivery/fees', { wilaya, vendors: vendors.join(',') })
}

export function withDeliveryFees<Product extends Priced>(
  products: readonly Product[],
  { items }: Pick<DeliveryFeesView, 'items'>,
): WithDelivered<Product>[] {
  const terms = new Map(items.map((item) => [item.vendor, item]))
  return products.map((product) => {
    const found = terms.get(product.vendor.id)
    if (!found) return product
    const goods = fromDinars(product.price)
    const fee = deliveryFeeOf({ fee: found.fee, freeAbove: found.free_above }, goods)
    return { ...product, delivered: dinars(sum([goods, fee])) }
  })
}
