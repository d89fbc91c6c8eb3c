import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { CourierStatus } from '#capabilities/shipping/index.ts'
import type { ParcelLost } from '../events.ts'
import { saveParcelStatusChange } from '../queries/parcels.ts'
import type { LockedOrder } from '../queries/status.ts'
import { keepsDeliveryClaim } from '../rules/delivery-claims.ts'
import type { Parcel, ReturnCondition } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import type { VendorOrderCommand } from './check-order-version.ts'

export type ParcelStatusUpdate =
  | { state: 'in_transit' | 'delivered' | 'returning' }
  | { state: 'attempt_failed'; reason: string; note: string | null }
  | { state: 'returned'; condition: ReturnCondition }
  | { state: 'lost'; reason: LossKind; note: string | null }
  | CourierStatus
/** Also the reason of the step in the parcel's history. */
export type LossKind = ParcelLost['kind']
export type StatusMove = VendorOrderCommand & { step: ParcelStatusUpdate }

/** A courier that names no kind has lost it. */
export const lossKind = ({ reason }: { reason?: string | null }): LossKind =>
  reason === 'stolen' || reason === 'damaged_in_transit' ? reason : 'lost'

/** Returns the id of the row of its history. */
export const saveParcelStatus =
  ({ clock, audit }: OrdersDeps) =>
  async (
    tx: Tx,
    parcel: Pick<Parcel, 'id' | 'state'>,
    { actor, origin, orderId, step }: StatusMove,
  ): Promise<string> => {
    const now = clock.now()
    const { reason: given, note } = 'reason' in step ? step : { reason: null, note: null }
    const reason = step.state === 'lost' ? lossKind({ reason: given }) : given
    const condition = step.state === 'returned' ? step.condition : null
    const from = parcel.state
    const keepsClaim = keepsDeliveryClaim(actor, step.state)
    const move = { stepId: newId(now), from, to: step.state, reason, note, condition, keepsClaim }
    await saveParcelStatusChange(tx, parcel.id, move, now)
    await audit.record(tx, {
      ...origin,
      actor,
      action: 'orders.parcel_status_changed',
      subject: { type: 'order', id: orderId },
      before: { parcel: parcel.id, state: from },
      after: { parcel: parcel.id, state: step.state, reason, condition },
    })
    return move.stepId
  }

export const restockParcel =
  ({ catalog }: OrdersDeps) =>
  async (tx: Tx, { lines: sold }: LockedOrder, parcel: Parcel): Promise<void> => {
    const outside = new Map(sold.map((line) => [line.itemId, line.outside]))
    const lines = parcel.items.flatMap(({ itemId, variantId, quantity: packed }) => {
      // Pieces of it that came back by a return were restocked with that return; of a lost one none did.
      const quantity = parcel.state === 'lost' ? packed : Math.min(packed, outside.get(itemId) ?? 0)
      return variantId === null || quantity === 0
        ? []
        : [{ variantId, quantity, reference: parcel.id }]
    })
    await catalog.returnStock(tx, lines, 'returned')
  }
