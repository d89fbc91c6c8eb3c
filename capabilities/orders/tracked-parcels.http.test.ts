import { expect, test } from 'vitest'
import { purchaseAccessFixture } from '#tests/security/purchase-access-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { Purchase } from './purchase.contract.ts'

const fixture = await purchaseAccessFixture(await testDatabase())
const { call, clerk, bought, market, sql } = fixture

test('the buyer sees courier and tracking number from shipping on, by the key and in the account', async () => {
  const { placed, key } = await bought()
  const [first] = placed.orders
  const parcels = async () =>
    Purchase.parse((await call(`purchases/${placed.number}`, { key })).body).orders.map(
      (order) => order.parcels,
    )
  expect(await parcels()).toEqual([[], []])

  const tracked = { courier: 'yalidine', tracking: 'yal-ABC123' }
  const sent = await call(`vendor/orders/${first!.id}/parcels`, { token: clerk, body: tracked })
  expect(sent.status).toBe(200)
  const shown = {
    courier: { code: 'yalidine', name: 'Yalidine' },
    tracking: 'yal-ABC123',
    tracking_page: 'https://yalidine.com/suivre-un-colis/?tracking=',
    is_lost: false,
    is_delivered: false,
  }
  expect(await parcels()).toEqual([[shown], []])

  const buyer = await market.account('meriem.parcels@mail.example')
  await sql(
    'update orders.purchases set buyer_id = $1 where number = $2',
    buyer.userId,
    placed.number,
  )
  const token = await market.tokenOf(buyer.email)
  expect((await call(`account/orders/${first!.id}`, { token })).body).toMatchObject({
    parcels: [shown],
  })
})
