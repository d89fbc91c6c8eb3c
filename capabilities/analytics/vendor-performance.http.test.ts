import { beforeAll, expect, test } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { routes } from '#platform/http/index.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { queryRows } from '#tests/support/market-actors.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { createAnalytics } from './index.ts'
import { PerformancePage } from './vendor-performance.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const { clock, audit, outbox } = market
const sql = queryRows(database)
const analytics = createAnalytics({
  ...{ db: database.db, clock, outbox, audit },
  catalog: { addSales: async () => undefined },
})
// The fixture has sent requests, so its router takes no more routes.
const app = routes()
  .use('*', market.guards.admin as never)
  .route('/', analytics.adminRoutes as never)
const buy = checkoutWith((path, init) => market.app.request(path, init))

let token: string
const list = async (query = '') => {
  const { status, body } = await callApi(app, `/vendor-performance${query}`, { token })
  expect(status).toBe(200)
  return PerformancePage.parse(body)
}

beforeAll(async () => {
  token = await market.tokenOf((await market.account('chief@example.dz', 'admin')).email)
})

test('nothing is rated before the first run, and a shop without orders is not', async () => {
  await market.shop.vendor({ name: 'Sans commande', wilaya: '15' })
  expect(await list()).toMatchObject({ items: [], total: 0, computed_at: null })
  await analytics.rateVendors()
  expect(await list()).toMatchObject({ items: [], total: 0 })
})

test('each rate counts its own kind of failure of its own shop, and lists put the worst first', async () => {
  const orderOf = async (product: { id: string }) =>
    ((await buy([{ product_id: product.id, quantity: 1 }])).body as PlacedView).orders[0]!.id
  const shops = []
  for (const name of ['Amel', 'Brahim']) {
    const vendor = await market.shop.vendor({ name, wilaya: '15' })
    const product = await market.shop.product(vendor, { name: 'Tajine', price: 4800, stock: 99 })
    const ids: string[] = []
    for (let index = 0; index < 4; index += 1) ids.push(await orderOf(product))
    shops.push({ vendor, ids })
  }
  const [amel, brahim] = shops as [(typeof shops)[number], (typeof shops)[number]]
  const deliver = (id: string | undefined, day: string) =>
    sql(
      `update orders.orders set status = 'delivered', confirmed_at = placed_at, shipped_at = placed_at,
         delivered_at = (deliver_until + $2::integer)::timestamp at time zone 'Africa/Algiers' + interval '20 hours'
       where id = $1`,
      ...[id, day],
    )
  const cancel = async (id: string | undefined, role: string, isShipped: boolean) => {
    await sql(
      `update orders.orders set status = 'cancelled', holds_stock = false, cancel_reason = 'absent',
         cancelled_at = placed_at, shipped_at = case when $2 then placed_at end where id = $1`,
      ...[id, isShipped],
    )
    await sql(
      `insert into orders.status_history (id, order_id, from_status, to_status, actor_role, happened_at)
       values (gen_random_uuid(), $1, 'confirmed', 'cancelled', $2, now())`,
      ...[id, role],
    )
  }
  // Amel: delivered on the last promised day, a day late, refused on delivery, cancelled by the shop.
  await deliver(amel.ids[0], '0')
  await deliver(amel.ids[1], '1')
  await cancel(amel.ids[2], 'courier', true)
  await cancel(amel.ids[3], 'vendor', false)
  // Brahim: cancelled by its buyer; one is too old to count.
  await cancel(brahim.ids[0], 'buyer', false)
  await sql(
    `update orders.orders set placed_at = placed_at - interval '91 days' where id = $1`,
    brahim.ids[1],
  )
  await analytics.rateVendors()

  const { items, computed_at: computedAt } = await list('?sort=late')
  expect(computedAt).toContain(clock.now().toISOString().slice(0, 10))
  const rates = { cancelled_rate: 25, late_rate: 100 / 3, refused_rate: 100 / 3, returned_rate: 0 }
  expect(items.map(({ id: _, ...line }) => line)).toEqual([
    { business_name: 'Amel', orders: 4, ...rates },
    {
      ...{ business_name: 'Brahim', orders: 3, cancelled_rate: 0 },
      ...{ late_rate: null, refused_rate: null, returned_rate: null },
    },
  ])
  expect((await list('?sort=name')).items.map((item) => item.business_name)).toEqual([
    'Amel',
    'Brahim',
  ])
  expect(await list('?search=BRA')).toMatchObject({ total: 1, next: null })
  const first = await list('?limit=1')
  expect((await list(`?limit=1&cursor=${first.next}`)).items).toHaveLength(1)

  // A run replaces the rows of an earlier one.
  await sql(`update orders.orders set placed_at = placed_at - interval '91 days'`)
  await analytics.rateVendors()
  expect((await list()).items).toEqual([])
})

test('only administrators read it, and an unknown order of the list is refused', async () => {
  const buyer = await market.tokenOf((await market.account('amina@mail.example')).email)
  expect((await callApi(app, '/vendor-performance', { token: buyer })).status).toBe(403)
  expect((await callApi(app, '/vendor-performance?sort=best', { token })).status).toBe(422)
})
