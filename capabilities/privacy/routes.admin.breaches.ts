import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  notFound,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { IdParams } from './admin.contract.ts'
import {
  BreachBody,
  BreachChangeBody,
  BreachDetail,
  BreachesPage,
  BreachesQuery,
  BreachStepBody,
} from './registers.contract.ts'
import type { ReadPrivacyAdmin } from './operations/read-admin.ts'
import type { RecordBreaches } from './operations/record-breaches.ts'
import type { BreachRefusal } from './rules/breach.ts'
import { texts } from './texts.generated.ts'
import { printableDownload } from './routes.admin.helpers.ts'

const PRIVACY_REFUSALS = texts.below('privacy-refusals')

type Deps = { read: ReadPrivacyAdmin; breaches: RecordBreaches }

const createRoute = taggedRoutes('admin')
const params = IdParams
const listing = createRoute({
  method: 'get',
  path: '/privacy/breaches',
  summary: 'List breaches, newest first',
  request: { query: BreachesQuery },
  responses: { 200: json(BreachesPage, 'One page'), ...problems(422) },
})

const BREACHES = {
  breach_not_found: 404,
  breach_closed: 409,
  breach_step_done: 409,
  authority_not_notified: 409,
  breach_not_contained: 409,
  notification_date_out_of_range: 409,
} as const satisfies Record<BreachRefusal['code'], number>

const opening = createRoute({
  method: 'post',
  path: '/privacy/breaches',
  summary: 'Open a breach; the deadline to notify the authority starts',
  request: jsonBody(BreachBody),
  responses: { 201: json(BreachDetail, 'The breach'), ...problems(BREACHES, 422) },
})
const detail = createRoute({
  method: 'get',
  path: '/privacy/breaches/{id}',
  summary: 'Get a breach with its history',
  request: { params },
  responses: { 200: json(BreachDetail, 'The breach'), ...problems(404, 422) },
})
const changing = createRoute({
  method: 'put',
  path: '/privacy/breaches/{id}',
  summary: 'Update the description of a breach',
  request: { params, ...jsonBody(BreachChangeBody) },
  responses: { 200: json(BreachDetail, 'The breach'), ...problems(BREACHES, 422) },
})
const stepping = createRoute({
  method: 'post',
  path: '/privacy/breaches/{id}/steps',
  summary: 'Record a notification, containment or closing of a breach',
  request: { params, ...jsonBody(BreachStepBody) },
  responses: { 200: json(BreachDetail, 'The breach'), ...problems(BREACHES, 422) },
})
const report = createRoute({
  method: 'get',
  path: '/privacy/breaches/{id}/file',
  summary: 'Download a breach report as a printable page',
  request: { params },
  responses: {
    200: { description: 'A self-contained HTML page', content: { 'text/html': {} } },
    ...problems(404, 422),
  },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const breachRoutes = ({ read, breaches }: Deps) => {
  const now = async <S extends 200 | 201>(c: Context, id: string, status: S) => {
    const view = await read.breach(id)
    return view === null ? notFound(c) : c.json(view, status)
  }
  return routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json(await read.breaches(c.req.valid('query')), 200))
    .openapi(opening, async (c) => {
      const { discovered_at: time, ...details } = c.req.valid('json')
      const opened = await breaches.open({
        ...adminActor(c),
        details,
        discoveredAt: new Date(time),
      })
      if (!opened.ok) return refusal(c, opened.error, BREACHES, PRIVACY_REFUSALS)
      return now(c, opened.value, 201)
    })
    .openapi(detail, (c) => now(c, c.req.valid('param').id, 200))
    .openapi(changing, async (c) => {
      const { id } = c.req.valid('param')
      const done = await breaches.change({ ...adminActor(c), id, details: c.req.valid('json') })
      if (!done.ok) return refusal(c, done.error, BREACHES, PRIVACY_REFUSALS)
      return now(c, id, 200)
    })
    .openapi(stepping, async (c) => {
      const { id } = c.req.valid('param')
      const { step, note, at: time, reference = null } = c.req.valid('json')
      const moment = time === undefined ? null : new Date(time)
      const done = await breaches.step({ ...adminActor(c), id, step, note, at: moment, reference })
      if (!done.ok) return refusal(c, done.error, BREACHES, PRIVACY_REFUSALS)
      return now(c, id, 200)
    })
    .openapi(report, async (c) => {
      const made = await breaches.paper(c.req.valid('param').id, callerLanguage(c))
      return made === null ? notFound(c) : printableDownload(c, made.html, `${made.name}.html`)
    })
}
