import { beforeAll, expect, test } from 'vitest'
import { ADMIN_DUTIES, type AdminDuty } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { createProductManagement } from '#capabilities/catalog/index.ts'
import { routes } from '#platform/http/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { createDashboard } from './index.ts'
import type { ListExportSources } from './list-exports/sources.ts'
import { AdminSearchResult } from './search.contract.ts'

const database = await testDatabase({ max: 4 })
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const products = createProductManagement({ ...market, database })
const lists = {
  users: market.identity.listForAdmins,
  vendors: market.vendors.listForAdmins,
  products: products.listForAdmins,
  'payout-batches': async () => ({ items: [], next: null }),
} as unknown as ListExportSources // the lists that are searched
const { adminRoutes } = createDashboard({
  ...market,
  db: database.db,
  lists,
  listFirstOrders: market.orders.listFirst,
  listReturns: market.returns.listReturns,
})
const admin = await market.account('chief@yova.example', 'admin')
let duties: readonly AdminDuty[] = codesOf(ADMIN_DUTIES)
const app = routes().route(
  '/admin',
  routes<{ userId: string; session: { duties: readonly AdminDuty[] } }>()
    .use(async (c, next) => {
      c.set('userId', admin.userId)
      c.set('session', { duties })
      await next()
    })
    .route('/', adminRoutes),
)

let order: PlacedView['orders'][number]
beforeAll(async () => {
  const shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const other = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' })
  const tajine = await market.shop.product(shop, { name: 'Tajine de Zineb', price: 4800, stock: 9 })
  await market.shop.product(other, { name: 'Casque', price: 4800, stock: 9 })
  const buyer = await market.account('zineb@mail.example')
  await database.pool.query(
    `update identity.profiles set first_name = 'Zineb', last_name = 'Haddad' where user_id = $1`,
    [buyer.userId],
  )
  order = ((await buy([{ product_id: tajine.id, quantity: 1 }])).body as PlacedView).orders[0]!
})

const found = async (q: string) => {
  const answer = await app.request(`/admin/search?q=${encodeURIComponent(q)}`)
  return AdminSearchResult.parse(await answer.json()).items.map(({ kind, title }) => [kind, title])
}

test('one search meets orders, people, shops and products, and nothing foreign', async () => {
  expect(await found('zineb')).toEqual([
    ['user', 'Zineb Haddad'],
    ['product', 'Tajine de Zineb'],
  ])
  expect(await found('poterie')).toEqual([
    ['order', order.order_number],
    ['vendor', 'Poterie Amel'],
    ['product', 'Tajine de Zineb'],
  ])
  expect(await found(order.order_number)).toEqual([['order', order.order_number]])
  expect(await found('0550 12')).toEqual([['order', order.order_number]])
  expect(await found('zzzz')).toEqual([])
})

test('too short a search is refused', async () => {
  expect((await app.request('/admin/search?q=a')).status).toBe(422)
})

test('nothing is found that the duties of the admin do not open', async () => {
  try {
    duties = ['catalogue']
    expect(new Set((await found('zineb')).map(([kind]) => kind))).toEqual(new Set(['product']))
    duties = []
    expect(await found('zineb')).toEqual([])
  } finally {
    duties = codesOf(ADMIN_DUTIES)
  }
})
