import type { z } from 'zod'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problems,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  Advertising,
  AdvertisingExportBody,
  AdvertisingQuery,
  Report,
  ReportChoices,
  ReportQuery,
  VitalsQuery,
  VitalsView,
} from './contract.ts'
import type { ExportAdvertising, ReadAdvertising } from './operations/export-advertising.ts'
import type { ListVitals } from './operations/list-web-vitals.ts'
import type { ReadChoices, ReadReport } from './operations/read-report.ts'
import type { ReadPerformance } from './operations/rate-vendors.ts'
import { PerformancePage, PerformanceQuery } from './vendor-performance.contract.ts'
import { texts } from './texts.generated.ts'

const REPORT_FIELD_TEXTS = texts.below('report-field')

const createRoute = taggedRoutes('admin')
const vitals = createRoute({
  method: 'get',
  path: '/web-vitals',
  summary: 'Get web vitals with their thresholds',
  request: { query: VitalsQuery },
  responses: {
    200: json(VitalsView, 'Web vitals by page kind, metric and device'),
    ...problems(422),
  },
})
const report = createRoute({
  method: 'get',
  path: '/reports',
  summary: 'Get a sales report, in total or by vendor, category or wilaya',
  request: { query: ReportQuery },
  responses: { 200: json(Report, 'The report'), ...problems(422) },
})
const choices = createRoute({
  method: 'get',
  path: '/reports/choices',
  summary: 'List vendors and categories to filter reports by',
  responses: { 200: json(ReportChoices, 'By name') },
})
const performance = createRoute({
  method: 'get',
  path: '/vendor-performance',
  summary: 'List rates of cancelled, late, refused and returned orders by vendor',
  request: { query: PerformanceQuery },
  responses: { 200: json(PerformancePage, 'One page, highest rate first'), ...problems(422) },
})
const advertising = createRoute({
  method: 'get',
  path: '/reports/advertising',
  summary: 'Get estimates for advertising platforms',
  request: { query: AdvertisingQuery },
  responses: { 200: json(Advertising, 'The estimates'), ...problems(422) },
})
const exporting = createRoute({
  method: 'post',
  path: '/advertising-exports',
  summary: 'Export estimates for one advertising platform as CSV',
  request: jsonBody(AdvertisingExportBody),
  responses: {
    201: {
      description: 'The CSV file, marked as estimates',
      content: { 'text/csv': { schema: { type: 'string' as const } } },
    },
    ...problems(400, 422),
  },
})

type Deps = {
  listVitals: ListVitals
  readReport: ReadReport
  readChoices: ReadChoices
  readAdvertising: ReadAdvertising
  exportAdvertising: ExportAdvertising
  readPerformance: ReadPerformance
}

/** Mounted under /api/v1/admin. */
export const adminRoutes = (deps: Deps) =>
  routes<{ userId: string }>({ texts: REPORT_FIELD_TEXTS })
    .openapi(vitals, async (c) => {
      const items = await deps.listVitals(c.req.valid('query').days)
      // Only routes of the contract were ever stored.
      return c.json({ items } as z.infer<typeof VitalsView>, 200)
    })
    .openapi(report, async (c) =>
      c.json(await deps.readReport(c.req.valid('query'), callerLanguage(c)), 200),
    )
    .openapi(performance, async (c) =>
      c.json(await deps.readPerformance(c.req.valid('query')), 200),
    )
    .openapi(choices, async (c) => c.json(await deps.readChoices(callerLanguage(c)), 200))
    .openapi(advertising, async (c) => {
      const { period } = c.req.valid('query')
      return c.json(await deps.readAdvertising({ period, language: callerLanguage(c) }), 200)
    })
    .openapi(exporting, async (c) => {
      const { name, text } = await deps.exportAdvertising({
        ...c.req.valid('json'),
        language: callerLanguage(c),
        userId: c.var.userId,
        origin: requestOrigin(c),
      })
      return c.body(text, 201, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      })
    })
