import type { Order } from '../schema.ts'

export const PAYMENT_EXPIRED = 'payment_expired'

export type LatePayment = Pick<Order, 'status' | 'paymentStatus'> & { cancelReason: string | null }
export type PaymentUse = 'pay' | 'reopen' | 'refund'

/**
 * Pays a pending order, reopens one cancelled as `payment_expired`. Refunds one that was cancelled
 * otherwise, is already paid, or was shipped with cash on delivery.
 */
export function splitLatePayment(
  orders: readonly LatePayment[],
  { isTwice, isCashOnDelivery }: { isTwice: boolean; isCashOnDelivery: boolean },
): PaymentUse[] {
  const uses = orders.map((order) => (isTwice ? 'refund' : useOf(order, isCashOnDelivery)))
  // Payment method is per purchase: either all of its parcels are paid online, or none.
  return isCashOnDelivery && uses.includes('refund') ? uses.map(() => 'refund') : uses
}

function useOf(
  { status, paymentStatus, cancelReason }: LatePayment,
  isCashOnDelivery: boolean,
): PaymentUse {
  if (status === 'cancelled') return cancelReason === PAYMENT_EXPIRED ? 'reopen' : 'refund'
  if (paymentStatus === 'paid') return 'refund'
  const hasLeft = status === 'shipped' || status === 'delivered'
  return isCashOnDelivery && hasLeft ? 'refund' : 'pay'
}
