import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { AdminOrder, AdminOrdersPage } from '../orders/contract.ts'
import { Purchase } from '../orders/purchase.contract.ts'
import { VendorOrder } from '../orders/vendor.contract.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const fixture = await returnsFixture(database, market)
const { call } = fixture

beforeEach(async () => {
  network.orders.clear()
  await fixture.clear()
})

async function rest() {
  for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
  expect(market.failures).toEqual([])
}

async function ordered(payment_method: 'cib' | 'cash_on_delivery') {
  const { id: product_id, variants } = fixture.robe()
  const lines = [{ product_id, variant_id: variants[0]!, quantity: 1 }]
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const { number, key, orders } = (await buy(lines, { payment_method })).body as PlacedView
  const { id, total_amount: total } = orders[0]!
  const pay = async () => {
    const body = { method: 'cib', accepts_terms: true }
    await call(`purchases/${number}/payments`, { body, key: key ?? '' })
    network.pays()
    await call(`purchases/${number}/payment-checks`, { body: {}, key: key ?? '' })
    await rest()
  }
  /** As its buyer, its vendor and an admin see it. */
  const seen = async () => {
    const bought = await call(`purchases/${number}`, { key: key ?? '' })
    const sold = await call(`vendor/orders/${id}`, { as: 'amel' })
    const held = await call(`admin/orders/${id}`, { as: 'admin' })
    const list = AdminOrdersPage.parse((await call('admin/orders', { as: 'admin' })).body)
    return [
      Purchase.parse(bought.body).orders[0]?.money_back,
      VendorOrder.parse(sold.body).money_back,
      AdminOrder.parse(held.body).money_back,
      list.items[0]?.money_back,
    ]
  }
  return { id, total, pay, seen }
}
const four = <Value>(value: Value): Value[] => [value, value, value, value]

test('[VSPACE-5] a cancelled card order says what goes back and what went back, to everyone who sees it', async () => {
  const { id, total, pay, seen } = await ordered('cib')
  await pay()
  expect(await seen()).toEqual(four(null))
  await fixture.setOrderStatus(id, 'cancelled')
  expect(await seen()).toEqual(four({ due: total, refunded: 0 }))
  await rest()
  expect(await seen()).toEqual(four({ due: 0, refunded: total }))
})

test('[VSPACE-5] a cancelled order that nobody paid says so', async () => {
  const { id, seen } = await ordered('cash_on_delivery')
  await fixture.setOrderStatus(id, 'cancelled')
  await rest()
  expect(await seen()).toEqual(four({ due: 0, refunded: 0 }))
})
