import { type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import {
  type ParcelTracking,
  findCourier,
  insertParcel,
  findShippableOrder,
  type ShippableOrder,
} from '../queries/parcels.ts'
import type { LockedOrder } from '../queries/status.ts'
import {
  type ChosenItem,
  cashToCollect,
  itemsLeft,
  nextParcel,
  type NextParcelRefusal,
} from '../rules/parcels.ts'
import { cappedStampDuty, priceCollected } from '../rules/stamp-duty.ts'
import type { ParcelId } from '../schema.ts'
import { type VendorOrderCommand, lockForAct } from './check-order-version.ts'
import { changeStatusInTx, type StatusRefusal } from './change-status.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { publishShipped } from './publish-parcel-events.ts'

export type ParcelCourierRefusal = { code: 'courier_unknown' } | { code: 'tracking_taken' }
export type ShipParcelRefusal =
  | NextParcelRefusal
  | StatusRefusal
  | ParcelCourierRefusal
  | EditConflict
type Command = VendorOrderCommand &
  ParcelTracking & {
    items: readonly ChosenItem[] | null
    /** The id the courier already knows the parcel by; generated when absent. */
    parcelId?: ParcelId
  }
export type PlannedParcel = {
  items: readonly ChosenItem[]
  /** With `stampDuty`. */
  collect: Centimes
  stampDuty: Centimes
  /** At most, by later parcels of the order. */
  later: Centimes
}

/** The first parcel makes the order shipped. */
export const shipParcel =
  (deps: OrdersDeps) =>
  (command: Command): Promise<Result<null, ShipParcelRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, ShipParcelRefusal>> => {
      const locked = await lockForAct(tx, command)
      return locked.ok ? shipParcelInTx(deps)(tx, locked.value, command) : locked
    })
export type ShipParcel = ReturnType<typeof shipParcel>

/** `shipParcel` inside the caller's transaction. The order must be locked. */
export const shipParcelInTx =
  (deps: OrdersDeps) =>
  async (
    tx: Tx,
    order: LockedOrder,
    command: Command,
  ): Promise<Result<null, ShipParcelRefusal>> => {
    const planned = await planParcelInTx(deps)(tx, order, command.items)
    if (!planned.ok) return planned
    const { items, collect, stampDuty, later, position } = planned.value
    const { courier, tracking } = command
    const found = await findCourier(tx, { vendorId: order.vendorId, code: courier })
    if (!found) return refuse({ code: 'courier_unknown' })

    const now = deps.clock.now()
    const parcel = {
      id: command.parcelId ?? newId<ParcelId>(now),
      stepId: newId(now),
      orderId: order.id,
      vendorId: order.vendorId,
      position,
      collect,
      stampDuty,
      items,
      courier,
      tracking,
      cashHolder: found.cashHolder,
    }
    if (!(await insertParcel(tx, parcel, now))) return refuse({ code: 'tracking_taken' })
    await deps.audit.record(tx, {
      ...command.origin,
      actor: command.actor,
      action: 'orders.parcel_shipped',
      subject: { type: 'order', id: order.id },
      after: { parcel: parcel.id, courier, tracking, collect_centimes: parcel.collect },
    })
    const parcelTracking = found.name === null ? null : { courier: found.name, tracking }
    const onDelivery = collect > 0 ? { now: collect, later } : null
    const parcelId = parcel.id
    if (order.status === 'shipped') {
      const { stepId } = parcel
      await publishShipped(tx, order, { parcelId, stepId, parcelTracking, onDelivery })
      return ok(null)
    }
    const changed = await changeStatusInTx(deps)(tx, {
      ...command,
      to: 'shipped',
      ...{ parcelTracking, parcelId },
      // Without a later parcel it asks for what the order did.
      onDelivery: later > 0 ? onDelivery : null,
    })
    return changed.ok ? ok(null) : changed
  }

/** Plans a parcel without sending it. The order must be locked. */
export const planParcelInTx =
  ({ payments, stampDutyOn }: Pick<OrdersDeps, 'payments' | 'stampDutyOn'>) =>
  async (
    tx: Tx,
    order: LockedOrder,
    wanted: readonly ChosenItem[] | null,
  ): Promise<Result<PlannedParcel & { position: number }, NextParcelRefusal>> => {
    const sending = await findShippableOrder(tx, order.id)
    const left = itemsLeft(sending.lines, sending.parcels)
    const chosen = nextParcel(order.status, left, wanted)
    if (!chosen.ok) return chosen
    const isCashOnDelivery = payments.isCashOnDelivery(order.paymentMethod)
    const price = isCashOnDelivery ? priceOf(sending, left, chosen.value) : ZERO_CENTIMES
    const { parcels: before, stampDuty: shown } = sending
    const stampDuty = shown > 0 ? cappedStampDuty(stampDutyOn(price), { shown, before }) : shown
    const soFar = sum([price, ...before.map(priceCollected)])
    const duties = sum([stampDuty, ...before.map((parcel) => parcel.stampDuty)])
    const later = minus(sum([sending.total, shown]), sum([soFar, duties]))
    return ok({
      ...{ items: chosen.value, collect: sum([price, stampDuty]), stampDuty },
      later: isCashOnDelivery && soFar < sending.total ? later : ZERO_CENTIMES,
      position: sending.nextPosition,
    })
  }

const priceOf = (
  { total, shipping, lines, parcels }: ShippableOrder,
  left: readonly ChosenItem[],
  items: readonly ChosenItem[],
) =>
  cashToCollect({
    total,
    shipping,
    lines,
    before: parcels.map(priceCollected),
    items,
    isLast: left.every(({ itemId, quantity }) =>
      items.some((item) => item.itemId === itemId && item.quantity === quantity),
    ),
  })
