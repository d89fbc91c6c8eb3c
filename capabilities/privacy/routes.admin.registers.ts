import type { Context } from 'hono'
import {
  callerLanguage,
  createRoute,
  empty,
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
  AccessesPage,
  AccessesQuery,
  BreachBody,
  BreachChangeBody,
  BreachDetail,
  BreachesPage,
  BreachesQuery,
  BreachStepBody,
  CodeParams,
  Register,
  RegisterBody,
  RegisterVersions,
  RuleBody,
  RuleParams,
} from './registers.contract.ts'
import type { ManageRegister } from './operations/manage-register.ts'
import type { RecordDataAccess } from './operations/record-data-access.ts'
import type { RecordBreaches } from './operations/record-breaches.ts'
import type { ReadPrivacyAdmin } from './operations/read-admin.ts'
import type { BreachRefusal } from './rules/breach.ts'
import { PRIVACY_FIELD_TEXTS, PRIVACY_REFUSALS } from './texts/admin.ts'

type Deps = {
  read: ReadPrivacyAdmin
  register: ManageRegister
  accesses: Pick<RecordDataAccess, 'list'>
  breaches: RecordBreaches
}

const tags = ['admin']
const reading = createRoute({
  method: 'get',
  path: '/privacy/register',
  tags,
  summary: 'What is done with people’s data, and how long what is kept',
  responses: { 200: json(Register, 'The register as it holds now') },
})
const versions = createRoute({
  method: 'get',
  path: '/privacy/register/{code}/versions',
  tags,
  summary: 'What an entry said before, newest first',
  request: { params: CodeParams },
  responses: { 200: json(RegisterVersions, 'Every version'), ...problems(422) },
})
const saving = createRoute({
  method: 'put',
  path: '/privacy/register/{code}',
  tags,
  summary: 'Another version of an entry, or a new entry',
  request: { params: CodeParams, ...jsonBody(RegisterBody) },
  responses: { 200: json(Register, 'The register as it is now'), ...problems(422) },
})
const asFile = createRoute({
  method: 'get',
  path: '/privacy/register.csv',
  tags,
  summary: 'The register as a spreadsheet file',
  responses: { 200: { description: 'A line for each entry', content: { 'text/csv': {} } } },
})
const asPage = createRoute({
  method: 'get',
  path: '/privacy/register.html',
  tags,
  summary: 'The register as a page to print',
  responses: { 200: { description: 'A page that stands alone', content: { 'text/html': {} } } },
})
const ruling = createRoute({
  method: 'put',
  path: '/privacy/retention/{capability}/{table}',
  tags,
  summary: 'How many days something is kept; never less than the law says',
  request: { params: RuleParams, ...jsonBody(RuleBody) },
  responses: { 204: empty('It holds from the next night on'), ...problems(404, 409, 422) },
})
const looking = createRoute({
  method: 'get',
  path: '/privacy/accesses',
  tags,
  summary: 'Who of the team looked at whose data, newest first',
  request: { query: AccessesQuery },
  responses: { 200: json(AccessesPage, 'One page'), ...problems(422) },
})
const params = IdParams
const listing = createRoute({
  method: 'get',
  path: '/privacy/breaches',
  tags,
  summary: 'Leaks of data, newest first',
  request: { query: BreachesQuery },
  responses: { 200: json(BreachesPage, 'One page'), ...problems(422) },
})
const opening = createRoute({
  method: 'post',
  path: '/privacy/breaches',
  tags,
  summary: 'Opens the dossier of a leak; the days to tell the authority begin',
  request: jsonBody(BreachBody),
  responses: { 201: json(BreachDetail, 'The dossier'), ...problems(404, 409, 422) },
})
const detail = createRoute({
  method: 'get',
  path: '/privacy/breaches/{id}',
  tags,
  summary: 'One dossier, with its history',
  request: { params },
  responses: { 200: json(BreachDetail, 'The dossier'), ...problems(404, 422) },
})
const changing = createRoute({
  method: 'put',
  path: '/privacy/breaches/{id}',
  tags,
  summary: 'Completes the facts of a leak',
  request: { params, ...jsonBody(BreachChangeBody) },
  responses: { 200: json(BreachDetail, 'The dossier'), ...problems(404, 409, 422) },
})
const stepping = createRoute({
  method: 'post',
  path: '/privacy/breaches/{id}/steps',
  tags,
  summary: 'Notes that somebody was told, that it is stopped, or that it is over',
  request: { params, ...jsonBody(BreachStepBody) },
  responses: { 200: json(BreachDetail, 'The dossier'), ...problems(404, 409, 422) },
})
const report = createRoute({
  method: 'get',
  path: '/privacy/breaches/{id}/file',
  tags,
  summary: 'The dossier as a page to print or to send',
  request: { params },
  responses: {
    200: { description: 'A page that stands alone', content: { 'text/html': {} } },
    ...problems(404, 422),
  },
})

