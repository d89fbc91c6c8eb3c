import { listVitals } from './operations/list-vitals.ts'
import { type AnalyticsDeps, receiveEvents } from './operations/receive-events.ts'
import { receiveVitals } from './operations/receive-vitals.ts'
import { adminRoutes } from './routes.admin.ts'
import { shopRoutes } from './routes.shop.ts'

/** The door of analytics: what visitors who agreed did, and how fast pages were for them. */
export function createAnalytics(deps: AnalyticsDeps) {
  const receive = receiveEvents(deps)
  const count = receiveVitals(deps)
  return {
    shopRoutes: shopRoutes({ receive, count }),
    adminRoutes: adminRoutes({ listVitals: listVitals(deps) }),
  }
}
export type Analytics = ReturnType<typeof createAnalytics>
