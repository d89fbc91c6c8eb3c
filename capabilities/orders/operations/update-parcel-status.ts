import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { findShippableOrder, type ShippableOrder } from '../queries/parcels.ts'
import { addCancelledQuantity } from '../queries/returned-items.ts'
import {
  itemsLeft,
  checkParcelTransition,
  type ParcelTransitionRefusal,
  deliveryOutcome,
  isUndelivered,
} from '../rules/parcels.ts'
import { isDeliveryClaim } from '../rules/delivery-claims.ts'
import type { Parcel, ParcelId, ParcelState } from '../schema.ts'
import { lockForAct } from './check-order-version.ts'
import { claimDelivery } from './claim-delivery.ts'
import { moveExchangeParcel } from './move-exchange-parcel.ts'
import { postParcelCash } from './post-cash.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'
import {
  publishAttemptFailed,
  publishDelivered,
  publishFound,
  publishLost,
} from './publish-parcel-events.ts'
import { recordFoundParcel } from './record-found-parcel.ts'
import { lossKind, restockParcel, saveParcelStatus, type StatusMove } from './save-parcel-status.ts'
import { writeOffUndelivered } from './write-off-undelivered.ts'

export type ParcelStatusRefusal =
  | ParcelTransitionRefusal
  | StatusRefusal
  | { code: 'parcel_not_found' }
  | { code: 'order_already_delivered' }
  | EditConflict
type Command = StatusMove & { parcelId: ParcelId }

/**
 * The last delivered parcel delivers the order; when all were returned, it is cancelled. A parcel
 * returned in resellable condition is restocked once. One of a cancelled order that was delivered
 * reopens the order for what was sent. What a vendor says about an operator's courier is
 * a claim.
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
    if (!parcel && command.actor.role !== 'vendor')
      return moveExchangeParcel(deps)(tx, order, command)
    // A vendor moves an exchange with its return, which needs another permission.
    if (!parcel) return refuse({ code: 'parcel_not_found' })
    const isCancelled = order.status === 'cancelled'
    const allowed = checkParcelTransition(parcel.state, step.state, { isCancelled })
    if (!allowed.ok) return allowed
    if (order.status === 'delivered' && parcel.state !== 'lost')
      return refuse({ code: 'order_already_delivered' })
    if (!command.isByCourier && isDeliveryClaim(command.actor, step, parcel))
      return claimDelivery(deps)(tx, { order, parcel, command })
    if (parcel.state === 'lost' && !isCancelled)
      return recordFoundParcel(deps)(tx, { order, sending, parcel, command })

    const stepId = await saveParcelStatus(deps)(tx, parcel, command)
    if (parcel.state === 'lost') await publishFound(tx, order, { parcelId, stepId })
    if (step.state === 'lost')
      await publishLost(tx, order, { parcelId, stepId, kind: lossKind(step) })
    if (step.state === 'attempt_failed') await publishAttemptFailed(tx, order, { parcelId, stepId })
    const isDelivered = step.state === 'delivered'
    const hasCash = isDelivered && deps.payments.isCashOnDelivery(order.paymentMethod)
    if (hasCash && !isCancelled) await postParcelCash(tx, order, parcel, deps)
    if (step.state === 'returned' && step.condition === 'resellable')
      await restockParcel(deps)(tx, order, parcel)
    const { parcels, left } = moved(sending, parcel, step.state)
    if (isCancelled && isDelivered) {
      await addCancelledQuantity(tx, orderId, left)
      const to = deliveryOutcome(parcels, []) ?? 'shipped'
      const again = await changeStatusInTx(deps)(tx, {
        ...{ ...command, isOnlySent: true, reason: 'delivered_after_cancellation' },
        to,
      })
      if (!again.ok) return again
      if (hasCash) await postParcelCash(tx, order, parcel, deps) // the sale stands only now
      if (to === 'shipped') await publishDelivered(tx, order, parcelId)
      return ok(null)
    }
    const outcome = isCancelled ? null : deliveryOutcome(parcels, left)
    if (isUndelivered(step.state) && !isCancelled && outcome !== 'cancelled')
      await writeOffUndelivered(deps, tx, order, {
        requestedBy: adminOf(command),
        needsApproval: step.state === 'lost' && adminOf(command) !== null,
      })
    if (outcome === null) {
      if (step.state === 'delivered') await publishDelivered(tx, order, parcelId)
      return ok(null)
    }
    const reason = outcome === 'cancelled' ? reasonOf(parcels) : null
    const changed = await changeStatusInTx(deps)(tx, { ...command, to: outcome, reason })
    return changed.ok ? ok(null) : changed
  }

const adminOf = ({ actor, isByCourier }: Command): string | null =>
  actor.role === 'admin' && !isByCourier ? actor.id : null

const moved = ({ lines, parcels }: ShippableOrder, parcel: Parcel, state: ParcelState) => ({
  left: itemsLeft(lines, parcels),
  parcels: parcels.map((item) => (item.id === parcel.id ? { ...item, state } : item)),
})

const reasonOf = (parcels: readonly Pick<Parcel, 'state'>[]): string =>
  parcels.some(({ state }) => state === 'lost') ? 'parcel_lost' : 'returned_to_shop'
