import type { Context } from 'hono'
import type { Result } from '#kernel/result.ts'
import {
  json,
  jsonBody,
  problems,
  routes,
  taggedRoutes,
  fieldRefusal,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import { BatchParams } from './contract.ts'
import type {
  ConfirmPayoutReturnRefusal,
  RecordPayoutReturnRefusal,
  ReturnPayout,
} from './operations/return-payout.ts'
import {
  NewPayoutReturnBody,
  PayoutReturn,
  PayoutReturns,
  RejectPayoutReturnBody,
} from './payout-returns.contract.ts'
import { texts } from './texts.generated.ts'

const PAYOUT_RETURN_REFUSALS = { ...APPROVER_TEXTS, ...texts.below('payout-return-refusals') }

const createRoute = taggedRoutes('admin')
type PayoutReturnRefusal = RecordPayoutReturnRefusal | ConfirmPayoutReturnRefusal
const STATUSES: Record<PayoutReturnRefusal['code'], 404 | 409 | 422> = {
  ...APPROVER_STATUSES,
  payout_not_found: 404,
  payout_not_sent: 409,
  payout_returned: 409,
  returned_in_future: 422,
  returned_before_paid: 422,
  payout_return_not_found: 404,
  payout_return_decided: 409,
}

const listing = createRoute({
  method: 'get',
  path: '/money/payout-returns',
  summary:
    'List payouts that the bank did not pay, or sent back, and that wait for a second person',
  responses: { 200: json(PayoutReturns, 'What waits, newest first') },
})
const recording = createRoute({
  method: 'post',
  path: '/money/payouts/{id}/returns',
  summary: 'Record that the bank did not pay a sent payout, or sent it back (four-eyes rule)',
  request: { params: BatchParams, ...jsonBody(NewPayoutReturnBody) },
  responses: { 201: json(PayoutReturn, 'The return'), ...problems(STATUSES) },
})
const confirmation = createRoute({
  method: 'post',
  path: '/money/payout-returns/{id}/confirmation',
  summary:
    'Confirm that the bank did not pay it, or sent it back: the vendor is owed it again (four-eyes rule)',
  request: { params: BatchParams },
  responses: { 200: json(PayoutReturn, 'The return'), ...problems(STATUSES, 400) },
})
const rejection = createRoute({
  method: 'post',
  path: '/money/payout-returns/{id}/rejection',
  summary: 'Reject the recorded return of a payout',
  request: { params: BatchParams, ...jsonBody(RejectPayoutReturnBody) },
  responses: { 200: json(PayoutReturn, 'The return'), ...problems(STATUSES) },
})

export function payoutReturnRoutes(deps: ReturnPayout) {
  const answer = async <Status extends 200 | 201>(
    c: Context,
    done: Result<string, PayoutReturnRefusal>,
    status: Status,
  ) => {
    if (!done.ok) {
      const field = STATUSES[done.error.code] === 422 ? 'returned_on' : undefined
      return fieldRefusal(c, done.error, STATUSES, PAYOUT_RETURN_REFUSALS, field)
    }
    const view = await deps.find(done.value, adminActor(c).adminId)
    return c.json(view!, status) // found by its own id
  }
  return routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json({ items: await deps.list(c.var.userId) }, 200))
    .openapi(recording, async (c) => {
      const { returned_on: on, bank_reference: bankReference, reason } = c.req.valid('json')
      const payoutId = c.req.valid('param').id
      const made = { payoutId, bankReference, reason, returnedOn: on }
      return answer(c, await deps.record({ ...adminActor(c), ...made }), 201)
    })
    .openapi(confirmation, async (c) => {
      const returnId = c.req.valid('param').id
      return answer(c, await deps.confirm({ ...adminActor(c), returnId }), 200)
    })
    .openapi(rejection, async (c) => {
      const rejected = { returnId: c.req.valid('param').id, ...c.req.valid('json') }
      return answer(c, await deps.reject({ ...adminActor(c), ...rejected }), 200)
    })
}
