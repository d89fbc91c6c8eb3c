import { basisPoints, fromDinars } from '#kernel/money.ts'
import {
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
  CommissionRules,
  EndRuleBody,
  NewCommissionRuleBody,
  CommissionRuleParams,
} from './contract.ts'
import type { ManageCommission } from './operations/manage-commission-rules.ts'
import { texts } from './texts.generated.ts'

const COMMISSION_RULE_REFUSALS = texts.below('commission-rule-refusals')

const createRoute = taggedRoutes('admin')
const STATUSES = {
  rule_not_found: 404,
  vendor_not_found: 404,
  rule_in_past: 422,
  duplicate_rule_start: 409,
  rule_ended: 409,
} as const

const listing = createRoute({
  method: 'get',
  path: '/money/commission-rules',
  summary: 'List past, current and future commission rules',
  responses: { 200: json(CommissionRules, 'All commission rules') },
})
const adding = createRoute({
  method: 'post',
  path: '/money/commission-rules',
  summary: 'Create a commission rule; the previous one ends on its first day',
  request: jsonBody(NewCommissionRuleBody),
  responses: {
    201: json(CommissionRules, 'All commission rules'),
    ...problems(STATUSES, 400),
  },
})
const ending = createRoute({
  method: 'post',
  path: '/money/commission-rules/{id}/end',
  summary: 'End a commission rule on a day',
  request: { params: CommissionRuleParams, ...jsonBody(EndRuleBody) },
  responses: { 204: empty('Ended'), ...problems(STATUSES, 400) },
})
const removal = createRoute({
  method: 'delete',
  path: '/money/commission-rules/{id}',
  summary: 'Delete a commission rule that is not effective yet',
  request: { params: CommissionRuleParams },
  responses: { 204: empty('Gone'), ...problems(STATUSES, 400) },
})

export const adminRoutes = (rules: ManageCommission) =>
  routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json(await rules.rules(), 200))
    .openapi(adding, async (c) => {
      const body = c.req.valid('json')
      const done = await rules.add({
        ...adminActor(c),
        scope: body.scope,
        vendorId: body.scope === 'vendor' ? body.vendor_id : null,
        category: body.scope === 'category' ? body.category : null,
        rate: basisPoints(body.rate_bp),
        fixed: fromDinars(body.fixed),
        from: body.valid_from,
      })
      if (!done.ok) return refusal(c, done.error, STATUSES, COMMISSION_RULE_REFUSALS)
      return c.json(await rules.rules(), 201)
    })
    .openapi(ending, async (c) => {
      const until = c.req.valid('json').valid_until
      const done = await rules.end({ ...adminActor(c), id: c.req.valid('param').id, until })
      if (!done.ok) return refusal(c, done.error, STATUSES, COMMISSION_RULE_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(removal, async (c) => {
      const done = await rules.remove({ ...adminActor(c), id: c.req.valid('param').id })
      if (!done.ok) return refusal(c, done.error, STATUSES, COMMISSION_RULE_REFUSALS)
      return c.body(null, 204)
    })
