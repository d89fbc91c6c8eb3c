import { expect, test } from 'vitest'
import { yalidine, YALIDINE_ACCOUNT } from '#tests/fakes/yalidine-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VendorOrder } from '../orders/vendor.contract.ts'
import { ShipmentsRequested, Shipments } from './contract.ts'

const database = await testDatabase()
const partner = await yalidine({ quotas: { second: 500, minute: 5000 } })
const market = await marketplaceFixture(database, { partners: { YALIDINE_URL: partner.url } })
const buy = checkoutWith((path, init) => market.app.request(path, init))
const owner = await market.account('amel@example.dz', 'vendor')
const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
await market.give(amel, owner.userId)
const tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 9 })
const token = await market.tokenOf('amel@example.dz')

async function call(path: string, body?: object, method = body ? 'POST' : 'GET') {
  const answer = await market.app.request(`/api/v1/vendor/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
const bought = async () => {
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }])
  return (body as PlacedView).orders[0]!.id
}
const give = async (ids: readonly string[], versions?: Record<string, number>) => {
  const { body } = await call('shipments', { order_ids: ids, courier: 'yalidine', versions })
  return ShipmentsRequested.parse(body)
}

test('[VSPACE-4] an order that somebody changed meanwhile is not given to a courier, and may be all the same', async () => {
  const account = { api_id: YALIDINE_ACCOUNT.id, api_token: YALIDINE_ACCOUNT.token }
  await call('couriers/yalidine/account', account, 'PUT')
  await market.jobs.drain()
  const [order, fresh, unseen] = [await bought(), await bought(), await bought()]
  const { version } = VendorOrder.parse((await call(`orders/${order}`)).body)
  await call(`orders/${order}/status-changes`, { status: 'processing' })

  const stale = await give([order, fresh], { [order]: version, [fresh]: 0 })
  expect(stale).toMatchObject({
    requested: [fresh],
    refused: [{ id: order, code: 'version_conflict', version: version + 1 }],
  })
  expect(stale.refused[0]?.detail).toContain('En préparation')
  expect(Shipments.parse((await call(`shipments?order=${order}`)).body).items).toEqual([])

  expect(await give([order], { [order]: version + 1 })).toMatchObject({ requested: [order] })
  const cancelled = { reason: 'out_of_stock', version: version + 1 }
  expect(await call(`orders/${order}/cancellation`, cancelled)).toMatchObject({
    status: 409,
    body: {
      code: 'version_conflict',
      detail: expect.stringContaining('remise à un transporteur'),
    },
  })
  expect(await give([unseen])).toEqual({ requested: [unseen], refused: [] })
})
