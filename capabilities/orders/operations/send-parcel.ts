import { NOTHING } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  type Carriage,
  findCourier,
  insertParcel,
  lockShopOrder,
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
import { changeStatusWithin, type OrdersDeps, type StatusRefusal } from './change-status.ts'

export type CarriageRefusal = { code: 'courier_unknown' } | { code: 'tracking_taken' }
export type SendParcelRefusal = SendRefusal | StatusRefusal | CarriageRefusal
type Command = ShopAct & Carriage & { items: readonly ChosenItem[] | null }

/** Sends a parcel with what was chosen, or all that is left; the first makes the order shipped. */
export const sendParcel =
  (deps: OrdersDeps) =>
  (command: Command): Promise<Result<null, SendParcelRefusal>> =>
    inTransaction(deps.db, async (tx): Promise<Result<null, SendParcelRefusal>> => {
      const order = await lockShopOrder(tx, command.vendorId, command.orderId)
      return order ? sendWithin(deps)(tx, order, command) : refuse({ code: 'order_not_found' })
    })
export type SendParcel = ReturnType<typeof sendParcel>

/** The same for an order that is held already. */
export const sendWithin =
  (deps: OrdersDeps) =>
  async (tx: Tx, order: HeldOrder, command: Command): Promise<Result<null, SendParcelRefusal>> => {
    const sending = await readSending(tx, order.id)
    const left = itemsLeft(sending.lines, sending.parcels)
    const chosen = nextParcel(order.status, left, command.items)
    if (!chosen.ok) return chosen
    const { courier, tracking } = command
    const carrier = courier === null ? null : await findCourier(tx, courier)
    if (courier !== null && carrier === null) return refuse({ code: 'courier_unknown' })

    const now = deps.clock.now()
    const isAtTheDoor = deps.payments.isPaidAtTheDoor(order.paymentMethod)
    const parcel = {
      id: newId(now) as ParcelId,
      stepId: newId(now),
      orderId: order.id,
      vendorId: order.vendorId,
      position: sending.nextPosition,
      collect: isAtTheDoor ? collectOf(sending, left, chosen.value) : NOTHING,
      items: chosen.value,
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
