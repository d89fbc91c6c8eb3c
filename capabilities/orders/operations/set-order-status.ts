import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import type { CashHolder } from '#capabilities/ledger/index.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import type { ParcelTracking } from '../queries/parcels.ts'
import { type LockedOrder, lockOrder } from '../queries/status.ts'
import { raiseVersion } from '../queries/version.ts'
import type { OrderId, OrderStatus } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { checkOrderVersion } from './check-order-version.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import { planParcelInTx, type ParcelCourierRefusal, shipParcelInTx } from './ship-parcel.ts'

type Command = {
  orderId: OrderId
  to: OrderStatus
  actor: Actor & { role: 'admin' }
  reason: string | null
  /** Expected current status, so that an undo does not overwrite a later change. */
  from: OrderStatus | null
  parcel?: ParcelTracking | undefined
  version?: number | undefined
  /** Who took the cash of items that left in no parcel; the vendor by default. */
  cashHolder?: CashHolder
  origin?: Origin
}
export type SetOrderStatusRefusal =
  | StatusRefusal
  | ParcelCourierRefusal
  | { code: 'status_changed' }
  | EditConflict

/** Null when the order had this status already. */
export const setOrderStatus =
  (deps: OrdersDeps) =>
  ({ from, version: seen, parcel, ...command }: Command) =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, SetOrderStatusRefusal>> => {
      const order = await lockOrder(tx, command.orderId)
      if (!order) return refuse({ code: 'order_not_found' })
      const fresh = await checkOrderVersion(tx, order, { seen, viewer: 'admin' })
      if (!fresh.ok) return fresh
      if (from !== null && order.status !== from) return refuse({ code: 'status_changed' })
      if (order.status === command.to) return ok(null)
      if (command.to === 'shipped' && parcel && (await canSendParcel(deps, tx, order))) {
        const sent = await shipParcelInTx(deps)(tx, order, {
          ...{ ...command, ...parcel },
          vendorId: order.vendorId,
          items: null,
        })
        if (!sent.ok) return sent as Result<null, SetOrderStatusRefusal> // planned above
      } else {
        const changed = await changeStatusInTx(deps)(tx, command)
        if (!changed.ok) return changed
      }
      await raiseVersion(tx, order.id)
      return ok(null)
    })
export type SetOrderStatus = ReturnType<typeof setOrderStatus>

/** Otherwise the status alone is set: an admin may set it without items that are left to send. */
const canSendParcel = async (deps: OrdersDeps, tx: Tx, order: LockedOrder): Promise<boolean> =>
  (await planParcelInTx(deps)(tx, order, null)).ok
