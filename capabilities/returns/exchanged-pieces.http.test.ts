import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { OrderReturnsView } from './contract.ts'
import { VendorReturn } from './vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { sql, call, act, ask, total, delivered, requested, receive, stock, refunds } = fixture
type Bought = Awaited<ReturnType<typeof delivered>>

beforeEach(() => fixture.clear())

/** The vendor gives it up, as its goods were defective. */
const DELIVERY = 30_000
/** The difference, which the vendor itself took. */
const COLLECTED = 50_000

const linesOf = async ({ orderId, key }: Bought) =>
  OrderReturnsView.parse((await call(`track/returns?order_id=${orderId}`, { key })).body).lines

/** Also delivers it. Returns the id of its line, which is that of the return. */
async function exchanged(
  bought: Bought,
  { itemId = bought.itemId, to = 1 }: { itemId?: string; to?: number } = {},
) {
  const id = await requested(bought, {
    ...{ requested_resolution: 'exchange', variant_id: fixture.robe().variants[to] },
    ...{ items: [{ item_id: itemId, quantity: 1 }] },
  })
  await act(id, 'acceptance')
  await receive(id, itemId)
  await act(id, 'exchange')
  const done = await act(id, 'exchange-steps', { state: 'delivered' })
  expect(done.body).toMatchObject({ state: 'settled', outcome: 'exchanged' })
  return id
}

async function broughtBack(bought: Bought, itemId: string, condition = 'resellable') {
  const id = await requested(bought, { items: [{ item_id: itemId, quantity: 1 }] })
  await act(id, 'acceptance')
  await receive(id, itemId, 1, condition)
  return id
}

async function refunded(bought: Bought, itemId: string, condition = 'resellable') {
  const id = await broughtBack(bought, itemId, condition)
  const decided = VendorReturn.parse((await act(id, 'refund')).body)
  const [row] = await sql('select id from returns.refunds where return_id = $1', id)
  expect((await refunds(String(row?.['id']), 'approval')).status).toBe(200)
  expect((await refunds(String(row?.['id']), 'payment')).status).toBe(200)
  return decided
}

test('[VSPACE-4] a dearer exchange comes back: the buyer has all that was paid, and its own size is on the shelf', async () => {
  const bought = await delivered(1)
  const line = await exchanged(bought)
  expect(await stock()).toEqual([5, 0])
  const decided = await refunded(bought, line)
  expect(decided).toMatchObject({
    items: [{ item_id: line, variant_label: 'L', quantity: 1, price: 4500 }],
    refund: { amount: 4500 + 300 },
  })
  expect(await stock()).toEqual([5, 1])
  expect(await total('vendor_payable', bought.orderId)).toBe(DELIVERY + COLLECTED)
  expect(await total('platform_commission', bought.orderId)).toBe(0)
  expect(await total('vat_on_commission', bought.orderId)).toBe(0)
  expect(await total('refunds_due', bought.orderId)).toBe(0)
  expect(await total('buyer_receivable', bought.orderId)).toBe(0)
  expect((await linesOf(bought)).map(({ left }) => left)).toEqual([0, 0])
  const again = await ask(bought, { items: [{ item_id: line, quantity: 1 }] })
  expect(again.body).toMatchObject({ code: 'items_not_returnable' })
})

test('[VSPACE-4] a cheaper exchange comes back: the buyer has what was paid for it besides what it saved', async () => {
  await sql('update catalog.variants set price_centimes = 350000 where price_centimes = 450000')
  const bought = await delivered(1)
  const line = await exchanged(bought)
  const decided = await refunded(bought, line)
  expect(decided.refund).toMatchObject({ amount: 3500 + 300 })
  expect(await total('vendor_payable', bought.orderId)).toBe(DELIVERY)
  expect(await total('platform_commission', bought.orderId)).toBe(0)
  // What the exchange saved waits for its payment.
  expect(await total('refunds_due', bought.orderId)).toBe(-50_000)
})

test('[VSPACE-4] of a line of two, each size comes back for itself, with its own last day', async () => {
  const bought = await delivered(2)
  const line = await exchanged(bought)
  await sql(
    `update orders.parcels set delivered_at = delivered_at - interval '30 days' where purpose = 'sale'`,
  )
  await sql(`update orders.orders set delivered_at = delivered_at - interval '30 days'`)
  const [original, other] = await linesOf(bought)
  expect(original).toMatchObject({ item_id: bought.itemId, variant_label: 'M', left: 1 })
  expect(original).toMatchObject({ quantity: 2, is_over: true })
  expect(other).toMatchObject({ item_id: line, variant_label: 'L', quantity: 1, left: 1 })
  expect(other).toMatchObject({ paid: 4500, is_over: false })
  expect(String(original?.return_until_on) < String(other?.return_until_on)).toBe(true)
  expect((await ask(bought)).body).toMatchObject({ code: 'return_too_late' })
  const both = await requested(bought, {
    items: [bought.itemId, line].map((item_id) => ({ item_id, quantity: 1 })),
    as_goodwill: true,
  })
  await act(both, 'acceptance')
  const items = [bought.itemId, line].map((item_id) => ({
    ...{ item_id, quantity: 1, condition: 'resellable' },
  }))
  expect((await act(both, 'receipt', { items })).status).toBe(200)
  expect(await stock()).toEqual([5, 1])
  const decided = VendorReturn.parse((await act(both, 'refund')).body)
  expect(decided.refund).toMatchObject({ amount: 4000 + 4500 + 300 })
  expect((await refunds(await fixture.firstRefund(), 'approval')).status).toBe(200)
  expect(await total('vendor_payable', bought.orderId)).toBe(DELIVERY + COLLECTED)
})

