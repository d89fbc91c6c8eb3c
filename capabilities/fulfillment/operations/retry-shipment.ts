import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { CourierError } from '#capabilities/shipping/index.ts'
import { lockShipment, requeueShipment, markShipmentCancelled } from '../queries/shipments.ts'
import { createJob, type DispatchDeps } from './request-shipments.ts'

export type ShipmentRefusal =
  | { code: 'shipment_not_found' }
  | { code: 'shipment_in_progress' }
  | { code: 'shipment_created' }
  | { code: 'courier_unavailable' }
type NamedEntry = { vendorId: string; id: string }
type Choice = { commune: string | null; pickupPointId: string | null }

export const retryShipment =
  ({ db, clock }: DispatchDeps) =>
  (named: NamedEntry, choice: Choice): Promise<Result<null, ShipmentRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ShipmentRefusal>> => {
      const held = await lockShipment(tx, named, clock.now())
      if (!held || held.state === 'withdrawn') return refuse({ code: 'shipment_not_found' })
      if (held.state === 'created') return refuse({ code: 'shipment_created' })
      if (held.isClaimed) return refuse({ code: 'shipment_in_progress' })
      await requeueShipment(tx, { id: held.id, ...choice })
      await createJob.enqueue(tx, { id: held.id }, { key: held.id })
      return ok(null)
    })
export type RetryShipment = ReturnType<typeof retryShipment>

/** Cancels at the courier first, in case it has the parcel already. */
export const cancelShipment =
  ({ db, clock, shipping }: DispatchDeps) =>
  async (named: NamedEntry): Promise<Result<null, ShipmentRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ShipmentRefusal>> => {
      const held = await lockShipment(tx, named, clock.now())
      if (!held || held.state === 'withdrawn') return refuse({ code: 'shipment_not_found' })
      if (held.state === 'created') return refuse({ code: 'shipment_created' })
      if (held.isClaimed) return refuse({ code: 'shipment_in_progress' })
      if (held.attempts > 0 && held.failureCode !== 'refused') {
        try {
          const courier = await shipping.openCourierClient(held.vendorId, held.courier)
          const existing = await courier?.find(held.id)
          if (existing && !(await courier?.cancel(existing.tracking)))
            return refuse({ code: 'shipment_created' })
        } catch (error) {
          if (error instanceof CourierError) return refuse({ code: 'courier_unavailable' })
          throw error
        }
      }
      await markShipmentCancelled(tx, held.id)
      return ok(null)
    })
export type CancelShipment = ReturnType<typeof cancelShipment>
