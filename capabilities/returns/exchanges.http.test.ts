import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { TransactionsPage } from '../payouts/contract.ts'
import { VendorReturn } from './vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { sql, call, act, total, delivered, requested, receive, stock, setOrderStatus, comesBack } =
  fixture

beforeEach(() => fixture.clear())
const exchangeFor = (more: object = {}) => ({
  ...{ requested_resolution: 'exchange', variant_id: fixture.robe().variants[1], ...more },
})

const exchangeParcel = async (id: string) =>
  String(
    (await sql('select parcel_id from returns.exchanges where return_id = $1', id))[0]?.[
      'parcel_id'
    ],
  )

test('[VSPACE-4] an exchange takes the other size off the shelf, and its door pays the difference', async () => {
  const bought = await delivered()
  const exchange = exchangeFor({ reason: 'wrong_item' })
  const id = await requested(bought, exchange)
  await act(id, 'acceptance')
  expect(await stock()).toEqual([3, 0])
  await receive(id, bought.itemId)
  expect(await stock()).toEqual([4, 0])
  const sent = VendorReturn.parse((await act(id, 'exchange', { tracking: 'EX-1' })).body)
  expect(sent.exchange).toMatchObject({ state: 'sent', difference: 500 })
  // Nothing is owed before it is delivered.
  expect(await total('buyer_receivable', bought.orderId)).toBe(0)
  const done = VendorReturn.parse((await act(id, 'exchange-steps', { state: 'delivered' })).body)
  expect(done).toMatchObject({ state: 'settled', outcome: 'exchanged' })
  expect(await total('buyer_receivable', bought.orderId)).toBe(0)
  expect((await act(id, 'exchange-steps', { state: 'delivered' })).status).toBe(409)
  expect(await stock()).toEqual([4, 0])
})

test('[VSPACE-4] a dearer exchange asks for whole dinars, and is due to a shop that was paid before', async () => {
  await sql(`update catalog.variants set price_centimes = 450039 where price_centimes = 450000`)
  const bought = await delivered()
  await market.outbox.drain()
  // As after a payout: nothing of the order is open.
  await sql('delete from payouts.open_orders where order_id = $1', bought.orderId)
  const id = await requested(bought, exchangeFor({ reason: 'wrong_item' }))
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  const sent = VendorReturn.parse((await act(id, 'exchange', { courier: 'yalidine' })).body)
  expect(sent.exchange).toMatchObject({ state: 'sent', difference: 500 })
  expect(await total('buyer_receivable', bought.orderId)).toBe(0)
  // While it travels, another piece of the order may be refunded.
  const other = await requested(bought)
  await act(other, 'acceptance')
  await receive(other, bought.itemId)
  await act(other, 'refund')
  const refund = await fixture.firstRefund()
  expect((await fixture.refunds(refund, 'approval')).status).toBe(200)
  expect((await fixture.refunds(refund, 'payment')).status).toBe(200)
  const before = await total('vendor_payable', bought.orderId)
  // Of the operator's courier the shop's word is a claim.
  const claimed = VendorReturn.parse((await act(id, 'exchange-steps', { state: 'delivered' })).body)
  expect(claimed).toMatchObject({ state: 'checked', exchange: { state: 'sent' } })
  await market.outbox.drain()
  expect(await total('vendor_payable', bought.orderId)).toBe(before)
  expect((await fixture.deliverParcel(bought.orderId, await exchangeParcel(id))).status).toBe(200)
  await market.outbox.drain()

  expect(await total('buyer_receivable', bought.orderId)).toBe(0)
  // Its price, less 5 % and the VAT on that.
  expect(await total('vendor_payable', bought.orderId)).toBe(Number(before) - 47_062)
  expect(
    await sql('select order_id from payouts.open_orders where order_id = $1', bought.orderId),
  ).toHaveLength(1)
  // The export has the commission of the piece that is left and of the difference: 200 and 25.02.
  const { items: exported } = await market.orders.listForExport({}, 'fr')
  expect(exported[0]?.commission).toBe(225.02)
  // Its statement says what it is.
  const { items } = TransactionsPage.parse(
    (await call('vendor/money/lines?limit=1', { as: 'amel' })).body,
  )
  const { number } = VendorReturn.parse((await call(`vendor/returns/${id}`, { as: 'amel' })).body)
  expect(items[0]).toMatchObject({ kind: 'exchange', reference: number, amount: 470.62 })
  expect(items[0]?.parts.map(({ kind }) => kind)).toEqual(['goods', 'commission', 'commission_vat'])
  // Both parcels' cash is with the courier.
  const [cash] = await sql(
    'select sum(amount_centimes)::int as held, count(*)::int as parcels from payouts.courier_cash where order_id = $1',
    bought.orderId,
  )
  expect(cash).toEqual({ held: Math.round(bought.total * 100) + 50_000, parcels: 2 })
})

