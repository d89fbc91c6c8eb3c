import type { Order } from '../schema.ts'

/** Why an order was cancelled that nobody paid in time. */
export const PAYMENT_EXPIRED = 'payment_expired'

export type LatePayment = Pick<Order, 'status' | 'paymentStatus'> & { cancelReason: string | null }
/** What a payment does to one order of its purchase. */
export type PaymentUse = 'pay' | 'revive' | 'give_back'

/**
 * What money that came does: it pays an order that waits for it, brings one back that was let go for want
 * of it, and goes back to its card where it has nothing to pay: the order was cancelled, is paid, or has
 * left with its price to collect.
 */
export function splitLatePayment(
  orders: readonly LatePayment[],
  { isTwice, isAtTheDoor }: { isTwice: boolean; isAtTheDoor: boolean },
): PaymentUse[] {
  const uses = orders.map((order) => (isTwice ? 'give_back' : useOf(order, isAtTheDoor)))
  // How a purchase is paid is said once for all of its parcels: either all are paid now, or none is.
  return isAtTheDoor && uses.includes('give_back') ? uses.map(() => 'give_back') : uses
}

function useOf(
  { status, paymentStatus, cancelReason }: LatePayment,
  isAtTheDoor: boolean,
): PaymentUse {
  if (status === 'cancelled') return cancelReason === PAYMENT_EXPIRED ? 'revive' : 'give_back'
  if (paymentStatus === 'paid') return 'give_back'
  const hasLeft = status === 'shipped' || status === 'delivered'
  return isAtTheDoor && hasLeft ? 'give_back' : 'pay'
}
