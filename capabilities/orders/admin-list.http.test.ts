import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { AdminOrder, AdminOrdersPage } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = (text: string, ...values: unknown[]) => database.pool.query(text, values)
let token: string

const request = async (path: string) => {
  const response = await market.app.request(`/api/v1/admin/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  return { status: response.status, body: (await response.json()) as never }
}
const list = async (query: Record<string, string>) =>
  AdminOrdersPage.parse((await request(`orders?${new URLSearchParams(query)}`)).body)

let shops: { amel: string; brahim: string }
const placed: Record<'meriem' | 'aicha' | 'karim', { id: string; order_number: string }> = {
  meriem: { id: '', order_number: '' },
  aicha: { id: '', order_number: '' },
  karim: { id: '', order_number: '' },
}

beforeAll(async () => {
  token = await market.tokenOf((await market.account('chief@yova.example', 'admin')).email)
  await market.shop.clear()
  shops = {
    amel: await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' }),
    brahim: await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' }),
  }
  const tajine = await market.shop.product(shops.amel, { name: 'Tajine', price: 4800, stock: 50 })
  const casque = await market.shop.product(shops.brahim, { name: 'Casque', price: 9000, stock: 50 })
  const bought = async (product: { id: string }, contact: Record<string, string>) => {
    const { body } = await buy([{ product_id: product.id, quantity: 1 }])
    const order = (body as PlacedView).orders[0]!
    const columns = Object.keys(contact).map((column, index) => `${column} = $${index + 2}`)
    if (columns.length > 0)
      await sql(
        `update orders.purchases set ${columns.join(', ')}
         where id = (select purchase_id from orders.orders where id = $1)`,
        order.id,
        ...Object.values(contact),
      )
    return order
  }
  placed.meriem = await bought(tajine, {})
  placed.aicha = await bought(tajine, {
    first_name: 'Aïcha',
    last_name: 'Ghezali',
    phone: '+213661998877',
    email: 'aicha.g@courrier.dz',
    payment_method: 'edahabia',
  })
  placed.karim = await bought(casque, {
    first_name: 'كريم',
    last_name: 'Ben Zid',
    phone: '+213770000001',
    email: 'karim@mail.example',
  })
  await sql(
    `update orders.orders set placed_at = '2026-01-10 23:30+01', wilaya = '47', payment_status = 'failed' where id = $1`,
    placed.karim.id,
  )
  await sql(
    `insert into orders.parcels (id, order_id, vendor_id, position, courier_code, tracking, collect_centimes, created_at)
     select gen_random_uuid(), id, vendor_id, 1, 'yalidine', 'yal-1', 0, now() from orders.orders where id = $1`,
    placed.aicha.id,
  )
}, 60_000)

const found = async (query: Record<string, string>) =>
  (await list(query)).items.map(
    ({ id }) => Object.entries(placed).find(([, order]) => order.id === id)?.[0],
  )

test.each([
  ['Ghezali', ['aicha']],
  ['aicha', ['aicha']],
  ['ghezali AÏCHA', ['aicha']],
  ['كريم', ['karim']],
  ['ben zid', ['karim']],
  ['0661998877', ['aicha']],
  ['0661 99', ['aicha']],
  ['0661', ['aicha']],
  ['+213 661-99-88-77', ['aicha']],
  ['00213661', ['aicha']],
  ['٠٦٦١٩٩', ['aicha']],
  ['98877', ['aicha']],
  ['0998877', []],
  ['aicha.g@courrier.dz', ['aicha']],
  ['Courrier.DZ', ['aicha']],
  ['brahim', ['karim']],
  ['50%', []],
  ['nobody', []],
])('an admin finds the order of a buyer by %s', async (search, names) => {
  expect(await found({ search })).toEqual(names)
  expect(await list({ search })).toMatchObject({ total: names.length, total_is_estimate: false })
})

test.each<[Record<string, string>, string[]]>([
  [{ from: '2026-01-10', until: '2026-01-10' }, ['karim']],
  [{ until: '2026-01-09' }, []],
  [{ from: '2026-01-11' }, ['aicha', 'meriem']],
  [{ wilaya: '47' }, ['karim']],
  [{ courier: 'yalidine' }, ['aicha']],
  [{ payment_method: 'edahabia' }, ['aicha']],
  [{ payment_status: 'failed' }, ['karim']],
  [{ phone: '+213661998877' }, ['aicha']],
  [{ courier: 'yalidine', payment_status: 'failed' }, []],
  [{ search: 'mail.example', wilaya: '47' }, ['karim']],
  [{ status: 'shipped', courier: 'yalidine' }, []],
  [{ from: '', wilaya: '', vendor: '' }, ['aicha', 'meriem', 'karim']],
])('the list is narrowed by %j', async (query, names) => {
  const page = await list(query)
  expect(await found(query)).toEqual(names)
  expect(page.total).toBe(names.length)
  expect(page.counts.all).toBe(3)
})

test('a shop is a filter, and pages follow each other inside it', async () => {
  expect(await found({ vendor: shops.brahim })).toEqual(['karim'])
  const first = await list({ vendor: shops.amel, limit: '1' })
  expect(first).toMatchObject({ total: 2, items: [{ id: placed.aicha.id }] })
  const next = await list({ vendor: shops.amel, limit: '1', cursor: first.next! })
  expect(next).toMatchObject({ total: 2, items: [{ id: placed.meriem.id }], next: null })
})

test('each row says who bought, and wrong values are refused at their field', async () => {
  expect((await list({ search: 'ghezali' })).items[0]).toMatchObject({
    customer: { name: 'Aïcha Ghezali', phone: '+213661998877', user_id: null },
    wilaya: expect.any(String),
  })
  const { status, body } = await request('orders?from=hier&wilaya=99&vendor=x')
  expect(status).toBe(422)
  for (const field of ['from', 'wilaya', 'vendor'])
    expect(JSON.stringify(body)).toContain(`"${field}"`)
})

test('[AORD-3] a date of delivery that was taken back is no longer said', async () => {
  const change = (status: string) =>
    market.app.request(`/api/v1/admin/orders/${placed.meriem.id}/status-changes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    })
  const dates = async (status: string) => {
    const { shipped_at, delivered_at } = AdminOrder.parse(await (await change(status)).json())
    return [shipped_at !== null, delivered_at !== null]
  }
  await change('shipped')
  expect(await dates('delivered')).toEqual([true, true])
  expect(await dates('shipped')).toEqual([true, false])
  expect(await dates('pending')).toEqual([false, false])
})
