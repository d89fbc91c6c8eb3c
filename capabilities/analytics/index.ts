import type { Outbox } from '#platform/outbox.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import { countParcels } from './operations/aggregate-courier-stats.ts'
import { countPosted } from './operations/aggregate-margins.ts'
import { countLeftOut, rebuildSums } from './operations/aggregate-orders.ts'
import { countSales } from './operations/sync-sales-counts.ts'
import {
  type AdvertisingDeps,
  exportAdvertising,
  readAdvertising,
} from './operations/export-advertising.ts'
import { listVitals } from './operations/list-web-vitals.ts'
import { readMargin } from './operations/read-margins.ts'
import { readChoices, readReport } from './operations/read-report.ts'
import { receiveEvents } from './operations/track-events.ts'
import { receiveVitals } from './operations/record-web-vitals.ts'
import { forgetVisits, readVisits } from './queries/personal-data.ts'
import { adminRoutes } from './routes.admin.ts'
import { shopRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = AdvertisingDeps & {
  outbox: Pick<Outbox, 'subscribeMany'>
  catalog: Pick<Catalog, 'addSales'>
}

/** The door of analytics: what orders come to, what visitors who agreed did, how fast pages were for them. */
export function createAnalytics({ outbox, catalog, ...deps }: Deps) {
  hearFacts(outbox)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readVisits(handle, person),
    forgetPerson: forgetVisits,
  }
  return {
    ...keeper,
    shopRoutes: shopRoutes({ receive: receiveEvents(deps), count: receiveVitals(deps) }),
    vendorRoutes: vendorRoutes({ readMargin: readMargin(deps) }),
    adminRoutes: adminRoutes({
      listVitals: listVitals(deps),
      readReport: readReport(deps),
      readChoices: readChoices(deps),
      readAdvertising: readAdvertising(deps),
      exportAdvertising: exportAdvertising(deps),
    }),
    /** For a database that was filled without facts: a demo, a copy of another one. */
    rebuildSums: rebuildSums(deps.db),
    /** For the nightly schedule. */
    countLeftOut: countLeftOut(deps),
    /** For a schedule of minutes. */
    countSales: countSales({ db: deps.db, catalog }),
    countPosted: countPosted(deps),
    countParcels: countParcels(deps),
  }
}
export type Analytics = ReturnType<typeof createAnalytics>
export { rebuildSums } from './operations/aggregate-orders.ts'
