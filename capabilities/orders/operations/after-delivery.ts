import type { Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  type ParcelTracking,
  findCourier,
  insertParcel,
  saveParcelStatusChange,
} from '../queries/parcels.ts'
import { type LockedOrder, lockOrder } from '../queries/status.ts'
import {
  addRefunded,
  findExchangeParcel,
  addReturnedQuantity,
  saveReturnRequested,
  saveReturnableUntil,
  saveReturnState,
  nextPosition,
} from '../queries/returned-items.ts'
import type { OrderId, ParcelId, ReturnCondition } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import type { ParcelCourierRefusal } from './ship-parcel.ts'

export type { LockedOrder } from '../queries/status.ts'

type NewExchange = ParcelTracking & {
  orderId: OrderId
  vendorId: string
  items: readonly { itemId: string; quantity: number }[]
  collect: Centimes
}

type EndedExchange = { order: LockedOrder; parcelId: string } & (
  | { to: 'delivered' }
  | { to: 'returned'; condition: ReturnCondition }
)

/** All of them join the caller's transaction. */
export const afterDelivery = ({ clock, ledger }: OrdersDeps) => ({
  holdOrder: (tx: Tx, id: string): Promise<LockedOrder | null> => lockOrder(tx, id as OrderId),

  noteReturnRequested: saveReturnRequested,
  /** The state of the latest return, or its outcome. */
  noteReturnState: saveReturnState,
  noteReturnableUntil: saveReturnableUntil,

  noteTakenBack: addReturnedQuantity,

  noteRefunded: addRefunded,

  async sendExchange(tx: Tx, sent: NewExchange): Promise<Result<ParcelId, ParcelCourierRefusal>> {
    const { courier, tracking, orderId, vendorId, items, collect } = sent
    const found = await findCourier(tx, { vendorId, code: courier })
    if (!found) return refuse({ code: 'courier_unknown' })
    const now = clock.now()
    const parcel = {
      id: newId(now) as ParcelId,
      stepId: newId(now),
      position: await nextPosition(tx, orderId),
      purpose: 'exchange' as const,
      ...{ orderId, vendorId, items, collect, courier, tracking },
      cashHolder: found.cashHolder,
    }
    if (!(await insertParcel(tx, parcel, now))) return refuse({ code: 'tracking_taken' })
    return ok(parcel.id)
  },

  /** `delivered` posts the collected price difference. Idempotent. */
  async endExchange(tx: Tx, { order, parcelId, ...end }: EndedExchange): Promise<void> {
    const parcel = await findExchangeParcel(tx, parcelId)
    const { to } = end
    if (parcel === null || parcel.state === to) return
    const now = clock.now()
    const move = {
      stepId: newId(now),
      from: parcel.state,
      to,
      reason: null,
      note: null,
      condition: end.to === 'returned' ? end.condition : null,
      keepsClaim: false,
    }
    await saveParcelStatusChange(tx, parcelId as ParcelId, move, now)
    if (to === 'delivered')
      await ledger.postCashCollections(tx, {
        orderId: order.id,
        memo: `${order.number}: exchange`,
        taken: [{ parcelId, holder: parcel.cashHolder, amount: parcel.collect }],
      })
  },
})
