import type { Context } from 'hono'
import { fromDinars } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import {
  taggedRoutes,
  json,
  jsonBody,
  problems,
  routes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import { BatchParams, CancelBatchBody } from './contract.ts'
import type {
  PostSettlementRefusal,
  RecordSettlementRefusal,
  SettleVendorDebt,
} from './operations/settle-vendor-debt.ts'
import {
  NewSettlementBody,
  Settlement,
  SettlementsPage,
  SettlementsQuery,
} from './settlements.contract.ts'
import { texts } from './texts.generated.ts'

const SETTLEMENT_REFUSALS = { ...APPROVER_TEXTS, ...texts.below('settlement-refusals') }

const createRoute = taggedRoutes('admin')
type Refusal = RecordSettlementRefusal | PostSettlementRefusal
const STATUSES: Record<Refusal['code'], 404 | 409 | 422> = {
  ...APPROVER_STATUSES,
  vendor_not_found: 404,
  vendor_owes_nothing: 409,
  settlement_too_high: 422,
  reference_taken: 422,
  received_in_future: 422,
  settlement_not_found: 404,
  settlement_decided: 409,
}
/** Fields of the form that a refusal is about. */
const FIELDS: Partial<Record<Refusal['code'], string>> = {
  settlement_too_high: 'amount',
  reference_taken: 'reference',
  received_in_future: 'received_on',
}

const listing = createRoute({
  method: 'get',
  path: '/money/settlements',
  summary: 'List what vendors paid of their debts, newest first',
  request: { query: SettlementsQuery },
  responses: { 200: json(SettlementsPage, 'One page of settlements'), ...problems(422) },
})
const recording = createRoute({
  method: 'post',
  path: '/money/vendors/{id}/settlements',
  summary: 'Record what a vendor paid of its debt (four-eyes rule)',
  request: { params: BatchParams, ...jsonBody(NewSettlementBody) },
  responses: { 201: json(Settlement, 'The settlement'), ...problems(STATUSES, atFields(FIELDS)) },
})
const posting = createRoute({
  method: 'post',
  path: '/money/settlements/{id}/posting',
  summary: 'Post a settlement to the ledger (four-eyes rule)',
  request: { params: BatchParams },
  responses: {
    200: json(Settlement, 'The posted settlement'),
    ...problems(STATUSES, atFields(FIELDS), 400),
  },
})
const rejection = createRoute({
  method: 'post',
  path: '/money/settlements/{id}/rejection',
  summary: 'Reject a recorded settlement',
  request: { params: BatchParams, ...jsonBody(CancelBatchBody) },
  responses: {
    200: json(Settlement, 'The rejected settlement'),
    ...problems(STATUSES, atFields(FIELDS)),
  },
})

export function settlementRoutes(deps: SettleVendorDebt) {
  const answer = async <Status extends 200 | 201>(
    c: Context,
    userId: string,
    done: Result<string, Refusal>,
    status: Status,
  ) => {
    if (!done.ok)
      return fieldRefusal(c, done.error, STATUSES, SETTLEMENT_REFUSALS, FIELDS[done.error.code])
    const view = await deps.find(done.value, userId)
    return c.json(view!, status) // found by its own id
  }
  return routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json(await deps.list(c.var.userId, c.req.valid('query')), 200))
    .openapi(recording, async (c) => {
      const { amount, reference, method, received_on: receivedOn } = c.req.valid('json')
      const command = {
        ...adminActor(c),
        vendorId: c.req.valid('param').id,
        ...{ amount: fromDinars(amount), reference, method },
        receivedOn: receivedOn,
      }
      return answer(c, c.var.userId, await deps.record(command), 201)
    })
    .openapi(posting, async (c) => {
      const settlementId = c.req.valid('param').id
      const done = await deps.post({ ...adminActor(c), settlementId })
      return answer(c, c.var.userId, done.ok ? { ok: true, value: settlementId } : done, 200)
    })
    .openapi(rejection, async (c) => {
      const settlementId = c.req.valid('param').id
      const done = await deps.reject({
        ...adminActor(c),
        settlementId,
        reason: c.req.valid('json').reason,
      })
      return answer(c, c.var.userId, done.ok ? { ok: true, value: settlementId } : done, 200)
    })
}
