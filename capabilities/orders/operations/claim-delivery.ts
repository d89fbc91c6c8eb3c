import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { deleteDeliveryClaim, saveDeliveryClaim } from '../queries/delivery-claims.ts'
import { findExchangeParcel } from '../queries/returned-items.ts'
import { findShippableOrder } from '../queries/parcels.ts'
import type { LockedOrder } from '../queries/status.ts'
import type { Parcel, ParcelId } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { lockForAct, type VendorOrderCommand } from './check-order-version.ts'

export type DeliveryClaimRefusal =
  | { code: 'order_not_found' }
  | { code: 'parcel_not_found' }
  | { code: 'no_delivery_claim' }
  | EditConflict

type ClaimedParcel = {
  order: LockedOrder
  parcel: Pick<Parcel, 'id' | 'isClaimed'>
  command: Pick<VendorOrderCommand, 'actor' | 'origin'>
}

/** No cash, no document and no period begins by it. Idempotent. */
export const claimDelivery =
  ({ clock, audit }: OrdersDeps) =>
  async (tx: Tx, { order, parcel, command }: ClaimedParcel): Promise<Result<null, never>> => {
    const { actor, origin } = command
    if (parcel.isClaimed) return ok(null)
    await saveDeliveryClaim(tx, parcel.id, { by: actor.id ?? null, now: clock.now() })
    await audit.record(tx, {
      ...origin,
      actor,
      action: 'orders.delivery_claimed',
      subject: { type: 'order', id: order.id },
      after: { parcel: parcel.id },
    })
    return ok(null)
  }

/** By its vendor, who reported too early or another parcel. */
export const withdrawDeliveryClaim =
  (deps: OrdersDeps) => (command: VendorOrderCommand & { parcelId: ParcelId }) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, DeliveryClaimRefusal>> => {
      const { orderId, parcelId, actor, origin } = command
      const locked = await lockForAct(tx, command)
      if (!locked.ok) return locked
      const claimed = await checkDeliveryClaim(tx, locked.value, parcelId)
      if (!claimed.ok) return claimed
      await deleteDeliveryClaim(tx, parcelId, null)
      await deps.audit.record(tx, {
        ...origin,
        actor,
        action: 'orders.delivery_claim_withdrawn',
        subject: { type: 'order', id: orderId },
        after: { parcel: parcelId },
      })
      return ok(null)
    })
export type WithdrawDeliveryClaim = ReturnType<typeof withdrawDeliveryClaim>

/** Also of an exchange. The order must be locked. */
export async function checkDeliveryClaim(
  tx: Tx,
  { id }: LockedOrder,
  parcelId: ParcelId,
): Promise<Result<null, { code: 'parcel_not_found' } | { code: 'no_delivery_claim' }>> {
  const { parcels } = await findShippableOrder(tx, id)
  const parcel =
    parcels.find((item) => item.id === parcelId) ?? (await findExchangeParcel(tx, id, parcelId))
  if (!parcel) return refuse({ code: 'parcel_not_found' })
  return parcel.isClaimed ? ok(null) : refuse({ code: 'no_delivery_claim' })
}
