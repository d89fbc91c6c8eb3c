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
  payments: Pick<Payments, 'refund' | 'isCashOnDelivery'>
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
  const item = order && (await lockReturn(tx, returnId))
  return item && order ? { one: item, order } : null
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
  { one: item, order }: LockedReturnAndOrder,
  { by, reason = null, expiredOn = null, origin, ...move }: Moving,
): Promise<void> {
  const now = clock.now()
  const stepId = newId(now)
  await saveReturnTransition(tx, item.id, { ...move, at: now })
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
  await publishReturnStatusChanged(
    tx,
    { one: item, order },
    {
      ...{ stepId, to: move.to, by: by.role, move, reason },
      expiredOn,
    },
  )
}

export async function publishReturnStatusChanged(
  tx: Tx,
  { one: payload, order }: { one: ReturnCommandPayload; order: LockedOrder },
  input: {
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
      returnId: payload.id,
      number: payload.number,
      to: input.to,
      by: input.by,
      reason: payload.reason,
      requestedResolution: payload.requestedResolution,
      answer: input.move.refuseReason ?? input.reason,
      settleUntilOn: input.move.settleUntilOn ?? payload.settleUntilOn,
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
  orderId: order.id as string,
  orderNumber: order.number,
  vendorId: order.vendorId,
  vendorName: order.vendorName,
  buyer: order.buyer,
})
