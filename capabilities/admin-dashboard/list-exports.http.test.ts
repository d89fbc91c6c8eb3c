import { beforeAll, expect, test } from 'vitest'
import { routes } from '#platform/http/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { createDashboard } from './index.ts'
import type { ListExportSources } from './list-exports/sources.ts'
import { headingsOf } from './list-exports/headings.ts'

const database = await testDatabase({ max: 4 })
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const lists = { orders: market.orders.listForExport } as unknown as ListExportSources // one list stands for all: each is read alike
const { adminRoutes } = createDashboard({
  ...market,
  db: database.db,
  lists,
  listFirstOrders: market.orders.listFirst,
  listReturns: market.returns.listReturns,
})
const admin = await market.account('chief@yova.example', 'admin')
const app = routes().route(
  '/admin',
  routes<{ userId: string }>()
    .use(async (c, next) => {
      c.set('userId', admin.userId)
      await next()
    })
    .route('/', adminRoutes),
)
const ask = (path: string, language = 'fr') =>
  app.request(`/admin/lists/${path}`, { headers: { 'accept-language': language } })

const ORDERS = 7
const numbers: string[] = []
beforeAll(async () => {
  await market.shop.clear()
  const shop = await market.shop.vendor({ name: '=Poterie; "Amel"', wilaya: '15' })
  const tajine = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock: 500 })
  for (let n = 0; n < ORDERS; n += 1) {
    const { body } = await buy([{ product_id: tajine.id, quantity: 1 }])
    numbers.push((body as PlacedView).orders[0]!.order_number)
  }
})

test('[AORD-1] a list is taken along whole, narrowed as asked, in the language of who asks', async () => {
  const answer = await ask('orders/file?status=confirmed')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="yova-orders.csv"')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines[0]).toBe(headingsOf('orders', 'fr').join(';'))
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(numbers.toReversed())
  expect(lines[1]).toContain(`"'=Poterie; ""Amel"""`)
  for (const cell of [
    '1 × Tajine',
    'Meriem',
    '+213550123456',
    'À la livraison;En attente;Confirmée',
  ])
    expect(lines[1]).toContain(cell)
  expect(lines[1]!.split(';').filter((cell) => cell === '4800')).toHaveLength(1)
  const none = await (await ask('orders/file?status=shipped', 'ar')).text()
  expect(none.trim().split('\r\n')).toEqual([headingsOf('orders', 'ar').join(';')])
  const { rows } = await database.pool.query(
    `select subject_id, after from audit.entries where action = 'audit.list_exported' order by id limit 1`,
  )
  expect(rows).toEqual([{ subject_id: 'orders', after: { status: 'confirmed', format: 'csv' } }])
})

test('[AORD-1] the same as a workbook; what is no format is refused with its field', async () => {
  const answer = await ask('orders/file?format=xlsx')
  expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  const refused = await ask('orders/file?format=pdf')
  expect(refused.status).toBe(422)
  expect(JSON.stringify(await refused.json())).toContain('format')
})
