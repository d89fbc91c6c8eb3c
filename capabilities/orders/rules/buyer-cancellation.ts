import { maskContacts } from '#kernel/mask-contacts.ts'
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

/** A note in the buyer's own words replaces the reason, without phone numbers and addresses. */
export const cancelReason = ({ reason, note }: { reason: string; note?: string | undefined }) =>
  reason === 'other' && note !== undefined ? maskContacts(note).text : reason
