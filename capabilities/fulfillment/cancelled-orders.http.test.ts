import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { fulfillmentFixture } from '#tests/support/fulfillment-fixture.ts'
import type { OrderId } from '../orders/index.ts'

const fixture = await fulfillmentFixture(await testDatabase())
const { partner, market, bought, createShipment, shipmentOf, call } = fixture

const deletions = () => partner.asked.filter((value) => value.startsWith('DELETE'))
const setStatus = (id: string, to: 'cancelled' | 'shipped') =>
  market.orders.changeStatus({ orderId: id as OrderId, to, actor: { role: 'system' } })
async function sent() {
  const order = await bought()
  await createShipment([order])
  await market.jobs.drain()
  return { order, ...(await shipmentOf(order)) }
}
async function settle() {
  await market.outbox.drain()
  await market.jobs.drain()
}

test('[VSPACE-4] the courier of a cancelled order is told, once', async () => {
  const { order } = await sent()
  expect(partner.parcels.size).toBe(1)
  await setStatus(order, 'cancelled')
  await settle()
  expect(deletions()).toHaveLength(1)
  expect(partner.parcels.size).toBe(0)
  await settle()
  expect(deletions()).toHaveLength(1)
})

test('a parcel that is back, and an order that is reopened, are not cancelled at the courier', async () => {
  const [back, again] = [await sent(), await sent()]
  const path = `orders/${back.order}/parcels/${back.id}/steps`
  await call(path, { method: 'POST', body: { state: 'returned', condition: 'resellable' } })
  await setStatus(again.order, 'cancelled')
  await setStatus(again.order, 'shipped')
  await settle()
  expect(deletions()).toEqual([])
})
