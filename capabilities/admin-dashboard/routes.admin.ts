import {
  callerLanguage,
  taggedRoutes,
  json,
  problems,
  routes,
  streamedFile,
} from '#platform/http/index.ts'
import { takeSubjectRecorder } from '#platform/http/data-subjects.ts'
import { ExportFormat, TABLE_EXPORT_QUERY, tableExport } from '#platform/http/table-export.ts'
import type { SessionState } from '#capabilities/identity/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { ActivityPage, ActivityQuery, AdminDashboardView, WorkQueuesView } from './contract.ts'
import { AdminSearchQuery, AdminSearchResult } from './search.contract.ts'
import type { SearchEverything } from './operations/search-everything.ts'
import type { ReadActivity } from './operations/read-activity.ts'

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('admin')
const reading = createRoute({
  method: 'get',
  path: '/dashboard',
  summary: 'Get the dashboard: totals, pending work and latest activity',
  responses: { 200: json(AdminDashboardView, 'The admin dashboard') },
})
const counting = createRoute({
  method: 'get',
  path: '/queues',
  summary: 'Count work that waits: payout batches, refunds, remittances, calls, backup',
  responses: { 200: json(WorkQueuesView, 'Counts of pending work') },
})
const listing = createRoute({
  method: 'get',
  path: '/activity',
  summary: 'List audited actions with actor, change and origin',
  request: { query: ActivityQuery },
  responses: { 200: json(ActivityPage, 'One page, newest first'), ...problems(422) },
})
const exporting = createRoute({
  method: 'get',
  path: '/activity/file',
  summary: 'Export audited actions as a spreadsheet, IP addresses shortened',
  request: {
    query: ActivityQuery.omit({ limit: true, cursor: true }).extend({ format: ExportFormat }),
  },
  responses: { 200: TABLE_EXPORT_QUERY, ...problems(422) },
})

const searching = createRoute({
  method: 'get',
  path: '/search',
  summary: 'Search orders, users, vendors and products, the first of each',
  request: { query: AdminSearchQuery },
  responses: { 200: json(AdminSearchResult, 'At most five of each kind'), ...problems(422) },
})

type Reads = {
  search: SearchEverything
  read: () => Promise<AdminDashboardView>
  queues: () => Promise<WorkQueuesView>
  activity: ReadActivity
}

/** Mounted under /api/v1/admin, whose guard requires an admin. */
export const adminRoutes = ({ read, queues, activity, search }: Reads) =>
  routes<{ userId: string; session: Pick<SessionState, 'duties'> }>()
    .openapi(searching, async (c) => {
      const { duties } = c.get('session')
      const caller = { language: callerLanguage(c), userId: c.get('userId'), duties }
      return c.json(await search(c.req.valid('query').q, caller), 200, NO_STORE)
    })
    .openapi(reading, async (c) => c.json(await read(), 200))
    .openapi(counting, async (c) => c.json(await queues(), 200))
    .openapi(listing, async (c) => c.json(await activity.list(c.req.valid('query')), 200))
    .openapi(exporting, (c) => {
      const origin = requestOrigin(c)
      const { format, ...query } = c.req.valid('query')
      const language = callerLanguage(c)
      const userId = c.get('userId')
      const recordSubjects = takeSubjectRecorder(c)
      const rows = activity.exported({ query, language, userId, origin, recordSubjects })
      return streamedFile(tableExport('yova-journal', format, rows))
    })
