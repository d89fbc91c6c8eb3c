import { ok, refuse, type Result } from '#kernel/result.ts'
import type { OrderStatus } from '../schema.ts'

/** Where a shop may take an order itself; cancelling is another matter. */
export type ForwardStatus = Exclude<OrderStatus, 'pending' | 'cancelled'>

export type ForwardRefusal =
  | { code: 'backward'; status: OrderStatus }
  | { code: 'order_not_confirmed' }
  | { code: 'order_not_shipped' }
  | { code: 'order_already_cancelled' }
export type VendorCancellationRefusal =
  | { code: 'order_already_shipped' }
  | { code: 'order_already_delivered' }
  | { code: 'order_already_cancelled' }

const PLACE: Record<Exclude<OrderStatus, 'cancelled'>, number> = {
  pending: 0,
  confirmed: 1,
  processing: 2,
  shipped: 3,
  delivered: 4,
}

/**
 * A shop moves its orders forward only. Preparing may be skipped, since a small shop packs at once;
 * confirming and shipping may not: a buyer who said yes, and a parcel that left, are facts.
 */
export function checkAdvance(from: OrderStatus, to: ForwardStatus): Result<null, ForwardRefusal> {
  if (from === 'cancelled') return refuse({ code: 'order_already_cancelled' })
  if (PLACE[to] <= PLACE[from]) return refuse({ code: 'backward', status: from })
  if (from === 'pending' && to !== 'confirmed') return refuse({ code: 'order_not_confirmed' })
  if (to === 'delivered' && from !== 'shipped') return refuse({ code: 'order_not_shipped' })
  return ok(null)
}

/** Once its parcel has left, an order comes back as a parcel, not by a click. */
export function checkVendorCancellation(
  status: OrderStatus,
): Result<null, VendorCancellationRefusal> {
  switch (status) {
    case 'pending':
    case 'confirmed':
    case 'processing':
      return ok(null)
    case 'shipped':
      return refuse({ code: 'order_already_shipped' })
    case 'delivered':
      return refuse({ code: 'order_already_delivered' })
    case 'cancelled':
      return refuse({ code: 'order_already_cancelled' })
  }
}
