import { localDate } from '#kernel/calendar.ts'
import { centimes, minus, sum, ZERO_CENTIMES, type Centimes } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { LockedOrder } from '#capabilities/orders/index.ts'
import {
  findCancellingAdmin,
  insertReturnRefund,
  isGatewayRefundOpen,
  listCancellationRefunds,
  lockReturnRefund,
  saveReturnRefund,
  sumWaitingRefunds,
} from '../queries/refunds.ts'
import { settleUntil } from '../rules/return-request.ts'
import { withdrawAccrual, withdrawLeftAccruals } from './accrue-refund.ts'
import { insertRefundHistory } from './create-refund.ts'
import { reinstateSavings } from './exchange-savings.ts'
import type { RefundMethod } from '../schema.ts'
import type { ReturnActor, ReturnsDeps } from './return-command.ts'

const SYSTEM: ReturnActor = { role: 'system', id: null }
/** Law 18-05 article 22: the price is paid back within 15 days. */
const SETTLE_DAYS = 15

/**
 * What was taken for an order that is cancelled after its goods have left is due to its buyer: the refund waits
 * for another admin than the one who cancelled. Withdrawn when the order is reopened.
 */
export const refundCancelledOrder =
  (deps: ReturnsDeps) =>
  async ({ orderId, stepId }: { orderId: string; stepId: string }, tx: Tx): Promise<void> => {
    const order = await deps.orders.holdOrder(tx, orderId)
    if (!order) return
    if (order.status !== 'cancelled') return withdraw(deps, tx, order)
    await refundRest(deps, tx, order, await findCancellingAdmin(tx, stepId))
  }

/** What is due of a cancelled order, less what its other refunds pay; `by`: the admin who made it due. */
export async function refundRest(
  deps: ReturnsDeps,
  tx: Tx,
  order: LockedOrder,
  by: string | null,
): Promise<void> {
  const money = await deps.ledger.readRefundable(tx, order.id)
  if (!money) return
  let due = await findUnrefunded(deps, tx, order, money.due)
  // The order stood again and was cancelled before its event came: the refund of the first time is too high.
  if (due.rest < 0) {
    await withdrawCancellationRefunds(deps, tx, order)
    due = await findUnrefunded(deps, tx, order, money.due)
  }
  const createdBy = by ?? order.vendorId
  const carried = least(due.byCard, money.paid.delivery)
  await makeDue(deps, tx, order, {
    method: 'card',
    amount: due.byCard,
    delivery: carried,
    createdBy,
  })
  const left = least(due.otherwise, minus(money.paid.delivery, carried))
  await makeDue(deps, tx, order, {
    method: 'cash',
    amount: due.otherwise,
    delivery: left,
    createdBy,
  })
}

/**
 * In centimes. What a gateway was asked for and has not confirmed is still in the books. A card gets no more than it
 * paid: what an exchange collected beside it was cash.
 */
async function findUnrefunded(
  { ledger, payments }: ReturnsDeps,
  tx: Tx,
  { id: orderId, purchaseId }: LockedOrder,
  due: Centimes,
): Promise<{ rest: Centimes; byCard: Centimes; otherwise: Centimes }> {
  const { charged, givenBack } = await ledger.readOnlineMoney(tx, orderId)
  const { returned, other } = await payments.sumRefunds(tx, { purchaseId, orderId })
  const requested = sum([returned, other])
  const waiting = await sumWaitingRefunds(tx, orderId)
  const rest = minus(due, sum([minus(requested, givenBack), waiting.byCard, waiting.otherwise]))
  const byCard = least(rest, minus(charged, sum([requested, waiting.byCard])))
  return { rest, byCard, otherwise: minus(rest, byCard) }
}

const least = (a: Centimes, b: Centimes): Centimes =>
  centimes(Math.max(ZERO_CENTIMES, Math.min(a, b)))

type CancellationRefund = {
  method: Extract<RefundMethod, 'card' | 'cash'>
  amount: Centimes
  delivery: Centimes
  createdBy: string
}

async function makeDue(
  deps: ReturnsDeps,
  tx: Tx,
  order: LockedOrder,
  { method, amount, delivery, createdBy }: CancellationRefund,
): Promise<void> {
  if (amount <= 0) return
  const now = deps.clock.now()
  const refund = {
    ...{ id: newId(now), vendorId: order.vendorId, orderId: order.id, returnId: null, delivery },
    ...{ goods: minus(amount, delivery), method, destination: null, createdBy },
    dueOn: settleUntil(localDate(now), SETTLE_DAYS),
  }
  if (!(await insertReturnRefund(tx, refund, now))) return
  const made = { ...refund, amount, state: null, number: order.number, order }
  await insertRefundHistory(deps, tx, made, { to: 'due', by: SYSTEM, reason: 'order_cancelled' })
}

async function withdraw(deps: ReturnsDeps, tx: Tx, order: LockedOrder): Promise<void> {
  await reinstateSavings(deps, tx, order)
  await withdrawLeftAccruals(deps, tx, order.id)
  await withdrawCancellationRefunds(deps, tx, order)
}

async function withdrawCancellationRefunds(
  deps: ReturnsDeps,
  tx: Tx,
  order: LockedOrder,
): Promise<void> {
  for (const { id } of await listCancellationRefunds(tx, order.id)) {
    const refund = await lockReturnRefund(tx, id)
    if (refund?.state !== 'due' && refund?.state !== 'approved') continue
    // Its money may have left: the buyer owes it again, and it ends when the gateway confirms it.
    if (
      refund.method === 'card' &&
      refund.state === 'approved' &&
      (await isGatewayRefundOpen(tx, id))
    )
      continue
    const { orderId, accrualId } = refund
    await withdrawAccrual(deps, tx, { orderId, accrualId, number: order.number })
    await saveReturnRefund(tx, id, { to: 'cancelled', by: null, at: deps.clock.now() })
    const step = { to: 'cancelled', by: SYSTEM, reason: null } as const
    await insertRefundHistory(deps, tx, { ...refund, number: order.number, order }, step)
  }
}
