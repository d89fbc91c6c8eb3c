import {
  callerLanguage,
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import {
  AnswerBody,
  BuyerReviewParams,
  VendorReviewsPage,
  VendorReviewsQuery,
  ReportBody,
} from './contract.ts'
import type { AnswerReviews } from './operations/answer-review.ts'
import type { ReadVendorReviews } from './operations/read-vendor-reviews.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import { texts } from './texts.generated.ts'

const ANSWER_REFUSALS = { ...texts.below('answer-refusals'), version_conflict: EDIT_CONFLICT }

const createRoute = taggedRoutes('vendor')
const NOT_THERE = { review_not_found: 404, version_conflict: 409 } as const

const listing = createRoute({
  method: 'get',
  path: '/reviews',
  summary: 'List reviews of the vendor, newest first',
  request: { query: VendorReviewsQuery },
  responses: { 200: json(VendorReviewsPage, 'One page of reviews'), ...problems(422) },
})
const answering = createRoute({
  method: 'put',
  path: '/reviews/{id}/answer',
  summary: 'Create or update the public answer to a review',
  request: { params: BuyerReviewParams, ...jsonBody(AnswerBody) },
  responses: { 204: empty('Kept'), ...problems(NOT_THERE, 422) },
})
const reporting = createRoute({
  method: 'post',
  path: '/reviews/{id}/reports',
  summary: 'Report a review',
  request: { params: BuyerReviewParams, ...jsonBody(ReportBody) },
  responses: { 204: empty('Kept'), ...problems(NOT_THERE, 422) },
})

/** Mounted under /api/v1/vendor, whose guard has already set `userId` and `vendorId`. */
export const vendorRoutes = ({
  read,
  answer,
  report,
}: AnswerReviews & { read: ReadVendorReviews }) =>
  routes<{ userId: string; vendorId: VendorId }>()
    .openapi(listing, async (c) =>
      c.json(await read(c.var.vendorId, callerLanguage(c), c.req.valid('query')), 200),
    )
    .openapi(answering, async (c) => {
      const { vendorId, userId } = c.var
      const reviewId = c.req.valid('param').id
      const done = await answer({ vendorId, userId, reviewId, ...c.req.valid('json') })
      if (!done.ok) return refusal(c, done.error, NOT_THERE, ANSWER_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(reporting, async (c) => {
      const { vendorId, userId } = c.var
      const reviewId = c.req.valid('param').id
      const done = await report({ vendorId, userId, reviewId, ...c.req.valid('json') })
      if (!done.ok) return refusal(c, done.error, NOT_THERE, ANSWER_REFUSALS)
      return c.body(null, 204)
    })
