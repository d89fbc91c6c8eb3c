import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { VendorOrder } from './vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { call, stock } = fixture
const buy = checkoutWith((path, init) => market.app.request(path, init))

beforeEach(() => fixture.clear())

const setStatus = (id: string, status: string) =>
  call(`admin/orders/${id}/status-changes`, { body: { status }, as: 'admin' })

test('[VSPACE-4] two lines of one variant are given back whole: cancelled, back, or taken again', async () => {
  const { id: product_id, variants } = fixture.robe()
  const line = { product_id, variant_id: variants[0] }
  const placed = await buy([
    { ...line, quantity: 1 },
    { ...line, quantity: 2 },
  ])
  const [order] = (placed.body as PlacedView).orders
  const path = `vendor/orders/${order!.id}`
  expect(await stock()).toEqual([2, 1])
  const cancelled = await call(`${path}/cancellation`, {
    body: { reason: 'out_of_stock' },
    as: 'amel',
  })
  expect(VendorOrder.parse(cancelled.body).items).toHaveLength(2)
  expect(await stock()).toEqual([5, 1])

  expect((await setStatus(order!.id, 'confirmed')).status).toBe(200)
  expect(await stock()).toEqual([2, 1])
  const sent = await call(`${path}/parcels`, { body: {}, as: 'amel' })
  const [parcel] = VendorOrder.parse(sent.body).parcels
  const body = { state: 'returned', condition: 'resellable' }
  await call(`${path}/parcels/${parcel!.id}/steps`, { body, as: 'amel' })
  expect(await stock()).toEqual([5, 1])
})
