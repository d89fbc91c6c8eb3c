import type { Context } from 'hono'
import {
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import type {
  ManageReturnPolicies,
  ReturnPolicyRefusal,
} from './operations/manage-return-policies.ts'
import { NewReturnPolicyBody, ReturnPolicies, ReturnPolicyParams } from './policies.contract.ts'
import { texts } from './texts.generated.ts'

const RETURN_POLICY_REFUSALS = texts.below('return-policy-refusals')

const createRoute = taggedRoutes('admin')
const STATUSES: Record<ReturnPolicyRefusal['code'], 404 | 409 | 422> = {
  policy_not_found: 404,
  vendor_not_found: 404,
  policy_in_past: 409,
  duplicate_policy_start: 409,
  policy_without_terms: 422,
}
/** Fields of the form that a refusal is about. */
const FIELDS: Partial<Record<ReturnPolicyRefusal['code'], string>> = {
  policy_in_past: 'valid_from',
  duplicate_policy_start: 'valid_from',
  vendor_not_found: 'vendor_id',
}
const policies = json(ReturnPolicies, 'All return policies, with what each one replaced')

const listPolicies = createRoute({
  method: 'get',
  path: '/money/return-policies',
  summary: 'List past, current and coming return policies',
  responses: { 200: policies },
})
const addPolicy = createRoute({
  method: 'post',
  path: '/money/return-policies',
  summary: 'Create a return policy of all vendors or of one, from a coming day on',
  request: jsonBody(NewReturnPolicyBody),
  responses: { 201: policies, ...problems(STATUSES, atFields(FIELDS), 400) },
})
const removePolicy = createRoute({
  method: 'delete',
  path: '/money/return-policies/{id}',
  summary: 'Delete a return policy that is not effective yet',
  request: { params: ReturnPolicyParams },
  responses: { 200: policies, ...problems(STATUSES, atFields(FIELDS), 400) },
})

export const policyRoutes = (policy: ManageReturnPolicies) =>
  routes<{ userId: string }>()
    .openapi(listPolicies, async (c) => c.json(await policy.list(), 200))
    .openapi(addPolicy, async (c) => {
      const { vendor_id: vendorId, valid_from: from, source, terms } = c.req.valid('json')
      const done = await policy.add({
        ...adminActor(c),
        ...{ vendorId, source },
        validFrom: from,
        policy: terms && {
          workingDays: terms.working_days,
          settleDays: terms.settle_days,
          sendDays: terms.send_days,
          acceptsChangedMind: terms.accepts_changed_mind,
          changedMindCostOn: terms.changed_mind_cost_on,
        },
      })
      return done.ok ? c.json(await policy.list(), 201) : refuseField(c, done.error)
    })
    .openapi(removePolicy, async (c) => {
      const done = await policy.remove({ ...adminActor(c), id: c.req.valid('param').id })
      if (!done.ok) return refusal(c, done.error, STATUSES, RETURN_POLICY_REFUSALS)
      return c.json(await policy.list(), 200)
    })

function refuseField(c: Context, error: ReturnPolicyRefusal) {
  return fieldRefusal(c, error, STATUSES, RETURN_POLICY_REFUSALS, FIELDS[error.code])
}
