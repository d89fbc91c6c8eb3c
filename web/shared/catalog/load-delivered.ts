import type { DeliveryFeesView } from '#capabilities/shipping/contract.ts'
import { type LoaderContext, loaderContext, loadJsonOr } from '../api/loader-context.ts'
import { type CardProduct, deliveryFeesPath, withDeliveryFees } from './delivered-price.ts'

/** Fewer than the vendors of which one call may ask the fees. */
const AT_ONCE = 96

/** The page is cached by wilaya, so its cards are complete in the first response and nothing moves. */
export async function loadDelivered<Product extends CardProduct>(
  context: LoaderContext,
  products: readonly Product[],
): Promise<Product[]> {
  const { wilaya } = loaderContext(context)
  const starts = products.flatMap((_, index) => (index % AT_ONCE === 0 ? [index] : []))
  const batches = starts.map(async (from): Promise<Product[]> => {
    const some = products.slice(from, from + AT_ONCE)
    const path = deliveryFeesPath(some, wilaya)
    if (path === null) return some
    const fees = await loadJsonOr<Pick<DeliveryFeesView, 'items'>>(context, path, { items: [] })
    return withDeliveryFees(some, fees)
  })
  return (await Promise.all(batches)).flat()
}
