import { minutes } from '#kernel/time.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { Media } from '#capabilities/media/index.ts'
import {
  cancelAtCourier,
  cancelAtCourierJob,
  cancelShipmentsOf,
} from './operations/cancel-at-courier.ts'
import { createCourierShipment } from './operations/create-courier-shipment.ts'
import { createJob, type DispatchDeps, requestShipments } from './operations/request-shipments.ts'
import {
  trackAllShipments,
  trackShipmentsJob,
  trackVendorShipments,
} from './operations/track-shipments.ts'
import { getLabel } from './operations/get-label.ts'
import { retryShipment, cancelShipment } from './operations/retry-shipment.ts'
import { erasePersonalData, deleteLabelsJob, exportPersonalData } from './queries/personal-data.ts'
import { listShipments } from './queries/shipments.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { subscribeToOrders } from './subscriptions.ts'

type Deps = DispatchDeps & {
  jobs: Pick<Jobs, 'handle' | 'every'>
  outbox: Pick<Outbox, 'subscribe'>
  media: Pick<Media, 'storeDocument' | 'readFile' | 'deleteDocuments'>
}

export function createFulfillment(deps: Deps) {
  const { db, jobs, shipping } = deps
  jobs.handle(createJob, createCourierShipment(deps))
  jobs.handle(trackShipmentsJob, trackVendorShipments(deps))
  jobs.handle(deleteLabelsJob, ({ names }) => deps.media.deleteDocuments(names))
  jobs.handle(cancelAtCourierJob, cancelAtCourier(deps))
  subscribeToOrders(deps.outbox, cancelShipmentsOf)
  const follow = trackAllShipments(deps)
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = db) => exportPersonalData(handle, person),
    erasePersonalData,
  }
  jobs.every('fulfillment.track_shipments', minutes(5), follow)
  return {
    ...keeper,
    follow,
    getLabel: getLabel(deps),
    vendorRoutes: vendorRoutes({
      requestShipments: requestShipments(deps),
      retryShipment: retryShipment(deps),
      cancelShipment: cancelShipment(deps),
      read: async (vendorId, order) => ({
        items: await listShipments(db, vendorId, order),
        couriers: await shipping.connectedCouriers(vendorId),
      }),
    }),
  }
}
export type Fulfillment = ReturnType<typeof createFulfillment>
export type { LabelRefusal } from './operations/get-label.ts'
