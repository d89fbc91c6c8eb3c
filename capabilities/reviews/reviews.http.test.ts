import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { ReviewsPage, PublicVendorReviewsPage } from './contract.ts'

const database = await testDatabase()
const { shop, app } = await marketplaceFixture(database)
const NOW = new Date('2026-11-21T10:00:00Z')

const get = async (path: string) => {
  const response = await app.request(`/api/v1${path}`)
  return { status: response.status, body: (await response.json()) as never }
}

let vendor: string
let product: string
beforeEach(async () => {
  await shop.clear()
  vendor = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  product = (await shop.product(vendor, { name: 'Tajine', price: 4800, stars: [0, 0, 0, 1, 2] })).id
})

/** A review without a purchase: eligibility has tests of its own. */
async function review(fields: { text: string; state?: string; at?: Date; answer?: string }) {
  const { text, state = 'published', at: now = NOW, answer = null } = fields
  const session = await database.pool.connect()
  try {
    await session.query('begin')
    await session.query(`set local session_replication_role = 'replica'`)
    await session.query(
      `insert into reviews.reviews (id, vendor_id, product_id, order_item_id, author, language, rating, text,
         state, answer, answered_at, created_at, published_at, hidden_at, hidden_reason)
       values ($1, $2, $3, $4, 'Amel B.', 'fr', 5, $5, $6, $7, $8, $9, $9, $10, $11)`,
      [
        newId(now),
        vendor,
        product,
        newId(now),
        text,
        state,
        answer,
        answer === null ? null : now,
        now,
        state === 'hidden' ? now : null,
        state === 'hidden' ? 'insult' : null,
      ],
    )
    await session.query('commit')
  } finally {
    session.release()
  }
}

test('[PROD-4] published reviews, newest first, with the count kept with the product', async () => {
  await review({ text: 'Ancien', at: new Date('2026-10-01T10:00:00Z'), answer: 'Merci' })
  await review({ text: 'Récent' })
  await review({ text: 'Insulte', state: 'hidden' })
  await review({ text: 'En attente', state: 'pending' })

  const page = ReviewsPage.parse((await get(`/products/${product}/reviews`)).body)

  expect(page.items.map(({ text, answer }) => ({ text, answer }))).toEqual([
    { text: 'Récent', answer: null },
    { text: 'Ancien', answer: 'Merci' },
  ])
  expect(page).toMatchObject({ total: 3, next: null })
})

test('pages put together are the whole list, each review once, even within one instant', async () => {
  for (let i = 0; i < 7; i++) await review({ text: `Avis ${i}` })
  const seen: (string | null)[] = []
  let cursor = ''
  do {
    const { body } = await get(
      `/products/${product}/reviews?limit=3&cursor=${encodeURIComponent(cursor)}`,
    )
    const page = ReviewsPage.parse(body)
    seen.push(...page.items.map(({ text }) => text))
    cursor = page.next ?? ''
  } while (cursor !== '')

  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)
})

test('a product nobody judged has an empty list; what is no product is refused', async () => {
  const { body } = await get(`/products/${newId(NOW)}/reviews`)
  expect(body).toEqual({ items: [], total: 0, total_is_estimate: false, next: null })
  expect((await get('/products/tajine/reviews')).status).toBe(422)
})

test('[VEND-2] a shop’s reviews say of which product each is, and how the stars are spread', async () => {
  await review({ text: 'Ancien', at: new Date('2026-10-01T10:00:00Z') })
  await review({ text: 'Récent' })
  await review({ text: 'Insulte', state: 'hidden' })

  const first = PublicVendorReviewsPage.parse(
    (await get(`/vendors/${vendor}/reviews?limit=1`)).body,
  )
  expect(first.items.map(({ text, product: { name } }) => [text, name])).toEqual([
    ['Récent', 'Tajine'],
  ])
  expect(first).toMatchObject({ total: 2, rating_counts: [0, 0, 0, 0, 2] })

  const second = PublicVendorReviewsPage.parse(
    (await get(`/vendors/${vendor}/reviews?limit=1&cursor=${first.next}`)).body,
  )
  expect(second.items.map(({ text }) => text)).toEqual(['Ancien'])
  expect(second.next).toBeNull()
})
