import type { Context } from 'hono'
import {
  taggedRoutes,
  json,
  jsonBody,
  notFound,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  DataRequestAnswerBody,
  IdParams,
  NoteBody,
  RefuseBody,
  RequestDetail,
  RequestsPage,
  RequestsQuery,
  VerifyBody,
} from './admin.contract.ts'
import type { HandleRequests, HandleRequestRefusal } from './operations/handle-requests.ts'
import type { ReadPrivacyAdmin } from './operations/read-admin.ts'
import { texts } from './texts.generated.ts'
import type { Result } from '#kernel/result.ts'

const PRIVACY_REFUSALS = texts.below('privacy-refusals')

type Deps = { read: ReadPrivacyAdmin; requests: HandleRequests }

const STATUSES = {
  request_not_found: 404,
  request_closed: 409,
  request_not_verified: 409,
  request_verified_already: 409,
  code_not_sent: 409,
  code_expired: 409,
  code_wrong: 409,
  too_many_attempts: 409,
  no_address: 409,
  person_not_found: 404,
} as const satisfies Record<HandleRequestRefusal['code'], number>

const createRoute = taggedRoutes('admin')
const params = IdParams
const as = { 200: json(RequestDetail, 'The updated request') }
const listing = createRoute({
  method: 'get',
  path: '/privacy/requests',
  summary: 'List data requests, open ones first by deadline',
  request: { query: RequestsQuery },
  responses: { 200: json(RequestsPage, 'One page'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/privacy/requests/{id}',
  summary: 'Get a data request with its history',
  request: { params },
  responses: { ...as, ...problems(404, 422) },
})
const step = <Name extends string, Body extends Parameters<typeof jsonBody>[0]>(
  name: Name,
  summary: string,
  body: Body,
) =>
  createRoute({
    method: 'post',
    path: `/privacy/requests/{id}/${name}`,
    summary,
    request: { params, ...jsonBody(body) },
    responses: { ...as, ...problems(STATUSES, 422) },
  })
const bare = <Name extends string>(name: Name, summary: string) =>
  createRoute({
    method: 'post',
    path: `/privacy/requests/{id}/${name}`,
    summary,
    request: { params },
    responses: { ...as, ...problems(STATUSES, 422) },
  })
const code = bare('code', 'Send a verification code to the email of the request')
const verification = step('verification', 'Mark the data subject as verified', VerifyBody)
const start = bare('start', 'Start processing a data request')
const answer = step(
  'answer',
  'Answer a data request, optionally with a data export',
  DataRequestAnswerBody,
)
const refuse = step('refusal', 'Reject a data request with the legal reason', RefuseBody)
const withdrawal = step('withdrawal', 'Record that the data subject withdrew the request', NoteBody)

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const requestRoutes = ({ read, requests }: Deps) => {
  const shown = async (c: Context, id: string) => {
    const view = await read.request(id)
    return view === null ? notFound(c) : c.json(view, 200)
  }
  const now = (c: Context, id: string, done: Result<unknown, HandleRequestRefusal>) =>
    done.ok
      ? shown(c, id)
      : refusal<HandleRequestRefusal, 404 | 409>(c, done.error, STATUSES, PRIVACY_REFUSALS)
  return routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json(await read.requests(c.req.valid('query')), 200))
    .openapi(detail, (c) => shown(c, c.req.valid('param').id))
    .openapi(code, async (c) => {
      const { id } = c.req.valid('param')
      return now(c, id, await requests.sendCode({ ...adminActor(c), id }))
    })
    .openapi(verification, async (c) => {
      const { id } = c.req.valid('param')
      return now(c, id, await requests.verify({ ...adminActor(c), id, ...c.req.valid('json') }))
    })
    .openapi(start, async (c) => {
      const { id } = c.req.valid('param')
      return now(c, id, await requests.start({ ...adminActor(c), id }))
    })
    .openapi(answer, async (c) => {
      const { id } = c.req.valid('param')
      const { answer: text, with_file: withFile } = c.req.valid('json')
      const done = await requests.answer({ ...adminActor(c), id, answer: text, withFile })
      return now(c, id, done)
    })
    .openapi(refuse, async (c) => {
      const { id } = c.req.valid('param')
      return now(c, id, await requests.refuse({ ...adminActor(c), id, ...c.req.valid('json') }))
    })
    .openapi(withdrawal, async (c) => {
      const { id } = c.req.valid('param')
      const { note } = c.req.valid('json')
      return now(c, id, await requests.withdraw({ ...adminActor(c), id, note }))
    })
}
