import type { Outbox } from '#platform/outbox.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { SseDeps } from '#platform/http/server-sent-events.ts'
import { createVendorEventStream } from './operations/event-stream.ts'
import { manageSavedViews } from './operations/manage-saved-views.ts'
import { readVendorDashboard, type VendorDashboardDeps } from './operations/read-dashboard.ts'
import { publishNotificationCount, publishLiveUpdates } from './operations/publish-live-updates.ts'
import { erasePersonalData, exportPersonalData } from './queries/saved-views.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { subscribeLiveUpdates } from './subscriptions.ts'

type Deps = VendorDashboardDeps & SseDeps & { outbox: Pick<Outbox, 'subscribeMany'> }

export function createVendorDashboard(deps: Deps) {
  subscribeLiveUpdates(deps.outbox, publishLiveUpdates())
  const lines = createVendorEventStream(deps)
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = deps.db) => exportPersonalData(handle, person),
    erasePersonalData,
  }
  return {
    ...keeper,
    start: lines.start,
    stop: lines.stop,
    /** Ends every event stream, before shutdown. */
    closeStreams: lines.closeAll,
    countLines: lines.count,
    notifyInApp: publishNotificationCount,
    vendorRoutes: vendorRoutes({
      read: readVendorDashboard(deps),
      openLine: lines.open,
      views: manageSavedViews(deps),
    }),
  }
}
