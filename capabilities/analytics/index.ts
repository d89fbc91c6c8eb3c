import type { Outbox } from '#platform/outbox.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { RecordChoices } from '#capabilities/search/index.ts'
import { aggregateMovedParcels } from './operations/aggregate-courier-stats.ts'
import { aggregatePostedJournals } from './operations/aggregate-margins.ts'
import { aggregateMissingOrders, rebuildOrderAggregates } from './operations/aggregate-orders.ts'
import { syncSalesCounts } from './operations/sync-sales-counts.ts'
import {
  type AdvertisingDeps,
  exportAdvertising,
  readAdvertising,
} from './operations/export-advertising.ts'
import { listWebVitals } from './operations/list-web-vitals.ts'
import { readMargins } from './operations/read-margins.ts'
import { readChoices, readReport } from './operations/read-report.ts'
import { rateVendors, readPerformance } from './operations/rate-vendors.ts'
import { trackEvents } from './operations/track-events.ts'
import { recordWebVitals } from './operations/record-web-vitals.ts'
import { erasePersonalData, exportPersonalData } from './queries/personal-data.ts'
import { adminRoutes } from './routes.admin.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { subscribeToEvents } from './subscriptions.ts'

type Deps = AdvertisingDeps & {
  outbox: Pick<Outbox, 'subscribeMany'>
  catalog: Pick<Catalog, 'addSales'>
  /** Without it nothing is learned from searches. */
  recordChoice?: RecordChoices['record']
}

/** Module API of analytics: order aggregates, events of visitors who consented, web vitals. */
export function createAnalytics({ outbox, catalog, recordChoice, ...deps }: Deps) {
  subscribeToEvents(outbox)
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = deps.db) => exportPersonalData(handle, person),
    erasePersonalData,
  }
  return {
    ...keeper,
    storefrontRoutes: storefrontRoutes({
      receive: trackEvents({ ...deps, ...(recordChoice && { recordChoice }) }),
      count: recordWebVitals(deps),
    }),
    vendorRoutes: vendorRoutes({ readMargins: readMargins(deps) }),
    adminRoutes: adminRoutes({
      listVitals: listWebVitals(deps),
      readReport: readReport(deps),
      readChoices: readChoices(deps),
      readAdvertising: readAdvertising(deps),
      exportAdvertising: exportAdvertising(deps),
      readPerformance: readPerformance(deps),
    }),
    /** For a database that was filled without events: demo data, a copy. */
    rebuildOrderAggregates: rebuildOrderAggregates(deps.db),
    /** Runs nightly. */
    aggregateMissingOrders: aggregateMissingOrders(deps),
    /** Runs every few minutes. */
    syncSalesCounts: syncSalesCounts({ db: deps.db, catalog }),
    rateVendors: rateVendors(deps),
    aggregatePostedJournals: aggregatePostedJournals(deps),
    aggregateMovedParcels: aggregateMovedParcels(deps),
  }
}
export { rebuildOrderAggregates } from './operations/aggregate-orders.ts'
