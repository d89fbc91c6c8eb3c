import type { Tx } from '#platform/database/index.ts'
import {
  type DeliveryWindow,
  getDeliveryOf,
  saveDeliveryWindow,
} from '../queries/delivery-window.ts'
import type { Order } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'

/**
 * The delays of a shipping rate count from the confirmation, which may come days after the
 * checkout. Null, and the window of the checkout stays, where the rate is not offered any more.
 */
export async function renewDeliveryWindow(
  tx: Tx,
  { id, vendorId }: Pick<Order, 'id' | 'vendorId'>,
  { shipping }: Pick<OrdersDeps, 'shipping'>,
): Promise<DeliveryWindow | null> {
  const { wilaya, method } = await getDeliveryOf(tx, id)
  const options = await shipping.optionsFor(tx, { vendorIds: [vendorId], wilaya })
  const option = options.get(vendorId)?.find((offered) => offered.method === method)
  if (!option) return null
  const window = { from: option.from, until: option.until }
  await saveDeliveryWindow(tx, id, window)
  return window
}
