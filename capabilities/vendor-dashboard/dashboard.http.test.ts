import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderId } from '#capabilities/orders/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { Dashboard } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))

const owner = await market.account('amel@example.dz', 'vendor')
const otherUser = await market.account('brahim@example.dz', 'vendor')
let token: string
let otherToken: string
beforeAll(async () => {
  token = await market.tokenOf(owner.email)
  otherToken = await market.tokenOf(otherUser.email)
})
const dashboard = async (language = 'fr', bearer = token) => {
  const answer = await market.app.request('/api/v1/vendor/dashboard', {
    headers: { authorization: `Bearer ${bearer}`, 'accept-language': language },
  })
  expect(answer.status).toBe(200)
  return Dashboard.parse(await answer.json())
}

let amel: string
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query(
    'truncate orders.purchases, platform.outbox, platform.rate_limits cascade',
  )
  await database.pool.query(
    `insert into payouts.payout_schedules (id, vendor_id, updated_at) values (gen_random_uuid(), null, now())`,
  )
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15', phone: true })
  const brahim = await market.shop.vendor({ name: 'Brahim', wilaya: '16' })
  await market.give(amel, owner.userId)
  await market.give(brahim, otherUser.userId)
})
const bought = async (product: { id: string }, quantity: number, wilaya = '31') => {
  const { body } = await buy([{ product_id: product.id, quantity }], { shipping: { wilaya } })
  return (body as PlacedView).orders[0]!.id as OrderId
}
/** To the operator's courier, which then has the cash. */
const handOver = async (orderId: OrderId) => {
  const sent = await market.app.request(`/api/v1/vendor/orders/${orderId}/parcels`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ courier: 'yalidine', tracking: null }),
  })
  expect(sent.status).toBe(200)
}
const change = async (
  orderId: OrderId,
  to: 'delivered' | 'cancelled' | 'confirmed' | 'shipped',
) => {
  await market.orders.changeStatus({ orderId, to, actor: { role: 'system' } })
  await market.outbox.drain()
}

test('[VSPACE-1] a new shop sees what to do first, and figures of nothing', async () => {
  expect(await dashboard()).toMatchObject({
    shop: { business_name: 'Poterie Amel', owner_first_name: 'Amel', holiday: null },
    sales: { amount: 0, change_percent: null },
    orders: { count: 0, average: null },
    todo: { to_confirm: [], to_prepare_count: 0, low_stock: [] },
    best_sellers: [],
    wilayas: [],
    steps: { has_logo: false, has_product: false, has_tariffs: false, has_account: false },
  })
})

test('[VSPACE-1] figures, what to do, what sells and where it goes, of one shop alone', async () => {
  const tajine = await market.shop.product(amel, {
    name: 'Tajine',
    ar: 'طاجين',
    price: 4800,
    stock: 50,
  })
  const vase = await market.shop.product(amel, { name: 'Vase', price: 1000, stock: 8 })
  const first = await bought(tajine, 2)
  await bought(vase, 5, '16')
  // As many as the product list counts as low.
  await market.shop.product(amel, { name: 'Plat', price: 500, stock: 5 })
  const lost = await bought(vase, 1)
  const gone = await bought(tajine, 1)
  await change(first, 'confirmed')
  await handOver(first)
  await change(first, 'delivered')
  await change(lost, 'shipped')
  await change(lost, 'cancelled')
  await change(gone, 'confirmed')

  const seen = await dashboard('ar')

  expect(seen.sales.amount).toBe(2 * 4800 + 5000 + 4800)
  expect(seen.orders).toMatchObject({ count: 3, average: Math.round(19_400 / 3) })
  expect(seen.parcels).toMatchObject({ delivered_percent: 50, returned: 1 })
  expect(seen.days.at(-1)).toMatchObject({ sales: 19_400, orders: 3 })
  expect(seen.todo).toMatchObject({
    to_confirm: [
      { name: 'Meriem Benali', phone: '+213550123456', wilaya: 'الجزائر', products: ['Vase'] },
    ],
    to_confirm_count: 1,
    to_prepare_count: 1,
    low_stock: [
      { name: 'Vase', on_hand: 3 },
      { name: 'Plat', on_hand: 5 },
    ],
    low_stock_count: 2,
  })
  expect(seen.wilayas).toMatchObject([
    { code: '31', name: 'وهران', orders: 2, delivered_percent: 50 },
    { code: '16', orders: 1, delivered_percent: null },
  ])
  expect(seen.states).toEqual([
    { status: 'pending', orders: 1 },
    { status: 'confirmed', orders: 1 },
    { status: 'processing', orders: 0 },
    { status: 'shipped', orders: 0 },
    { status: 'delivered', orders: 1 },
    { status: 'cancelled', orders: 1 },
  ])
  expect(seen.wilaya_count).toBe(2)
  expect(seen.best_sellers).toMatchObject([
    { name: 'طاجين', sold: 3, amount: 14_400 },
    { name: 'Vase', sold: 5, amount: 5000 },
  ])
  expect(seen.money.held).toBe(9600 - 480 - 91.2)

  expect(await dashboard('fr', otherToken)).toMatchObject({
    orders: { count: 0 },
    todo: { to_confirm_count: 0, low_stock_count: 0 },
    wilaya_count: 0,
    best_sellers: [],
    money: { held: 0 },
  })
})

test('[VSPACE-1] a change is told against the thirty days before', async () => {
  const tajine = await market.shop.product(amel, { name: 'Tajine', price: 1000, stock: 50 })
  const old = await bought(tajine, 4)
  await bought(tajine, 5)
  await database.pool.query(
    `update orders.orders set placed_at = placed_at - interval '40 days' where id = $1`,
    [old],
  )

  const { sales, orders, days } = await dashboard()
  expect(sales).toEqual({ amount: 5000, change_percent: 25 })
  expect(orders).toMatchObject({ count: 1, change_percent: 0 })
  expect(days.filter((day) => day.orders > 0)).toHaveLength(2)
})
