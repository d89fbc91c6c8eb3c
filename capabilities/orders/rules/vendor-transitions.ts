import { ok, refuse, type Result } from '#kernel/result.ts'
import type { OrderStatus } from '../schema.ts'

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
 * `preparing` may be skipped, because small vendors pack at once; confirmation and shipment may
 * not, because both happen outside the system.
 */
export function checkAdvance(from: OrderStatus, to: ForwardStatus): Result<null, ForwardRefusal> {
  if (from === 'cancelled') return refuse({ code: 'order_already_cancelled' })
  if (PLACE[to] <= PLACE[from]) return refuse({ code: 'backward', status: from })
  if (from === 'pending' && to !== 'confirmed') return refuse({ code: 'order_not_confirmed' })
  if (to === 'delivered' && from !== 'shipped') return refuse({ code: 'order_not_shipped' })
  return ok(null)
}

/** After shipment the order can only come back as a returned parcel. */
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
