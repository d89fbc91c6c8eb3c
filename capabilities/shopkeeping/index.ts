import { readDashboard, type ShopkeepingDeps } from './operations/read-dashboard.ts'
import { vendorRoutes } from './routes.vendor.ts'

/** The door of shopkeeping: what a shop sees of its day. */
export const createShopkeeping = (deps: ShopkeepingDeps) => ({
  vendorRoutes: vendorRoutes({ read: readDashboard(deps) }),
})
export type Shopkeeping = ReturnType<typeof createShopkeeping>
