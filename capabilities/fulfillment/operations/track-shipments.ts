import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { job } from '#platform/jobs/index.ts'
import { type CourierEvent, CourierError } from '#capabilities/shipping/index.ts'
import {
  type TrackedShipment,
  type TrackedVendor,
  listTrackedShipments,
  listVendorsWithTrackedShipments,
  lockShipmentForTracking,
  saveTrackedAt,
  saveTrackingEvents,
} from '../queries/tracked-shipments.ts'
import { newTrackingEvents, latestTrackingEvent } from '../rules/tracking-events.ts'
import type { DispatchDeps } from './request-shipments.ts'

export const trackShipmentsJob = job<TrackedVendor>('fulfillment.track_vendor_shipments')

const AT_ONCE = 100

export const trackAllShipments =
  ({ db }: Pick<DispatchDeps, 'db'>) =>
  async (): Promise<void> => {
    const shops = await listVendorsWithTrackedShipments(db)
    for (const shop of shops)
      await inTransaction(db, async (tx) =>
        ok(await trackShipmentsJob.enqueue(tx, shop, { key: `${shop.vendorId} ${shop.courier}` })),
      )
  }

export const trackVendorShipments =
  (deps: DispatchDeps) =>
  async (shop: TrackedVendor): Promise<void> => {
    const { db, clock, shipping } = deps
    const { vendorId, courier } = shop
    const reached = await shipping.openCourierClient(vendorId, courier)
    if (!reached) return
    const followed = await listTrackedShipments(db, shop, AT_ONCE)
    const trackings = followed.map(({ tracking }) => tracking)
    if (trackings.length === 0) return
    try {
      const messages = await reached.events(trackings)
      for (const trackedShipment of followed)
        await hear(
          deps,
          shop,
          trackedShipment,
          messages.filter(({ tracking }) => tracking === trackedShipment.tracking),
        )
      const payments = await reached.payments(trackings)
      await saveTrackedAt(db, { ids: followed.map(({ id }) => id), payments }, clock.now())
      await shipping.saveCourierError(vendorId, courier, null)
    } catch (error) {
      if (!(error instanceof CourierError)) throw error
      // Other errors are retried in the next run; only these need the vendor.
      if (error.kind === 'credentials_refused')
        await shipping.saveCourierError(vendorId, courier, error.kind)
    }
  }

/** In one transaction, so that each event moves a parcel once. */
async function hear(
  { db, orders, shipping }: DispatchDeps,
  { vendorId, courier }: TrackedVendor,
  { id, orderId }: TrackedShipment,
  messages: readonly CourierEvent[],
): Promise<void> {
  if (messages.length === 0) return
  await inTransaction(db, async (tx) => {
    const order = await orders.lockVendorOrder(tx, vendorId, orderId)
    const trackedUntil = await lockShipmentForTracking(tx, id)
    const fresh = await shipping.recordEvents(tx, courier, messages)
    if (fresh.length === 0 || !order) return ok(null)
    for (const step of newTrackingEvents(fresh, trackedUntil))
      // A status set by the vendor wins: impossible transitions are skipped.
      await orders.updateParcelStatusInTx(tx, {
        ...{ vendorId, orderId, parcelId: id, step },
        actor: { role: 'system', id: null },
        isByCourier: true,
      })
    const newest = latestTrackingEvent(fresh, trackedUntil)
    const last = fresh.find(({ at: now }) => now.getTime() === newest?.getTime())
    if (last) await saveTrackingEvents(tx, { id, status: last.status, at: newest })
    return ok(null)
  })
}
