import { type LocalDate, localDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { sum } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { LockedOrder } from '#capabilities/orders/index.ts'
import type { RefundStatusChanged } from '../events.ts'
import { type LockedRefund, insertReturnRefund } from '../queries/refunds.ts'
import { insertStep } from '../queries/status.ts'
import { settleUntil } from '../rules/return-request.ts'
import type { RefundState } from '../schema.ts'
import type { ReturnActor, LockedReturnAndOrder, ReturnsDeps } from './return-command.ts'
import { returnEventPayload } from './change-return-status.ts'

export type CreateRefundRefusal = { code: 'settlement_in_progress' } | { code: 'order_not_paid' }
type Opening = {
  goods: Centimes
  delivery: Centimes
  by: ReturnActor
  origin?: Origin | undefined
}

/** The refund waits for approval by another person (four-eyes rule). */
export async function createReturnRefund(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item, order }: LockedReturnAndOrder,
  { goods, delivery, by, origin }: Opening,
): Promise<Result<{ refundId: string }, CreateRefundRefusal>> {
  const amount = sum([goods, delivery])
  const money = await deps.ledger.readRefundable(tx, order.id)
  if (!money || money.collected < amount) return refuse({ code: 'order_not_paid' })
  const now = deps.clock.now()
  // Card payments are refunded to the card, even when another method was requested before; what an exchange
  // collected beside it cannot be.
  const isCard = !deps.payments.isCashOnDelivery(order.paymentMethod)
  const { purchaseId } = order
  const method = !isCard
    ? (item.refundMethod ?? 'cash')
    : (await deps.payments.coversRefund(tx, { purchaseId, amount }))
      ? 'card'
      : 'cash'
  const destination = isCard ? null : item.refundDestination
  const refund = {
    ...{ id: newId(now), vendorId: item.vendorId, orderId: item.orderId, returnId: item.id },
    ...{ goods, delivery, method, destination },
    dueOn: item.settleUntilOn ?? settleUntil(localDate(now), item.settleDays),
    createdBy: by.id ?? item.vendorId,
  }
  if (!(await insertReturnRefund(tx, refund, now)))
    return refuse({ code: 'settlement_in_progress' })
  await insertRefundHistory(
    deps,
    tx,
    { ...refund, amount, state: null, number: item.number, order },
    {
      to: 'due',
      by,
      reason: null,
      origin,
    },
  )
  return ok({ refundId: refund.id })
}

type CreateRefundResult = Pick<LockedRefund, 'id' | 'vendorId' | 'amount' | 'method'> & {
  dueOn: LocalDate
  state: RefundState | null
  number: string
  order: LockedOrder
}
type RefundStep = {
  to: RefundState
  by: ReturnActor
  reason: string | null
  origin?: Origin | undefined
}

export async function insertRefundHistory(
  { clock, audit }: Pick<ReturnsDeps, 'clock' | 'audit'>,
  tx: Tx,
  refund: CreateRefundResult,
  { to, by, reason, origin }: RefundStep,
): Promise<void> {
  const now = clock.now()
  const step = { id: newId(now), vendorId: refund.vendorId, refundId: refund.id, reason, at: now }
  await insertStep(tx, { ...step, from: refund.state, to, role: by.role, actorId: by.id })
  if ((by.role === 'admin' || by.role === 'vendor') && by.id !== null)
    await audit.record(tx, {
      ...origin,
      actor: { role: by.role, id: by.id },
      action: 'returns.refund_status_changed',
      subject: { type: 'order', id: refund.order.id },
      before: { refund: refund.id, state: refund.state },
      after: { refund: refund.id, state: to, amount_centimes: refund.amount, reason },
    })
  await publish<RefundStatusChanged>(
    tx,
    {
      type: 'returns.refund_status_changed',
      refundId: refund.id,
      number: refund.number,
      to,
      amount: refund.amount,
      method: refund.method,
      dueOn: refund.dueOn,
      reason,
      stepId: step.id,
      ...returnEventPayload(refund.order),
    },
    refund.order.id,
  )
}
