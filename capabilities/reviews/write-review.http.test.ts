import sharp from 'sharp'
import { expect, test } from 'vitest'
import { days } from '#kernel/time.ts'
import { warmUp } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { reviewWritingFixture, type ReviewWriter } from '#tests/support/review-writing-fixture.ts'
import {
  BuyerReview,
  BuyerReviewsPage,
  ReviewPhoto,
  ReviewEligibility,
  ReviewsToWrite,
} from './contract.ts'

const database = await testDatabase({ max: 16 })
const fixture = await reviewWritingFixture(database)
const { market, sql, users, amel, tajine, ask, bought, write, upload, shown, stars } = fixture

test('[ACC-6] a review of what was delivered is shown, counted, and told to the shop', async () => {
  await bought('meriem')

  const written = await write('meriem')

  expect(written.status).toBe(201)
  const review = BuyerReview.parse(written.body)
  expect(review).toMatchObject({ state: 'published', product: { name: 'Tajine' }, photos: [] })
  expect((await shown()).items).toMatchObject([
    { id: review.id, author: 'Meriem B.', rating: 4, title: 'Beau', text: 'Bien emballé' },
  ])
  expect(await stars()).toEqual({
    rating_counts: [0, 0, 0, 1, 0],
    rating: 4,
    review_count: 1,
    rating_sum: 4,
    rating_count: 1,
  })
  expect(
    await sql(`select payload ->> 'vendorId' as shop, payload ->> 'productName' as product
      from platform.outbox where type = 'reviews.review_published'`),
  ).toEqual([{ shop: amel(), product: 'Tajine' }])
  expect(
    await sql('select change, actor_role from reviews.review_history order by change desc'),
  ).toMatchObject([
    { change: 'written', actor_role: 'buyer' },
    { change: 'published', actor_role: 'system' },
  ])
})

test.each([
  ['fr', 'Seuls les acheteurs de ce produit peuvent donner leur avis.'],
  ['en', 'Only buyers of this product can review it.'],
  ['ar', 'يمكن لمن اشترى هذا المنتج فقط أن يقيّمه.'],
])('[ACC-6] who did not buy does not judge, said in %s', async (language, detail) => {
  await bought('meriem')
  expect(await write('amina', {}, language)).toMatchObject({
    status: 409,
    body: { code: 'product_not_bought', detail },
  })
  expect((await shown()).items).toEqual([])
})

test('who works for a shop does not judge what it bought there', async () => {
  await sql('update vendors.vendors set user_id = $2 where id = $1', amel(), users.meriem)
  await bought('meriem')

  expect(await write('meriem')).toMatchObject({
    status: 409,
    body: {
      code: 'own_shop',
      detail:
        'Vous travaillez pour cette boutique : vous ne pouvez pas donner d’avis sur ses produits.',
    },
  })
  expect((await shown()).items).toEqual([])
})

test.each([
  ['fr', 'Vous pourrez donner votre avis dès que votre commande sera livrée.'],
  ['en', 'You can write your review as soon as your order is delivered.'],
  ['ar', 'يمكنك كتابة تقييمك فور تسليم طلبك.'],
])('[ACC-6] nothing is judged before it is delivered, said in %s', async (language, detail) => {
  await bought('meriem', 'shipped')
  expect(await write('meriem', {}, language)).toMatchObject({
    status: 409,
    body: { code: 'order_not_delivered', detail },
  })
})

test.each([
  ['fr', 'Vous avez déjà donné votre avis sur ce produit. Vous pouvez le modifier.'],
  ['en', 'You have already reviewed this product. You can edit your review.'],
  ['ar', 'لقد قيّمت هذا المنتج من قبل. يمكنك تعديل تقييمك.'],
])('[ACC-6] one review for each product, said in %s', async (language, detail) => {
  await bought('meriem')
  await bought('meriem')
  await write('meriem')
  expect(await write('meriem', { rating: 1 }, language)).toMatchObject({
    status: 409,
    body: { code: 'already_reviewed', detail },
  })
  expect(await stars()).toMatchObject({ rating_counts: [0, 0, 0, 1, 0], rating_count: 1 })
})

test('[ACC-6] eight presses at once make one review and count once', async () => {
  await warmUp(database, 16)
  await bought('meriem')
  const answers = await Promise.all(Array.from({ length: 8 }, () => write('meriem')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ])
  expect(await stars()).toMatchObject({ rating_counts: [0, 0, 0, 1, 0], rating_sum: 4 })
})

test('[ACC-6] what a guest bought with the proven address is judged by its account', async () => {
  await bought(null)
  expect((await write('amina')).status).toBe(409)
  expect((await write('meriem')).status).toBe(201)
  expect(await sql('select buyer_id from orders.purchases')).toEqual([{ buyer_id: users.meriem }])
})

test('[ACC-6] an edited review keeps what it said, and its stars move', async () => {
  await bought('meriem')
  const { id } = BuyerReview.parse((await write('meriem')).body)

  const edited = await ask('meriem', `/reviews/${id}`, {
    method: 'PUT',
    body: { rating: 2, title: ' ', text: 'Fêlé après une semaine' },
  })

  expect(edited.status).toBe(200)
  expect(BuyerReview.parse(edited.body)).toMatchObject({ rating: 2, title: null })
  expect(await stars()).toMatchObject({
    rating_counts: [0, 1, 0, 0, 0],
    rating_sum: 2,
    rating_count: 1,
  })
  expect(
    await sql(`select from_rating, from_title, from_text from reviews.review_history
      where change = 'edited'`),
  ).toEqual([{ from_rating: 4, from_title: 'Beau', from_text: 'Bien emballé' }])
})

