import type { Outbox } from '#platform/outbox.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import { countLeftOut, rebuildSums } from './operations/count-orders.ts'
import { countSales } from './operations/count-sales.ts'
import {
  type AdvertisingDeps,
  exportAdvertising,
  readAdvertising,
} from './operations/export-advertising.ts'
import { listVitals } from './operations/list-vitals.ts'
import { readChoices, readReport } from './operations/read-report.ts'
import { receiveEvents } from './operations/receive-events.ts'
import { receiveVitals } from './operations/receive-vitals.ts'
import { adminRoutes } from './routes.admin.ts'
import { shopRoutes } from './routes.shop.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = AdvertisingDeps & {
  outbox: Pick<Outbox, 'subscribeMany'>
  catalog: Pick<Catalog, 'addSales'>
}

/** The door of analytics: what orders come to, what visitors who agreed did, how fast pages were for them. */
export function createAnalytics({ outbox, catalog, ...deps }: Deps) {
  hearFacts(outbox)
  return {
    shopRoutes: shopRoutes({ receive: receiveEvents(deps), count: receiveVitals(deps) }),
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
  }
}
export type Analytics = ReturnType<typeof createAnalytics>
export { rebuildSums } from './operations/count-orders.ts'
