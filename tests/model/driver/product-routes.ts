import { createProductManagement } from '#capabilities/catalog/index.ts'
import { routes } from '#platform/http/index.ts'
import { createGuards } from '#server/guards.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import type { TestMarket } from '#tests/support/marketplace-fixture.ts'

/** What a vendor does to its goods, which the fixture of the market leaves out. */
export function productManagementRoutes(market: TestMarket, database: TestDatabase): void {
  const { app, clock, audit, catalog, promotions, media, identity, vendors } = market
  const { vendorRoutes } = createProductManagement({
    ...{ database, clock, audit, catalog, promotions, media },
  })
  const { sessionStates } = identity
  const guards = createGuards({ sessionStates, findStaffMembership: vendors.findStaffMembership })
  const guarded = routes()
    .use('*', guards.vendor as never)
    .route('/', vendorRoutes as never)
  app.route('/goods', guarded as never)
}
