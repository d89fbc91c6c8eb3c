import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { LockedOrder } from '#capabilities/orders/index.ts'
import { insertReturnRefund, listSavings, lockReturnRefund } from '../queries/refunds.ts'
import { insertRefundHistory } from './create-refund.ts'
import { saveRefundStatus } from './refund-command.ts'
import type { ReturnActor, ReturnsDeps } from './return-command.ts'

const SYSTEM: ReturnActor = { role: 'system', id: null }

/** The order was cancelled and owes its whole price: what cheaper exchanges saved is a part of it. */
export async function withdrawSavings(
  deps: ReturnsDeps,
  tx: Tx,
  order: LockedOrder,
): Promise<void> {
  for (const { id, number } of await listSavings(tx, order.id, 'due')) {
    const refund = await lockReturnRefund(tx, id)
    if (refund?.state !== 'due') continue
    const withdrawal = { to: 'cancelled', by: SYSTEM, reference: null } as const
    await saveRefundStatus(deps, tx, { refund, order, number }, withdrawal)
  }
}

/** The order stands again, and its books owe again what was saved: it waits for its approval as before. */
export async function reinstateSavings(
  deps: ReturnsDeps,
  tx: Tx,
  order: LockedOrder,
): Promise<void> {
  for (const { id, number } of await listSavings(tx, order.id, 'cancelled')) {
    const withdrawn = await lockReturnRefund(tx, id)
    if (!withdrawn) continue
    const now = deps.clock.now()
    const refund = { ...withdrawn, id: newId(now), retryOf: id }
    if (!(await insertReturnRefund(tx, refund, now))) continue
    const made = { ...refund, state: null, number, order }
    await insertRefundHistory(deps, tx, made, { to: 'due', by: SYSTEM, reason: null })
  }
}
