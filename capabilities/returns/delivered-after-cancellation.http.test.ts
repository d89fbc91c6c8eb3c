import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VendorOrder } from '../orders/vendor.contract.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const fixture = await returnsFixture(database, market)
const { call, sql, total } = fixture

beforeEach(async () => {
  network.orders.clear()
  await fixture.clear()
})

async function rest() {
  for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
  expect(market.failures).toEqual([])
}
const BACK = { state: 'returned', condition: 'resellable' }

/** A dress in M for 4,000 and one in L for 4,500; each parcel has one. */
async function sent(parcels: number, payment_method = 'cash_on_delivery') {
  const { id: product_id, variants } = fixture.robe()
  const lines = variants.map((variant_id) => ({ product_id, variant_id, quantity: 1 }))
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const { number, key, orders } = (await buy(lines, { payment_method })).body as PlacedView
  if (payment_method === 'cib') {
    const body = { method: 'cib', accepts_terms: true }
    await call(`purchases/${number}/payments`, { body, key: key ?? '' })
    network.pays()
    await call(`purchases/${number}/payment-checks`, { body: {}, key: key ?? '' })
    await rest()
  }
  const { id, total_amount: paid } = orders[0]!
  const path = `vendor/orders/${id}`
  const read = async () => VendorOrder.parse((await call(path, { as: 'amel' })).body)
  for (const item of (await read()).items.slice(0, parcels)) {
    const body = { courier: 'yalidine', items: [{ item_id: item.id, quantity: 1 }] }
    await call(`${path}/parcels`, { body, as: 'amel' })
  }
  const step = async (position: number, body: { state: string }) => {
    const parcel = (await read()).parcels[position]!.id
    return body.state === 'delivered'
      ? fixture.deliverParcel(id, parcel)
      : call(`${path}/parcels/${parcel}/steps`, { body, as: 'amel' })
  }
  return { id, paid, read, step, cancel: () => fixture.setOrderStatus(id, 'cancelled') }
}
const books = async (id: string) => ({
  owed: await total('buyer_receivable', id),
  due: await total('refunds_due', id),
  courier: await total('cash_at_courier', id),
  gateway: await total('online_clearing', id),
})
const NOTHING = { owed: 0, due: 0, courier: 0, gateway: 0 }

test('[VSPACE-4] delivered though it was cancelled, an order is reopened for what was delivered', async () => {
  const { id, read, step, cancel, paid } = await sent(1)
  await cancel()
  await rest()
  expect(await fixture.stock()).toEqual([4, 1])
  expect((await step(0, { state: 'delivered' })).status).toBe(200)
  await rest()
  const order = await read()
  expect(order).toMatchObject({ status: 'delivered', payment_status: 'paid', to_collect: 0 })
  expect(order.undelivered_amount).toBe(4500)
  expect(order.items.map((item) => item.cancelled_quantity)).toEqual([0, 1])
  expect(order.history.at(-1)).toMatchObject({
    ...{ from: 'cancelled', to: 'delivered', actor_role: 'courier' },
    reason: 'delivered_after_cancellation',
  })
  expect(await books(id)).toEqual({ ...NOTHING, courier: Math.round((paid - 4500) * 100) })
  // 4,000 less the commission of 5% and the tax on it.
  expect(order.own_share).toBe(3762)
  expect(await fixture.stock()).toEqual([4, 1])
  expect(await sql('select delivered_quantity as n from returns.returnable_lines')).toEqual([
    { n: 1 },
  ])
})

test('[VSPACE-4] while another parcel travels, the order is shipped again; what comes back is stock', async () => {
  const { id, read, step, cancel } = await sent(2)
  await cancel()
  await step(0, { state: 'delivered' })
  await rest()
  expect(await read()).toMatchObject({ status: 'shipped', payment_status: 'pending' })
  const first = (await read()).parcels[0]!.collect
  expect(await books(id)).toMatchObject({ courier: Math.round(first * 100), owed: 450_000 })
  await step(1, BACK)
  await rest()
  expect(await read()).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(await books(id)).toEqual({ ...NOTHING, courier: Math.round(first * 100) })
  expect(await fixture.stock()).toEqual([4, 1])
})

test('[VSPACE-4] cash that was to be paid back stays, and its refund is withdrawn', async () => {
  const { id, paid, read, step, cancel } = await sent(2)
  await step(0, { state: 'delivered' })
  await cancel()
  await rest()
  expect(await sql('select state from returns.refunds')).toEqual([{ state: 'due' }])
  await step(1, { state: 'delivered' })
  await rest()
  expect(await read()).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(await sql('select state from returns.refunds')).toEqual([{ state: 'cancelled' }])
  expect(await books(id)).toEqual({ ...NOTHING, courier: Math.round(paid * 100) })
  expect(await fixture.stock()).toEqual([4, 0])
})

test('[VSPACE-4] by card: what was delivered stays paid, what never left goes back to the card', async () => {
  const { id, paid, read, step, cancel } = await sent(1, 'cib')
  await cancel()
  await market.outbox.drain() // the gateway is not asked yet
  await step(0, { state: 'delivered' })
  await rest()
  const gateway = Math.round((paid - 4500) * 100)
  expect(await read()).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect([network.last().deposited, await books(id)]).toEqual([gateway, { ...NOTHING, gateway }])
})

test('[VSPACE-4] by card: what was given back already is owed by the buyer', async () => {
  const { id, paid, read, step, cancel } = await sent(1, 'cib')
  await cancel()
  await rest()
  await fixture.approveRest(id)
  await rest()
  await step(0, { state: 'delivered' })
  await rest()
  expect(await read()).toMatchObject({ status: 'delivered', payment_status: 'pending' })
  const owed = Math.round((paid - 4500) * 100)
  expect([network.last().deposited, await books(id)]).toEqual([0, { ...NOTHING, owed }])
})
