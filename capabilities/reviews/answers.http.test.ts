import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { OrderId } from '#capabilities/orders/index.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VendorReviewsPage, ReviewsPage } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const owner = await market.account('amel@example.dz', 'vendor')
const otherUser = await market.account('brahim@example.dz', 'vendor')
const buyer = await market.account('meriem@mail.example')
let tokens: Record<'amel' | 'brahim' | 'meriem', string>
beforeAll(async () => {
  tokens = {
    amel: await market.tokenOf(owner.email),
    brahim: await market.tokenOf(otherUser.email),
    meriem: await market.tokenOf(buyer.email),
  }
})
type RequestOptions = {
  who?: keyof typeof tokens
  method?: string
  body?: object
  language?: string
}
async function ask(
  path: string,
  { who = 'amel', method, body, language = 'fr' }: RequestOptions = {},
) {
  const answer = await market.app.request(`/api/v1${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never }
}
const list = async (query = '', request: RequestOptions = {}) =>
  VendorReviewsPage.parse((await ask(`/vendor/reviews${query}`, request)).body)
const answer = (id: string, text: string, request: RequestOptions = {}) =>
  ask(`/vendor/reviews/${id}/answer`, { method: 'PUT', body: { text }, ...request })

let amel: string
let products: { id: string }[]
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query(
    'truncate orders.purchases, reviews.reviews, platform.outbox, platform.rate_limits cascade',
  )
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const brahim = await market.shop.vendor({ name: 'Brahim', wilaya: '16' })
  await market.give(amel, owner.userId)
  await market.give(brahim, otherUser.userId)
  products = []
  for (const name of ['Tajine', 'Vase', 'Lampe'])
    products.push(await market.shop.product(amel, { name, ar: `${name} ع`, price: 1000, stock: 9 }))
})
async function reviewed(index: number, rating: number, language = 'ar') {
  const product_id = products[index]!.id
  const { body } = await buy([{ product_id, quantity: 1 }], { token: tokens.meriem })
  const orderId = (body as PlacedView).orders[0]!.id as OrderId
  await market.orders.changeStatus({ orderId, to: 'delivered', actor: { role: 'system' } })
  const written = await ask('/account/reviews', {
    who: 'meriem',
    body: { product_id, rating, text: 'Belle pièce, bien emballée.' },
    language,
  })
  expect(written.status).toBe(201)
  return (written.body as { id: string }).id
}

test('[VSPACE-7] a shop reads its reviews: those that wait, by stars, newest first, in pages', async () => {
  const [first, second] = [await reviewed(0, 5), await reviewed(1, 2)]
  await reviewed(2, 5)
  expect((await answer(first, 'Merci !')).status).toBe(204)

  const all = await list()
  expect(all).toMatchObject({ total: 3, counts: { all: 3, unanswered: 2 }, average: 4 })
  expect(all.items.map(({ rating }) => rating)).toEqual([5, 2, 5])
  expect((await list('?show=unanswered')).total).toBe(2)
  expect((await list('?stars=2')).items.map(({ id }) => id)).toEqual([second])
  expect((await list('?show=unanswered&stars=5')).total).toBe(1)
  const page = await list('?limit=2')
  expect((await list(`?limit=2&cursor=${page.next}`)).items.map(({ id }) => id)).toEqual([first])
  expect((await list('', { language: 'ar' })).items[0]!.product.name).toBe('Lampe ع')
  expect((await ask('/vendor/reviews?stars=6')).status).toBe(422)
})

test('[VSPACE-7] an answer is read under the review, and its buyer hears of the first in their language', async () => {
  const id = await reviewed(0, 4)
  await answer(id, '  Merci beaucoup  ')
  await answer(id, 'Merci beaucoup')
  await answer(id, 'Merci, et à bientôt')

  const shown = ReviewsPage.parse((await ask(`/products/${products[0]!.id}/reviews`)).body)
  expect(shown.items[0]!.answer).toBe('Merci, et à bientôt')
  const events = await sql(
    `select payload from platform.outbox where type = 'reviews.review_answered'`,
  )
  expect(events.map(({ payload }) => payload)).toMatchObject([
    {
      answer: 'Merci beaucoup',
      email: 'meriem@mail.example',
      language: 'ar',
      vendorName: 'Poterie Amel',
    },
  ])
  expect(
    await sql(
      `select change, from_text from reviews.review_history where change = 'answered' order by happened_at, id`,
    ),
  ).toEqual([
    { change: 'answered', from_text: null },
    { change: 'answered', from_text: 'Merci beaucoup' },
  ])
  expect((await answer(id, ' ')).status).toBe(422)
})

test('[VSPACE-7] the review of another shop is not there', async () => {
  const id = await reviewed(0, 4)
  expect((await list('', { who: 'brahim' })).total).toBe(0)
  const refused = await answer(id, 'Merci', { who: 'brahim', language: 'ar' })
  expect(refused).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
  const report = { reason: 'false', note: null }
  expect((await ask(`/vendor/reviews/${id}/reports`, { who: 'brahim', body: report })).status).toBe(
    404,
  )
  expect(await sql('select answer from reviews.reviews')).toEqual([{ answer: null }])
})

test('[VSPACE-7] a report reaches the team once, and the review stays', async () => {
  const id = await reviewed(0, 1)
  const report = () =>
    ask(`/vendor/reviews/${id}/reports`, { body: { reason: 'insult', note: 'Mots grossiers' } })
  expect((await report()).status).toBe(204)
  expect((await report()).status).toBe(204)

  expect(await sql('select reason, note, state from reviews.reports')).toEqual([
    { reason: 'insult', note: 'Mots grossiers', state: 'open' },
  ])
  expect((await list()).items[0]).toMatchObject({ id, is_reported: true })
})
