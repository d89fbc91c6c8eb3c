import sharp from 'sharp'
import { beforeEach } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { marketActors, queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import { ReviewsPage } from '#capabilities/reviews/contract.ts'

export type ReviewWriter = 'meriem' | 'amina'
type RequestOptions = { method?: string; body?: object | Uint8Array; language?: string }

/** As a phone takes it: with its make and where it was. */
const photo = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: width, channels: 3, background: '#a0522d' } })
    .withExif({ IFD0: { Make: 'Téléphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1' } })
    .jpeg()
    .toBuffer()

/** One product and two buyers who may have bought it. */
export async function reviewWritingFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const sql = queryRows(database)
  const { users, tokens } = await marketActors(market, { meriem: 'customer', amina: 'customer' })

  let amel = ''
  let tajine = { id: '' }
  beforeEach(async () => {
    await market.shop.clear()
    await sql(
      'truncate orders.purchases, reviews.reviews, platform.outbox, platform.rate_limits, media.files cascade',
    )
    amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
    tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 50 })
  })

  const ask = (who: ReviewWriter, path: string, request: RequestOptions = {}) =>
    callApi(market.app, `/api/v1/account${path}`, {
      ...request,
      token: tokens[who],
      ...(request.body instanceof Uint8Array && { headers: { 'content-type': 'image/jpeg' } }),
    })

  return {
    market,
    sql,
    users,
    amel: () => amel,
    tajine: () => tajine,
    ask,
    /** As a guest with Meriem's address unless `who` is given. */
    async bought(who: ReviewWriter | null, to: 'delivered' | 'shipped' = 'delivered') {
      const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], {
        shipping: { email: 'meriem@example.dz' },
        ...(who && { token: tokens[who] }),
      })
      const { id } = (body as PlacedView).orders[0]!
      await market.orders.changeStatus({ orderId: id as never, to, actor: { role: 'system' } })
      return id
    },
    write: (who: ReviewWriter, fields: object = {}, language = 'fr') =>
      ask(who, '/reviews', {
        body: { product_id: tajine.id, rating: 4, title: 'Beau', text: 'Bien emballé', ...fields },
        language,
      }),
    upload: async (who: ReviewWriter, width = 2400) =>
      ask(who, '/review-photos', { body: new Uint8Array(await photo(width)) }),
    async shown() {
      const answer = await market.app.request(`/api/v1/products/${tajine.id}/reviews`)
      return ReviewsPage.parse(await answer.json())
    },
    stars: async () =>
      (
        await sql(
          `select p.rating_counts, l.rating::float8, p.review_count, v.rating_sum::int, v.rating_count
           from catalog.products p join vendors.vendors v on v.id = p.vendor_id
           join search.listings l on l.product_id = p.id where p.id = $1`,
          tajine.id,
        )
      )[0],
  }
}
