import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import { releaseReturnedQuantity } from '../queries/returnable-items.ts'
import { lockReturnRefund, saveReturnRefund } from '../queries/refunds.ts'
import { listOpen, listUnsent } from '../queries/returns.ts'
import {
  canTransitionReturn,
  checkReturnTransition,
  type StepRefusal,
} from '../rules/return-transitions.ts'
import { addDays } from '../rules/working-days.ts'
import { cancelExchange } from './reserve-exchange.ts'
import {
  type ReturnActor,
  type LockedReturnAndOrder,
  lockReturnAndOrder,
  returnCommand,
  vendorCommand,
  type VendorReturnCommand,
  type ReturnsDeps,
} from './return-command.ts'
import { changeReturnStatus } from './change-return-status.ts'
import { insertRefundHistory } from './create-refund.ts'
import { withdrawSavings } from './exchange-savings.ts'

const SYSTEM: ReturnActor = { role: 'system', id: null }
const AT_ONCE = 200

/** A parcel that was announced may be late: it has these days more before the return closes by itself. */
export const ARRIVAL_DAYS = 30

/**
 * Also releases the reserved exchanges: returns that were not sent, or sent and never received. One
 * transaction per return.
 */
export const expireReturns = (deps: ReturnsDeps) => async (): Promise<void> => {
  const today = localDate(deps.clock.now())
  for (const returnId of await listUnsent(deps.db, {
    today,
    arrivalDays: ARRIVAL_DAYS,
    limit: AT_ONCE,
  }))
    await inTransaction(deps.db, async (tx): Promise<Result<null, never>> => {
      const held = await lockReturnAndOrder(deps, tx, { returnId, vendorId: null })
      const until = held?.one.sendUntilOn
      const days = held?.one.state === 'accepted' ? 0 : ARRIVAL_DAYS
      if (held && until != null && isUnsent(held) && addDays(until, days) < today)
        await closeReturn(deps, tx, held, { expiredOn: until })
      return ok(null)
    })
}

const isUnsent = ({ one: { state } }: LockedReturnAndOrder): boolean =>
  canTransitionReturn(state, 'expire')

export type ExpireRefusal = StepRefusal | { code: 'return_not_due'; until: LocalDate }

/** By the vendor, once the buyer's days to send it back are over; the buyer may ask again. */
export const expireAsVendor = (deps: ReturnsDeps) => {
  const onReturn = returnCommand(deps)
  return ({ reason, ...act }: VendorReturnCommand & { reason: string }) =>
    onReturn(act, async (tx, held): Promise<Result<null, ExpireRefusal>> => {
      const allowed = checkReturnTransition(held.one.state, 'expire')
      if (!allowed.ok) return allowed
      const until = held.one.sendUntilOn
      if (until === null || until >= localDate(deps.clock.now()))
        return refuse({ code: 'return_not_due', until: until ?? localDate(deps.clock.now()) })
      const { origin } = act
      await closeReturn(deps, tx, held, {
        expiredOn: until,
        by: vendorCommand(act),
        reason,
        origin,
      })
      return ok(null)
    })
}
export type ExpireAsVendor = ReturnType<typeof expireAsVendor>

/**
 * The cancellation released the stock and refunded the order. A return with an approved refund ends
 * when the gateway confirms it.
 */
export const closeOfCancelled =
  (deps: ReturnsDeps) =>
  async ({ orderId, to }: { orderId: string; to: string }, tx: Tx): Promise<void> => {
    if (to !== 'cancelled') return
    const order = await deps.orders.holdOrder(tx, orderId)
    if (order?.status === 'cancelled') await withdrawSavings(deps, tx, order)
    for (const returnId of await listOpen(tx, orderId)) {
      const held = await lockReturnAndOrder(deps, tx, { returnId, vendorId: null })
      // The order may be reopened, or the return over, before the event is delivered.
      if (held?.order.status !== 'cancelled' || !isOpen(held)) continue
      await cancelDue(deps, tx, held)
      if (held.one.exchange?.state !== 'sent') await closeReturn(deps, tx, held)
    }
  }

const isOpen = ({ one: { state, refund } }: LockedReturnAndOrder): boolean =>
  !['refused', 'withdrawn', 'settled'].includes(state) && refund?.state !== 'approved'

export async function closeReturn(
  deps: ReturnsDeps,
  tx: Tx,
  held: LockedReturnAndOrder,
  {
    expiredOn = null,
    by = SYSTEM,
    ...closing
  }: { expiredOn?: LocalDate | null; by?: ReturnActor; reason?: string; origin?: Origin } = {},
): Promise<void> {
  const { one: item } = held
  // Inspected items stay with the vendor; others are with the buyer, who may request them again.
  if (item.state !== 'checked') await releaseReturnedQuantity(tx, item.items)
  await cancelExchange(deps, tx, held)
  await changeReturnStatus(deps, tx, held, { to: 'withdrawn', by, expiredOn, ...closing })
}

/** Cancels a refund not yet approved: the cancellation of the order has refunded it. */
async function cancelDue(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item, order }: LockedReturnAndOrder,
): Promise<void> {
  if (item.refund?.state !== 'due') return
  const refund = await lockReturnRefund(tx, item.refund.id)
  if (refund?.state !== 'due') return
  await saveReturnRefund(tx, refund.id, { to: 'cancelled', by: null, at: deps.clock.now() })
  const step = { to: 'cancelled', by: SYSTEM, reason: null } as const
  await insertRefundHistory(deps, tx, { ...refund, number: item.number, order }, step)
}
