import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VendorOrder } from '../orders/vendor.contract.ts'
import type { ManualRefundView } from '../payments/contract.ts'
import { Purchase } from '../orders/purchase.contract.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await marketplaceFixture(database, { partners: network.environment })
const fixture = await returnsFixture(database, market)
const { call, act, total, requested, receive, firstRefund, refunds, setOrderStatus } = fixture

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
const paidByCard = (pieces = 1) => fixture.delivered(pieces, { payment_method: 'cib' }, pay)
async function approved(pieces = 1) {
  const bought = await paidByCard(pieces)
  const id = await requested(bought, { refund_method: 'ccp', refund_account: 'nothing right' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'refund')
  const refundId = await firstRefund()
  const answer = await refunds(refundId, 'approval')
  return { bought, id, refundId, answer }
}
/** The order's ledger balances; all zero after a full cancellation. */
const books = async (orderId: string) => ({
  owed: await total('buyer_receivable', orderId),
  due: await total('refunds_due', orderId),
  gateway: await total('online_clearing', orderId),
  shop: await total('vendor_payable', orderId),
})
const NOTHING_LEFT = { owed: 0, due: 0, gateway: 0, shop: 0 }
const states = async () => [
  (await fixture.sql('select method, state from returns.refunds'))[0],
  (await fixture.sql('select state from returns.returns'))[0]?.['state'],
]

/** Recorded by one admin, confirmed by another, twice. */
async function settledByHand(refundId: string) {
  const body = { reference: 'SATIM-88', paid_on: localDate(market.clock.now()) }
  const made = await call(`admin/payment-refunds/${refundId}/settlement`, { body, as: 'admin' })
  const { settlement } = made.body as ManualRefundView
  const confirm = `admin/payment-refunds/settlements/${settlement?.id}/confirmation`
  const first = await call(confirm, { body: {}, as: 'second' })
  return [made, first, await call(confirm, { body: {}, as: 'second' })]
}

test('[ACC-2] what a card paid goes back to the card once a second person lets it pass', async () => {
  const { bought, refundId, answer } = await approved()
  expect(answer).toMatchObject({ status: 200, body: { state: 'approved', method: 'card' } })
  expect((await refunds(refundId, 'payment')).body).toMatchObject({
    code: 'refund_method_not_ready',
  })
  expect((await refunds(refundId, 'failure', { reason: 'trop tard' })).status).toBe(409)
  expect((await refunds(refundId, 'cancellation', { reason: 'erreur' })).status).toBe(409)
  await rest()
  expect(await states()).toEqual([{ method: 'card', state: 'paid' }, 'settled'])
  expect(network.last().deposited).toBe(0)
  expect(await total('refunds_due', bought.orderId)).toBe(0)
  expect(await total('online_clearing', bought.orderId)).toBe(0)
  expect(await total('cash_received', bought.orderId)).toBe(0)
  await rest()
  expect(network.last().deposited).toBe(0)
})

test('[ACC-2] what the gateway left without an answer is settled by hand, and posted once', async () => {
  network.fails(null)
  const bought = await paidByCard()
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'refund')
  network.fails('silent-refund')
  await refunds(await firstRefund(), 'approval')
  await rest()
  expect(await states()).toEqual([{ method: 'card', state: 'approved' }, 'checked'])
  const [waiting] = await fixture.sql(
    'select id, status from payments.refunds order by created_at desc limit 1',
  )
  expect(waiting?.['status']).toBe('manual')
  const answers = await settledByHand(String(waiting?.['id']))
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 409])
  await rest()
  expect(await states()).toEqual([{ method: 'card', state: 'paid' }, 'settled'])
  expect(await total('online_clearing', bought.orderId)).toBe(0)
})

