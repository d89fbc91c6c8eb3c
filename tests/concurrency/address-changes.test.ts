import { beforeAll, expect, test } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { testDatabase } from '#tests/support/database.ts'
import { countStatuses, twoProcesses } from './two-processes-fixture.ts'

const database = await testDatabase({ max: 16 })
const { first, second, ports, buy, expectBooksInOrder } = await twoProcesses(database)

let token: string
let product: { id: string }
beforeAll(async () => {
  const { userId } = await first.account('amel@example.dz', 'vendor')
  token = await first.tokenOf('amel@example.dz')
  const shop = await first.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await first.give(shop, userId)
  product = await first.shop.product(shop, { name: 'Tajine', price: 4800, stock: 50 })
})
const post = (index: number, path: string, headers: Record<string, string>, body: object) =>
  fetch(`http://127.0.0.1:${ports[index % 2]}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('two people change the address while the shop ships: one address, and it is the parcel’s', async () => {
  const seen = { shipped: 0, changed: 0 }
  for (let round = 0; round < 8; round += 1) {
    await database.pool.query('truncate platform.rate_limits')
    const { body } = await buy([{ product_id: product.id, quantity: 1 }])
    const { number, key, orders } = body as PlacedView
    const { id } = orders[0]!
    const change = (index: number) =>
      post(
        index,
        `purchases/${number}/address-changes`,
        { 'purchase-key': key ?? '' },
        {
          ...{ version: 0, address: `${index} rue Didouche`, city: 'Oran', wilaya: '31' },
          phone: '0550 12 34 56',
        },
      )
    const ship = () =>
      post(
        round,
        `vendor/orders/${id}/parcels`,
        { authorization: `Bearer ${token}` },
        { version: 0 },
      )
    // One starts a little earlier, in turn.
    const shipped = round % 2 === 0 ? ship() : null
    const changes = [change(0), change(1)]
    const answers = await Promise.all(changes)
    const parcel = await (shipped ?? ship())

    const counts = countStatuses(answers)
    expect(counts[201] ?? 0).toBeLessThanOrEqual(1)
    expect((counts[201] ?? 0) + (counts[409] ?? 0)).toBe(2)
    // The shop saw version 0 of the order: it ships the old address, or it is refused.
    expect([parcel.status, counts[201] ?? 0]).toEqual(parcel.status === 200 ? [200, 0] : [409, 1])
    seen.shipped += Number(parcel.status === 200)
    seen.changed += counts[201] ?? 0
  }
  expect(seen.shipped + seen.changed).toBe(8)
  expect(seen.changed).toBeGreaterThan(0)
  await expectBooksInOrder()
  expect([...first.failures, ...second.failures]).toEqual([])
}, 60_000)
