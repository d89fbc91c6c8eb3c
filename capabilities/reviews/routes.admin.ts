import { taggedRoutes, empty, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { BuyerReviewParams, ReportDecisionBody, ModerationBody } from './contract.ts'
import type { ModerateReviews } from './operations/moderate-reviews.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import { texts } from './texts.generated.ts'

const MODERATION_REFUSALS = {
  ...texts.below('moderation-refusals'),
  version_conflict: EDIT_CONFLICT,
}

const createRoute = taggedRoutes('admin')
const params = BuyerReviewParams
const STATUSES = { content_not_found: 404, status_unchanged: 409, version_conflict: 409 } as const
const DECISION_STATUSES = {
  report_not_found: 404,
  status_unchanged: 409,
  version_conflict: 409,
} as const
const responses = { 204: empty('Decided'), ...problems(STATUSES, DECISION_STATUSES, 422) }

const review = createRoute({
  method: 'put',
  path: '/reviews/{id}/state',
  summary: 'Publish, hide or reopen a review; the rating follows',
  request: { params, ...jsonBody(ModerationBody) },
  responses,
})
const question = createRoute({
  method: 'put',
  path: '/questions/{id}/state',
  summary: 'Publish, hide or reopen a question',
  request: { params, ...jsonBody(ModerationBody) },
  responses,
})
const report = createRoute({
  method: 'put',
  path: '/reports/{id}/state',
  summary: 'Decide or reopen all reports about the same content',
  request: { params, ...jsonBody(ReportDecisionBody) },
  responses,
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminRoutes = (moderate: ModerateReviews) =>
  routes<{ userId: string }>()
    .openapi(review, async (c) => {
      const { id } = c.req.valid('param')
      const done = await moderate.review(id, c.req.valid('json'), adminActor(c))
      if (!done.ok) return refusal(c, done.error, STATUSES, MODERATION_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(question, async (c) => {
      const { id } = c.req.valid('param')
      const done = await moderate.question(id, c.req.valid('json'), adminActor(c))
      if (!done.ok) return refusal(c, done.error, STATUSES, MODERATION_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(report, async (c) => {
      const { id } = c.req.valid('param')
      const done = await moderate.report(id, c.req.valid('json'), adminActor(c))
      if (!done.ok) return refusal(c, done.error, DECISION_STATUSES, MODERATION_REFUSALS)
      return c.body(null, 204)
    })
