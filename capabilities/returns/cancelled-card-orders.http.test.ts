import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { Purchase } from '../orders/purchase.contract.ts'
import { AdminRefundsPage } from './refunds.contract.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const fixture = await returnsFixture(database, market)
const { call, sql, total, act, requested, receive, refunds, setOrderStatus } = fixture

beforeEach(async () => {
  network.fails(null)
  network.orders.clear()
  await fixture.clear()
})

/** Drains outbox and jobs; fails when a subscriber refused an event. */
async function rest() {
  for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
  expect(market.failures).toEqual([])
}
async function pay(number: string, key: string) {
  const body = { method: 'cib', accepts_terms: true }
  await call(`purchases/${number}/payments`, { body, key })
  network.pays()
  await call(`purchases/${number}/payment-checks`, { body: {}, key })
  await rest()
}
const paidByCard = () => fixture.delivered(1, { payment_method: 'cib' }, pay)
type Bought = Awaited<ReturnType<typeof paidByCard>>

const listed = async () =>
  AdminRefundsPage.parse((await call('admin/refunds?status=all', { as: 'second' })).body).items
const ofOrder = () =>
  sql(`select method, state, amount_centimes::int as amount from returns.refunds
       where return_id is null order by id`)
const books = async (orderId: string) => ({
  owed: await total('buyer_receivable', orderId),
  due: await total('refunds_due', orderId),
  gateway: await total('online_clearing', orderId),
})
const NOTHING_LEFT = { owed: 0, due: 0, gateway: 0 }
const seen = async ({ number, key }: Bought) =>
  Purchase.parse((await call(`purchases/${number}`, { key })).body).orders[0]

async function cancelled() {
  const bought = await paidByCard()
  const paid = Math.round(bought.total * 100)
  expect((await setOrderStatus(bought.orderId, 'cancelled')).status).toBe(200)
  await rest()
  return { bought, orderId: bought.orderId, paid }
}

test('[ACC-2] a delivered card order that an admin cancels is given back once another admin approves it', async () => {
  const { bought, orderId, paid } = await cancelled()
  expect(network.last().deposited).toBe(paid)
  expect(await books(orderId)).toEqual({ owed: 0, due: -paid, gateway: paid })
  expect(await seen(bought)).toMatchObject({
    ...{ status: 'cancelled', payment_status: 'pending' },
    money_back: { due: bought.total, refunded: 0 },
  })
  const [waiting] = await listed()
  expect(waiting).toMatchObject({ method: 'card', state: 'due', amount: bought.total })

  const own = await refunds(waiting!.id, 'approval')
  expect(own).toMatchObject({ status: 409, body: { code: 'second_person_needed' } })
  await rest()
  expect(network.last().deposited).toBe(paid)

  await fixture.approveRest(orderId)
  expect(await ofOrder()).toMatchObject([{ state: 'approved' }])
  await rest()
  expect(await ofOrder()).toEqual([{ method: 'card', state: 'paid', amount: paid }])
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
  expect((await seen(bought))?.money_back).toEqual({ due: 0, refunded: bought.total })
  await rest()
  expect(await books(orderId)).toEqual(NOTHING_LEFT)
})

