import { localDate } from '#kernel/calendar.ts'
import { minus, sum } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { LockedOrder } from '#capabilities/orders/index.ts'
import {
  approvedReturnRefundTotal,
  findCancellingAdmin,
  insertReturnRefund,
  listCancellationRefunds,
  lockReturnRefund,
  openCardRefundTotal,
  saveReturnRefund,
} from '../queries/refunds.ts'
import { settleUntil } from '../rules/return-request.ts'
import { withdrawAccrual, withdrawLeftAccruals } from './accrue-refund.ts'
import { insertRefundHistory } from './create-refund.ts'
import { reinstateSavings } from './exchange-savings.ts'
import type { ReturnActor, ReturnsDeps } from './return-command.ts'

const SYSTEM: ReturnActor = { role: 'system', id: null }
/** Law 18-05 article 22: the price is paid back within 15 days. */
const SETTLE_DAYS = 15

/**
 * Cash that was taken for an order which is cancelled after is due to its buyer: the refund waits
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

/** What is due of a cancelled order in cash, less what its other refunds pay; `by`: the admin who made it due. */
export async function refundRest(
  deps: ReturnsDeps,
  tx: Tx,
  order: LockedOrder,
  by: string | null,
): Promise<void> {
  const orderId = order.id
  const money = await deps.ledger.readRefundable(tx, orderId)
  const open = await listCancellationRefunds(tx, orderId)
  if (!money) return
  // By card the gateway gives back its own; an exchange collected cash all the same.
  const others = deps.payments.isCashOnDelivery(order.paymentMethod)
    ? await approvedReturnRefundTotal(tx, orderId)
    : await openCardRefundTotal(tx, orderId)
  const due = minus(money.due, sum([...open.map(({ amount }) => amount), others]))
  if (due <= 0) return
  const delivery = due < money.paid.delivery ? due : money.paid.delivery
  const now = deps.clock.now()
  const refund = {
    ...{ id: newId(now), vendorId: order.vendorId, orderId, returnId: null, delivery },
    ...({ goods: minus(due, delivery), method: 'cash', destination: null } as const),
    dueOn: settleUntil(localDate(now), SETTLE_DAYS),
    createdBy: by ?? order.vendorId,
  }
  if (!(await insertReturnRefund(tx, refund, now))) return
  const made = { ...refund, amount: due, state: null, number: order.number, order }
  await insertRefundHistory(deps, tx, made, { to: 'due', by: SYSTEM, reason: 'order_cancelled' })
}

async function withdraw(deps: ReturnsDeps, tx: Tx, order: LockedOrder): Promise<void> {
  await reinstateSavings(deps, tx, order)
  await withdrawLeftAccruals(deps, tx, order.id)
  for (const { id } of await listCancellationRefunds(tx, order.id)) {
    const refund = await lockReturnRefund(tx, id)
    if (refund?.state !== 'due' && refund?.state !== 'approved') continue
    const { orderId, accrualId } = refund
    await withdrawAccrual(deps, tx, { orderId, accrualId, number: order.number })
    await saveReturnRefund(tx, id, { to: 'cancelled', by: null, at: deps.clock.now() })
    const step = { to: 'cancelled', by: SYSTEM, reason: null } as const
    await insertRefundHistory(deps, tx, { ...refund, number: order.number, order }, step)
  }
}
