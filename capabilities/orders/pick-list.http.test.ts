import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VendorOrder } from './vendor.contract.ts'
import { PickList } from './pick-list.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))

async function vendorAccount(name: string) {
  const { userId, email } = await market.account(`${name}@example.dz`, 'vendor')
  const shop = await market.shop.vendor({ name, wilaya: '15' })
  await market.give(shop, userId)
  return { shop, token: await market.tokenOf(email) }
}
const amel = await vendorAccount('amel')
const brahim = await vendorAccount('brahim')
const tajine = await market.shop.product(amel.shop, { name: 'Tajine', price: 4800, stock: 9 })
const lampe = await market.shop.product(amel.shop, { name: 'Lampe', price: 6200, stock: 9 })

async function ask(path: string, { body, as = amel }: { body?: object; as?: typeof amel } = {}) {
  const answer = await market.app.request(`/api/v1/vendor/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
const picks = async (query = '', as = amel) =>
  PickList.parse((await ask(`pick-list${query}`, { as })).body)
const bought = async (lines: object[]) => ((await buy(lines)).body as PlacedView).orders[0]!
const prepare = (id: string) =>
  ask(`orders/${id}/status-changes`, { body: { status: 'processing' } })

test('[VSPACE-4] a pick list says of each product once how many, for whom, and nothing that has left', async () => {
  const first = await bought([
    { product_id: tajine.id, quantity: 2 },
    { product_id: lampe.id, quantity: 1 },
  ])
  const second = await bought([{ product_id: tajine.id, quantity: 3 }])
  const list = await picks()
  expect(list).toMatchObject({ waiting: 2, pieces: 6 })
  expect(new Set(list.order_ids)).toEqual(new Set([first.id, second.id]))
  expect(list.lines.map(({ product_name, quantity }) => [product_name, quantity])).toEqual([
    ['Lampe', 1],
    ['Tajine', 5],
  ])
  expect(list.lines[1]!.orders).toEqual([
    { id: first.id, order_number: first.order_number, version: 0, quantity: 2 },
    { id: second.id, order_number: second.order_number, version: 0, quantity: 3 },
  ])

  await prepare(second.id)
  expect((await picks()).lines.map(({ quantity }) => quantity)).toEqual([1, 2])
  const { items } = VendorOrder.parse((await ask(`orders/${first.id}`)).body)
  const lamp = items.find((item) => item.product_name === 'Lampe')
  await prepare(first.id)
  await ask(`orders/${first.id}/parcels`, {
    body: { items: [{ item_id: lamp!.id, quantity: 1 }] },
  })
  const chosen = await picks(`?ids=${first.id},${second.id}`)
  expect(chosen.lines.map(({ product_name, quantity }) => [product_name, quantity])).toEqual([
    ['Tajine', 5],
  ])
  expect((await picks(`?ids=${first.id}`, brahim)).lines).toEqual([])
  expect((await ask('pick-list?ids=everything')).status).toBe(422)
})
