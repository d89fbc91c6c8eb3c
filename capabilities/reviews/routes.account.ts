import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  notFound,
  problems,
  refusal,
  routes,
  z,
} from '#platform/http/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import {
  NewReviewBody,
  BuyerReview,
  BuyerReviewParams,
  BuyerReviewsPage,
  ReviewBody,
  ReviewedProduct,
  ReviewPhoto,
  ReviewsQuery,
  ReviewEligibility,
  ReviewsToWrite,
} from './contract.ts'
import type { EditReview } from './operations/edit-review.ts'
import type { ManageReviewPhotos } from './operations/manage-review-photos.ts'
import type { ReadBuyerReviews } from './operations/read-buyer-reviews.ts'
import type { WriteReview } from './operations/write-review.ts'
import { texts } from './texts.generated.ts'

const WRITE_REFUSALS = texts.below('write-refusals')
const EDIT_REFUSALS = {
  ...texts.below('edit-refusals'),
  photo_not_found: WRITE_REFUSALS.photo_not_found,
}
const REVIEW_PHOTO_REFUSALS = texts.below('review-photo-refusals')

type Deps = {
  read: ReadBuyerReviews
  write: WriteReview
  edit: EditReview
  upload: ManageReviewPhotos['upload']
  personOf: Orders['personOf']
  isOpen: () => boolean
}

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('account')

const toWrite = createRoute({
  method: 'get',
  path: '/reviewable-products',
  summary: 'List delivered products without an own review',
  responses: { 200: json(ReviewsToWrite, 'Products, last delivered first') },
})
const list = createRoute({
  method: 'get',
  path: '/reviews',
  summary: 'List own reviews, newest first',
  request: { query: ReviewsQuery },
  responses: { 200: json(BuyerReviewsPage, 'One page of reviews'), ...problems(422) },
})
const reviewState = createRoute({
  method: 'get',
  path: '/products/{id}/review',
  summary: 'Get own review of a product and the eligibility to write one',
  request: { params: ReviewedProduct },
  responses: {
    200: json(ReviewEligibility, 'The eligibility and the own review'),
    ...problems(404, 422),
  },
})

const WRITE_STATUSES = {
  own_shop: 409,
  product_not_bought: 409,
  order_not_delivered: 409,
  already_reviewed: 409,
  photo_not_found: 404,
} as const
const EDIT_STATUSES = { review_not_found: 404, review_hidden: 409, photo_not_found: 404 } as const

const write = createRoute({
  method: 'post',
  path: '/reviews',
  summary: 'Review a delivered product, once',
  request: jsonBody(NewReviewBody),
  responses: { 201: json(BuyerReview, 'The review'), ...problems(WRITE_STATUSES, 422) },
})
const edit = createRoute({
  method: 'put',
  path: '/reviews/{id}',
  summary: 'Update an own review',
  request: { params: BuyerReviewParams, ...jsonBody(ReviewBody) },
  responses: { 200: json(BuyerReview, 'The updated review'), ...problems(EDIT_STATUSES, 422) },
})
const photo = createRoute({
  method: 'post',
  path: '/review-photos',
  summary: 'Upload a review photo; deleted if unused within a day',
  request: {
    body: {
      required: true,
      content: { 'image/*': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  responses: {
    201: json(ReviewPhoto, 'The uploaded image'),
    ...problems({ file_too_large: 413, not_an_image: 415, too_many_photos: 429 }, 404),
  },
})

type Vars = { userId: UserId }

/** Mounted under /api/v1/account, whose guard has already set `userId`. */
export const accountRoutes = (deps: Deps) =>
  routes<Vars>().route('/', readingRoutes(deps)).route('/', writingRoutes(deps))

const readingRoutes = ({ read, personOf, isOpen }: Deps) =>
  routes<Vars>()
    .openapi(toWrite, async (c) => {
      const nothing = { items: [], total: 0 }
      const person = await personOf(c.var.userId)
      const view = isOpen() ? await read.toWrite(person, callerLanguage(c)) : nothing
      return c.json(view, 200, NO_STORE)
    })
    .openapi(list, async (c) => {
      const page = await read.listOwn(c.var.userId, callerLanguage(c), c.req.valid('query'))
      return c.json(page, 200, NO_STORE)
    })
    .openapi(reviewState, async (c) => {
      if (!isOpen()) return notFound(c)
      const language = callerLanguage(c)
      const person = await personOf(c.var.userId)
      const { code, review } = await read.eligibility(person, language, c.req.valid('param').id)
      const reason = code && WRITE_REFUSALS[code](language)
      return c.json({ may_write: code === null, code, reason, review }, 200, NO_STORE)
    })

const writingRoutes = ({ read, write: writeReview, edit: editReview, upload, ...deps }: Deps) =>
  routes<Vars>()
    .openapi(write, async (c) => {
      if (!deps.isOpen()) return notFound(c)
      const { product_id: productId, ...input } = c.req.valid('json')
      const language = callerLanguage(c)
      const person = await deps.personOf(c.var.userId)

      const { code } = await read.eligibility(person, language, productId)
      if (code !== null) return refusal(c, { code }, WRITE_STATUSES, WRITE_REFUSALS)

      const result = await writeReview({ person, language, productId, reviewContent: input })

      if (!result.ok) return refusal(c, result.error, WRITE_STATUSES, WRITE_REFUSALS)
      const view = await read.findOwn(c.var.userId, language, result.value)
      return view ? c.json(view, 201, NO_STORE) : notFound(c)
    })
    .openapi(edit, async (c) => {
      if (!deps.isOpen()) return notFound(c)
      const { userId } = c.var
      const reviewId = c.req.valid('param').id

      const own = await read.findOwn(userId, callerLanguage(c), reviewId)
      if (!own) return refusal(c, { code: 'review_not_found' }, EDIT_STATUSES, EDIT_REFUSALS)

      const result = await editReview({ userId, reviewId, reviewContent: c.req.valid('json') })

      if (!result.ok) return refusal(c, result.error, EDIT_STATUSES, EDIT_REFUSALS)
      const view = await read.findOwn(userId, callerLanguage(c), reviewId)
      return view ? c.json(view, 200, NO_STORE) : notFound(c)
    })
    .openapi(photo, async (c) => {
      if (!deps.isOpen()) return notFound(c)
      const bytes = new Uint8Array(await c.req.arrayBuffer())

      const result = await upload(c.var.userId, bytes)

      if (!result.ok)
        return refusal(
          c,
          result.error,
          { file_too_large: 413, not_an_image: 415, too_many_photos: 429 },
          REVIEW_PHOTO_REFUSALS,
        )
      return c.json(result.value, 201, NO_STORE)
    })