async function inTwoParcels() {
  const { id: product_id, variants } = fixture.robe()
  const lines = variants.map((variant_id) => ({ product_id, variant_id, quantity: 1 }))
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const { number, key, orders } = (await buy(lines, { payment_method: 'cib' })).body as PlacedView
  await pay(number, key ?? '')
  const path = `vendor/orders/${orders[0]!.id}`
  const read = async () => VendorOrder.parse((await call(path, { as: 'amel' })).body)
  for (const { id } of (await read()).items) {
    const body = { items: [{ item_id: id, quantity: 1 }] }
    await call(`${path}/parcels`, { body, as: 'amel' })
  }
  const [first, second] = (await read()).parcels.map(({ id }) => id)
  const step = (id: string | undefined, body: object) =>
    call(`${path}/parcels/${id}/steps`, { body, as: 'amel' })
  const back = { state: 'returned', condition: 'resellable' }
  return {
    number,
    key: key ?? '',
    orderId: orders[0]!.id,
    total: orders[0]!.total_amount,
    first,
    second,
    step,
    back,
  }
}
const tracked = async ({ number, key }: { number: string; key: string }) =>
  Purchase.parse((await call(`purchases/${number}`, { key })).body)

test('[VSPACE-4] a parcel that comes back of an order paid by card is given back to the card', async () => {
  const bought = await inTwoParcels()
  const { orderId, total: paid, second, first, step, back } = bought
  await step(first, { state: 'delivered' })
  await step(second, back)
  const { orders, payment } = await tracked(bought)
  expect(orders[0]).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(payment?.refunds).toMatchObject([{ status: 'due', amount: 4500 }])
  await rest()
  expect(network.last().deposited).toBe(Math.round((paid - 4500) * 100))
  // The vendor is owed the dress that was kept, less commission and the tax on it.
  expect(await books(orderId)).toEqual({
    ...NOTHING_LEFT,
    gateway: Math.round((paid - 4500) * 100),
    shop: -376_200,
  })
  expect((await tracked(bought)).payment?.refunds).toMatchObject([{ status: 'done' }])
  // Delivered again after a mistake, nothing is refunded twice; cancelled, the rest is.
  await setOrderStatus(orderId, 'shipped')
  await setOrderStatus(orderId, 'delivered')
  await rest()
  expect(network.last().deposited).toBe(Math.round((paid - 4500) * 100))
  await fixture.cancelAndApprove(orderId)
  await rest()
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
  // The piece of the delivered parcel is still with the buyer.
  expect(await fixture.stock()).toEqual([4, 1])
})

test('[VSPACE-4] the parcel with the delivery takes it along; whoever says that the rest arrived', async () => {
  const { orderId, first, step, back } = await inTwoParcels()
  await step(first, back)
  await call(`vendor/orders/${orderId}/status-changes`, {
    body: { status: 'delivered' },
    as: 'amel',
  })
  await rest()
  expect(network.last().deposited).toBe(450_000)
  expect(await books(orderId)).toEqual({ ...NOTHING_LEFT, gateway: 450_000, shop: -423_225 })
  expect(await total('delivery_income', orderId)).toBe(0)
})

/** Two dresses by card, of which the first has left. */
async function halfSent() {
  const { id: product_id, variants } = fixture.robe()
  const lines = variants.map((variant_id) => ({ product_id, variant_id, quantity: 1 }))
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const { number, key, orders } = (await buy(lines, { payment_method: 'cib' })).body as PlacedView
  await pay(number, key ?? '')
  const { id: orderId, total_amount: paid } = orders[0]!
  const path = `vendor/orders/${orderId}`
  const read = async () => VendorOrder.parse((await call(path, { as: 'amel' })).body)
  const item = (await read()).items[0]!
  const body = { courier: 'yalidine', items: [{ item_id: item.id, quantity: 1 }] }
  await call(`${path}/parcels`, { body, as: 'amel' })
  return { number, key: key ?? '', orderId, paid, path, read, item }
}

