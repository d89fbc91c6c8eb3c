import { minutes } from '#kernel/time.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { Media } from '#capabilities/media/index.ts'
import { createParcel } from './operations/create-courier-shipment.ts'
import { createJob, type DispatchDeps, entrust } from './operations/request-shipments.ts'
import { followAll, followJob, followShop } from './operations/track-shipments.ts'
import { readLabel } from './operations/get-label.ts'
import { tryAgain, withdraw } from './operations/retry-shipment.ts'
import { forgetCarried, forgetLabelsJob, readCarried } from './queries/personal-data.ts'
import { listShipments } from './queries/shipments.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = DispatchDeps & {
  jobs: Pick<Jobs, 'handle' | 'every'>
  media: Pick<Media, 'keepDocument' | 'readFile' | 'forgetDocuments'>
}

/** The door of dispatch: parcels go to couriers, are followed, and move as the couriers say. */
export function createDispatch(deps: Deps) {
  const { db, jobs, shipping } = deps
  jobs.handle(createJob, createParcel(deps))
  jobs.handle(followJob, followShop(deps))
  jobs.handle(forgetLabelsJob, ({ names }) => deps.media.forgetDocuments(names))
  const follow = followAll(deps)
  const keeper: Keeper = {
    personalData: (person, handle = db) => readCarried(handle, person),
    forgetPerson: forgetCarried,
  }
  jobs.every('dispatch.follow', minutes(5), follow)
  return {
    ...keeper,
    /** Puts each shop with parcels on their way in line, to hear of them; done every five minutes. */
    follow,
    /** The courier's label of an order. */
    readLabel: readLabel(deps),
    vendorRoutes: vendorRoutes({
      entrust: entrust(deps),
      tryAgain: tryAgain(deps),
      withdraw: withdraw(deps),
      read: async (vendorId, order) => ({
        items: await listShipments(db, vendorId, order),
        couriers: await shipping.connectedCouriers(vendorId),
      }),
    }),
  }
}
export type Dispatch = ReturnType<typeof createDispatch>
export type { LabelRefusal } from './operations/get-label.ts'
