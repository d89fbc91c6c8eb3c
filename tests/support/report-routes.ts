import { createAnalytics } from '#capabilities/analytics/index.ts'
import { createDashboard } from '#capabilities/admin-dashboard/index.ts'
import type { ListExportSources } from '#capabilities/admin-dashboard/list-exports/sources.ts'
import { routes } from '#platform/http/index.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import type { TestMarket } from '#tests/support/marketplace-fixture.ts'

const NO_LISTS = {} as ListExportSources // a life exports no list

/** Reports and the dashboard of admins, which the fixture of the market leaves out. */
export function reportRoutes(market: TestMarket, { db }: TestDatabase): void {
  const { app, audit, clock, guards, returns } = market
  const { adminRoutes } = createAnalytics({ ...market, db })
  const dashboard = createDashboard({
    ...{ db, clock, audit, lists: NO_LISTS },
    listFirstOrders: async () => [],
    listReturns: returns.listReturns,
  })
  for (const own of [adminRoutes, dashboard.adminRoutes])
    app.route(
      '/figures',
      routes()
        .use('*', guards.admin as never)
        .route('/', own as never) as never,
    )
}
