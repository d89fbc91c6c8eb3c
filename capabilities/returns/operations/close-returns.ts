import { localDate } from '#kernel/calendar.ts'
import { ok, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { releaseReturnedQuantity } from '../queries/returnable-items.ts'
import { lockRefund, saveRefund } from '../queries/refunds.ts'
import { listOpen, listUnsent } from '../queries/returns.ts'
import { cancelExchange } from './reserve-exchange.ts'
import {
  type ReturnActor,
  type LockedReturnAndOrder,
  lockReturnAndOrder,
  changeReturnStatus,
  type ReturnsDeps,
} from './return-command.ts'
import { insertRefundHistory } from './create-refund.ts'

const SYSTEM: ReturnActor = { role: 'system', id: null }
const AT_ONCE = 200

/**
 * Ends the returns that were accepted and not sent back by their last day: the buyer keeps the pieces, and
 * what was set aside for them is for sale again. Each in a transaction of its own.
 */
export const expireReturns = (deps: ReturnsDeps) => async (): Promise<void> => {
  const today = localDate(deps.clock.now())
  for (const returnId of await listUnsent(deps.db, today, AT_ONCE))
    await inTransaction(deps.db, async (tx): Promise<Result<null, never>> => {
      const held = await lockReturnAndOrder(deps, tx, { returnId, vendorId: null })
      const until = held?.one.sendUntilOn
      if (held?.one.state === 'accepted' && until != null && until < today)
        await closeReturn(deps, tx, held, until)
      return ok(null)
    })
}

/**
 * A cancelled order has given its stock and its money back already: its open returns end with it. One
 * whose refund is on its way ends when the gateway has paid it.
 */
export const closeOfCancelled =
  (deps: ReturnsDeps) =>
  async ({ orderId, to }: { orderId: string; to: string }, tx: Tx): Promise<void> => {
    if (to !== 'cancelled') return
    for (const returnId of await listOpen(tx, orderId)) {
      const held = await lockReturnAndOrder(deps, tx, { returnId, vendorId: null })
      // It may stand again, or the return may have ended, before this is heard.
      if (held?.order.status !== 'cancelled' || !isOpen(held)) continue
      await cancelDue(deps, tx, held)
      if (held.one.exchange?.state !== 'sent') await closeReturn(deps, tx, held)
    }
  }

const isOpen = ({ one: { state, refund } }: LockedReturnAndOrder): boolean =>
  !['refused', 'withdrawn', 'settled'].includes(state) && refund?.state !== 'approved'

/** Ends a held return without anything given for it; what was set aside for it is for sale again. */
export async function closeReturn(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedReturnAndOrder,
  expiredOn: string | null = null,
): Promise<void> {
  const { one } = held
  // What was checked is with the shop; the rest is with the buyer, who may ask again.
  if (one.state !== 'checked') await releaseReturnedQuantity(tx, one.items)
  await cancelExchange(deps, tx, held)
  await changeReturnStatus(deps, tx, held, { to: 'withdrawn', by: SYSTEM, expiredOn })
}

/** A refund that nobody has let pass is not paid: the cancellation gave its money back. */
async function cancelDue(
  deps: ReturnsDeps,
  tx: Tx,
  { one, order }: LockedReturnAndOrder,
): Promise<void> {
  if (one.refund?.state !== 'due') return
  const refund = await lockRefund(tx, one.refund.id)
  if (refund?.state !== 'due') return
  await saveRefund(tx, refund.id, { to: 'cancelled', by: null, at: deps.clock.now() })
  const step = { to: 'cancelled', by: SYSTEM, reason: null } as const
  await insertRefundHistory(deps, tx, { ...refund, number: one.number, order }, step)
}
