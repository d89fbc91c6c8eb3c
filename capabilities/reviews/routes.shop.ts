import {
  callerLanguage,
  createRoute,
  json,
  jsonText,
  problems,
  routes,
} from '#platform/http/index.ts'
import { VendorParams } from '../vendors/contract.ts'
import { ReviewedProduct, ReviewsPage, ReviewsQuery, ShopReviewsPage } from './contract.ts'
import type { ReviewsOperations } from './index.ts'

const ofProduct = createRoute({
  method: 'get',
  path: '/products/{id}/reviews',
  tags: ['shop'],
  summary: 'What buyers said of a product, newest first',
  request: { params: ReviewedProduct, query: ReviewsQuery },
  responses: { 200: json(ReviewsPage, 'One page of published reviews'), ...problems(422) },
})

const ofVendor = createRoute({
  method: 'get',
  path: '/vendors/{id}/reviews',
  tags: ['shop'],
  summary: 'What buyers said of all that a shop sells, newest first',
  request: { params: VendorParams, query: ReviewsQuery },
  responses: { 200: json(ShopReviewsPage, 'One page of published reviews'), ...problems(422) },
})

/** What anyone may read of reviews. Mounted under /api/v1. */
export const shopRoutes = (reviews: ReviewsOperations) =>
  routes()
    .openapi(ofProduct, async (c) => {
      const { id } = c.req.valid('param')
      return jsonText(c, await reviews.ofProduct(id, c.req.valid('query')))
    })
    .openapi(ofVendor, async (c) => {
      const { id } = c.req.valid('param')
      return jsonText(c, await reviews.ofVendor(id, callerLanguage(c), c.req.valid('query')))
    })
