import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { AdminOrdersPage } from './contract.ts'
import { VendorOrdersPage } from './vendor.contract.ts'

/** Above `MAX_COUNTED`, so that the index scan is used. */
const MANY = 2_100

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, unknown>[]

const tokens = { amel: '', brahim: '', admin: '' }
let amelFirst: PlacedView['orders'][number]

async function copied(
  number: string,
  count: number,
  first: number,
  changes: object,
): Promise<void> {
  const id = `lpad(to_hex($3::integer + n), 8, '0') || '-0001-7000-8000-00000000abcd'`
  const placed = `'placed_at', s.placed_at - n * interval '1 minute'`
  await sql(
    `insert into orders.purchases
     select (jsonb_populate_record(s, $4::jsonb || jsonb_build_object('id', ${id},
       'number', 'Y-' || lpad(($3::integer + n)::text, 8, '0'), ${placed}))).*
     from orders.purchases s, generate_series(0, $2::integer - 1) n where s.number = $1`,
    number,
    count,
    first,
    JSON.stringify(changes),
  )
  await sql(
    `insert into orders.orders
     select (jsonb_populate_record(s, $4::jsonb || jsonb_build_object('id', ${id}, 'purchase_id', ${id},
       'order_number', 'Y-' || lpad(($3::integer + n)::text, 8, '0') || '-1', ${placed}))).*
     from orders.orders s, generate_series(0, $2::integer - 1) n where s.order_number like $1 || '-%'`,
    number,
    count,
    first,
    JSON.stringify(changes),
  )
  await sql(
    `insert into orders.order_items
     select (jsonb_populate_record(s, jsonb_build_object('id', ${id}, 'order_id', ${id}))).*
     from orders.order_items s join orders.orders o on o.id = s.order_id, generate_series(0, $2::integer - 1) n
     where o.order_number like $1 || '-%'`,
    number,
    count,
    first,
  )
}

beforeAll(async () => {
  const owners = {
    amel: await market.account('amel@example.dz', 'vendor'),
    brahim: await market.account('brahim@example.dz', 'vendor'),
  }
  const admin = await market.account('chief@example.dz', 'admin')
  const bought = async (name: string, owner: keyof typeof owners) => {
    const shop = await market.shop.vendor({ name, wilaya: '16' })
    await market.give(shop, owners[owner].userId)
    const { id, variants } = await market.shop.product(shop, { name: 'Tajine', price: 4800 })
    const line = { product_id: id, variant_id: variants[0], quantity: 1 }
    return (await buy([line])).body as PlacedView
  }
  for (const who of ['amel', 'brahim'] as const)
    tokens[who] = await market.tokenOf(owners[who].email)
  tokens.admin = await market.tokenOf(admin.email)

  const amel = await bought('Poterie Amel', 'amel')
  amelFirst = amel.orders[0]!
  await copied(amel.number, MANY, 10_000_000, {})
  await copied(amel.number, 3, 20_000_000, {
    first_name: 'Zineb',
    last_name: 'Haddad',
    phone: '+213661998877',
    wilaya: '16',
    status: 'processing',
    processing_at: new Date().toISOString(),
  })
  const brahim = await bought('Sons de Brahim', 'brahim')
  await copied(brahim.number, 1, 10_900_000, { last_name: 'Benaliya' })
}, 120_000)

async function request<Page>(
  shape: { parse(body: unknown): Page },
  path: string,
  as: keyof typeof tokens,
): Promise<Page> {
  const answer = await market.app.request(`/api/v1/${path}`, {
    headers: { authorization: `Bearer ${tokens[as]}` },
  })
  return shape.parse(await answer.json())
}
const ofShop = (query: string, as: 'amel' | 'brahim' = 'amel') =>
  request(VendorOrdersPage, `vendor/orders?${query}`, as)
