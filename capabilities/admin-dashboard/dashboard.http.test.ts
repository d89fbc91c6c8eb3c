import type { AuditAction } from '#capabilities/audit/index.ts'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/index.ts'
import { flushCounters } from '#platform/counters.ts'
import { routes } from '#platform/http/index.ts'
import { ok } from '#kernel/result.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { AdminDashboardView } from './contract.ts'
import { createDashboard } from './index.ts'
import type { ListExportSources } from './list-exports/sources.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const { app, shop, audit, clock } = market
const NO_LISTS = {} as ListExportSources // no export is tested here
const dashboard = createDashboard({
  db: database.db,
  clock,
  audit,
  lists: NO_LISTS,
  listFirstOrders: async () => [],
  listReturns: market.returns.listReturns,
})
app.route(
  '/own/v1/admin',
  routes()
    .use('*', market.guards.admin as never)
    .route('/', dashboard.adminRoutes as never) as never,
)
const checkout = checkoutWith((path, init) => app.request(path, init))
const rows = async (sql: string, ...values: unknown[]) =>
  (await database.pool.query(sql, values)).rows as Record<string, unknown>[]

let admin: string
let adminId: string
beforeAll(async () => {
  const account = await market.account('chief@example.dz', 'admin')
  adminId = account.userId
  admin = await market.tokenOf(account.email)
})
const read = async () => {
  const answer = await app.request('/own/v1/admin/dashboard', {
    headers: { authorization: `Bearer ${admin}` },
  })
  expect(answer.status).toBe(200)
  return AdminDashboardView.parse(await answer.json())
}

test('[ADMIN-2] a marketplace that is empty says nought of everything', async () => {
  expect(await read()).toMatchObject({
    users: 1,
    vendors: 0,
    products: 0,
    orders: 0,
    revenue: 0,
    pending_vendors: 0,
    waiting: [],
    activity: [],
    orders_by_status: { pending: 0, delivered: 0 },
  })
})

test('[ADMIN-2] the six figures are those of the tables, whatever happened to them', async () => {
  const vendorAccount = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const dates = await shop.product(vendorAccount, { name: 'Tajine', price: 4800, stock: 9 })
  await shop.product(vendorAccount, { name: 'Brouillon', price: 100, status: 'draft' })
  await market.account('client@example.dz')
  for (let index = 0; index < 3; index++) {
    const bought = await checkout([{ product_id: dates.id, quantity: 1 }])
    expect(bought.status).toBe(201)
  }
  const [first, second] = await rows('select id from orders.orders order by id')
  await rows(`update orders.orders set payment_status = 'paid' where id = $1`, first?.['id'])
  await rows(
    `update orders.orders set status = 'cancelled', holds_stock = false, cancelled_at = now(),
       cancel_reason = 'absent' where id = $1`,
    second?.['id'],
  )
  const waiting = await shop.vendor({ name: 'Bijoux', wilaya: '15' })
  await rows(
    `update vendors.vendors set verification_status = 'pending', verified_at = null where id = $1`,
    waiting,
  )

  const expected = async () => {
    const [counted] = await rows(`select
      (select count(*)::int from identity.profiles) as users,
      (select count(*)::int from vendors.vendors) as vendors,
      (select count(*)::int from search.listings) as products,
      (select count(*)::int from orders.orders) as orders,
      (select coalesce(sum(total_centimes), 0)::float8 / 100 from orders.orders
        where payment_status = 'paid') as revenue`)
    return counted
  }
  const view = await read()
  expect(view).toMatchObject({ ...(await expected()), orders: 3, products: 1, pending_vendors: 1 })
  expect(view.revenue).toBeGreaterThan(4800)
  expect(view.orders_by_status).toMatchObject({ confirmed: 2, cancelled: 1 })
  expect(view.waiting).toMatchObject([{ id: waiting, business_name: 'Bijoux' }])

  await rows('delete from orders.status_history')
  await flushCounters(database.db)
  expect(await rows('select 1 from platform.counter_deltas')).toEqual([])
  expect(await read()).toMatchObject({ ...(await expected()), pending_vendors: 1 })
})

test('today is what stood until now, against the same weekday until the same time as it stood then', async () => {
  const { today, last_week: before, as_of: now } = await read()
  expect([today.orders, before.orders]).toEqual([2, 0])
  const [sums] = await rows(
    `select sum(total_centimes)::float8 / 100 as amount from orders.orders where cancelled_at is null`,
  )
  expect(today.amount).toBe(sums?.['amount'])

  const [first, second] = await rows(
    `select id from orders.orders where cancelled_at is null order by id`,
  )
  const place = (id: unknown, moment: string) =>
    rows(
      `update orders.orders set placed_at = $2::timestamptz - interval '7 days' + $3::interval
      where id = $1`,
      id,
      now,
      moment,
    )
  await place(first?.['id'], '-1 second')
  await place(second?.['id'], '1 hour') // later than now on that day
  expect(await read()).toMatchObject({ today: { orders: 0, amount: 0 }, last_week: { orders: 1 } })
  const cancel = (moment: string) =>
    rows(
      `update orders.orders set status = 'cancelled', holds_stock = false, cancel_reason = 'absent',
         cancelled_at = $2::timestamptz - $3::interval where id = $1`,
      ...[first?.['id'], now, moment],
    )
  await cancel('6 days')
  expect(await read()).toMatchObject({ last_week: { orders: 1 } })
  await cancel('7 days')
  expect(await read()).toMatchObject({ last_week: { orders: 0, amount: 0 } })
})

test('[ADMIN-3] what was done is told newest first, with who, to what, and what it is since', async () => {
  const person = await market.account('lina@example.dz')
  const [order] = await rows('select id, order_number from orders.orders limit 1')
  const record = (
    action: AuditAction,
    subject: { type: string; id: string | null },
    after: object,
  ) =>
    inTransaction(database.db, async (tx) =>
      ok(
        await audit.record(tx, {
          actor: { role: 'admin', id: adminId },
          action,
          subject,
          after,
        }),
      ),
    )
  await record('identity.role_changed', { type: 'user', id: person.userId }, { role: 'vendor' })
  await record('identity.signed_in', { type: 'user', id: person.userId }, {})
  await record(
    'orders.status_changed',
    { type: 'order', id: String(order?.['id']) },
    { status: 'shipped' },
  )
  await market.settings.change({ wanted: { siteName: 'Souk' }, changedBy: adminId })

  const { activity } = await read()

  expect(
    activity.map(({ action, now, subject, actor }) => [action, now, subject.name, actor.name]),
  ).toEqual([
    ['settings.changed', 'siteName', null, 'Amel Saïdi'],
    ['orders.status_changed', 'shipped', order?.['order_number'], 'Amel Saïdi'],
    ['identity.role_changed', 'vendor', 'Amel Saïdi', 'Amel Saïdi'],
  ])
})

test('only administrators read it', async () => {
  const answer = await app.request('/own/v1/admin/dashboard', {
    headers: { authorization: `Bearer ${await market.tokenOf('client@example.dz')}` },
  })
  expect(answer.status).toBe(403)
})
