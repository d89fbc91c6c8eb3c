import { expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import type { VendorOrderView } from '#capabilities/orders/vendor.contract.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { DEMO_INVARIANTS } from '#tests/support/demo-invariants.ts'
import { queryRows } from '#tests/support/market-actors.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { DEMO_PASSWORD, DEMO_VENDOR_EMAIL, loadDemo } from './load.ts'
import { sendDemoInParts } from './send-in-parts.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const sql = queryRows(database)
await sql('truncate identity.users, vendors.vendors cascade')
// A quiet morning: at half past nine of a Sunday only one vendor has confirmed orders of several pieces.
const isSundayMorning = (date: Date) =>
  date.getUTCDay() === 0 && date.toISOString().includes('T08:3')
while (!isSundayMorning(market.clock.now())) market.clock.advance(minutes(5))
const log = { info: () => {}, warn: () => {} } as never // only these two are called
await loadDemo({ database, clock: market.clock, log })

async function signIn(): Promise<string> {
  const { body } = await callApi(market.app, '/auth/v1/token?grant_type=password', {
    body: { email: DEMO_VENDOR_EMAIL, password: DEMO_PASSWORD },
  })
  return (body as { access_token: string }).access_token
}

test('what the demo vendor prepares can be sent', async () => {
  const token = await signIn()
  const { body } = await callApi(market.app, '/api/v1/vendor/orders?status=processing', { token })
  const { items } = body as { items: { id: string }[] }
  expect(items.length).toBeGreaterThan(0)
  for (const { id } of items) {
    const order = await callApi(market.app, `/api/v1/vendor/orders/${id}`, { token })
    const { left_to_send } = (order.body as VendorOrderView).items[0]!
    expect(left_to_send).toBeGreaterThan(0)
  }
})

test('three orders are sent in parts: one waits for its rest, one travels, of one the rest is cancelled', async () => {
  await sendDemoInParts({ database, orders: market.orders })
  const sent = await sql(`
    select o.status, string_agg(p.state, ' ' order by p.position) as parcels,
      sum(i.cancelled)::integer as cancelled
    from orders.orders o join orders.parcels p on p.order_id = o.id
    cross join lateral (select sum(cancelled_quantity) as cancelled from orders.order_items
      where order_id = o.id) i
    where exists (select from orders.parcels q
      where q.order_id = o.id and (select sum(quantity) from orders.parcel_items where parcel_id = q.id)
        < (select sum(quantity) from orders.order_items where order_id = o.id))
    group by o.id order by 1, 2`)
  expect(sent).toEqual([
    { status: 'delivered', parcels: 'delivered', cancelled: expect.any(Number) },
    { status: 'shipped', parcels: 'delivered', cancelled: 0 },
    { status: 'shipped', parcels: 'handed_over handed_over', cancelled: 0 },
  ])
  expect(sent[0]!['cancelled']).toBeGreaterThan(0)
  for (const [invariant, ...queries] of DEMO_INVARIANTS)
    for (const query of queries) expect([invariant, await sql(query)]).toEqual([invariant, []])
})
