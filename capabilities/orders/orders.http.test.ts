import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { AdminOrder, AdminOrdersPage } from './contract.ts'
import { TrackedPurchase } from './purchase.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const admin = await market.account('admin@yova.example', 'admin')
const token = await market.tokenOf(admin.email)
const ask = async (path: string, body?: object) => {
  const response = await market.app.request(`/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as never }
}
const change = (id: string, status: string, reason?: string) =>
  ask(`/admin/orders/${id}/status-changes`, { status, ...(reason && { reason }) })
const list = async (query = '') => AdminOrdersPage.parse((await ask(`/admin/orders?${query}`)).body)

let amel: string
let tajine: { id: string; variants: string[] }
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query(
    'truncate orders.purchases, platform.outbox, platform.rate_limits cascade',
  )
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 5 })
})
const bought = async (quantity = 1, product = tajine) => {
  const { body } = await buy([{ product_id: product.id, quantity }])
  const { orders, number } = body as PlacedView
  return { ...orders[0]!, purchase: number }
}
const stock = async () =>
  (await sql('select on_hand from catalog.variants where id = $1', [tajine.variants[0]]))[0]![
    'on_hand'
  ]

const track = (number: string, contact: string) =>
  ask(`/track?${new URLSearchParams({ number, contact }).toString()}`)

test('[CHECK-7] a guest follows an order by number and phone, or number and e-mail', async () => {
  const order = await bought(2)
  const state = {
    order_number: order.order_number,
    status: 'confirmed',
    deliver_from: expect.any(String),
    deliver_until: expect.any(String),
  }
  const seen = { status: 200, body: { number: order.purchase, orders: [state] } }
  expect(await track(order.purchase, '+213 0550 12 34 56')).toEqual(seen)
  const written = order.order_number.toLowerCase().replaceAll('-', ' ')
  expect(await track(written, 'MERIEM@mail.example')).toEqual(seen)

  const otherUsers = [
    await track(order.purchase, '0660 12 34 56'),
    await track('Y-00000000', '0550 12 34 56'),
    await track('nothing', 'nobody'),
    await track(`${order.purchase}-2`, '0550 12 34 56'),
  ].map(({ status, body }) => ({
    status,
    ...(body as { code: string; detail: string }),
    request_id: '',
  }))
  expect(otherUsers[0]).toMatchObject({ status: 404, code: 'order_not_found' })
  for (const otherUser of otherUsers) expect(otherUser).toEqual(otherUsers[0])
})

test('[CHECK-7] the number of an order shows that order alone', async () => {
  const brahim = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' })
  const casque = await market.shop.product(brahim, { name: 'Casque', price: 12_500 })
  const lines = [tajine, casque].map(({ id }) => ({ product_id: id, quantity: 1 }))
  const { number, orders } = (await buy(lines)).body as PlacedView
  const numbersOf = async (requested: string) =>
    TrackedPurchase.parse((await track(requested, '0550 12 34 56')).body).orders.map(
      (order) => order.order_number,
    )
  const all = orders.map((order) => order.order_number)
  expect(await numbersOf(number)).toEqual(all)
  for (const value of all) expect(await numbersOf(value)).toEqual([value])
})

test('tracking is limited for one address, and more so for one purchase', async () => {
  const statuses = async (tries: number, numberOf: (index: number) => string) => {
    await sql('truncate platform.rate_limits')
    const answers = []
    for (let index = 0; index < tries; index += 1)
      answers.push((await track(numberOf(index), 'x@y.dz')).status)
    return answers.filter((status) => status === 429)
  }
  expect(await statuses(61, (index) => `Y-000000${String(index).padStart(2, '0')}`)).toHaveLength(1)
  expect(await statuses(16, (index) => `Y-00000000-${index}`)).toHaveLength(1)
}, 30_000)

test('[AORD-1] [AORD-2] the list, its cards, its search and its filter', async () => {
  const brahim = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' })
  const casque = await market.shop.product(brahim, { name: 'Casque', price: 12_500 })
  const first = await bought(3)
  const second = await bought(1, casque)
  await change(first.id, 'delivered')
  await change(second.id, 'shipped')

  const all = await list()
  expect(all.items.map((row) => row.order_number)).toEqual([
    second.order_number,
    first.order_number,
  ])
  expect(all.items[1]).toMatchObject({
    item_count: 3,
    vendor_id: amel,
    vendor: { business_name: 'Poterie Amel' },
    total_amount: 14_700,
    status: 'delivered',
    payment_status: 'paid',
  })
  expect(all.counts).toEqual({
    all: 2,
    pending: 0,
    confirmed: 0,
    processing: 0,
    shipped: 1,
    delivered: 1,
    cancelled: 0,
  })
  expect(all.revenue).toBe(14_700)

  const numbers = async (query: string) => (await list(query)).items.map((row) => row.order_number)
  expect(await numbers(`search=${first.order_number.slice(2, 8).toLowerCase()}`)).toEqual([
    first.order_number,
  ])
  expect(await numbers(`search=${first.order_number.slice(5, 9)}`)).toEqual([first.order_number])
  expect(await numbers(`search=${first.order_number}&status=shipped`)).toEqual([])
  expect(await numbers('search=brahim')).toEqual([second.order_number])
  expect(await numbers('search=BR')).toEqual([second.order_number])
  expect(await list('search=y-')).toMatchObject({ total: 0, items: [] }) // a number search needs three letters
  expect(await list(`search=${first.order_number.slice(-4)}`)).toMatchObject({ total: 1 })
  expect(await numbers('search=100%25')).toEqual([])
  expect(await numbers('status=delivered')).toEqual([first.order_number])
  expect(await numbers('status=all')).toHaveLength(2)
})

test('[AORD-4] newest first, and the pages put together are the list', async () => {
  const placed: string[] = []
  for (let i = 0; i < 5; i += 1) placed.unshift((await bought()).order_number)
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      `limit=2${cursor && `&cursor=${cursor}`}`,
    )
    seen.push(...page.items.map((row) => row.order_number))
    cursor = page.next
  }
  expect(seen).toEqual(placed)
})

test('[AORD-3] [AORD-5] any status from any; shipped, delivered and cancelled leave their marks', async () => {
  const { id } = await bought(2)
  const statuses = [
    'shipped',
    'pending',
    'delivered',
    'processing',
    'confirmed',
    'cancelled',
    'delivered',
  ]
  for (const status of statuses) {
    const answer = await change(id, status)
    expect(answer.status).toBe(200)
    const order = AdminOrder.parse(answer.body)
    expect(order.status).toBe(status)
    expect(order.payment_status).toBe(status === 'delivered' ? 'paid' : 'pending')
    expect(await stock()).toBe(status === 'cancelled' ? 5 : 3)
  }

  const order = AdminOrder.parse((await ask(`/admin/orders/${id}`)).body)
  expect(order).toMatchObject({
    shipped_at: expect.any(String),
    delivered_at: expect.any(String),
    customer: { name: 'Meriem Benali', phone: '+213550123456' },
    shipping_address: { name: 'Meriem Benali', city: 'Oran', wilaya: '31' },
    items: [{ product_name: 'Tajine', quantity: 2, price: 4800 }],
  })
  expect(order.history.map(({ to }) => to)).toEqual(['confirmed', ...statuses])
  expect(
    await sql(
      `select count(*)::int as n from audit.entries where action = 'orders.status_changed' and subject_id = $1`,
      [id],
    ),
  ).toEqual([{ n: 7 }])
  expect(
    await sql(
      `select count(*)::int as n from platform.outbox where type = 'orders.order_status_changed'`,
    ),
  ).toEqual([{ n: 7 }])
})

test('leaving cancelled is refused when the stock has gone to somebody else', async () => {
  const { id } = await bought(3)
  await change(id, 'cancelled', 'Doublon')
  await bought(4)

  const refused = await change(id, 'confirmed')

  expect(refused).toMatchObject({ status: 409, body: { code: 'stock_short' } })
  expect(await stock()).toBe(1)
  expect(await sql('select status, cancel_reason from orders.orders where id = $1', [id])).toEqual([
    { status: 'cancelled', cancel_reason: 'Doublon' },
  ])
})

test('the same status again changes nothing and tells nobody', async () => {
  const { id } = await bought()
  const before = await sql('select count(*)::int as n from platform.outbox')
  expect((await change(id, 'confirmed')).status).toBe(200)
  expect(await sql('select count(*)::int as n from platform.outbox')).toEqual(before)
})

test('orders are for administrators, and an order that is not there is a 404', async () => {
  expect((await market.app.request('/api/v1/admin/orders')).status).toBe(401)
  expect((await ask('/admin/orders/019aa5f2-0000-7000-8000-000000000000')).status).toBe(404)
  expect((await change('019aa5f2-0000-7000-8000-000000000000', 'shipped')).status).toBe(404)
})

test('[AORD-3] a step back is taken only from the status that was seen', async () => {
  const { id } = await bought()
  const set = (from: string, status: string) =>
    ask(`/admin/orders/${id}/status-changes`, { from, status })
  const status = async () => (await sql('select status from orders.orders where id = $1', [id]))[0]
  expect((await set('confirmed', 'processing')).status).toBe(200)
  expect((await set('processing', 'confirmed')).status).toBe(200)
  await change(id, 'shipped')
  const late = await set('confirmed', 'pending')
  expect(late).toMatchObject({ status: 409, body: { code: 'status_changed' } })
  expect(await status()).toEqual({ status: 'shipped' })
})
