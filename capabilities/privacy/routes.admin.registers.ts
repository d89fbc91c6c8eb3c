import {
  callerLanguage,
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  AccessesPage,
  AccessesQuery,
  CodeParams,
  RegisterView,
  RegisterBody,
  RegisterVersions,
  RuleBody,
  RetentionRuleParams,
} from './registers.contract.ts'
import type { ManageRegister } from './operations/manage-register.ts'
import type { RecordDataAccess } from './operations/record-data-access.ts'
import { texts } from './texts.generated.ts'
import { printableDownload } from './routes.admin.helpers.ts'

const PRIVACY_FIELD_TEXTS = texts.below('privacy-field')
const PRIVACY_REFUSALS = texts.below('privacy-refusals')

type Deps = { register: ManageRegister; accesses: Pick<RecordDataAccess, 'list'> }

const createRoute = taggedRoutes('admin')
const reading = createRoute({
  method: 'get',
  path: '/privacy/register',
  summary: 'Get the processing register with retention rules',
  responses: { 200: json(RegisterView, 'The current register') },
})
const versions = createRoute({
  method: 'get',
  path: '/privacy/register/{code}/versions',
  summary: 'List former versions of a register entry, newest first',
  request: { params: CodeParams },
  responses: { 200: json(RegisterVersions, 'All versions'), ...problems(422) },
})
const saving = createRoute({
  method: 'put',
  path: '/privacy/register/{code}',
  summary: 'Create a register entry or a new version of one',
  request: { params: CodeParams, ...jsonBody(RegisterBody) },
  responses: { 200: json(RegisterView, 'The updated register'), ...problems(422) },
})
const asFile = createRoute({
  method: 'get',
  path: '/privacy/register.csv',
  summary: 'Export the processing register as CSV',
  responses: { 200: { description: 'One row per entry', content: { 'text/csv': {} } } },
})
const asPage = createRoute({
  method: 'get',
  path: '/privacy/register.html',
  summary: 'Export the processing register as a printable page',
  responses: { 200: { description: 'A self-contained HTML page', content: { 'text/html': {} } } },
})
const RULING = { rule_not_found: 404, kept_by_law: 409 } as const
const ruling = createRoute({
  method: 'put',
  path: '/privacy/retention/{capability}/{table}',
  summary: 'Set the retention days of a table, at least the legal minimum',
  request: { params: RetentionRuleParams, ...jsonBody(RuleBody) },
  responses: {
    204: empty('Saved; it applies from the next daily run'),
    ...problems(RULING, 422),
  },
})
const looking = createRoute({
  method: 'get',
  path: '/privacy/accesses',
  summary: 'List the access log of personal data, newest first',
  request: { query: AccessesQuery },
  responses: { 200: json(AccessesPage, 'One page'), ...problems(422) },
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
    .openapi(asPage, async (c) =>
      printableDownload(c, await register.asPage(callerLanguage(c)), 'registre.html'),
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
      return refusal(c, done.error, RULING, PRIVACY_REFUSALS)
    })
    .openapi(looking, async (c) => c.json(await accesses.list(c.req.valid('query')), 200))
