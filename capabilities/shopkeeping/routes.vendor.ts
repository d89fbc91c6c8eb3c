import { callerLanguage, createRoute, json, routes } from '#platform/http/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { Dashboard } from './contract.ts'
import type { ReadDashboard } from './operations/read-dashboard.ts'

const dashboard = createRoute({
  method: 'get',
  path: '/dashboard',
  tags: ['vendor'],
  summary: 'The day of the shop: figures, what to do, what sells and where it goes',
  responses: { 200: json(Dashboard, 'The dashboard') },
})

/** Mounted under /api/v1/vendor, whose guard has already set `vendorId`. */
export const vendorRoutes = ({ read }: { read: ReadDashboard }) =>
  routes<{ vendorId: VendorId }>().openapi(dashboard, async (c) =>
    c.json(await read(c.var.vendorId, callerLanguage(c)), 200),
  )
