import type { VendorRole } from '#kernel/staff-roles.ts'
import {
  callerLanguage,
  taggedRoutes,
  json,
  problems,
  refusal,
  routes,
  z,
} from '#platform/http/index.ts'
import { SSE_HEADERS } from '#platform/http/server-sent-events.ts'
import { SSE_REFUSALS } from '#platform/http/problem-texts.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { Dashboard } from './contract.ts'
import type { VendorEventStream } from './operations/event-stream.ts'
import type { ReadVendorDashboard } from './operations/read-dashboard.ts'
import type { ManageSavedViews } from './operations/manage-saved-views.ts'
import { savedViewRoutes } from './routes.vendor.saved-views.ts'

const createRoute = taggedRoutes('vendor')
const dashboard = createRoute({
  method: 'get',
  path: '/dashboard',
  summary: 'Get the vendor dashboard: figures, tasks, sales by wilaya',
  responses: { 200: json(Dashboard, 'The dashboard') },
})
const news = createRoute({
  method: 'get',
  path: '/live-updates',
  summary: 'Stream live updates for a vendor (SSE)',
  responses: {
    200: {
      description: '`hello` when it begins, `news` with `about` and `placed`, `bye` with `why`',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...problems({ too_many_streams: 503 }),
  },
})

type Vars = { vendorId: VendorId; userId: string; revalidate: () => Promise<VendorRole | null> }
type Deps = {
  read: ReadVendorDashboard
  openLine: VendorEventStream['open']
  views: ManageSavedViews
}

/** Mounted under /api/v1/vendor, whose guard sets the variables named here. */
export const vendorRoutes = ({ read, openLine, views }: Deps) =>
  routes<Vars>()
    .openapi(dashboard, async (c) => c.json(await read(c.var.vendorId, callerLanguage(c)), 200))
    .openapi(news, (c) => {
      const { vendorId, userId, revalidate } = c.var
      const opened = openLine({ topic: vendorId, userId, revalidate })
      if (!opened.ok) {
        c.header('retry-after', '30')
        return refusal(c, opened.error, { too_many_streams: 503 }, SSE_REFUSALS)
      }
      return c.body(opened.value, 200, SSE_HEADERS)
    })
    .route('/', savedViewRoutes(views, 'products'))
    .route('/', savedViewRoutes(views, 'orders'))
