import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { OrderReturnsView } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { act, call, delivered, requested, receive, sql } = fixture
beforeEach(fixture.clear)

type Bought = Awaited<ReturnType<typeof delivered>>
const returnsOf = async ({ orderId, key }: Bought) =>
  OrderReturnsView.parse((await call(`track/returns?order_id=${orderId}`, { key })).body)

test('an accepted return names the shop it goes to, at whose expense and by when, like its event', async () => {
  await sql(
    `update vendors.vendors set business_address = '4 rue Didouche', business_city = 'Tizi Ouzou',
       business_phone = '+213550123456' where id = $1`,
    fixture.shop(),
  )
  const order = await delivered(1)
  const id = await requested(order, { refund_method: 'ccp', refund_account: '1234567 clé 68' })
  expect((await returnsOf(order)).returns).toMatchObject([
    { send_to: null, refund_method: 'ccp', refund_account: expect.stringMatching(/68$/) as string },
  ])
  await act(id, 'acceptance')
  const [accepted] = (await returnsOf(order)).returns
  expect(accepted).toMatchObject({
    cost_on: 'vendor',
    send_to: {
      ...{ name: 'Poterie Amel', address: '4 rue Didouche', city: 'Tizi Ouzou', wilaya: '15' },
      phone: '+213550123456',
    },
  })
  const events = await sql(
    `select payload from platform.outbox where payload->>'type' = 'returns.return_status_changed'
       and payload->>'to' = 'accepted'`,
  )
  expect(events).toMatchObject([
    { payload: { sending: { costOn: 'vendor', untilOn: accepted!.send_until_on } } },
  ])
})

test('the delivery that was paid is what may come back, until it has', async () => {
  const order = await delivered(1)
  const { lines, delivery_paid: paid } = await returnsOf(order)
  expect(paid).toBe(order.total - lines[0]!.paid)
  const id = await requested(order)
  await act(id, 'acceptance')
  await receive(id, order.itemId)
  expect((await act(id, 'refund', { goods: 4000, delivery: paid })).status).toBeLessThan(300)
  expect((await returnsOf(order)).delivery_paid).toBe(0)
})
