import { fromDinars } from '#kernel/money.ts'
import { adminActor } from '#platform/http/actor.ts'
import { json, jsonBody, problems, refusal, routes, taggedRoutes } from '#platform/http/index.ts'
import {
  LossClaim,
  LossClaimAnswerBody,
  LossClaimParams,
  LossClaimsPage,
  LossClaimsQuery,
} from './loss-claims.contract.ts'
import type { ManageLossClaims } from './operations/manage-loss-claims.ts'
import { texts } from './texts.generated.ts'

const LOSS_CLAIM_REFUSALS = texts.below('loss-claim-refusals')

const createRoute = taggedRoutes('admin')
const STATUSES = { claim_not_found: 404, claim_closed: 409, claim_changed: 409 } as const

const listing = createRoute({
  method: 'get',
  path: '/money/loss-claims',
  summary: 'List claims on couriers for lost parcels, newest first',
  request: { query: LossClaimsQuery },
  responses: { 200: json(LossClaimsPage, 'One page of claims'), ...problems(422) },
})
const answering = createRoute({
  method: 'post',
  path: '/money/loss-claims/{id}/answers',
  summary: 'Record what a courier answered to a claim',
  request: { params: LossClaimParams, ...jsonBody(LossClaimAnswerBody) },
  responses: { 200: json(LossClaim, 'The claim'), ...problems(STATUSES, 422) },
})

export const lossClaimRoutes = (deps: Pick<ManageLossClaims, 'listClaims' | 'answerClaim'>) =>
  routes<{ userId: string }>({ texts: texts.below('loss-claim-field') })
    .openapi(listing, async (c) => c.json(await deps.listClaims(c.req.valid('query')), 200))
    .openapi(answering, async (c) => {
      const { amount, ...body } = c.req.valid('json')
      const answered = await deps.answerClaim({
        ...{ ...adminActor(c), ...body, claimId: c.req.valid('param').id },
        amount: typeof amount === 'number' ? fromDinars(amount) : null,
      })
      if (!answered.ok) return refusal(c, answered.error, STATUSES, LOSS_CLAIM_REFUSALS)
      return c.json(answered.value, 200)
    })
