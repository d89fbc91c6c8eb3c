import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { findShippableOrder } from '../queries/parcels.ts'
import type { LockedOrder } from '../queries/status.ts'
import { isDeliveryClaim } from '../rules/delivery-claims.ts'
import { isInTransit, itemsLeft } from '../rules/parcels.ts'
import {
  type ForwardStatus,
  type ForwardRefusal,
  checkAdvance,
} from '../rules/vendor-transitions.ts'
import type { Parcel } from '../schema.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { lockForAct, type VendorOrderCommand } from './check-order-version.ts'
import { saveParcelStatus } from './save-parcel-status.ts'
import { type ShipParcelRefusal, shipParcelInTx } from './ship-parcel.ts'
import { type ParcelStatusRefusal, updateParcelStatusInTx } from './update-parcel-status.ts'

export type AdvanceRefusal =
  | ForwardRefusal
  | StatusRefusal
  | ShipParcelRefusal
  | ArrivalRefusal
  | { code: 'payment_awaited' }
  | EditConflict

/** `shipped` sends all remaining items in one parcel; `delivered` closes all open parcels, and claims those of the operator's couriers. */
export const advanceOrder =
  (deps: OrdersDeps) =>
  (act: VendorOrderCommand & { to: ForwardStatus }): Promise<Result<null, AdvanceRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, AdvanceRefusal>> => {
      const locked = await lockForAct(tx, act)
      if (!locked.ok) return locked
      const order = locked.value
      const allowed = checkAdvance(order.status, act.to)
      if (!allowed.ok) return allowed
      if (isUnpaid(deps, order)) return refuse({ code: 'payment_awaited' })
      if (act.to === 'shipped')
        return shipParcelInTx(deps)(tx, order, {
          ...act,
          courier: null,
          tracking: null,
          items: null,
        })
      if (act.to === 'delivered') {
        const arrived = await arriveWithin(deps)(tx, act)
        if (!arrived.ok || arrived.value === 'claimed') return arrived.ok ? ok(null) : arrived
      }
      const changed = await changeStatusInTx(deps)(tx, act)
      return changed.ok ? ok(null) : changed
    })
export type AdvanceOrder = ReturnType<typeof advanceOrder>

/** An order paid online must be paid before it is prepared; the payment itself confirms it. */
const isUnpaid = ({ payments }: OrdersDeps, order: LockedOrder): boolean =>
  order.status === 'pending' &&
  order.paymentStatus !== 'paid' &&
  !payments.isCashOnDelivery(order.paymentMethod)

type ArrivalRefusal = ParcelStatusRefusal | { code: 'items_not_shipped' }

const arriveWithin =
  (deps: OrdersDeps) =>
  async (
    tx: Tx,
    { version: _checked, ...act }: VendorOrderCommand,
  ): Promise<Result<'delivered' | 'claimed', ArrivalRefusal>> => {
    const { lines, parcels } = await findShippableOrder(tx, act.orderId)
    // An order that an admin marked as shipped may have no parcel: it is then delivered as it is.
    if (parcels.length > 0 && itemsLeft(lines, parcels).length > 0)
      return refuse({ code: 'items_not_shipped' })
    const step = { state: 'delivered' } as const
    const open: readonly Parcel[] = parcels.filter(isInTransit)
    const isClaimed = open.some((parcel) => isDeliveryClaim(act.actor, step, parcel))
    for (const parcel of open) {
      if (!isClaimed) await saveParcelStatus(deps)(tx, parcel, { ...act, step })
      else {
        const done = await updateParcelStatusInTx(deps)(tx, { ...act, parcelId: parcel.id, step })
        if (!done.ok) return done
      }
    }
    return ok(isClaimed ? 'claimed' : 'delivered')
  }
