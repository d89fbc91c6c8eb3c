import type { Clock } from '#kernel/time.ts'
import { type Db, inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { refuse, type Result } from '#kernel/result.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import type { LockedOrder, Orders } from '#capabilities/orders/index.ts'
import type { Payments } from '#capabilities/payments/index.ts'
import type { Promotions } from '#capabilities/promotions/index.ts'
import type { ReturnStatusChanged } from '../events.ts'
import {
  type LockedReturn,
  insertStep,
  lockReturn,
  orderOf,
  type ReturnTransition,
  saveReturnTransition,
} from '../queries/returns.ts'
import { raiseReturnVersion } from '../queries/version.ts'
import type { ActorRole } from '../schema.ts'
import { checkReturnVersion } from './check-version.ts'

export type ReturnsDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  catalog: Pick<Catalog, 'takeStock' | 'returnStock'>
  promotions: Pick<Promotions, 'bulkPrice' | 'findBulkSteps'>
  ledger: Pick<
    Ledger,
    | 'refundOrder'
    | 'payRefunds'
    | 'refundToCard'
    | 'readRefundable'
    | 'chargeExchange'
    | 'undoCharge'
  >
  payments: Pick<Payments, 'refund' | 'isPaidAtTheDoor'>
  orders: Pick<
    Orders,
    | 'holdOrder'
    | 'checkAccess'
    | 'readerOf'
    | 'noteTakenBack'
    | 'noteRefunded'
    | 'sendExchange'
    | 'endExchange'
    | 'personOf'
  >
}
export type ReturnActor = { role: ActorRole; id: string | null }
export type ReturnNotFound = { code: 'return_not_found' }
export type ShopActRefusal = ReturnNotFound | EditConflict
export type VendorActor = {
  vendorId: string
  returnId: string
  userId: string
  origin: Origin
  version?: number | undefined
}

/** Cancelling the order released its stock and refunded it. */
export type CancelledRefusal = { code: 'order_already_cancelled' }

/** Lock order: the order, then the return. */
export type LockedReturnAndOrder = { one: LockedReturn; order: LockedOrder }
export async function lockReturnAndOrder(
  { orders }: Pick<ReturnsDeps, 'orders'>,
  tx: Tx,
  { returnId, vendorId }: { returnId: string; vendorId: string | null },
): Promise<LockedReturnAndOrder | null> {
  const orderId = await orderOf(tx, returnId, vendorId)
  const order = orderId === null ? null : await orders.holdOrder(tx, orderId)
  const one = order && (await lockReturn(tx, returnId))
  return one && order ? { one, order } : null
}

/** Locks the return and runs `does`; another vendor's return is not found. */
export const returnCommand =
  (deps: ReturnsDeps) =>
  <E extends { code: string }>(
    act: VendorActor,
    does: (tx: Tx, held: LockedReturnAndOrder) => Promise<Result<null, E>>,
  ): Promise<Result<null, E | ShopActRefusal | CancelledRefusal>> =>
    actOnAny(deps)<E | CancelledRefusal>(act, async (tx, held) =>
      held.order.status === 'cancelled'
        ? refuse({ code: 'order_already_cancelled' })
        : does(tx, held),
    )

/** Also when the order was cancelled, because parcels in transit still arrive. */
export const actOnAny =
  (deps: ReturnsDeps) =>
  <E extends { code: string }>(
    act: VendorActor,
    does: (tx: Tx, held: LockedReturnAndOrder) => Promise<Result<null, E>>,
  ): Promise<Result<null, E | ShopActRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, E | ShopActRefusal>> => {
      const held = await lockReturnAndOrder(deps, tx, act)
      if (!held) return refuse({ code: 'return_not_found' })
      const fresh = await checkReturnVersion(tx, held.one, act.version)
      if (!fresh.ok) return fresh
      await raiseReturnVersion(tx, held.one.id)
      return does(tx, held)
    })

export const vendorCommand = ({ userId }: VendorActor): ReturnActor => ({
  role: 'vendor',
  id: userId,
})

type Moving = Omit<ReturnTransition, 'at'> & {
  by: ReturnActor
  reason?: string | null
  expiredOn?: string | null
  origin?: Origin | undefined
}

export async function changeReturnStatus(
  { clock, audit }: ReturnsDeps,
  tx: Tx,
  { one, order }: LockedReturnAndOrder,
  { by, reason = null, expiredOn = null, origin, ...move }: Moving,
): Promise<void> {
  const at = clock.now()
  const stepId = newId(at)
  await saveReturnTransition(tx, one.id, { ...move, at })
  const step = { id: stepId, vendorId: one.vendorId, returnId: one.id, actorId: by.id, reason, at }
  await insertStep(tx, { ...step, from: one.state, to: move.to, role: by.role })
  if (by.role === 'vendor' && by.id !== null)
    await audit.record(tx, {
      ...origin,
      actor: { role: 'vendor', id: by.id },
      action: 'returns.return_status_changed',
      subject: { type: 'order', id: one.orderId },
      before: { return: one.number, state: one.state },
      after: { return: one.number, state: move.to, reason },
    })
  await publishReturnStatusChanged(
    tx,
    { one, order },
    {
      ...{ stepId, to: move.to, by: by.role, move, reason },
      expiredOn,
    },
  )
}

export async function publishReturnStatusChanged(
  tx: Tx,
  { one, order }: { one: ReturnCommandPayload; order: LockedOrder },
  said: {
    stepId: string
    to: ReturnStatusChanged['to']
    by: ActorRole
    move: Partial<ReturnTransition>
    reason: string | null
    expiredOn?: string | null
  },
): Promise<void> {
  await publish<ReturnStatusChanged>(
    tx,
    {
      type: 'returns.return_status_changed',
      returnId: one.id,
      number: one.number,
      to: said.to,
      by: said.by,
      reason: one.reason,
      requestedResolution: one.requestedResolution,
      answer: said.move.refuseReason ?? said.reason,
      settleUntilOn: said.move.settleUntilOn ?? one.settleUntilOn,
      expiredOn: said.expiredOn ?? null,
      outcome: said.move.outcome ?? null,
      stepId: said.stepId,
      ...returnEventPayload(order),
    },
    one.orderId,
  )
}
type ReturnCommandPayload = Pick<
  LockedReturn,
  'id' | 'number' | 'orderId' | 'reason' | 'requestedResolution' | 'settleUntilOn'
>

export const returnEventPayload = (order: LockedOrder) => ({
  orderId: order.id as string,
  orderNumber: order.number,
  vendorId: order.vendorId,
  vendorName: order.vendorName,
  buyer: order.buyer,
})
