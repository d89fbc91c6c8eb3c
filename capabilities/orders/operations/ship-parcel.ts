import { type Centimes, NOTHING } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import {
  type Carriage,
  findCourier,
  insertParcel,
  readSending,
  type Sending,
} from '../queries/parcels.ts'
import type { HeldOrder } from '../queries/status.ts'
import {
  type ChosenItem,
  collectedAtTheDoor,
  itemsLeft,
  nextParcel,
  type SendRefusal,
} from '../rules/parcels.ts'
import type { ParcelId } from '../schema.ts'
import type { ShopAct } from './advance-order.ts'
import { lockForAct } from './check-order-version.ts'
import { changeStatusWithin, type OrdersDeps, type StatusRefusal } from './change-status.ts'

export type CarriageRefusal = { code: 'courier_unknown' } | { code: 'tracking_taken' }
export type SendParcelRefusal = SendRefusal | StatusRefusal | CarriageRefusal | EditConflict
type Command = ShopAct &
  Carriage & {
    items: readonly ChosenItem[] | null
    /** The id under which the courier knows it already; a new one when absent. */
    parcelId?: ParcelId
  }
/** What would go into the next parcel, and what is asked for at its door. */
export type PlannedParcel = { items: readonly ChosenItem[]; collect: Centimes }

/** Sends a parcel with what was chosen, or all that is left; the first makes the order shipped. */
export const sendParcel =
  (deps: OrdersDeps) =>
  (command: Command): Promise<Result<null, SendParcelRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, SendParcelRefusal>> => {
      const locked = await lockForAct(tx, command)
      return locked.ok ? sendWithin(deps)(tx, locked.value, command) : locked
    })
export type SendParcel = ReturnType<typeof sendParcel>

/** The same for an order that is held already. */
export const sendWithin =
  (deps: OrdersDeps) =>
  async (tx: Tx, order: HeldOrder, command: Command): Promise<Result<null, SendParcelRefusal>> => {
    const planned = await planWithin(deps)(tx, order, command.items)
    if (!planned.ok) return planned
    const { items, collect, position } = planned.value
    const { courier, tracking } = command
    const carrier = courier === null ? null : await findCourier(tx, courier)
    if (courier !== null && carrier === null) return refuse({ code: 'courier_unknown' })

    const now = deps.clock.now()
    const parcel = {
      id: command.parcelId ?? (newId(now) as ParcelId),
      stepId: newId(now),
      orderId: order.id,
      vendorId: order.vendorId,
      position,
      collect,
      items,
      courier,
      tracking,
    }
    if (!(await insertParcel(tx, parcel, now))) return refuse({ code: 'tracking_taken' })
    await deps.audit.record(tx, {
      ...command.origin,
      actor: command.actor,
      action: 'orders.parcel_sent',
      subject: { type: 'order', id: order.id },
      after: { parcel: parcel.id, courier, tracking, collect_centimes: parcel.collect },
    })
    if (order.status === 'shipped') return ok(null)
    const carriage = carrier && { courier: carrier.name, tracking }
    const changed = await changeStatusWithin(deps)(tx, { ...command, to: 'shipped', carriage })
    return changed.ok ? ok(null) : changed
  }

/** What a parcel of these items would be; its order is held already. */
export const planWithin =
  ({ payments }: Pick<OrdersDeps, 'payments'>) =>
  async (
    tx: Tx,
    order: HeldOrder,
    wanted: readonly ChosenItem[] | null,
  ): Promise<Result<PlannedParcel & { position: number }, SendRefusal>> => {
    const sending = await readSending(tx, order.id)
    const left = itemsLeft(sending.lines, sending.parcels)
    const chosen = nextParcel(order.status, left, wanted)
    if (!chosen.ok) return chosen
    const isAtTheDoor = payments.isPaidAtTheDoor(order.paymentMethod)
    const collect = isAtTheDoor ? collectOf(sending, left, chosen.value) : NOTHING
    return ok({ items: chosen.value, collect, position: sending.nextPosition })
  }

const collectOf = (
  { total, shipping, lines, parcels }: Sending,
  left: readonly ChosenItem[],
  items: readonly ChosenItem[],
) =>
  collectedAtTheDoor({
    total,
    shipping,
    lines,
    before: parcels.map(({ collect }) => collect),
    items,
    isLast: left.every(({ itemId, quantity }) =>
      items.some((item) => item.itemId === itemId && item.quantity === quantity),
    ),
  })
