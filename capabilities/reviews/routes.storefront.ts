import {
  callerLanguage,
  taggedRoutes,
  empty,
  json,
  jsonBody,
  jsonText,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import { VendorParams } from '../vendors/contract.ts'
import {
  PublicReportBody,
  ReviewedProduct,
  ReviewsPage,
  ReviewsQuery,
  PublicVendorReviewsPage,
} from './contract.ts'
import { QuestionsPage } from './questions.contract.ts'
import type { ReviewsOperations } from './compose.ts'
import type { ReportContent } from './operations/report-content.ts'
import { texts } from './texts.generated.ts'

const REPORT_REFUSALS = texts.below('report-refusals')

const createRoute = taggedRoutes('shop')
const ofProduct = createRoute({
  method: 'get',
  path: '/products/{id}/reviews',
  summary: 'List reviews of a product, newest first',
  request: { params: ReviewedProduct, query: ReviewsQuery },
  responses: { 200: json(ReviewsPage, 'One page of published reviews'), ...problems(422) },
})

const ofVendor = createRoute({
  method: 'get',
  path: '/vendors/{id}/reviews',
  summary: "List reviews of a vendor's products, newest first",
  request: { params: VendorParams, query: ReviewsQuery },
  responses: {
    200: json(PublicVendorReviewsPage, 'One page of published reviews'),
    ...problems(422),
  },
})

const questions = createRoute({
  method: 'get',
  path: '/products/{id}/questions',
  summary: 'List questions and answers of a product, newest first',
  request: { params: ReviewedProduct, query: ReviewsQuery },
  responses: { 200: json(QuestionsPage, 'One page of published questions'), ...problems(422) },
})

const REPORTING = { content_not_found: 404, too_many_reports: 429 } as const

const reporting = createRoute({
  method: 'post',
  path: '/reports',
  summary: 'Report a product, vendor, review or question confidentially',
  request: jsonBody(PublicReportBody),
  responses: { 204: empty('Kept'), ...problems(REPORTING, 422) },
})

type Deps = ReviewsOperations & { report: ReportContent }

/** Mounted under /api/v1; `viewer` is null without a session. */
export const storefrontRoutes = (reviews: Deps) =>
  routes<{ viewer: { userId: string } | null }>()
    .openapi(ofProduct, async (c) => {
      const { id } = c.req.valid('param')
      return jsonText(c, await reviews.ofProduct(id, c.req.valid('query')))
    })
    .openapi(ofVendor, async (c) => {
      const { id } = c.req.valid('param')
      return jsonText(c, await reviews.ofVendor(id, callerLanguage(c), c.req.valid('query')))
    })
    .openapi(questions, async (c) => {
      const { id } = c.req.valid('param')
      return jsonText(c, await reviews.questionsOf(id, c.req.valid('query')))
    })
    .openapi(reporting, async (c) => {
      const done = await reviews.report({
        input: c.req.valid('json'),
        userId: c.get('viewer')?.userId ?? null,
        address: clientKey(c),
      })
      if (done.ok) return c.body(null, 204)
      if ('retryAfterSeconds' in done.error)
        c.header('retry-after', String(done.error.retryAfterSeconds))
      return refusal(c, done.error, REPORTING, REPORT_REFUSALS)
    })
