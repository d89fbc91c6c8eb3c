import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { act, delivered, requested, receive, refunds, total } = fixture
beforeEach(() => fixture.clear())

async function refunded(reason: string) {
  const bought = await delivered(1)
  const id = await requested(bought, { reason })
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  expect((await act(id, 'refund', { goods: 4000, delivery: 300 })).status).toBe(200)
  const refund = await fixture.firstRefund()
  expect((await refunds(refund, 'approval')).status).toBe(200)
  expect((await refunds(refund, 'payment')).status).toBe(200)
  return bought.orderId
}

test('[ADMIN-11] the delivery of what was not as sold is the shop’s cost, the operator keeps its price', async () => {
  const orderId = await refunded('defective')
  expect(await total('delivery_income', orderId)).toBe(-30_000)
  expect(await total('vendor_payable', orderId)).toBe(30_000)
  expect(await total('platform_commission', orderId)).toBe(0)
})

test('[ADMIN-11] the delivery of what came late is the cost of who sold the delivery', async () => {
  const orderId = await refunded('late')
  expect(await total('delivery_income', orderId)).toBe(0)
  expect(await total('vendor_payable', orderId)).toBe(0)
})
