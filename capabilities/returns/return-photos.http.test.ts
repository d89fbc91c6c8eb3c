import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { MERIEM, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { minutes } from '#kernel/time.ts'
import { OrderReturnsView, ReturnPhoto } from './contract.ts'
import { VendorReturn } from './vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { call, delivered, ask } = fixture

beforeEach(() => fixture.clear())

const imageBytes = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
const open = (url: string) => market.app.request(url)

async function withPhoto() {
  const bought = await delivered()
  const answer = await market.app.request(
    `/api/v1/track/return-photos?order_id=${bought.orderId}`,
    {
      method: 'POST',
      headers: { 'purchase-key': bought.key, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await imageBytes()),
    },
  )
  expect(answer.status).toBe(201)
  const uploaded = ReturnPhoto.parse(await answer.json())
  const request = await ask(bought, { photos: [uploaded.name] })
  const [item] = OrderReturnsView.parse(request.body).returns
  const byGuest = async () => {
    const { body } = await call(`track/returns?order_id=${bought.orderId}`, { key: bought.key })
    return OrderReturnsView.parse(body).returns[0]!.photos[0]!
  }
  const byShop = async () => {
    const { body } = await call(`vendor/returns/${item!.id}`, { as: 'amel' })
    return VendorReturn.parse(body).photos[0]!
  }
  return { uploaded, byGuest, byShop }
}

test('[ACC-2] photos of a return open at signed addresses, which expire and are given anew', async () => {
  const { uploaded, byGuest, byShop } = await withPhoto()
  for (const { url, small_url } of [uploaded, await byGuest(), await byShop()])
    for (const address of [url, small_url]) {
      expect(address).toMatch(/^\/api\/v1\/return-photos\/[0-9a-f]{48}(-small)?\?expires=\d+&/)
      for (const shown of [await open(address), await open(address)]) {
        expect(shown.status).toBe(200)
        expect(shown.headers.get('content-type')).toMatch(/^image\//)
        expect(shown.headers.get('cache-control')).toBe('private, max-age=300')
      }
    }
  const before = await byShop()
  market.clock.advance(minutes(14))
  expect((await open(before.url)).status).toBe(200)
  market.clock.advance(minutes(7))
  expect((await open(before.url)).status).toBe(404)
  expect((await open((await byShop()).url)).status).toBe(200)
})

test('[ACC-2] a signature opens its own photo, until its own minute', async () => {
  const first = (await withPhoto()).uploaded
  const second = (await withPhoto()).uploaded
  const [path = '', query = ''] = first.url.split('?')
  const later = query.replace(/expires=(\d)/, 'expires=9$1')
  for (const address of [
    `${path}?${later}`,
    `${path}?${second.url.split('?')[1]}`,
    `${path}-small?${query}`,
    `${path}?expires=99999999999999&signature=`,
  ])
    expect([address, (await open(address)).status]).toEqual([address, 404])
  expect((await open(path)).status).toBe(422)
})

test('[LEGAL-3] the file of one’s own data has addresses of the photos that open', async () => {
  await withPhoto()
  const person = { userId: crypto.randomUUID(), email: MERIEM.email.toLowerCase() }
  const { returns } = (await fixture.returns.personalData(person)) as {
    returns: { photos: string[] }[]
  }
  market.clock.advance(minutes(60 * 24 * 6))
  expect((await open(returns[0]!.photos[0]!)).status).toBe(200)
})