const BREACHES = {
  breach_not_found: 404,
  breach_closed: 409,
  breach_step_done: 409,
  authority_not_told: 409,
  breach_not_contained: 409,
  told_out_of_time: 409,
} as const satisfies Record<BreachRefusal['code'], number>

const page = (c: Context, html: string, name: string) =>
  c.body(html, 200, {
    'content-type': 'text/html; charset=UTF-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store, private',
  })

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const registerRoutes = ({ register, accesses }: Deps) =>
  routes<{ userId: string }>({ texts: PRIVACY_FIELD_TEXTS })
    .openapi(reading, async (c) => c.json(await register.read(), 200))
    .openapi(asFile, async (c) =>
      c.body(await register.asCsv(callerLanguage(c)), 200, {
        'content-type': 'text/csv; charset=UTF-8',
        'content-disposition': 'attachment; filename="registre.csv"',
      }),
    )
    .openapi(
      asPage,
      async (c) => page(c, await register.asPage(callerLanguage(c)), 'registre.html') as never,
    )
    .openapi(versions, async (c) =>
      c.json({ items: await register.versions(c.req.valid('param').code) }, 200),
    )
    .openapi(saving, async (c) => {
      const { code } = c.req.valid('param')
      await register.save({ ...adminActor(c), code, entry: c.req.valid('json') })
      return c.json(await register.read(), 200)
    })
    .openapi(ruling, async (c) => {
      const { keep_days: keepDays } = c.req.valid('json')
      const done = await register.saveRule({ ...adminActor(c), ...c.req.valid('param'), keepDays })
      if (done.ok) return c.body(null, 204)
      const statuses = { rule_not_found: 404, kept_by_law: 409 } as const
      return refusal(c, done.error, statuses, PRIVACY_REFUSALS)
    })
    .openapi(looking, async (c) => c.json(await accesses.list(c.req.valid('query')), 200))

export const breachRoutes = ({ read, breaches }: Deps) => {
  const now = async (c: Context, id: string, status: 200 | 201 = 200) => {
    const view = await read.breach(id)
    return view === null ? notFound(c) : c.json(view, status)
  }
  return routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json(await read.breaches(c.req.valid('query')), 200))
    .openapi(opening, async (c) => {
      const { discovered_at: time, ...details } = c.req.valid('json')
      const opened = await breaches.open({
        ...adminActor(c),
        facts: details,
        discoveredAt: new Date(time),
      })
      if (!opened.ok) return refusal(c, opened.error, BREACHES, PRIVACY_REFUSALS)
      return now(c, opened.value, 201) as never
    })
    .openapi(detail, (c) => now(c, c.req.valid('param').id) as never)
    .openapi(changing, async (c) => {
      const { id } = c.req.valid('param')
      const done = await breaches.change({ ...adminActor(c), id, facts: c.req.valid('json') })
      if (!done.ok) return refusal(c, done.error, BREACHES, PRIVACY_REFUSALS)
      return now(c, id) as never
    })
    .openapi(stepping, async (c) => {
      const { id } = c.req.valid('param')
      const { step, note, at: time, reference = null } = c.req.valid('json')
      const moment = time === undefined ? null : new Date(time)
      const done = await breaches.step({ ...adminActor(c), id, step, note, at: moment, reference })
      if (!done.ok) return refusal(c, done.error, BREACHES, PRIVACY_REFUSALS)
      return now(c, id) as never
    })
    .openapi(report, async (c) => {
      const made = await breaches.paper(c.req.valid('param').id, callerLanguage(c))
      return (made === null ? notFound(c) : page(c, made.html, `${made.name}.html`)) as never
    })
}
