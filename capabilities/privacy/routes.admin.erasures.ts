import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  notFound,
  problem,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  ErasureDetail,
  ErasuresPage,
  ErasuresQuery,
  ErasureStartBody,
  DataSubjects,
  IdParams,
  NoteBody,
  DataSubjectsQuery,
  Plan,
  DataSubjectBody,
  DataSubjectQuery,
} from './admin.contract.ts'
import type { PlanErasure, PlanErasureRefusal, StartErasure } from './operations/plan-erasures.ts'
import type {
  ChangeErasureStatus,
  ErasureStatusRefusal,
} from './operations/change-erasure-status.ts'
import type { ReadPrivacyAdmin } from './operations/read-admin.ts'
import { texts } from './texts.generated.ts'

const PRIVACY_REFUSALS = texts.below('privacy-refusals')

type Deps = {
  read: ReadPrivacyAdmin
  plan: PlanErasure
  startErasure: StartErasure
  move: ChangeErasureStatus
}

const createRoute = taggedRoutes('admin')
const params = IdParams
const as = { 200: json(ErasureDetail, 'The updated erasure') }
const searching = createRoute({
  method: 'get',
  path: '/privacy/people',
  summary: 'Find data subjects by exact email, phone or order number',
  request: { query: DataSubjectsQuery },
  responses: { 200: json(DataSubjects, 'The matching data subjects'), ...problems(422) },
})
const exporting = createRoute({
  method: 'get',
  path: '/privacy/people/export',
  summary: "Export a data subject's data as ZIP; the access is logged",
  request: { query: DataSubjectQuery },
  responses: {
    200: { description: 'data.json and data.html', content: { 'application/zip': {} } },
    ...problems({ person_not_found: 404 }, 422),
  },
})
const planning = createRoute({
  method: 'post',
  path: '/privacy/people/plan',
  summary: 'Preview an erasure: deleted and retained data, blockers',
  request: jsonBody(DataSubjectBody),
  responses: {
    200: json(Plan, 'The preview; nothing is changed'),
    ...problems({ person_not_found: 404 }, 422),
  },
})
const listing = createRoute({
  method: 'get',
  path: '/privacy/erasures',
  summary: 'List erasures, newest first',
  request: { query: ErasuresQuery },
  responses: { 200: json(ErasuresPage, 'One page'), ...problems(422) },
})

const PLAN_STATUSES = {
  person_not_found: 404,
  erasure_planned_already: 409,
  request_of_other_user: 409,
  role_in_use: 409,
  erasure_blocked: 409,
} as const satisfies Record<PlanErasureRefusal['code'], number>
const MOVE_STATUSES = {
  erasure_not_found: 404,
  erasure_status_changed: 409,
  erasure_needs_second_person: 409,
  erasure_waiting_period: 409,
  role_in_use: 409,
  erasure_blocked: 409,
} as const satisfies Record<ErasureStatusRefusal['code'], number>

const starting = createRoute({
  method: 'post',
  path: '/privacy/erasures',
  summary: 'Plan an erasure (four-eyes rule)',
  request: jsonBody(ErasureStartBody),
  responses: { 201: json(ErasureDetail, 'The planned erasure'), ...problems(PLAN_STATUSES, 422) },
})
const detail = createRoute({
  method: 'get',
  path: '/privacy/erasures/{id}',
  summary: 'Get an erasure with its plan and result',
  request: { params },
  responses: { ...as, ...problems(404, 422) },
})
const approval = createRoute({
  method: 'post',
  path: '/privacy/erasures/{id}/approval',
  summary: 'Approve an erasure (four-eyes rule; a sole admin after a day)',
  request: { params },
  responses: { ...as, ...problems(MOVE_STATUSES, 422) },
})
const withdrawal = createRoute({
  method: 'post',
  path: '/privacy/erasures/{id}/withdrawal',
  summary: 'Cancel an erasure before it starts',
  request: { params, ...jsonBody(NoteBody) },
  responses: { ...as, ...problems(MOVE_STATUSES, 422) },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const erasureRoutes = ({ read, plan, startErasure, move }: Deps) => {
  const now = async <S extends 200 | 201>(c: Context, id: string, status: S) => {
    const view = await read.erasure(id, adminActor(c).adminId)
    return view === null ? notFound(c) : c.json(view, status)
  }
  return routes<{ userId: string }>()
    .openapi(searching, async (c) => c.json(await read.people(c.req.valid('query').search), 200))
    .openapi(exporting, async (c) => {
      const { user_id: userId, email } = c.req.valid('query')
      const who = userId ? { user_id: userId } : email ? { email } : null
      if (who === null) return problem(c, 422, { code: 'invalid_input' })
      const made = await read.person({ ...adminActor(c), who, language: callerLanguage(c) })
      if (!made.ok) return refusal(c, made.error, { person_not_found: 404 }, PRIVACY_REFUSALS)
      return c.body(new Uint8Array(made.value.bytes), 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${made.value.name}"`,
        'cache-control': 'no-store, private',
      })
    })
    .openapi(planning, async (c) => {
      const planned = await plan(c.req.valid('json'))
      if (!planned.ok) return refusal(c, planned.error, { person_not_found: 404 }, PRIVACY_REFUSALS)
      return c.json(planned.value, 200)
    })
    .openapi(listing, async (c) => c.json(await read.erasures(c.req.valid('query')), 200))
    .openapi(starting, async (c) => {
      const { request_id: requestId = null, ...who } = c.req.valid('json')
      const begun = await startErasure({ ...adminActor(c), who, requestId })
      if (!begun.ok) return refusal(c, begun.error, PLAN_STATUSES, PRIVACY_REFUSALS)
      return now(c, begun.value, 201)
    })
    .openapi(detail, (c) => now(c, c.req.valid('param').id, 200))
    .openapi(approval, async (c) => {
      const { id } = c.req.valid('param')
      const done = await move.approve({ ...adminActor(c), id })
      if (!done.ok) return refusal(c, done.error, MOVE_STATUSES, PRIVACY_REFUSALS)
      return now(c, id, 200)
    })
    .openapi(withdrawal, async (c) => {
      const { id } = c.req.valid('param')
      const done = await move.withdraw({ ...adminActor(c), id, ...c.req.valid('json') })
      if (!done.ok) return refusal(c, done.error, MOVE_STATUSES, PRIVACY_REFUSALS)
      return now(c, id, 200)
    })
}
