// A parcel of several of an order paid by card is lost: who alone says so moves no money.
import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { ManualRefundsPage } from '../payments/contract.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const fixture = await returnsFixture(database, market)
const { call, sql, total, setOrderStatus } = fixture

beforeEach(async () => {
  network.orders.clear()
  await fixture.clear()
})

/** Drains outbox and jobs; fails when a subscriber refused an event. */
async function rest() {
  for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
  expect(market.failures).toEqual([])
}
const books = async (orderId: string) => ({
  owed: await total('buyer_receivable', orderId),
  due: await total('refunds_due', orderId),
  gateway: await total('online_clearing', orderId),
})

const COURIERS = ['yalidine', 'zr-express', 'maystro']
/** Parcels of a piece each, paid by card. */
async function paidInParcels(count: number) {
  const { variants, id: product_id } = fixture.robe()
  const line = { product_id, variant_id: variants[0]!, quantity: count }
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const { number, key, orders } = (await buy([line], { payment_method: 'cib' })).body as PlacedView
  const paying = { body: { method: 'cib', accepts_terms: true }, key: key ?? '' }
  await call(`purchases/${number}/payments`, paying)
  network.pays()
  await call(`purchases/${number}/payment-checks`, { body: {}, key: key ?? '' })
  await rest()
  const { id: orderId, total_amount: price } = orders[0]!
  const [item] = await sql('select id from orders.order_items where order_id = $1', orderId)
  const items = [{ item_id: item?.['id'], quantity: 1 }]
  for (const courier of COURIERS.slice(0, count)) {
    const body = { courier, items }
    await call(`vendor/orders/${orderId}/parcels`, { body, as: 'amel' })
  }
  const rows = await sql(
    'select id from orders.parcels where order_id = $1 order by position',
    orderId,
  )
  const parcels = rows.map(({ id }) => String(id))
  const step = async (parcel: number, body: Record<string, unknown>) => {
    const path = `vendor/orders/${orderId}/parcels/${parcels[parcel]}/steps`
    expect((await call(path, { body, as: 'amel' })).status).toBe(200)
    await rest()
  }
  const deliver = (parcel: number) => fixture.deliverParcel(orderId, parcels[parcel]!)
  return { orderId, parcels, step, deliver, paid: Math.round(price * 100) }
}
/** The first of two is lost, says one admin. */
async function lostOfTwo() {
  const sent = await paidInParcels(2)
  const path = `admin/orders/${sent.orderId}/parcels/${sent.parcels[0]}/loss`
  expect((await call(path, { body: { kind: 'lost' }, as: 'admin' })).status).toBe(200)
  await rest()
  return sent
}
const manual = async (as: 'admin' | 'second') =>
  ManualRefundsPage.parse((await call('admin/payment-refunds', { as })).body).items

test('[ACC-2] one parcel of several that an admin calls lost is given back once another approves it', async () => {
  const { orderId, paid } = await lostOfTwo()
  expect(network.last().deposited).toBe(paid)
  expect(await manual('admin')).toMatchObject([{ needs_approval: true, is_own: true }])
  const [waiting] = await manual('second')
  expect(waiting).toMatchObject({ order_id: orderId, needs_approval: true, is_own: false })
  const path = `admin/payment-refunds/${waiting?.id}/approval`
  expect(await call(path, { body: {}, as: 'admin' })).toMatchObject({
    ...{ status: 409, body: { code: 'second_person_needed' } },
  })
  expect((await call(path, { body: {}, as: 'second' })).status).toBe(200)
  expect((await call(path, { body: {}, as: 'second' })).body).toMatchObject({
    code: 'refund_not_open',
  })
  await rest()
  const given = Math.round((waiting?.amount ?? 0) * 100)
  expect(given).toBeGreaterThan(0)
  expect(network.last().deposited).toBe(paid - given)
  expect([await manual('second'), await total('refunds_due', orderId)]).toEqual([[], 0])
})

test('[ACC-2] what its shop calls lost is given back at once: the shop gives up its sale', async () => {
  const { step, paid } = await paidInParcels(2)
  await step(0, { state: 'lost', reason: 'lost' })
  expect(network.last().deposited).toBeLessThan(paid)
  expect(await manual('second')).toEqual([])
})

test('[ACC-2] found and delivered before it is approved, it is paid and nothing waits', async () => {
  const { orderId, deliver, paid } = await lostOfTwo()
  for (const parcel of [0, 1]) expect((await deliver(parcel)).status).toBe(200)
  await rest()
  expect(await manual('second')).toEqual([])
  expect([network.last().deposited, await books(orderId)]).toEqual([
    paid,
    { owed: 0, due: 0, gateway: paid },
  ])
})

test('[ACC-2] what came back is not given back again when the lost parcel beside it is found', async () => {
  const { orderId, step, deliver } = await paidInParcels(3)
  await step(0, { state: 'lost', reason: 'lost' })
  await step(1, { state: 'returned', condition: 'resellable' })
  const left = network.last().deposited
  for (const parcel of [0, 2]) expect((await deliver(parcel)).status).toBe(200)
  await rest()
  expect([network.last().deposited, await manual('second')]).toEqual([left, []])
  expect(await total('online_clearing', orderId)).toBe(left)
})

test('[ACC-2] cancelled while a lost parcel waits, what is left waits as well', async () => {
  const { orderId, paid } = await lostOfTwo()
  await setOrderStatus(orderId, 'cancelled')
  await rest()
  expect(network.last().deposited).toBe(paid)
  for (const { id } of await manual('second'))
    await call(`admin/payment-refunds/${id}/approval`, { body: {}, as: 'second' })
  await fixture.approveRest(orderId)
  await rest()
  expect([network.last().deposited, await books(orderId)]).toEqual([
    0,
    { owed: 0, due: 0, gateway: 0 },
  ])
})
