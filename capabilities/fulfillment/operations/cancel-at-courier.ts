import { CourierError } from '#capabilities/shipping/index.ts'
import type { Tx } from '#platform/database/index.ts'
import { job } from '#platform/jobs/index.ts'
import { listShipmentsAtCourier, type ShipmentAtCourier } from '../queries/tracked-shipments.ts'
import type { DispatchDeps } from './request-shipments.ts'

export const cancelAtCourierJob = job<ShipmentAtCourier>('fulfillment.cancel_at_courier')

/** Of a cancelled order: the courier takes a parcel back until it has fetched it. */
export async function cancelShipmentsOf({ orderId }: { orderId: string }, tx: Tx): Promise<void> {
  for (const shipment of await listShipmentsAtCourier(tx, { orderId }))
    await cancelAtCourierJob.enqueue(tx, shipment, { key: shipment.id })
}

/** Idempotent. The parcel itself waits for the vendor, who sees whether it left the shop. */
export const cancelAtCourier =
  ({ db, shipping }: Pick<DispatchDeps, 'db' | 'shipping'>) =>
  async ({ id, orderId }: ShipmentAtCourier): Promise<void> => {
    const [shipment] = await listShipmentsAtCourier(db, { orderId, id })
    if (!shipment) return // it was delivered, came back, or its order is reopened
    const { vendorId, courier, tracking } = shipment
    const reached = await shipping.openCourierClient(vendorId, courier)
    try {
      await reached?.cancel(tracking)
    } catch (error) {
      if (!(error instanceof CourierError) || error.kind !== 'credentials_refused') throw error // the job retries
      await shipping.saveCourierError(vendorId, courier, error.kind)
    }
  }