test('[ACC-6] the review of somebody else does not exist, a hidden one is not edited', async () => {
  await bought('meriem')
  const { id } = BuyerReview.parse((await write('meriem')).body)
  const edit = (who: ReviewWriter) =>
    ask(who, `/reviews/${id}`, { method: 'PUT', body: { rating: 1 } })

  expect(await edit('amina')).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
  await sql(
    `update reviews.reviews set state = 'hidden', hidden_reason = 'insult', hidden_at = now()`,
  )
  expect(await edit('meriem')).toMatchObject({ status: 409, body: { code: 'review_hidden' } })
  expect((await shown()).items).toEqual([])
})

test('[ACC-6] photos are kept as pixels only, in two sizes, and shown in their order', async () => {
  await bought('meriem')
  const sent = await Promise.all([upload('meriem'), upload('meriem', 300)])
  const [first, second] = sent.map(({ body }) => ReviewPhoto.parse(body))
  expect(first).toMatchObject({ width: 1600, height: 1600 })
  const stored = await market.media.readFile('review-images', first!.url.split('/').at(-1)!)
  const { exif, format } = await sharp(stored!.stored.bytes).metadata()
  expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' })

  const { body } = await write('meriem', { photos: [second!.id, first!.id] })

  expect(BuyerReview.parse(body).photos.map(({ id }) => id)).toEqual([second!.id, first!.id])
  const [review] = (await shown()).items
  expect(review?.photos.map(({ url }) => url)).toEqual([second!.url, first!.url])
  expect(review?.photos[1]?.small_url).toBe(`${first!.url}-small`)
})

test('[ACC-6] what is no picture, and what somebody else uploaded, is refused', async () => {
  await bought('meriem')
  const text = await ask('meriem', '/review-photos', { body: new TextEncoder().encode('<svg/>') })
  expect(text).toMatchObject({ status: 415, body: { code: 'not_an_image' } })

  const hers = ReviewPhoto.parse((await upload('amina', 50)).body)
  expect(await write('meriem', { photos: [hers.id] })).toMatchObject({
    status: 404,
    body: { code: 'photo_not_found' },
  })
  expect((await shown()).items).toEqual([])
  const four = Array.from({ length: 4 }, () => hers.id)
  expect((await write('meriem', { photos: four })).status).toBe(422)
})

test('a picture that stands in no review goes after a day; one that does stays', async () => {
  await bought('meriem')
  const used = ReviewPhoto.parse((await upload('meriem', 50)).body)
  await upload('meriem', 50)
  await write('meriem', { photos: [used.id] })
  const count = async () => (await sql('select count(*)::int as n from media.files'))[0]!['n']

  await market.reviews.deleteOrphanPhotos()
  expect(await count()).toBe(4)
  market.clock.advance(days(2))
  await market.reviews.deleteOrphanPhotos()
  expect(await count()).toBe(2)
  market.clock.advance(days(-2))
})

test('[ACC-4] reviews to write are what was delivered and not judged', async () => {
  const toWrite = async (who: ReviewWriter) =>
    ReviewsToWrite.parse((await ask(who, '/reviewable-products')).body)
  const reviewState = async (who: ReviewWriter) =>
    ReviewEligibility.parse((await ask(who, `/products/${tajine().id}/review`)).body)
  await bought('meriem', 'shipped')
  expect(await toWrite('meriem')).toEqual({ items: [], total: 0 })
  expect(await reviewState('meriem')).toMatchObject({
    may_write: false,
    code: 'order_not_delivered',
  })
  const orderId = await bought('meriem')
  await bought(null)

  expect(await toWrite('amina')).toEqual({ items: [], total: 0 })
  expect(await toWrite('meriem')).toMatchObject({
    items: [{ product: { id: tajine().id, name: 'Tajine' } }],
    total: 1,
  })
  expect((await sql('select id from orders.orders')).map(({ id }) => id)).toContain(orderId)
  expect(await reviewState('meriem')).toEqual({
    may_write: true,
    code: null,
    reason: null,
    review: null,
  })

  await write('meriem')
  expect(await toWrite('meriem')).toEqual({ items: [], total: 0 })
  expect(await reviewState('meriem')).toMatchObject({
    may_write: false,
    code: 'already_reviewed',
    review: { rating: 4 },
  })
  const own = BuyerReviewsPage.parse((await ask('meriem', '/reviews')).body)
  expect(own).toMatchObject({ total: 1, next: null, items: [{ title: 'Beau' }] })
})

test('[ASET-2] where reviews are switched off, none is written', async () => {
  await bought('meriem')
  const { current } = market.settings
  const before = current()
  market.settings.current = () => ({ ...before, enableReviews: false })
  try {
    expect((await write('meriem')).status).toBe(404)
    expect((await upload('meriem', 20)).status).toBe(404)
  } finally {
    market.settings.current = current
  }
})
