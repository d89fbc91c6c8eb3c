import type { HoldReleased, PurchasePaid, RefundDone } from '#capabilities/payments/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import type {
  ApplyPurchasePaid,
  ApplyRefundDone,
  ApplyHoldReleased,
} from './operations/settle-payment.ts'

type Settling = { paid: ApplyPurchasePaid; released: ApplyHoldReleased; refunded: ApplyRefundDone }

/** Events of one purchase are delivered in publish order. */
export function subscribeToPayments(outbox: Pick<Outbox, 'subscribe'>, settle: Settling): void {
  outbox.subscribe<PurchasePaid>('orders.purchase_paid', 'payments.purchase_paid', settle.paid)
  outbox.subscribe<HoldReleased>('orders.hold_released', 'payments.hold_released', settle.released)
  outbox.subscribe<RefundDone>('orders.refund_done', 'payments.refund_succeeded', settle.refunded)
}
