import {
  taggedRoutes,
  empty,
  json,
  problems,
  refusal,
  routes,
  type GuardedContext,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { ClaimParams, QueueCounts, QueuePage, QueueQuery } from './contract.ts'
import type { ClaimItem } from './operations/claim-item.ts'
import type { ReadQueue } from './operations/list-queue.ts'
import type { QueueKind } from './schema.ts'
import { texts } from './texts.generated.ts'

const CLAIM_REFUSALS = texts.below('claim-refusals')

const createRoute = taggedRoutes('admin')
const NO_STORE = { 'cache-control': 'no-store' }

const listing = createRoute({
  method: 'get',
  path: '/moderation',
  summary: 'List the moderation queue by deadline, then age',
  request: { query: QueueQuery },
  responses: { 200: json(QueuePage, 'One page of the queue'), ...problems(422) },
})
const counting = createRoute({
  method: 'get',
  path: '/moderation/counts',
  summary: 'Count pending moderation items by kind',
  responses: { 200: json(QueueCounts, 'The counts, capped at 1,000') },
})

const STATUSES = { item_not_pending: 404, claimed_by_other: 409 } as const

const taking = createRoute({
  method: 'put',
  path: '/moderation/{kind}/{id}/claim',
  summary: 'Claim a moderation item for one day',
  request: { params: ClaimParams },
  responses: { 204: empty('Taken'), ...problems(STATUSES, 422) },
})
const givingBack = createRoute({
  method: 'delete',
  path: '/moderation/{kind}/{id}/claim',
  summary: 'Release a claimed moderation item',
  request: { params: ClaimParams },
  responses: { 204: empty('Released'), ...problems(422) },
})

/** Mounted under /api/v1/admin, whose guard sets `userId`. */
export const adminRoutes = (acts: ReadQueue & ClaimItem) =>
  routes<{ userId: string }>()
    .openapi(listing, async (c) =>
      c.json(await acts.list(c.var.userId, c.req.valid('query')), 200, NO_STORE),
    )
    .openapi(counting, async (c) => c.json(await acts.counts(), 200, NO_STORE))
    .openapi(taking, async (c) => {
      const taken = await acts.take(commandOf(c, c.req.valid('param')))
      if (!taken.ok) return refusal(c, taken.error, STATUSES, CLAIM_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(givingBack, async (c) => {
      await acts.giveBack(commandOf(c, c.req.valid('param')))
      return c.body(null, 204)
    })

const commandOf = (
  c: GuardedContext<{ userId: string }>,
  subject: { kind: QueueKind; id: string },
) => ({
  ...subject,
  userId: c.var.userId,
  origin: requestOrigin(c),
})
