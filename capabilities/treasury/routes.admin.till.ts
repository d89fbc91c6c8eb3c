import type { Context } from 'hono'
import { fromDinars } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import {
  json,
  jsonBody,
  problems,
  routes,
  taggedRoutes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type {
  DepositTill,
  ConfirmDepositRefusal,
  RecordDepositRefusal,
} from './operations/deposit-till.ts'
import { texts } from './texts.generated.ts'
import {
  NewTillDepositBody,
  RejectDepositBody,
  Till,
  TillDeposit,
  TillDepositParams,
  TillQuery,
} from './till.contract.ts'

const createRoute = taggedRoutes('admin')
const TILL_REFUSALS = { ...APPROVER_TEXTS, ...texts.below('till-refusals') }
type TillRefusal = RecordDepositRefusal | ConfirmDepositRefusal

const STATUSES: Record<TillRefusal['code'], 404 | 409 | 422> = {
  ...APPROVER_STATUSES,
  till_short: 409,
  slip_taken: 422,
  deposited_in_future: 422,
  till_deposit_not_found: 404,
  till_deposit_decided: 409,
}
/** Fields of the form that a refusal to record is about. */
const FIELDS: Partial<Record<TillRefusal['code'], string>> = {
  till_short: 'amount',
  slip_taken: 'slip_number',
  deposited_in_future: 'deposited_on',
}

const reading = createRoute({
  method: 'get',
  path: '/money/till',
  summary: 'Show what is in the till, and its deposits at the bank, newest first',
  request: { query: TillQuery },
  responses: { 200: json(Till, 'The till and one page of its deposits'), ...problems(422) },
})
const recording = createRoute({
  method: 'post',
  path: '/money/till/deposits',
  summary: 'Record a deposit of the till at the bank (four-eyes rule)',
  request: jsonBody(NewTillDepositBody),
  responses: { 201: json(TillDeposit, 'The deposit'), ...problems(STATUSES, atFields(FIELDS)) },
})
const confirmation = createRoute({
  method: 'post',
  path: '/money/till/deposits/{id}/confirmation',
  summary: 'Confirm a deposit and post it (four-eyes rule)',
  request: { params: TillDepositParams },
  responses: {
    200: json(TillDeposit, 'The deposit'),
    ...problems(STATUSES, atFields(FIELDS), 400),
  },
})
const rejection = createRoute({
  method: 'post',
  path: '/money/till/deposits/{id}/rejection',
  summary: 'Reject a recorded deposit',
  request: { params: TillDepositParams, ...jsonBody(RejectDepositBody) },
  responses: { 200: json(TillDeposit, 'The deposit'), ...problems(STATUSES, atFields(FIELDS)) },
})

export function tillRoutes(deps: DepositTill) {
  const answer = async <Status extends 200 | 201>(
    c: Context,
    done: Result<string, TillRefusal>,
    status: Status,
  ) => {
    if (!done.ok) {
      const field = status === 201 ? FIELDS[done.error.code] : undefined
      return fieldRefusal(c, done.error, STATUSES, TILL_REFUSALS, field)
    }
    const view = await deps.find(done.value, adminActor(c).adminId)
    return c.json(view!, status) // found by its own id
  }
  return routes<{ userId: string }>()
    .openapi(reading, async (c) => c.json(await deps.read(c.var.userId, c.req.valid('query')), 200))
    .openapi(recording, async (c) => {
      const { amount, deposited_on: on, slip_number: slipNumber } = c.req.valid('json')
      const made = { amount: fromDinars(amount), slipNumber, depositedOn: on }
      return answer(c, await deps.record({ ...adminActor(c), ...made }), 201)
    })
    .openapi(confirmation, async (c) => {
      const depositId = c.req.valid('param').id
      return answer(c, await deps.confirm({ ...adminActor(c), depositId }), 200)
    })
    .openapi(rejection, async (c) => {
      const rejected = { depositId: c.req.valid('param').id, ...c.req.valid('json') }
      return answer(c, await deps.reject({ ...adminActor(c), ...rejected }), 200)
    })
}
