import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import {
  type ParcelTracking,
  findCourier,
  findShippableOrder,
  saveParcelTracking,
} from '../queries/parcels.ts'
import { checkParcelTransition, type ParcelTransitionRefusal } from '../rules/parcels.ts'
import type { ParcelId } from '../schema.ts'
import { type VendorOrderCommand, lockForAct } from './check-order-version.ts'
import type { OrdersDeps } from './cancel-order.ts'
import type { ParcelCourierRefusal } from './ship-parcel.ts'

export type ParcelTrackingRefusal =
  | ParcelCourierRefusal
  | ParcelTransitionRefusal
  | { code: 'order_not_found' }
  | { code: 'parcel_not_found' }
  | EditConflict

/** Only while the parcel is in transit. */
export const setParcelTracking =
  ({ db, audit }: OrdersDeps) =>
  (
    act: VendorOrderCommand & ParcelTracking & { parcelId: ParcelId },
  ): Promise<Result<null, ParcelTrackingRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ParcelTrackingRefusal>> => {
      const { orderId, parcelId, courier, tracking, actor, origin } = act
      const locked = await lockForAct(tx, act)
      if (!locked.ok) return locked
      const { parcels } = await findShippableOrder(tx, orderId)
      const parcel = parcels.find(({ id }) => id === parcelId)
      if (!parcel) return refuse({ code: 'parcel_not_found' })
      const allowed = checkParcelTransition(parcel.state, 'returned')
      if (!allowed.ok) return allowed
      const found = await findCourier(tx, { vendorId: act.vendorId, code: courier })
      if (!found) return refuse({ code: 'courier_unknown' })
      const handed = { courier, tracking, cashHolder: found.cashHolder }
      if (!(await saveParcelTracking(tx, parcelId, handed)))
        return refuse({ code: 'tracking_taken' })
      await audit.record(tx, {
        ...origin,
        actor,
        action: 'orders.parcel_tracking_set',
        subject: { type: 'order', id: orderId },
        after: { parcel: parcelId, courier, tracking },
      })
      return ok(null)
    })
export type SetParcelTracking = ReturnType<typeof setParcelTracking>
