import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { Wishlist } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const tokens = {
  meriem: await market.tokenOf((await market.account('meriem@mail.example')).email),
  amina: await market.tokenOf((await market.account('amina@mail.example')).email),
}
type WishlistActor = keyof typeof tokens
const ask = async (who: WishlistActor, method: string, path = '', body?: object) => {
  const answer = await market.app.request(`/api/v1/account/wishlist${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text && JSON.parse(text)) as unknown }
}
const pick = async (who: WishlistActor) =>
  Wishlist.parse((await ask(who, 'GET')).body).items.map(({ product_id: id, price }) => [id, price])
const add = (who: WishlistActor, ...items: [string, number][]) =>
  ask(who, 'POST', '', { items: items.map(([product_id, price]) => ({ product_id, price })) })

let products: string[]
beforeEach(async () => {
  await market.shop.clear()
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  products = []
  for (const name of ['Tajine', 'Lampe', 'Tapis'])
    products.push((await market.shop.product(amel, { name, price: 4800 })).id)
})

test('[ACC-4] what a browser kept joins what the account has, each with its first price', async () => {
  const [tajine, lampe, tapis] = products as [string, string, string]
  await add('meriem', [lampe, 6200])

  const merged = await add('meriem', [tapis, 900.5], [lampe, 5000], [tajine, 4800])

  expect(Wishlist.parse(merged.body).items).toHaveLength(3)
  expect(await pick('meriem')).toEqual([
    [lampe, 6200],
    [tapis, 900.5],
    [tajine, 4800],
  ])
  expect(await pick('amina')).toEqual([])
})

test('[ACC-4] what is taken off is gone on every device, and only from one’s own list', async () => {
  const [tajine] = products as [string]
  await add('meriem', [tajine, 4800])
  await add('amina', [tajine, 4800])

  expect((await ask('meriem', 'DELETE', `/${tajine}`)).status).toBe(204)
  expect((await ask('meriem', 'DELETE', `/${tajine}`)).status).toBe(204)

  expect(await pick('meriem')).toEqual([])
  expect(await pick('amina')).toEqual([[tajine, 4800]])
})

test('what never was a product, and a second time the same, adds nothing', async () => {
  const [tajine] = products as [string]
  await add('meriem', [tajine, 4800], [crypto.randomUUID(), 10], [tajine, 20])
  expect(await pick('meriem')).toEqual([[tajine, 4800]])
  expect((await add('meriem', [tajine, -1])).status).toBe(422)
})

test('the same from two devices at once is one list', async () => {
  const all = products.map((id): [string, number] => [id, 100])
  await Promise.all(Array.from({ length: 6 }, () => add('meriem', ...all)))
  expect(await pick('meriem')).toHaveLength(3)
})
