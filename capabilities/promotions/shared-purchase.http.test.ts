import { expect, test } from 'vitest'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { promoCodesFixture, type PromoCodesActor } from '#tests/support/promo-codes-fixture.ts'

const { market, sql, made, listed, bought, tajine, casque } = await promoCodesFixture(
  await testDatabase(),
)

/** In the space of Brahim, whose order is the other half of the purchase. */
async function cancelAsBrahim(): Promise<void> {
  const token = await market.tokenOf('brahim@example.dz')
  const [row] = await sql(
    `select o.id from orders.orders o join vendors.vendors v on v.id = o.vendor_id
     where v.business_name = 'Sons de Brahim'`,
  )
  const order = `/api/v1/vendor/orders/${String(row!['id'])}`
  const { version } = (await callApi(market.app, order, { token })).body as { version: number }
  const body = { version, reason: 'out_of_stock' }
  expect((await callApi(market.app, `${order}/cancellation`, { token, body })).status).toBe(200)
  await market.outbox.drain()
}
const codeOf = async (as: PromoCodesActor, code: string) =>
  (await listed(as, `search=${code}`)).items[0]

test('[PROMO-8] a shop that cancels its order leaves the code of the operator used by the other order', async () => {
  await made('admin', { code: 'YOVA10', maximum_uses: 1 })
  expect((await bought('YOVA10', [tajine(), casque()])).status).toBe(201)
  expect(await codeOf('admin', 'YOVA10')).toMatchObject({
    uses: 1,
    revenue: 13_000,
    discount: 1300,
  })
  await cancelAsBrahim()
  expect(await codeOf('admin', 'YOVA10')).toMatchObject({ uses: 1, revenue: 4000, discount: 400 })
  expect((await bought('YOVA10', [casque()])).status).toBe(409)
})

test('[PROMO-8] a shop that cancels its order leaves the code of the other shop alone', async () => {
  await made('amel', { maximum_uses_per_buyer: 1 })
  expect((await bought('AID10', [tajine(), casque()])).status).toBe(201)
  await cancelAsBrahim()
  expect(await codeOf('amel', 'AID10')).toMatchObject({ uses: 1, revenue: 4000, discount: 400 })
  expect((await bought('AID10', [tajine()])).status).toBe(409)
})
