import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  type EdgeVariables,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  CallView,
  CallParams,
  CallsDue,
  CallSettingsBody,
  CallsPageView,
  CallsQuery,
  OutcomeBody,
  type OutcomeInput,
  ReadCallSettings,
} from './contract.ts'
import type { ChangeCallSettings, GetCallSettings } from './operations/change-call-settings.ts'
import type { ClaimCall, ReleaseCall } from './operations/claim-call.ts'
import type { ReadCalls } from './operations/read-calls.ts'
import type { RecordCallOutcome } from './operations/record-call-outcome.ts'
import type { CallOutcomeInput, OutcomeRefusal } from './rules/call-outcome.ts'
import type { StatusRefusal } from '#capabilities/orders/index.ts'
import { texts } from './texts.generated.ts'

type Deps = ReadCalls & {
  claim: ClaimCall
  release: ReleaseCall
  record: RecordCallOutcome
  readSettings: GetCallSettings
  changeSettings: ChangeCallSettings
}
type Vars = { userId: string; vendorId: string }
type CallQueueContext = Context<{ Variables: EdgeVariables & Vars }>

const CALL_REFUSALS = texts.below('call-refusals')
type CallRefusal =
  | OutcomeRefusal
  | StatusRefusal
  | { code: 'call_not_found' }
  | { code: 'buyer_being_called'; until: Date }
  | { code: 'not_a_duplicate' }

const STATUSES: Record<CallRefusal['code'], 404 | 409 | 422> = {
  call_not_found: 404,
  order_not_found: 404,
  buyer_being_called: 409,
  call_already_decided: 409,
  stock_short: 409,
  callback_in_the_past: 422,
  callback_outside_hours: 422,
  callback_too_late: 422,
  not_a_duplicate: 422,
}

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('vendor')
const onCall = '/calls/{id}'
const asItIs = { 200: json(CallView, 'The updated call task'), ...problems(STATUSES) }

const list = createRoute({
  method: 'get',
  path: '/calls',
  summary: 'List call tasks: open ones by priority, or closed ones',
  request: { query: CallsQuery },
  responses: { 200: json(CallsPageView, 'One page of call tasks'), ...problems(422) },
})
const due = createRoute({
  method: 'get',
  path: '/calls/due',
  summary: 'Count due call tasks',
  responses: { 200: json(CallsDue, 'The count') },
})
const settings = createRoute({
  method: 'get',
  path: '/calls/settings',
  summary: 'Get call settings',
  responses: { 200: json(ReadCallSettings, 'The rules and the call script') },
})
const change = createRoute({
  method: 'put',
  path: '/calls/settings',
  summary: 'Update call settings',
  request: jsonBody(CallSettingsBody),
  responses: { 200: json(ReadCallSettings, 'The updated settings'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: onCall,
  summary: 'Get a call task with contact, script and past outcomes',
  request: { params: CallParams },
  responses: asItIs,
})
const claim = createRoute({
  method: 'put',
  path: `${onCall}/claim`,
  summary: "Claim a buyer's phone number for ten minutes",
  request: { params: CallParams },
  responses: asItIs,
})
const release = createRoute({
  method: 'delete',
  path: `${onCall}/claim`,
  summary: 'Release a call claim',
  request: { params: CallParams },
  responses: { 204: empty('Released'), ...problems(422) },
})
const outcome = createRoute({
  method: 'post',
  path: `${onCall}/outcomes`,
  summary: 'Record a call outcome',
  request: { params: CallParams, ...jsonBody(OutcomeBody) },
  responses: asItIs,
})

const byOf = (c: CallQueueContext) => ({ vendorId: c.var.vendorId, userId: c.var.userId })
const readerOf = (c: CallQueueContext) => ({ ...byOf(c), language: callerLanguage(c) })

const refused = (c: Context, error: CallRefusal) => refusal(c, error, STATUSES, CALL_REFUSALS)

export function vendorRoutes(deps: Deps) {
  /** Responds with the updated task. */
  async function answered(
    c: CallQueueContext,
    id: string,
    result: { ok: true } | { ok: false; error: CallRefusal },
  ) {
    if (!result.ok) return refused(c, result.error)
    const now = await deps.get(readerOf(c), id)
    return now.ok ? c.json(now.value, 200, NO_STORE) : refused(c, now.error)
  }
  return routes<Vars>({ texts: texts.below('call-field') })
    .openapi(list, async (c) =>
      c.json(await deps.list(readerOf(c), c.req.valid('query')), 200, NO_STORE),
    )
    .openapi(due, async (c) =>
      c.json({ count: await deps.countDue(c.var.vendorId) }, 200, NO_STORE),
    )
    .openapi(settings, async (c) => c.json(await deps.readSettings(c.var.vendorId), 200, NO_STORE))
    .openapi(change, async (c) => {
      const query = { ...byOf(c), settings: c.req.valid('json'), origin: requestOrigin(c) }
      await deps.changeSettings(query)
      return c.json(await deps.readSettings(c.var.vendorId), 200, NO_STORE)
    })
    .openapi(detail, async (c) => answered(c, c.req.valid('param').id, { ok: true }))
    .openapi(claim, async (c) => {
      const { id } = c.req.valid('param')
      return answered(c, id, await deps.claim({ ...byOf(c), taskId: id }))
    })
    .openapi(release, async (c) => {
      await deps.release({ ...byOf(c), taskId: c.req.valid('param').id })
      return c.body(null, 204)
    })
    .openapi(outcome, async (c) => {
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      const recorded = await deps.record({
        ...byOf(c),
        taskId: id,
        callOutcome: changesOf(body),
        channel: body.channel,
        note: body.note || null,
        origin: requestOrigin(c),
      })
      return answered(c, id, recorded)
    })
}

function changesOf(body: OutcomeInput): CallOutcomeInput {
  switch (body.outcome) {
    case 'confirmed':
      return { outcome: 'confirmed', deliveryNote: body.delivery_note || null }
    case 'callback':
      return { outcome: 'callback', at: new Date(body.at) }
    case 'refused':
      return { outcome: 'refused', reason: body.reason }
    case 'duplicate':
      return { outcome: 'duplicate', of: body.of }
    case 'no_answer':
    case 'unreachable':
    case 'wrong_number':
      return { outcome: body.outcome }
  }
}
