import {
  callerLanguage,
  createRoute,
  empty,
  json,
  jsonBody,
  notFound,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { AnswerBody, BuyerReviewParams, ReportBody, ReviewsQuery } from './contract.ts'
import {
  NewQuestionBody,
  BuyerQuestion,
  BuyerQuestionsPage,
  VendorQuestionsPage,
  VendorQuestionsQuery,
  Unanswered,
} from './questions.contract.ts'
import type { AnswerQuestions } from './operations/answer-question.ts'
import type { AskQuestions } from './operations/ask-question.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import { texts } from './texts.generated.ts'

const ASK_REFUSALS = texts.below('ask-refusals')
const QUESTION_REFUSALS = { ...texts.below('question-refusals'), version_conflict: EDIT_CONFLICT }

const NO_STORE = { 'cache-control': 'no-store' }

const own = createRoute({
  method: 'get',
  path: '/questions',
  tags: ['account'],
  summary: 'List own product questions, newest first',
  request: { query: ReviewsQuery },
  responses: { 200: json(BuyerQuestionsPage, 'One page of questions'), ...problems(422) },
})

const ASKING = { product_not_on_sale: 404, too_many_questions: 429 } as const

const asking = createRoute({
  method: 'post',
  path: '/questions',
  tags: ['account'],
  summary: 'Ask a public product question; contacts are masked',
  request: jsonBody(NewQuestionBody),
  responses: { 201: json(BuyerQuestion, 'The question'), ...problems(ASKING, 422) },
})

/** Mounted under /api/v1/account, whose guard has already set `userId`. */
export const accountQuestionRoutes = (questions: AskQuestions) =>
  routes<{ userId: string }>()
    .openapi(own, async (c) => {
      const query = c.req.valid('query')
      const page = await questions.listOwn(c.var.userId, callerLanguage(c), query)
      return c.json(page, 200, NO_STORE)
    })
    .openapi(asking, async (c) => {
      const { product_id: productId, text } = c.req.valid('json')
      const { userId } = c.var
      const language = callerLanguage(c)
      const result = await questions.ask({ userId, language, productId, text })
      if (!result.ok) {
        if ('retryAfterSeconds' in result.error)
          c.header('retry-after', String(result.error.retryAfterSeconds))
        return refusal(c, result.error, ASKING, ASK_REFUSALS)
      }
      const view = await questions.findOwn(userId, language, result.value)
      return view ? c.json(view, 201, NO_STORE) : notFound(c)
    })

const tags = ['vendor']
const NOT_THERE = { question_not_found: 404, version_conflict: 409 } as const

const listing = createRoute({
  method: 'get',
  path: '/questions',
  tags,
  summary: "List questions about the vendor's products, newest first",
  request: { query: VendorQuestionsQuery },
  responses: { 200: json(VendorQuestionsPage, 'One page of questions'), ...problems(422) },
})
const unanswered = createRoute({
  method: 'get',
  path: '/questions/unanswered',
  tags,
  summary: 'Count unanswered questions',
  responses: { 200: json(Unanswered, 'The count') },
})
const answering = createRoute({
  method: 'put',
  path: '/questions/{id}/answer',
  tags,
  summary: 'Create or update the answer to a question; contacts are masked',
  request: { params: BuyerReviewParams, ...jsonBody(AnswerBody) },
  responses: { 204: empty('Kept'), ...problems(NOT_THERE, 422) },
})
const reporting = createRoute({
  method: 'post',
  path: '/questions/{id}/reports',
  tags,
  summary: 'Report a question',
  request: { params: BuyerReviewParams, ...jsonBody(ReportBody) },
  responses: { 204: empty('Kept'), ...problems(NOT_THERE, 422) },
})

/** Mounted under /api/v1/vendor, whose guard has already set `userId` and `vendorId`. */
export const vendorQuestionRoutes = (questions: AnswerQuestions) =>
  routes<{ userId: string; vendorId: VendorId }>()
    .openapi(listing, async (c) =>
      c.json(await questions.list(c.var.vendorId, callerLanguage(c), c.req.valid('query')), 200),
    )
    .openapi(unanswered, async (c) =>
      c.json({ count: await questions.countUnanswered(c.var.vendorId) }, 200),
    )
    .openapi(answering, async (c) => {
      const shop = { vendorId: c.var.vendorId, userId: c.var.userId }
      const questionId = c.req.valid('param').id
      const done = await questions.answer({ ...shop, questionId, ...c.req.valid('json') })
      if (!done.ok) return refusal(c, done.error, NOT_THERE, QUESTION_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(reporting, async (c) => {
      const shop = { vendorId: c.var.vendorId, userId: c.var.userId }
      const questionId = c.req.valid('param').id
      const done = await questions.report({ ...shop, questionId, ...c.req.valid('json') })
      if (!done.ok) return refusal(c, done.error, NOT_THERE, QUESTION_REFUSALS)
      return c.body(null, 204)
    })
