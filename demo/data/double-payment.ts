import { localDate } from '#kernel/calendar.ts'
import { minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { after, minutes } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import type { Row } from './insert-rows.ts'
import type { Journal } from './journals.ts'
import type { Purchase } from './purchases.ts'
import type { AdminAccounts } from './users.ts'

type CardPayment = { purchase: Purchase; journal: Journal; intent: Row }

/** A purchase that was paid twice: one person has recorded that the second payment went back, another is to confirm it. */
export function doublePayment(payment: CardPayment | undefined, { accountant }: AdminAccounts) {
  const order = payment?.purchase.orders[0]
  if (!payment || !order) return { journals: [], intents: [], refunds: [], settlements: [] }
  const { purchase, journal, intent } = payment
  const paidAt = after(journal.at, minutes(2))
  const recordedAt = after(journal.at, minutes(40))
  const refundId = demoId('payment-refund', purchase.number, paidAt)
  const again = { ...intent, id: demoId('second-intent', purchase.number, paidAt) }
  const charge: Journal = { ...journal, key: `second ${journal.key}`, at: paidAt }
  const due: Journal = {
    ...{ ...charge, key: `due ${journal.key}`, kind: 'adjustment' },
    entries: [
      ['buyer_receivable', order.total],
      ['refunds_due', minus(ZERO_CENTIMES, order.total)],
    ],
  }
  return {
    journals: [charge, due],
    intents: [
      {
        ...again,
        gateway_id: `demo-${purchase.number.toLowerCase()}-2`,
        ...{ captured_at: paidAt, created_at: paidAt, refunded_centimes: order.total },
      },
    ],
    refunds: [
      {
        ...{ id: refundId, intent_id: again.id, order_id: order.id, reference: refundId },
        ...{ reason: 'duplicate', amount_centimes: order.total, status: 'manual' },
        ...{ failure_reason: 'manual', created_at: paidAt },
      },
    ],
    settlements: [
      {
        ...{ id: demoId('refund-settlement', purchase.number, recordedAt), refund_id: refundId },
        ...{ reference: 'SATIM-R-20871', paid_on: localDate(recordedAt) },
        ...{ recorded_by: accountant.userId, recorded_at: recordedAt },
      },
    ],
  }
}