test('[VSPACE-4] an exchanged piece is exchanged again, and back; what is paid last comes back', async () => {
  const bought = await delivered(1)
  const first = await exchanged(bought)
  const second = await exchanged(bought, { itemId: first, to: 0 })
  expect(await stock()).toEqual([4, 1])
  expect(await total('refunds_due', bought.orderId)).toBe(-50_000)
  const decided = await refunded(bought, second)
  expect(decided.items).toMatchObject([{ variant_label: 'M' }])
  expect(decided.refund).toMatchObject({ amount: 4000 + 300 })
  expect(await stock()).toEqual([5, 1])
  expect(await total('vendor_payable', bought.orderId)).toBe(DELIVERY + COLLECTED)
  expect(await total('platform_commission', bought.orderId)).toBe(0)
})

test('[VSPACE-4] a damaged exchanged piece is replaced by the same, which comes back in its turn', async () => {
  await sql('update catalog.variants set on_hand = 3 where price_centimes = 450000')
  const bought = await delivered(1)
  const line = await exchanged(bought)
  const id = await requested(bought, {
    ...{ items: [{ item_id: line, quantity: 1 }], requested_resolution: 'replacement' },
  })
  await act(id, 'acceptance')
  expect(await stock()).toEqual([5, 1])
  await receive(id, line, 1, 'damaged')
  await act(id, 'exchange')
  const done = await act(id, 'exchange-steps', { state: 'delivered' })
  expect(done.body).toMatchObject({ outcome: 'replaced', exchange: { variant_label: 'L' } })
  expect(await stock()).toEqual([5, 1])
  const decided = await refunded(bought, line, 'damaged')
  expect(decided.refund).toMatchObject({ amount: 4500 + 300 })
  expect(await stock()).toEqual([5, 1])
})

test('[VSPACE-4] the discount of a promo code is kept by an exchange, and taken off what it gives back', async () => {
  await sql(
    `insert into promotions.promo_codes (id, code, kind, percent_bp, created_at)
     values (gen_random_uuid(), 'DIX', 'percentage', 1000, now())`,
  )
  const bought = await delivered(1, { promo_code: 'DIX' })
  const line = await exchanged(bought)
  const [row] = await sql('select difference_centimes as n from returns.exchanges')
  expect(row?.['n']).toBe(50_000)
  const decided = await refunded(bought, line)
  expect(decided.refund).toMatchObject({ amount: 4100 + 300 })
  expect(await total('vendor_payable', bought.orderId)).toBe(DELIVERY + COLLECTED)
  expect(await total('platform_discounts', bought.orderId)).toBe(0)
})

test('[VSPACE-4] of two requests at once for one exchanged piece, one is taken', async () => {
  const bought = await delivered(1)
  const line = await exchanged(bought)
  const items = [{ item_id: line, quantity: 1 }]
  const answers = await Promise.all([1, 2].map(() => ask(bought, { items })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await sql('select returned_quantity from returns.exchanges')).toEqual([
    { returned_quantity: 1 },
  ])
})

test('[VSPACE-4] a line of an exchange is of its own order, and not before its delivery', async () => {
  const bought = await delivered(1)
  const id = await requested(bought, {
    ...{ requested_resolution: 'exchange', variant_id: fixture.robe().variants[1] },
  })
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  await act(id, 'exchange')
  const items = [{ item_id: id, quantity: 1 }]
  expect((await ask(bought, { items })).body).toMatchObject({ code: 'items_not_returnable' })
  await act(id, 'exchange-steps', { state: 'delivered' })
  const another = await delivered(1)
  expect((await ask(another, { items })).body).toMatchObject({ code: 'items_not_returnable' })
  expect((await ask(bought, { items })).status).toBe(201)
})

test('[VSPACE-4] what a cheaper exchange saved is withdrawn with its order, and due again when it is reopened', async () => {
  await sql('update catalog.variants set price_centimes = 350000 where price_centimes = 450000')
  const bought = await delivered(1)
  await exchanged(bought)
  const open = () =>
    sql(
      `select return_id is null as "isOfOrder", state, amount_centimes::int as amount from returns.refunds
       where state <> 'cancelled' order by created_at, id`,
    )
  const saved = { isOfOrder: false, state: 'due', amount: 50_000 }
  expect(await open()).toEqual([saved])
  await fixture.setOrderStatus(bought.orderId, 'cancelled')
  await market.outbox.drain()
  // The whole price at once: what was paid, and nothing beside it waits for an approval.
  expect(await open()).toEqual([{ isOfOrder: true, state: 'due', amount: 430_000 }])
  expect((await fixture.setOrderStatus(bought.orderId, 'delivered')).status).toBe(200)
  await market.outbox.drain()
  expect(await open()).toEqual([saved])
  expect(await total('refunds_due', bought.orderId)).toBe(-50_000)
  const [row] = await sql(`select id from returns.refunds where state = 'due'`)
  // The one who cancelled and reopened it does not approve.
  const path = `admin/refunds/${String(row?.['id'])}`
  expect((await call(`${path}/approval`, { body: {}, as: 'second' })).status).toBe(200)
  expect((await call(`${path}/payment`, { body: {}, as: 'admin' })).status).toBe(200)
  expect(await total('refunds_due', bought.orderId)).toBe(0)
})
