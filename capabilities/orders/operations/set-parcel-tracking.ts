import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { type Carriage, findCourier, readSending, saveCarriage } from '../queries/parcels.ts'
import { mayMove, type MoveRefusal } from '../rules/parcels.ts'
import type { ParcelId } from '../schema.ts'
import type { ShopAct } from './advance-order.ts'
import { lockForAct } from './check-order-version.ts'
import type { OrdersDeps } from './change-status.ts'
import type { CarriageRefusal } from './ship-parcel.ts'

export type SayCarriageRefusal =
  | CarriageRefusal
  | MoveRefusal
  | { code: 'order_not_found' }
  | { code: 'parcel_not_found' }
  | EditConflict

/** Says who carries a parcel and under which number, as long as it is on its way. */
export const sayWhoCarries =
  ({ db, audit }: OrdersDeps) =>
  (act: ShopAct & Carriage & { parcelId: ParcelId }): Promise<Result<null, SayCarriageRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, SayCarriageRefusal>> => {
      const { orderId, parcelId, courier, tracking, actor, origin } = act
      const locked = await lockForAct(tx, act)
      if (!locked.ok) return locked
      const { parcels } = await readSending(tx, orderId)
      const parcel = parcels.find(({ id }) => id === parcelId)
      if (!parcel) return refuse({ code: 'parcel_not_found' })
      const allowed = mayMove(parcel.state, 'returned')
      if (!allowed.ok) return allowed
      if (courier !== null && !(await findCourier(tx, courier)))
        return refuse({ code: 'courier_unknown' })
      if (!(await saveCarriage(tx, parcelId, { courier, tracking })))
        return refuse({ code: 'tracking_taken' })
      await audit.record(tx, {
        ...origin,
        actor,
        action: 'orders.parcel_carriage_said',
        subject: { type: 'order', id: orderId },
        after: { parcel: parcelId, courier, tracking },
      })
      return ok(null)
    })
export type SayWhoCarries = ReturnType<typeof sayWhoCarries>
