import { type Centimes, sum } from '#kernel/money.ts'
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
  saveExchanged,
  saveReturnRequested,
  saveReturnableUntil,
  saveReturnState,
  nextPosition,
} from '../queries/returned-items.ts'
import type { OrderId, ParcelId, ReturnCondition } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { isDelivered } from '../rules/parcels.ts'
import type { VendorOrderCommand } from './check-order-version.ts'
import { claimDelivery } from './claim-delivery.ts'
import { collectionOf } from './post-cash.ts'
import type { ParcelCourierRefusal } from './ship-parcel.ts'

export type { LockedOrder } from '../queries/status.ts'

type NewExchange = ParcelTracking & {
  orderId: OrderId
  vendorId: string
  items: readonly { itemId: string; quantity: number }[]
  /** The difference in whole dinars; its stamp duty is added. */
  price: Centimes
}
type SentExchange = { parcelId: ParcelId; collect: Centimes }
type SendingExchange = Promise<Result<SentExchange, ParcelCourierRefusal>>

type EndedExchange = { order: LockedOrder; parcelId: ParcelId } & (
  | { to: 'delivered' }
  | { to: 'returned'; condition: ReturnCondition }
)

type ClaimedExchange = Pick<VendorOrderCommand, 'actor' | 'origin'> & {
  order: LockedOrder
  parcelId: ParcelId
}

/** All of them join the caller's transaction. */
export const afterDelivery = (deps: OrdersDeps) => ({
  /** By the id of a row or an event of the caller; another is not found. */
  holdOrder: (tx: Tx, id: string): Promise<LockedOrder | null> => lockOrder(tx, id as OrderId),

  noteReturnRequested: saveReturnRequested,
  /** The state of the latest return, or its outcome. */
  noteReturnState: saveReturnState,
  noteReturnableUntil: saveReturnableUntil,

  noteTakenBack: addReturnedQuantity,

  noteRefunded: addRefunded,

  async sendExchange(tx: Tx, sent: NewExchange): SendingExchange {
    const { courier, tracking, orderId, vendorId, items, price } = sent
    const found = await findCourier(tx, { vendorId, code: courier })
    if (!found) return refuse({ code: 'courier_unknown' })
    const now = deps.clock.now()
    const stampDuty = deps.stampDutyOn(price)
    const collect = sum([price, stampDuty])
    const parcel = {
      id: newId<ParcelId>(now),
      stepId: newId(now),
      position: await nextPosition(tx, orderId),
      purpose: 'exchange' as const,
      ...{ orderId, vendorId, items, collect, stampDuty, courier, tracking },
      cashHolder: found.cashHolder,
    }
    if (!(await insertParcel(tx, parcel, now))) return refuse({ code: 'tracking_taken' })
    return ok({ parcelId: parcel.id, collect })
  },

  /**
   * `delivered` posts the collected price difference, also where the parcel has that state already.
   * Idempotent; false for one that is back, and has ended otherwise before.
   */
  async endExchange(tx: Tx, { order, parcelId, ...end }: EndedExchange): Promise<boolean> {
    const parcel = await findExchangeParcel(tx, order.id, parcelId)
    if (parcel === null) return false
    const { to } = end
    if (to === 'returned' && (isDelivered(parcel.state) || parcel.state === 'lost')) return false
    if (parcel.state !== to && !isDelivered(parcel.state)) {
      const now = deps.clock.now()
      const move = {
        stepId: newId(now),
        from: parcel.state,
        to,
        reason: null,
        note: null,
        condition: end.to === 'returned' ? end.condition : null,
        keepsClaim: false,
      }
      await saveParcelStatusChange(tx, parcelId, move, now)
    }
    if (to === 'delivered') {
      await saveExchanged(tx, order.id)
      await deps.ledger.postCashCollections(tx, {
        orderId: order.id,
        memo: `${order.number}: exchange`,
        taken: [collectionOf(parcel)],
      })
    }
    return true
  },

  /** False where the vendor's own man or courier account has it: the vendor's word delivers it. */
  async claimExchange(tx: Tx, { order, parcelId, ...command }: ClaimedExchange): Promise<boolean> {
    const parcel = await findExchangeParcel(tx, order.id, parcelId)
    if (parcel?.cashHolder !== 'operator') return false
    await claimDelivery(deps)(tx, { order, parcel, command })
    return true
  },
})
