import type { Outbox } from '#platform/outbox.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { LineDeps } from '#platform/http/server-sent-events.ts'
import { keepLines } from './operations/event-stream.ts'
import { keepViews } from './operations/manage-saved-views.ts'
import { readDashboard, type ShopkeepingDeps } from './operations/read-dashboard.ts'
import { tellBells, tellNews } from './operations/publish-live-updates.ts'
import { forgetViewsOf, readViewsOf } from './queries/saved-views.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { hearNews } from './subscriptions.ts'

type Deps = ShopkeepingDeps & LineDeps & { outbox: Pick<Outbox, 'subscribeMany'> }

/** The door of shopkeeping: what a shop sees of its day, and what is new in it as it happens. */
export function createShopkeeping(deps: Deps) {
  hearNews(deps.outbox, tellNews())
  const lines = keepLines(deps)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readViewsOf(handle, person),
    forgetPerson: forgetViewsOf,
  }
  return {
    ...keeper,
    start: lines.start,
    stop: lines.stop,
    /** Ends every open line, before the process closes. */
    hangUp: lines.hangUp,
    countLines: lines.count,
    tellBells,
    vendorRoutes: vendorRoutes({
      read: readDashboard(deps),
      openLine: lines.open,
      views: keepViews(deps),
    }),
  }
}
export type Shopkeeping = ReturnType<typeof createShopkeeping>
