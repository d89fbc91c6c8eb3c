import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { VendorReturn } from './vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { sql, call, act, total, delivered, requested, receive, stock } = fixture

beforeEach(() => fixture.clear())

test.each(['lost', 'returned'])(
  '[VSPACE-4] a replacement that is %s may be sent once more, from stock that is taken again',
  async (state) => {
    const bought = await delivered()
    const id = await requested(bought, { requested_resolution: 'replacement' })
    await act(id, 'acceptance')
    await receive(id, bought.itemId, 1, 'damaged')
    await act(id, 'exchange')
    const [first] = await stock()
    const end = state === 'lost' ? { state, reason: 'lost' } : { state, condition: 'resellable' }
    const waiting = VendorReturn.parse((await act(id, 'exchange-steps', end)).body)
    expect(waiting).toMatchObject({ state: 'checked', exchange: { was_sent: true } })
    expect(waiting.can).toEqual(expect.arrayContaining(['send_again', 'refund']))
    const back = state === 'lost' ? 0 : 1
    expect((await stock())[0]).toBe(Number(first) + back)

    await sql('update catalog.variants set on_hand = 0')
    expect((await act(id, 'exchange')).body).toMatchObject({ code: 'stock_short' })
    await sql('update catalog.variants set on_hand = 3')
    const sent = VendorReturn.parse((await act(id, 'exchange')).body)
    expect(sent).toMatchObject({ exchange: { state: 'sent' } })
    // What is under way is neither paid back nor closed.
    expect(sent.can).toEqual(['end_exchange'])
    expect((await act(id, 'refund')).status).toBe(409)
    expect((await act(id, 'closing', { outcome: 'sent_back' })).status).toBe(409)
    expect((await act(id, 'exchange')).status).toBe(409)
    expect((await stock())[0]).toBe(2)
    // It comes back too: its own piece is in stock again, once.
    await act(id, 'exchange-steps', { state: 'returned', condition: 'resellable' })
    expect((await stock())[0]).toBe(3)
    await act(id, 'exchange')
    const arrived = await act(id, 'exchange-steps', { state: 'delivered' })
    expect(VendorReturn.parse(arrived.body)).toMatchObject({
      ...{ state: 'settled', outcome: 'replaced', exchange: { state: 'delivered' } },
    })
    expect((await stock())[0]).toBe(2)
    await market.outbox.drain()
    expect(market.failures).toEqual([])
  },
)

test('[VSPACE-4] what is decided to be refunded after a lost replacement is not sent as well', async () => {
  const bought = await delivered()
  const id = await requested(bought, { requested_resolution: 'replacement' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  await act(id, 'exchange')
  await act(id, 'exchange-steps', { state: 'lost', reason: 'lost' })
  expect((await act(id, 'refund')).status).toBe(200)
  expect((await act(id, 'exchange')).body).toMatchObject({ code: 'no_exchange_planned' })
})

test('[VSPACE-4] a dearer exchange that the courier has lost is sent again, and its difference collected once', async () => {
  const bought = await delivered()
  const before = Number(await total('cash_at_courier', bought.orderId))
  const id = await requested(bought, {
    ...{ requested_resolution: 'exchange', variant_id: fixture.robe().variants[1] },
  })
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  const parcels = () =>
    sql(`select id, state from orders.parcels where purpose = 'exchange' order by position`)
  await act(id, 'exchange', { courier: 'yalidine', tracking: 'EX-1' })
  const path = `admin/orders/${bought.orderId}/parcels/${String((await parcels())[0]?.['id'])}/loss`
  expect((await call(path, { body: { kind: 'lost' }, as: 'admin' })).status).toBe(200)
  await market.outbox.drain()
  await sql('update catalog.variants set on_hand = 1')

  const sent = await act(id, 'exchange', { courier: 'yalidine', tracking: 'EX-2' })
  expect(VendorReturn.parse(sent.body).exchange).toMatchObject({ state: 'sent', difference: 500 })
  await fixture.deliverParcel(bought.orderId, String((await parcels())[1]?.['id']))
  await market.outbox.drain()
  expect(await parcels()).toMatchObject([{ state: 'lost' }, { state: 'delivered' }])
  const done = VendorReturn.parse((await call(`vendor/returns/${id}`, { as: 'amel' })).body)
  expect(done).toMatchObject({ state: 'settled', outcome: 'exchanged', can: [] })
  expect(await total('buyer_receivable', bought.orderId)).toBe(0)
  expect(Number(await total('cash_at_courier', bought.orderId)) - before).toBe(50_000)
  expect(market.failures).toEqual([])
})
