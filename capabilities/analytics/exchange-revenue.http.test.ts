import { beforeEach, expect, test } from 'vitest'
import { callApi } from '#tests/support/api-client.ts'
import { empty, testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { reportRoutes } from '#tests/support/report-routes.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { VendorReturn } from '../returns/vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
reportRoutes(market, database)
const fixture = await returnsFixture(database, market)
const { call, act, delivered, requested, receive, robe, shop, sql } = fixture
const token = await market.tokenOf('chief@example.dz')

beforeEach(async () => {
  await fixture.clear()
  await empty(database.pool, 'analytics.order_aggregates')
})

const read = async (path: string) =>
  (await callApi(market.app, path, { token })).body as Record<string, number>

/** The same words are the same figure on each page. */
async function readFigures() {
  await market.outbox.drain()
  const [report, dashboard, orders, vendor] = await Promise.all([
    read('/figures/reports?period=total'),
    read('/figures/dashboard'),
    read('/api/v1/admin/orders?limit=1'),
    read(`/figures/reports?period=total&vendor=${shop()}`),
  ])
  const { revenue, refunded, net_revenue } = report
  expect(dashboard).toMatchObject({ revenue, refunded, net_revenue, today: { amount: revenue } })
  expect(orders['revenue']).toBe(revenue)
  expect(vendor).toMatchObject({ revenue, refunded, net_revenue })
  return { revenue, refunded, net_revenue }
}

type Bought = Awaited<ReturnType<typeof delivered>>
async function sendExchange(bought: Bought) {
  const exchange = { requested_resolution: 'exchange', variant_id: robe().variants[1] }
  const id = await requested(bought, exchange)
  await act(id, 'acceptance')
  await receive(id, bought.itemId)
  return { id, sent: VendorReturn.parse((await act(id, 'exchange')).body) }
}
const arrive = (id: string) => act(id, 'exchange-steps', { state: 'delivered' })

test('[AREP-1] [ADASH-1] what a dearer exchange collected is revenue once it is delivered, on each page', async () => {
  const bought = await delivered()
  const before = { revenue: bought.total, refunded: 0, net_revenue: bought.total }
  expect(await readFigures()).toEqual(before)
  const { id } = await sendExchange(bought)
  expect(await readFigures()).toEqual(before)
  await arrive(id)
  const revenue = bought.total + 500
  expect(await readFigures()).toEqual({ revenue, refunded: 0, net_revenue: revenue })
  // What the shop and the customer are shown follows.
  const dashboard = (await call('vendor/dashboard', { as: 'amel' })).body as { sales: object }
  expect(dashboard.sales).toMatchObject({ amount: 8500 })
  const [{ phone } = {}] = await sql('select phone from orders.purchases')
  const customer = await read(`/api/v1/admin/customers/${encodeURIComponent(String(phone))}`)
  expect(customer['spent']).toBe(revenue)
  // The cancelled order was never sold; delivered again, the exchange is a part of it.
  await fixture.setOrderStatus(bought.orderId, 'cancelled')
  expect(await readFigures()).toEqual({ revenue: 0, refunded: 0, net_revenue: 0 })
  await fixture.setOrderStatus(bought.orderId, 'delivered')
  expect((await readFigures()).revenue).toBe(revenue)
})

test('[VSPACE-4] an exchange keeps the bulk discount that was given for what it replaces', async () => {
  await sql(
    'insert into promotions.bulk_discounts (product_id, quantity, percent_bp) values ($1, 2, 1000)',
    robe().id,
  )
  const bought = await delivered(2)
  const { id, sent } = await sendExchange(bought)
  expect(sent.exchange).toMatchObject({ difference: 450 })
  await arrive(id)
  expect((await readFigures()).revenue).toBe(bought.total + 450)
})
