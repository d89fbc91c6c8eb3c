import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { ExchangeEnded } from '../events.ts'
import { findExchangeParcel } from '../queries/returned-items.ts'
import type { LockedOrder } from '../queries/status.ts'
import { isDeliveryClaim } from '../rules/delivery-claims.ts'
import { checkParcelTransition, type ParcelTransitionRefusal } from '../rules/parcels.ts'
import type { ParcelId } from '../schema.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { claimDelivery } from './claim-delivery.ts'
import { publishLost } from './publish-parcel-events.ts'
import { lossKind, saveParcelStatus, type StatusMove } from './save-parcel-status.ts'

type Command = StatusMove & { parcelId: ParcelId }
type Refusal = ParcelTransitionRefusal | { code: 'parcel_not_found' }

/**
 * A parcel of an exchange is delivered or lost; other steps are those of its return, which follows by the event. The
 * order must be locked.
 */
export const moveExchangeParcel =
  (deps: OrdersDeps) =>
  async (tx: Tx, order: LockedOrder, command: Command): Promise<Result<null, Refusal>> => {
    const { parcelId, step } = command
    const parcel = await findExchangeParcel(tx, order.id, parcelId)
    if (!parcel || (step.state !== 'delivered' && step.state !== 'lost'))
      return refuse({ code: 'parcel_not_found' })
    // What was returned is settled otherwise once its replacement is lost.
    if (parcel.state === 'lost') return refuse({ code: 'parcel_lost' })
    const allowed = checkParcelTransition(parcel.state, step.state)
    if (!allowed.ok) return allowed
    if (!command.isByCourier && isDeliveryClaim(command.actor, step, parcel))
      return claimDelivery(deps)(tx, { order, parcel, command })
    const stepId = await saveParcelStatus(deps)(tx, parcel, command)
    if (step.state === 'lost')
      await publishLost(tx, order, { parcelId, stepId, kind: lossKind(step), isExchange: true })
    const event = { parcelId, orderId: order.id, to: step.state, by: authorOf(command) }
    await publish<ExchangeEnded>(tx, { type: 'orders.exchange_ended', ...event }, order.purchaseId)
    return ok(null)
  }

function authorOf({ actor, isByCourier }: Command): ExchangeEnded['by'] {
  const { role } = actor
  if (isByCourier) return { role: 'courier', id: null }
  const isBuyer = role === 'customer' || role === 'anyone'
  return { role: isBuyer ? 'buyer' : role, id: actor.id ?? null }
}
