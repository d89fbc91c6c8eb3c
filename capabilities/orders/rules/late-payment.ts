import type { Order } from '../schema.ts'

export const PAYMENT_EXPIRED = 'payment_expired'

export type LatePayment = Pick<Order, 'status' | 'paymentStatus'> & { cancelReason: string | null }
export type PaymentUse = 'pay' | 'revive' | 'give_back'

/**
 * Pays a pending order, reopens one cancelled as `payment_expired`. Refunds one that was cancelled
 * otherwise, is already paid, or was shipped with cash on delivery.
 */
export function splitLatePayment(
  orders: readonly LatePayment[],
  { isTwice, isCashOnDelivery }: { isTwice: boolean; isCashOnDelivery: boolean },
): PaymentUse[] {
  const uses = orders.map((order) => (isTwice ? 'give_back' : useOf(order, isCashOnDelivery)))
  // Payment method is per purchase: either all of its parcels are paid online, or none.
  return isCashOnDelivery && uses.includes('give_back') ? uses.map(() => 'give_back') : uses
}

function useOf(
  { status, paymentStatus, cancelReason }: LatePayment,
  isCashOnDelivery: boolean,
): PaymentUse {
  if (status === 'cancelled') return cancelReason === PAYMENT_EXPIRED ? 'revive' : 'give_back'
  if (paymentStatus === 'paid') return 'give_back'
  const hasLeft = status === 'shipped' || status === 'delivered'
  return isCashOnDelivery && hasLeft ? 'give_back' : 'pay'
}