test('[ACC-2] standing again before it is approved, it is paid and nothing is due; cancelled again, it is due again', async () => {
  const { bought, orderId, paid } = await cancelled()
  const [waiting] = await listed()
  await setOrderStatus(orderId, 'delivered')
  // The event that withdraws it is not delivered yet.
  const early = await call(`admin/refunds/${waiting?.id}/approval`, { body: {}, as: 'second' })
  expect(early).toMatchObject({ status: 409, body: { code: 'refund_status_changed' } })
  await rest()
  expect(await ofOrder()).toMatchObject([{ state: 'cancelled' }])
  expect(await seen(bought)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(await books(orderId)).toEqual({ owed: 0, due: 0, gateway: paid })
  await setOrderStatus(orderId, 'cancelled')
  await rest()
  await fixture.approveRest(orderId)
  await rest()
  expect(await ofOrder()).toMatchObject([{ state: 'cancelled' }, { state: 'paid' }])
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
})

test('[ACC-2] approved and not sent yet, it is withdrawn when the order stands again', async () => {
  const { bought, orderId, paid } = await cancelled()
  await fixture.approveRest(orderId)
  await setOrderStatus(orderId, 'delivered')
  await rest()
  expect(await ofOrder()).toMatchObject([{ state: 'cancelled' }])
  expect((await seen(bought))?.payment_status).toBe('paid')
  expect([network.last().deposited, await books(orderId)]).toEqual([
    paid,
    { owed: 0, due: 0, gateway: paid },
  ])
})

test.each(['before the event', 'after it', 'without an answer'])(
  '[ACC-2] given back already, it is owed by the buyer when the order stands again: %s',
  async (when) => {
    const { bought, orderId, paid } = await cancelled()
    if (when === 'without an answer') network.fails('silent-refund')
    await fixture.approveRest(orderId)
    if (when === 'before the event') await market.jobs.drain()
    else await rest()
    network.fails(null)
    await setOrderStatus(orderId, 'delivered')
    await rest()
    expect((await seen(bought))?.payment_status).toBe('pending')
    if (when === 'without an answer') {
      // Whether the money has left is unknown: two people find out.
      expect(await ofOrder()).toMatchObject([{ state: 'approved' }])
      expect(await books(orderId)).toEqual({ owed: paid, due: -paid, gateway: paid })
      return
    }
    expect(await ofOrder()).toMatchObject([{ state: 'paid' }])
    expect(await books(orderId)).toEqual({ owed: paid, due: 0, gateway: 0 })
    // What was given back is not given back again.
    await setOrderStatus(orderId, 'cancelled')
    await rest()
    expect(await ofOrder()).toMatchObject([{ state: 'paid' }])
    expect(await books(orderId)).toEqual(NOTHING_LEFT)
  },
)

test('[ACC-2] set back from its delivery, it waits although its buyer cancels it; who set it back does not approve', async () => {
  const { orderId, number, key, total: price } = await paidByCard()
  const paid = Math.round(price * 100)
  await sql(`delete from orders.parcel_items`)
  await sql(`delete from orders.parcel_history`)
  await sql(`delete from orders.parcels`)
  await setOrderStatus(orderId, 'confirmed')
  const body = { order_id: orderId, reason: 'changed_mind' }
  expect((await call(`purchases/${number}/cancellations`, { body, key })).status).toBe(201)
  await rest()
  expect(network.last().deposited).toBe(paid)
  const [waiting] = await listed()
  expect(await refunds(waiting!.id, 'approval')).toMatchObject({
    ...{ status: 409, body: { code: 'second_person_needed' } },
  })
  await fixture.approveRest(orderId)
  await rest()
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
})

test('[ACC-2] a parcel that one admin calls lost is given back once another approves it', async () => {
  const { orderId, parcelId, paid } = await paidAndSent()
  const path = `admin/orders/${orderId}/parcels/${parcelId}/loss`
  expect((await call(path, { body: { kind: 'lost' }, as: 'admin' })).status).toBe(200)
  await rest()
  expect(network.last().deposited).toBe(paid)
  await fixture.approveRest(orderId)
  await rest()
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
})

test('[ACC-2] a parcel that its shop has back is given back at once: nobody has its goods', async () => {
  const { orderId, parcelId } = await paidAndSent()
  const body = { state: 'returned', condition: 'resellable' }
  await call(`vendor/orders/${orderId}/parcels/${parcelId}/steps`, { body, as: 'amel' })
  await rest()
  expect(await ofOrder()).toEqual([])
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
})

test('[ACC-2] what never left is given back at once, whoever cancels', async () => {
  const { orderId } = await paidAndSent(false)
  await setOrderStatus(orderId, 'cancelled')
  await rest()
  expect(await ofOrder()).toEqual([])
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
})

test('[ACC-2] what a dearer exchange collected at the door goes back in cash, the rest to the card', async () => {
  const bought = await paidByCard()
  const exchange = await requested(bought, {
    ...{ requested_resolution: 'exchange', variant_id: fixture.robe().variants[1] },
  })
  await act(exchange, 'acceptance')
  await receive(exchange, bought.itemId)
  await act(exchange, 'exchange')
  await act(exchange, 'exchange-steps', { state: 'delivered' })
  await rest()
  await setOrderStatus(bought.orderId, 'cancelled')
  await rest()
  const paid = Math.round(bought.total * 100)
  expect(await ofOrder()).toEqual([
    { method: 'card', state: 'due', amount: paid },
    { method: 'cash', state: 'due', amount: 50_000 },
  ])
  await fixture.approveRest(bought.orderId)
  const [byHand] = await sql(`select id from returns.refunds where method = 'cash'`)
  const paying = { body: { reference: 'CCP' }, as: 'admin' } as const
  expect((await call(`admin/refunds/${String(byHand?.['id'])}/payment`, paying)).status).toBe(200)
  await rest()
  expect([network.last().deposited, await books(bought.orderId)]).toEqual([0, NOTHING_LEFT])
})

async function paidAndSent(isSent = true) {
  const { variants, id: product_id } = fixture.robe()
  const line = { product_id, variant_id: variants[0]!, quantity: 1 }
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const { number, key, orders } = (await buy([line], { payment_method: 'cib' })).body as PlacedView
  await pay(number, key ?? '')
  const { id: orderId, total_amount: price } = orders[0]!
  const path = `vendor/orders/${orderId}`
  if (isSent) await call(`${path}/parcels`, { body: { courier: 'yalidine' }, as: 'amel' })
  const [parcel] = await sql('select id from orders.parcels where order_id = $1', orderId)
  return { orderId, parcelId: String(parcel?.['id']), paid: Math.round(price * 100) }
}