test('[VSPACE-4] the buyer cancels the rest: its card money goes back, once', async () => {
  const { number, key, orderId, paid, read, item } = await halfSent()
  const body = { order_id: orderId, reason: 'too_slow', only: 'remainder' }
  const cancel = () => call(`purchases/${number}/cancellations`, { body, key })
  expect((await call(`purchases/${number}/cancellations`, { body, key: 'wrong' })).status).toBe(404)
  const answer = await cancel()
  expect(answer.status).toBe(201)
  expect(Purchase.parse(answer.body).orders[0]).toMatchObject({
    status: 'shipped',
    undelivered_amount: 4500,
    items: [
      { cancelled_quantity: 0, left_to_send: 0 },
      { cancelled_quantity: 1, left_to_send: 0 },
    ],
  })
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'nothing_to_ship' } })
  await rest()
  const gateway = Math.round((paid - 4500) * 100)
  expect(network.last().deposited).toBe(gateway)
  expect(await books(orderId)).toEqual({ ...NOTHING_LEFT, gateway, shop: -376_200 })
  expect(await fixture.stock()).toEqual([4, 1])

  const parcel = (await read()).parcels[0]!
  await fixture.deliverParcel(orderId, parcel.id)
  await rest()
  expect(await read()).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(network.last().deposited).toBe(gateway)
  // Only what arrived may be returned.
  expect(
    await fixture.sql(
      'select order_item_id as id, delivered_quantity as n from returns.returnable_lines',
    ),
  ).toEqual([{ id: item.id, n: 1 }])

  await fixture.cancelAndApprove(orderId)
  await rest()
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
})

test('[VSPACE-4] the sent parcel comes back after the rest was cancelled: all card money goes back', async () => {
  const { orderId, path, read } = await halfSent()
  const body = { reason: 'out_of_stock', only: 'remainder' }
  expect((await call(`${path}/cancellation`, { body, as: 'amel' })).status).toBe(200)
  await rest()
  const parcel = (await read()).parcels[0]!
  const back = { state: 'returned', condition: 'resellable' }
  await call(`${path}/parcels/${parcel.id}/steps`, { body: back, as: 'amel' })
  await rest()
  expect((await read()).status).toBe('cancelled')
  expect([network.last().deposited, await books(orderId)]).toEqual([0, NOTHING_LEFT])
  expect(await fixture.stock()).toEqual([5, 1])
})

test('[VSPACE-4] cancelling an order of which a part was refunded gives exactly the rest back', async () => {
  const { bought } = await approved(2)
  await rest()
  const left = network.last().deposited
  expect(left).toBeGreaterThan(0)
  await fixture.cancelAndApprove(bought.orderId)
  expect((await tracked(bought)).payment?.refunds).toMatchObject([
    { status: 'done', amount: bought.total - left / 100 },
    { status: 'due', amount: left / 100 },
  ])
  await rest()
  expect([network.last().deposited, await books(bought.orderId)]).toEqual([0, NOTHING_LEFT])
})

test('[VSPACE-4] an order that is reopened after it was cancelled is paid by what was not given back', async () => {
  const { bought } = await approved(2)
  await rest()
  const before = [network.last().deposited, await books(bought.orderId), await fixture.stock()]
  await setOrderStatus(bought.orderId, 'cancelled')
  await setOrderStatus(bought.orderId, 'delivered')
  await rest()
  expect([network.last().deposited, await books(bought.orderId), await fixture.stock()]).toEqual(
    before,
  )
  expect((await tracked(bought)).orders[0]?.payment_status).toBe('paid')
})

test.each(['before the gateway pays', 'after it paid', 'without an answer'])(
  '[VSPACE-4] a refund under way when its order is cancelled ends in the books: %s',
  async (when) => {
    const isSilent = when === 'without an answer'
    if (isSilent) network.fails('silent-refund')
    const { bought } = await approved(2)
    if (when === 'after it paid') await market.jobs.drain() // the event is not delivered yet
    if (isSilent) await rest()
    network.fails(null)
    expect((await setOrderStatus(bought.orderId, 'cancelled')).status).toBe(200)
    await rest()
    if (isSilent) {
      const ofOrder = `select id from payments.refunds where status = 'manual' and order_id = $1`
      const [waiting] = await fixture.sql(ofOrder, bought.orderId)
      await settledByHand(String(waiting?.['id']))
      await rest()
    }
    await fixture.approveRest(bought.orderId)
    await rest()
    expect([network.last().deposited, await books(bought.orderId)]).toEqual([0, NOTHING_LEFT])
    expect(await states()).toEqual([{ method: 'card', state: 'paid' }, 'settled'])
  },
)
