import { ok, refuse, type Result } from '#kernel/result.ts'
import type { OrderStatus } from '../schema.ts'

export type CancelRefusal = { code: 'order_already_shipped' } | { code: 'order_already_cancelled' }

/** Until shipment; afterwards the buyer requests a return. */
export function checkBuyerCancellation(status: OrderStatus): Result<null, CancelRefusal> {
  switch (status) {
    case 'pending':
    case 'confirmed':
    case 'processing':
      return ok(null)
    case 'shipped':
    case 'delivered':
      return refuse({ code: 'order_already_shipped' })
    case 'cancelled':
      return refuse({ code: 'order_already_cancelled' })
  }
}
