import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { OrderReturnsView } from './contract.ts'
import { VendorReturn } from './vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const { sql, act, call, receive, total } = fixture

beforeEach(() => fixture.clear())

/** Two pieces in two parcels, the first delivered. */
async function halfDelivered() {
  const line = {
    product_id: fixture.robe().id,
    variant_id: fixture.robe().variants[0],
    quantity: 2,
  }
  const placed = (await buy([line])).body as PlacedView
  const orderId = placed.orders[0]!.id
  const [item] = await sql('select id from orders.order_items where order_id = $1', orderId)
  const itemId = item?.['id'] as string
  const send = () =>
    call(`vendor/orders/${orderId}/parcels`, {
      body: { courier: 'yalidine', items: [{ item_id: itemId, quantity: 1 }] },
      as: 'amel',
    })
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  const parcels = await sql(
    'select id from orders.parcels where order_id = $1 order by position',
    orderId,
  )
  const step = (index: number, state: string) => {
    const id = String(parcels[index]!['id'])
    if (state === 'delivered') return fixture.deliverParcel(orderId, id)
    const body = { state, ...(state === 'returned' && { condition: 'resellable' }) }
    return call(`vendor/orders/${orderId}/parcels/${id}/steps`, { body, as: 'amel' })
  }
  expect((await step(0, 'delivered')).status).toBe(200)
  await market.outbox.drain()
  return { orderId, itemId, key: placed.key ?? '', number: placed.number, total: 0, step }
}

test('[RET-1] a delivered piece comes back while the other parcel is on its way, and is refunded from what was paid for it', async () => {
  const bought = await halfDelivered()
  const refused = await fixture.ask(bought, { items: [{ item_id: bought.itemId, quantity: 2 }] })
  expect(refused.body).toMatchObject({ code: 'items_not_returnable' })
  const id = await fixture.requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  // The first parcel was paid: one piece and the delivery.
  const decided = VendorReturn.parse((await act(id, 'refund', { goods: 4000, delivery: 0 })).body)
  expect(decided.refund).toMatchObject({ state: 'due', amount: 4000 })
  const refund = await fixture.firstRefund()
  expect((await fixture.refunds(refund, 'approval')).status).toBe(200)
  expect((await fixture.refunds(refund, 'payment')).status).toBe(200)
  expect(await total('refunds_due', bought.orderId)).toBe(0)
  expect(await total('buyer_receivable', bought.orderId)).toBe(400_000)

  expect((await bought.step(1, 'delivered')).status).toBe(200)
  await market.outbox.drain()
  expect(await total('buyer_receivable', bought.orderId)).toBe(0)
  const view = OrderReturnsView.parse(
    (await call(`track/returns?order_id=${bought.orderId}`, { key: bought.key })).body,
  )
  expect(view.lines[0]).toMatchObject({ left: 1 })
  expect(market.failures).toEqual([])
})