test('[VSPACE-4] an exchange that comes back is on the shelf and owed by nobody', async () => {
  const bought = await delivered()
  const id = await requested(bought, exchangeFor())
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'exchange')
  const back = VendorReturn.parse((await act(id, 'exchange-steps', { state: 'returned' })).body)
  expect(back.can).toContain('refund')
  expect(await stock()).toEqual([3, 1])
  expect(await total('buyer_receivable', bought.orderId)).toBe(0)
})

test('[VSPACE-4] an exchange that comes back damaged is not in stock', async () => {
  const bought = await delivered()
  const id = await requested(bought, exchangeFor())
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'exchange')
  const step = { state: 'returned', condition: 'damaged' }
  expect((await act(id, 'exchange-steps', step)).status).toBe(200)
  expect(await stock()).toEqual([3, 0])
  expect(
    await sql(
      `select return_condition from orders.parcels where order_id = $1 and purpose = 'exchange'`,
      bought.orderId,
    ),
  ).toEqual([{ return_condition: 'damaged' }])
})

test('[VSPACE-4] the last piece is set aside for one of two requests at once', async () => {
  const [item, two] = [await delivered(1), await delivered(1)]
  const exchange = exchangeFor()
  const ids = [await requested(item, exchange), await requested(two, exchange)]
  const answers = await Promise.all(ids.map((id) => act(id, 'acceptance')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await stock()).toEqual([3, 0])
})

test('[VSPACE-4] a replacement refused at the door is none of what was bought: cancelling gives the rest back', async () => {
  const bought = await delivered(2)
  const id = await requested(bought, { requested_resolution: 'replacement' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'exchange')
  await act(id, 'exchange-steps', { state: 'returned' })
  expect(await stock()).toEqual([3, 1])
  await setOrderStatus(bought.orderId, 'cancelled')
  expect(await stock()).toEqual([3, 1])
  expect((await comesBack(bought.orderId)).status).toBe(200)
  expect(await stock()).toEqual([4, 1])
})

test('[VSPACE-4] an accepted return of an order that is cancelled ends with it: its pieces are on the shelf once', async () => {
  const bought = await delivered(2)
  const id = await requested(bought)
  const other = await requested(bought, exchangeFor())
  await act(id, 'acceptance')
  await act(other, 'acceptance')
  expect(await stock()).toEqual([3, 0])
  await setOrderStatus(bought.orderId, 'cancelled')
  const refused = await receive(id, bought.itemId)
  expect(refused).toMatchObject({ status: 409, body: { code: 'order_already_cancelled' } })
  await market.outbox.drain()
  expect(await stock()).toEqual([3, 1])
  expect((await comesBack(bought.orderId)).status).toBe(200)
  expect(await stock()).toEqual([5, 1])
  expect(await sql('select distinct state from returns.returns')).toEqual([{ state: 'withdrawn' }])
  expect((await receive(id, bought.itemId)).status).toBe(409)
  expect(market.failures).toEqual([])
})

test('[VSPACE-4] a replacement on its way when its order is cancelled comes back to the shelf, and ends', async () => {
  const bought = await delivered(2)
  const id = await requested(bought, { requested_resolution: 'replacement' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  await act(id, 'exchange')
  await setOrderStatus(bought.orderId, 'cancelled')
  await market.outbox.drain()
  expect(await stock()).toEqual([3, 1])
  expect((await act(id, 'exchange-steps', { state: 'returned' })).status).toBe(200)
  expect(await stock()).toEqual([4, 1])
  expect((await comesBack(bought.orderId)).status).toBe(200)
  expect(await stock()).toEqual([5, 1])
  expect(await sql('select state from returns.returns')).toEqual([{ state: 'withdrawn' }])
})

test('[VSPACE-4] a defective replacement comes back as what it replaces: replaced again, then refunded with the price paid', async () => {
  const bought = await delivered(2)
  const replaced = async (condition: string) => {
    const id = await requested(bought, { requested_resolution: 'replacement' })
    await act(id, 'acceptance')
    await receive(id, bought.itemId, 1, condition)
    await act(id, 'exchange')
    const done = await act(id, 'exchange-steps', { state: 'delivered' })
    expect(done.body).toMatchObject({ state: 'settled', outcome: 'replaced' })
  }
  await sql(`update catalog.variants set price_centimes = 999900`)
  await replaced('damaged')
  await replaced('damaged')
  expect(await stock()).toEqual([1, 1])

  // Its days to return begin with the last delivery.
  await sql(
    `update orders.orders set delivered_at = delivered_at - interval '30 days' where id = $1`,
    bought.orderId,
  )
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  const refunded = VendorReturn.parse((await act(id, 'refund')).body)
  expect(refunded.refund).toMatchObject({ state: 'due', amount: 4000 + 300 })
  // Both pieces are with the shop or refunded once: the other one still has its own price.
  const other = await requested(bought)
  await act(other, 'acceptance')
  await receive(other, bought.itemId)
  const last = VendorReturn.parse((await act(other, 'refund')).body)
  expect(last.refund).toMatchObject({ amount: 4000 })
  expect((await fixture.ask(bought)).body).toMatchObject({ code: 'items_not_returnable' })
  expect(await stock()).toEqual([3, 1])
})

test('[VSPACE-4] a replaced piece of an order that is cancelled comes back to the shelf once', async () => {
  const bought = await delivered(1)
  const id = await requested(bought, { requested_resolution: 'replacement' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'exchange')
  await act(id, 'exchange-steps', { state: 'delivered' })
  expect(await stock()).toEqual([3, 1])
  await setOrderStatus(bought.orderId, 'cancelled')
  await market.outbox.drain()
  expect(await stock()).toEqual([3, 1])
  expect((await comesBack(bought.orderId)).status).toBe(200)
  expect(await stock()).toEqual([4, 1])
})

test('[VSPACE-4] a replacement that the courier has lost is claimed from it, and what came back is refunded', async () => {
  const bought = await delivered()
  const id = await requested(bought, { requested_resolution: 'replacement' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  await act(id, 'exchange', { courier: 'yalidine' })
  const before = await stock()
  const parcel = await exchangeParcel(id)
  await act(id, 'exchange-steps', { state: 'delivered' })
  const lost = await call(`admin/orders/${bought.orderId}/parcels/${parcel}/loss`, {
    ...{ body: { kind: 'stolen' }, as: 'admin' },
  })
  expect(lost.status).toBe(200)
  await market.outbox.drain()
  const waiting = VendorReturn.parse((await call(`vendor/returns/${id}`, { as: 'amel' })).body)
  expect(waiting).toMatchObject({ state: 'checked', exchange: { state: 'cancelled' } })
  expect(await stock()).toEqual(before)
  expect(
    await sql(
      'select state, delivery_claimed_at as claim from orders.parcels where id = $1',
      parcel,
    ),
  ).toEqual([{ state: 'lost', claim: null }])
  expect(await sql('select state from payouts.loss_claims where parcel_id = $1', parcel)).toEqual([
    { state: 'open' },
  ])
  const decided = VendorReturn.parse((await act(id, 'refund', { goods: 4000 })).body)
  expect(decided.refund).toMatchObject({ state: 'due', amount: 4000 })
})

test('[VSPACE-4] what the shop itself has lost of a replacement is its own matter', async () => {
  const bought = await delivered()
  const id = await requested(bought, { requested_resolution: 'replacement' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  await act(id, 'exchange')
  const parcel = await exchangeParcel(id)
  const lost = await act(id, 'exchange-steps', { state: 'lost', reason: 'damaged_in_transit' })
  expect(VendorReturn.parse(lost.body)).toMatchObject({
    ...{ state: 'checked', exchange: { state: 'cancelled' } },
  })
  await market.outbox.drain()
  expect(await sql('select 1 as n from payouts.loss_claims where parcel_id = $1', parcel)).toEqual(
    [],
  )
  expect((await act(id, 'exchange-steps', { state: 'delivered' })).status).toBe(409)
})
