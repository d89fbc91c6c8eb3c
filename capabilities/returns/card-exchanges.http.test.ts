import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const fixture = await returnsFixture(database, market)
const { call, act, total, requested, receive, firstRefund, refunds } = fixture

beforeEach(async () => {
  network.orders.clear()
  await fixture.clear()
})

async function pay(number: string, key: string) {
  const body = { method: 'cib', accepts_terms: true }
  await call(`purchases/${number}/payments`, { body, key })
  network.pays()
  await call(`purchases/${number}/payment-checks`, { body: {}, key })
  for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
}

test('[VSPACE-4] a dearer exchange of a card order comes back: what the card did not pay goes back by hand', async () => {
  const bought = await fixture.delivered(1, { payment_method: 'cib' }, pay)
  const exchange = await requested(bought, {
    ...{ requested_resolution: 'exchange', variant_id: fixture.robe().variants[1] },
  })
  await act(exchange, 'acceptance')
  await receive(exchange, bought.itemId)
  await act(exchange, 'exchange')
  await act(exchange, 'exchange-steps', { state: 'delivered' })
  const id = await requested(bought, { items: [{ item_id: exchange, quantity: 1 }] })
  await act(id, 'acceptance')
  await receive(id, exchange, 1, 'resellable')
  expect((await act(id, 'refund')).status).toBe(200)
  const refundId = await firstRefund()
  expect(await refunds(refundId, 'approval')).toMatchObject({
    ...{ status: 200, body: { state: 'approved', method: 'cash' } },
  })
  expect((await refunds(refundId, 'payment')).status).toBe(200)
  expect(await total('refunds_due', bought.orderId)).toBe(0)
  expect(network.last().deposited).toBeGreaterThan(0)
})
