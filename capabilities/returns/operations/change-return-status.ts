import type { LocalDate } from '#kernel/calendar.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { LockedOrder } from '#capabilities/orders/index.ts'
import type { ReturnStatusChanged } from '../events.ts'
import { countOpen, findSending, type LockedReturn } from '../queries/returns.ts'
import { insertStep, type ReturnTransition, saveReturnTransition } from '../queries/status.ts'
import type { ReturnActorRole } from '../schema.ts'
import type { ReturnsDeps, ReturnActor, LockedReturnAndOrder } from './return-command.ts'

type Moving = Omit<ReturnTransition, 'at'> & {
  by: ReturnActor
  reason?: string | null
  expiredOn?: LocalDate | null
  origin?: Origin | undefined
}

/** Orders show the state of the latest return, and payouts wait for the open ones. */
export const noteReturnState = async (
  { orders }: Pick<ReturnsDeps, 'orders'>,
  tx: Tx,
  orderId: string,
  state: string,
): Promise<void> =>
  void (await orders.noteReturnState(tx, orderId, {
    state,
    openReturns: await countOpen(tx, orderId),
  }))

/** A return whose refund is owed in the books holds no payout any more. */
export const noteOpenReturns = async (
  { orders }: Pick<ReturnsDeps, 'orders'>,
  tx: Tx,
  orderId: string,
): Promise<void> =>
  void (await orders.noteReturnState(tx, orderId, { openReturns: await countOpen(tx, orderId) }))

export async function changeReturnStatus(
  deps: ReturnsDeps,
  tx: Tx,
  { one: item, order }: LockedReturnAndOrder,
  { by, reason = null, expiredOn = null, origin, ...move }: Moving,
): Promise<void> {
  const { clock, audit } = deps
  const now = clock.now()
  const stepId = newId(now)
  await saveReturnTransition(tx, item.id, { ...move, at: now })
  await noteReturnState(deps, tx, order.id, move.outcome ?? move.to)
  const step = {
    id: stepId,
    vendorId: item.vendorId,
    returnId: item.id,
    actorId: by.id,
    reason,
    at: now,
  }
  await insertStep(tx, { ...step, from: item.state, to: move.to, role: by.role })
  if (by.role === 'vendor' && by.id !== null)
    await audit.record(tx, {
      ...origin,
      actor: { role: 'vendor', id: by.id },
      action: 'returns.return_status_changed',
      subject: { type: 'order', id: item.orderId },
      before: { return: item.number, state: item.state },
      after: { return: item.number, state: move.to, reason },
    })
  const sending = move.to === 'accepted' ? await findSending(tx, item.id) : null
  await publishReturnStatusChanged(
    tx,
    { one: item, order },
    {
      ...{ stepId, to: move.to, by: by.role, move, reason },
      ...{ expiredOn, sending },
    },
  )
}

export async function publishReturnStatusChanged(
  tx: Tx,
  { one: payload, order }: { one: ReturnCommandPayload; order: LockedOrder },
  input: {
    stepId: string
    to: ReturnStatusChanged['to']
    by: ReturnActorRole
    move: Partial<ReturnTransition>
    reason: string | null
    expiredOn?: LocalDate | null
    sending?: ReturnStatusChanged['sending'] | null
  },
): Promise<void> {
  await publish<ReturnStatusChanged>(
    tx,
    {
      type: 'returns.return_status_changed',
      returnId: payload.id,
      number: payload.number,
      to: input.to,
      by: input.by,
      reason: payload.reason,
      requestedResolution: payload.requestedResolution,
      answer: input.move.refuseReason ?? input.reason,
      settleUntilOn: input.move.settleUntilOn ?? payload.settleUntilOn,
      ...(input.sending && { sending: input.sending }),
      expiredOn: input.expiredOn ?? null,
      outcome: input.move.outcome ?? null,
      stepId: input.stepId,
      ...returnEventPayload(order),
    },
    payload.orderId,
  )
}
type ReturnCommandPayload = Pick<
  LockedReturn,
  'id' | 'number' | 'orderId' | 'reason' | 'requestedResolution' | 'settleUntilOn'
>

export const returnEventPayload = (order: LockedOrder) => ({
  orderId: order.id,
  orderNumber: order.number,
  vendorId: order.vendorId,
  vendorName: order.vendorName,
  buyer: order.buyer,
})
