import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { RemainderCancelled } from '../events.ts'
import { findShippableOrder } from '../queries/parcels.ts'
import { addCancelledQuantity } from '../queries/returned-items.ts'
import { type LockedOrder, lockOrder } from '../queries/status.ts'
import { raiseVersion } from '../queries/version.ts'
import {
  checkRemainder,
  deliveryOutcome,
  itemsLeft,
  type RemainderRefusal,
} from '../rules/parcels.ts'
import { type OrdersDeps, releaseRemainder } from './cancel-order.ts'
import { checkOrderVersion, lockForAct, type VendorOrderCommand } from './check-order-version.ts'
import { changeStatusInTx, type StatusCommand, type StatusRefusal } from './change-status.ts'
import { writeOffUndelivered } from './write-off-undelivered.ts'

export type CancelRemainderRefusal = RemainderRefusal | StatusRefusal | EditConflict
type Command = Omit<StatusCommand, 'to'> & { reason: string }

/**
 * Cancels what is left to send of a partly sent order: stock is released, its price no longer owed,
 * or refunded to the card. The order ends with its last parcel. The order must be locked.
 */
export const cancelRemainderInTx =
  (deps: OrdersDeps) =>
  async (
    tx: Tx,
    order: LockedOrder,
    command: Command,
  ): Promise<Result<null, RemainderRefusal | StatusRefusal>> => {
    const { lines, parcels } = await findShippableOrder(tx, order.id)
    const left = itemsLeft(lines, parcels)
    const allowed = checkRemainder(order.status, parcels, left)
    if (!allowed.ok) return allowed

    await releaseRemainder(tx, order, newId(deps.clock.now()), deps)
    await addCancelledQuantity(tx, order.id, left)
    const requestedBy = command.actor.role === 'admin' ? command.actor.id : null
    const outcome = deliveryOutcome(parcels, [])
    if (outcome !== 'cancelled') await writeOffUndelivered(deps, tx, order, { requestedBy })
    await deps.audit.record(tx, {
      ...command.origin,
      actor: command.actor,
      action: 'orders.remainder_cancelled',
      subject: { type: 'order', id: order.id },
      after: {
        items: left.map(({ itemId, quantity }) => ({ item: itemId, quantity })),
        reason: command.reason,
      },
    })
    if (outcome !== 'cancelled')
      await publishCancelled(
        tx,
        order,
        { reason: reasonForBuyer(command), now: deps.clock.now() },
        left,
      )
    if (outcome === null) return ok(null)
    const reason = outcome === 'cancelled' ? command.reason : 'remainder_cancelled'
    const ended = await changeStatusInTx(deps)(tx, { ...command, to: outcome, reason })
    return ended.ok ? ok(null) : ended
  }

/** A buyer who cancelled knows why. */
const reasonForBuyer = ({ actor, reason }: Command): string | null =>
  actor.role === 'customer' || actor.role === 'anyone' ? null : reason || null

/** Of an order that ends as cancelled its buyer gets the email of that. */
const publishCancelled = (
  tx: Tx,
  order: LockedOrder,
  { reason, now }: { reason: string | null; now: Date },
  left: readonly { quantity: number }[],
) =>
  publish<RemainderCancelled>(
    tx,
    {
      type: 'orders.remainder_cancelled',
      cancellationId: newId(now),
      ...{ orderId: order.id, orderNumber: order.number, vendorId: order.vendorId },
      ...{ vendorName: order.vendorName, buyer: order.buyer, reason },
      pieces: left.reduce((count, { quantity }) => count + quantity, 0),
    },
    order.purchaseId,
  )

export const cancelRemainderAsVendor =
  (deps: OrdersDeps) => (command: VendorOrderCommand & { reason: string }) =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, CancelRemainderRefusal>> => {
      const locked = await lockForAct(tx, command)
      return locked.ok ? cancelRemainderInTx(deps)(tx, locked.value, command) : locked
    })
export type CancelRemainderAsVendor = ReturnType<typeof cancelRemainderAsVendor>

type AdminCommand = Command & { version?: number | undefined }

export const cancelRemainderAsAdmin =
  (deps: OrdersDeps) =>
  ({ version: seen, ...command }: AdminCommand) =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, CancelRemainderRefusal>> => {
      const order = await lockOrder(tx, command.orderId)
      if (!order) return refuse({ code: 'order_not_found' })
      const fresh = await checkOrderVersion(tx, order, { seen, viewer: 'admin' })
      if (!fresh.ok) return fresh
      await raiseVersion(tx, order.id)
      return cancelRemainderInTx(deps)(tx, order, command)
    })
export type CancelRemainderAsAdmin = ReturnType<typeof cancelRemainderAsAdmin>
