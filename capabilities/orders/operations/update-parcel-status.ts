import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { CourierStatus } from '#capabilities/shipping/index.ts'
import type { VariantId } from '#capabilities/catalog/index.ts'
import type { DeliveryAttemptFailed, ParcelDelivered } from '../events.ts'
import {
  findShippableOrder,
  saveParcelStatusChange,
  type ShippableOrder,
} from '../queries/parcels.ts'
import { addCancelledQuantity } from '../queries/returned-items.ts'
import type { LockedOrder } from '../queries/status.ts'
import {
  itemsLeft,
  checkParcelTransition,
  type ParcelTransitionRefusal,
  deliveryOutcome,
} from '../rules/parcels.ts'
import type { Parcel, ParcelId, ParcelState, ReturnCondition } from '../schema.ts'
import { type VendorOrderCommand, lockForAct } from './check-order-version.ts'
import { postParcelCash } from './post-cash.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { writeOffUndelivered } from './write-off-undelivered.ts'

export type ParcelStatusUpdate =
  | { state: 'in_transit' | 'delivered' | 'returning' }
  | { state: 'attempt_failed'; reason: string; note: string | null }
  | { state: 'returned'; condition: ReturnCondition }
  | CourierStatus
export type ParcelStatusRefusal =
  | ParcelTransitionRefusal
  | StatusRefusal
  | { code: 'parcel_not_found' }
  | { code: 'order_already_delivered' }
  | EditConflict
type StatusMove = VendorOrderCommand & { step: ParcelStatusUpdate }
type Command = StatusMove & { parcelId: ParcelId }

/**
 * The last delivered parcel delivers the order; when all were returned, it is cancelled. A parcel
 * returned in resellable condition is restocked once. One of a cancelled order that was delivered
 * makes the order stand again for what was sent.
 */
export const updateParcelStatus =
  (deps: OrdersDeps) =>
  (command: Command): Promise<Result<null, ParcelStatusRefusal>> =>
    inRetriedTransaction(deps.db, (tx) => updateParcelStatusInTx(deps)(tx, command))
export type UpdateParcelStatus = ReturnType<typeof updateParcelStatus>

/** `updateParcelStatus` inside the caller's transaction. */
export const updateParcelStatusInTx =
  (deps: OrdersDeps) =>
  async (tx: Tx, command: Command): Promise<Result<null, ParcelStatusRefusal>> => {
    const { orderId, parcelId, step } = command
    const locked = await lockForAct(tx, command)
    if (!locked.ok) return locked
    const order = locked.value
    const sending = await findShippableOrder(tx, orderId)
    const parcel = sending.parcels.find(({ id }) => id === parcelId)
    if (!parcel) return refuse({ code: 'parcel_not_found' })
    const isCancelled = order.status === 'cancelled'
    const allowed = checkParcelTransition(parcel.state, step.state, { isCancelled })
    if (!allowed.ok) return allowed
    if (order.status === 'delivered') return refuse({ code: 'order_already_delivered' })

    const stepId = await saveParcelStatus(deps)(tx, parcel, command)
    if (step.state === 'attempt_failed')
      await publish<DeliveryAttemptFailed>(tx, attemptFailed(order, stepId), order.purchaseId)
    const isDelivered = step.state === 'delivered'
    const hasCash = isDelivered && deps.payments.isCashOnDelivery(order.paymentMethod)
    if (hasCash && !isCancelled) await postParcelCash(tx, order, parcel, deps)
    if (step.state === 'returned' && step.condition === 'resellable')
      await restock(deps)(tx, order, parcel)
    const { parcels, left } = moved(sending, parcel, step.state)
    if (isCancelled && isDelivered) {
      await addCancelledQuantity(tx, orderId, left)
      const again = await changeStatusInTx(deps)(tx, {
        ...{ ...command, isOnlySent: true, reason: 'delivered_after_cancellation' },
        to: deliveryOutcome(parcels, []) ?? 'shipped',
      })
      if (!again.ok) return again
      if (hasCash) await postParcelCash(tx, order, parcel, deps) // the sale stands only now
      return ok(null)
    }
    const outcome = isCancelled ? null : deliveryOutcome(parcels, left)
    if (step.state === 'returned' && !isCancelled && outcome !== 'cancelled')
      await writeOffUndelivered(deps, tx, order)
    if (outcome === null) {
      if (step.state === 'delivered') await publishDelivered(tx, order, parcelId)
      return ok(null)
    }
    const reason = outcome === 'cancelled' ? 'returned_to_shop' : null
    const changed = await changeStatusInTx(deps)(tx, { ...command, to: outcome, reason })
    return changed.ok ? ok(null) : changed
  }

const publishDelivered = (tx: Tx, order: LockedOrder, parcelId: ParcelId) =>
  publish<ParcelDelivered>(
    tx,
    { type: 'orders.parcel_delivered', parcelId, orderId: order.id },
    order.purchaseId,
  )

const attemptFailed = (order: LockedOrder, stepId: string): DeliveryAttemptFailed => ({
  type: 'orders.delivery_attempt_failed',
  stepId,
  orderId: order.id,
  orderNumber: order.number,
  vendorId: order.vendorId,
  vendorName: order.vendorName,
  buyer: order.buyer,
})

/** Returns the id of the row of its history. */
export const saveParcelStatus =
  ({ clock, audit }: OrdersDeps) =>
  async (tx: Tx, parcel: Parcel, { actor, origin, orderId, step }: StatusMove): Promise<string> => {
    const now = clock.now()
    const { reason, note } = 'reason' in step ? step : { reason: null, note: null }
    const condition = step.state === 'returned' ? step.condition : null
    const from = parcel.state
    const move = { stepId: newId(now), from, to: step.state, reason, note, condition }
    await saveParcelStatusChange(tx, parcel.id, move, now)
    await audit.record(tx, {
      ...origin,
      actor,
      action: 'orders.parcel_status_changed',
      subject: { type: 'order', id: orderId },
      before: { parcel: parcel.id, state: from },
      after: { parcel: parcel.id, state: step.state, reason, condition },
    })
    return move.stepId
  }

const restock =
  ({ catalog }: OrdersDeps) =>
  async (tx: Tx, { lines: sold }: LockedOrder, parcel: Parcel): Promise<void> => {
    const outside = new Map(sold.map((line) => [line.itemId, line.outside]))
    const lines = parcel.items.flatMap(({ itemId, variantId, quantity: packed }) => {
      // Pieces of it that came back by a return were restocked with that return.
      const quantity = Math.min(packed, outside.get(itemId) ?? 0)
      return variantId === null || quantity === 0
        ? []
        : [{ variantId: variantId as VariantId, quantity, reference: parcel.id }]
    })
    await catalog.returnStock(tx, lines, 'returned')
  }

const moved = ({ lines, parcels }: ShippableOrder, parcel: Parcel, state: ParcelState) => ({
  left: itemsLeft(lines, parcels),
  parcels: parcels.map((item) => (item.id === parcel.id ? { ...item, state } : item)),
})