const adminRoutes = (query: string) => request(AdminOrdersPage, `admin/orders?${query}`, 'admin')
const number = (index: number) => `Y-${index}-1`
type Listed = { items: { order_number: string }[] }
const numbers = ({ items }: Listed) => items.map(({ order_number }) => order_number)

test('a shop finds a name that most of its buyers bear, newest first, page after page', async () => {
  const page = await ofShop('search=benali&limit=2')
  expect(numbers(page)).toEqual([amelFirst.order_number, number(10_000_000)])
  expect(page).toMatchObject({ total: 1000, total_is_estimate: true })
  expect(numbers(await ofShop(`search=benali&limit=2&cursor=${page.next}`))).toEqual([
    number(10_000_001),
    number(10_000_002),
  ])
  const inTab = await ofShop('search=benali&status=processing')
  expect(inTab).toMatchObject({ items: [], total: 0, total_is_estimate: false })
  expect((await ofShop('search=benali&wilaya=16')).total).toBe(0)
})

test('a shop finds the few whose name or phone it typed, and only its own', async () => {
  const few = [number(20_000_000), number(20_000_001), number(20_000_002)]
  for (const search of ['haddad', 'Zineb Had', '0661998877', '+213 661 99 88', 'Y-20000'])
    expect(numbers(await ofShop(`search=${encodeURIComponent(search)}`))).toEqual(few)
  expect(await ofShop('search=haddad&wilaya=16&status=processing&limit=2')).toMatchObject({
    items: [{}, {}],
    total: 3,
  })
  expect((await ofShop('search=haddad&wilaya=31')).total).toBe(0)
  expect((await ofShop('search=haddad', 'brahim')).total).toBe(0)
  expect(await ofShop('search=benali', 'brahim')).toMatchObject({ total: 2 })
  expect(numbers(await ofShop('search=Y-109', 'brahim'))).toEqual([number(10_900_000)])
})

test('a shop’s orders of one place follow each other, and its tabs count them all', async () => {
  const page = await ofShop('wilaya=16&limit=2')
  expect(numbers(page)).toEqual([number(20_000_000), number(20_000_001)])
  expect(page).toMatchObject({ total: 3, counts: { all: MANY + 4, processing: 3 } })
  expect(numbers(await ofShop(`wilaya=16&limit=2&cursor=${page.next}`))).toEqual([
    number(20_000_002),
  ])
})

test('the team finds a part of a number that many carry, and a rare state among them', async () => {
  const page = await adminRoutes('search=y-100&limit=2')
  expect(numbers(page)).toEqual([number(10_000_000), number(10_000_001)])
  expect(page).toMatchObject({ total: 2000, total_is_estimate: true })
  expect(numbers(await adminRoutes(`search=y-100&limit=1&cursor=${page.next}`))).toEqual([
    number(10_000_002),
  ])
  expect(await adminRoutes('search=000&status=processing')).toMatchObject({
    items: [{ order_number: number(20_000_000) }, {}, {}],
    total: 3,
    total_is_estimate: false,
  })
  expect(await adminRoutes('search=brahim')).toMatchObject({ total: 2, total_is_estimate: false })
  expect(await adminRoutes('search=amel')).toMatchObject({ total: 2000, total_is_estimate: true })
})

test('the keys of a search are those of its indexes', async () => {
  const { BUYER_KEYS, NUMBER_KEYS } = await import('./queries/search-keys.ts')
  const client = await database.pool.connect()
  const plan = async (from: string, keys: typeof BUYER_KEYS) => {
    const text = keys.toOperationNode().sqlFragments.join('')
    const { rows } = await client.query(`explain select from ${from} where ${text} @> array['abc']`)
    return JSON.stringify(rows)
  }
  try {
    await client.query('begin; set local enable_seqscan = off')
    expect(await plan('orders.purchases p', BUYER_KEYS)).toContain('purchases_by_buyer_part')
    expect(await plan('orders.orders o', NUMBER_KEYS)).toContain('orders_by_number_part')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
