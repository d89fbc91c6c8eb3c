import { beforeEach, expect, test } from 'vitest'
import { warmUp } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { AccountOrder, AccountOrdersPage, AccountPurchasesPage } from './contract.ts'

const database = await testDatabase({ max: 16 })
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const meriem = await market.account('meriem@mail.example')
const amina = await market.account('amina@mail.example')
const tokens = {
  meriem: await market.tokenOf(meriem.email),
  amina: await market.tokenOf(amina.email),
}
const ask = async (who: keyof typeof tokens, path: string, body?: object, language = 'en') => {
  const response = await market.app.request(`/api/v1/account${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as never }
}
const cancel = (who: keyof typeof tokens, id: string, language?: string) =>
  ask(who, `/orders/${id}/cancellation`, { reason: 'ordered_twice' }, language)
const list = async (who: keyof typeof tokens, query = '') =>
  AccountOrdersPage.parse((await ask(who, `/orders?${query}`)).body)

let tajine: { id: string; variants: string[] }
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query('truncate orders.purchases, platform.outbox cascade')
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 5 })
})
const bought = async (quantity = 1, token: string | undefined = tokens.meriem) => {
  const options = { ...(token && { token }), shipping: { email: meriem.email } }
  const { body } = await buy([{ product_id: tajine.id, quantity }], options)
  return (body as PlacedView).orders[0]!
}
const toStatus = (id: string, to: 'shipped' | 'delivered' | 'processing') =>
  market.orders.changeStatus({ orderId: id as never, to, actor: { role: 'system' } })
const stock = async () =>
  (await sql('select on_hand from catalog.variants where id = $1', [tajine.variants[0]]))[0]![
    'on_hand'
  ]

test('[ACC-2] one’s purchases hold their parcels, and are narrowed by state and by word', async () => {
  const brahim = await market.shop.vendor({ name: 'Cuirs Brahim', wilaya: '13' })
  const bag = await market.shop.product(brahim, { name: 'Sac', price: 6000, stock: 5 })
  const lines = [tajine, bag].map(({ id }) => ({ product_id: id, quantity: 1 }))
  const { body } = await buy(lines, { token: tokens.meriem, shipping: { email: meriem.email } })
  const { number, orders, total } = body as PlacedView
  const later = await bought()
  await toStatus(orders[0]!.id, 'delivered')
  const find = async (query = '', who: keyof typeof tokens = 'meriem') =>
    AccountPurchasesPage.parse((await ask(who, `/purchases?${query}`)).body)

  const all = await find('limit=1')
  expect(all).toMatchObject({ total: 2, items: [{ orders: [{ id: later.id }] }] })
  expect((await find(`limit=1&cursor=${all.next}`)).items).toMatchObject([
    { number, total, orders: [{ status: 'delivered' }, { status: 'confirmed' }] },
  ])
  const numbers = async (query: string) => (await find(query)).items.map((row) => row.number)
  // Its second parcel is still on its way.
  expect(await numbers('state=delivered')).toEqual([])
  expect(await numbers('state=under_way')).toHaveLength(2)
  expect(await numbers('state=returns')).toEqual([])
  expect(await numbers('search=cuirs')).toEqual([number])
  expect(await numbers('search=SAC')).toEqual([number])
  expect(await numbers(`search=${number.toLowerCase()}`)).toEqual([number])
  expect(await numbers('search=100%25')).toEqual([])
  expect((await find('', 'amina')).total).toBe(0)

  expect(await ask('meriem', `/orders/${orders[0]!.id}`)).toMatchObject({
    body: { other_orders: [{ vendor_name: 'Cuirs Brahim', status: 'confirmed' }] },
  })
  await cancel('meriem', orders[1]!.id)
  expect(await numbers('state=delivered')).toEqual([number])
})

test('[ACC-2] one’s orders, newest first, and the pages put together are the list', async () => {
  const numbers: string[] = []
  for (let i = 0; i < 5; i += 1) numbers.unshift((await bought()).order_number)

  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      'meriem',
      `limit=2${cursor && `&cursor=${cursor}`}`,
    )
    expect(page.total).toBe(5)
    seen.push(...page.items.map((row) => row.order_number))
    cursor = page.next
  }

  expect(seen).toEqual(numbers)
  expect((await list('meriem')).items[0]).toMatchObject({
    vendor: { business_name: 'Poterie Amel' },
    item_count: 1,
    items: [{ product_name: 'Tajine' }],
    can_cancel: true,
  })
})

test('[ACC-2] what a guest bought with the proven address of an account is its own', async () => {
  const order = await bought(1, '')
  expect((await list('meriem')).items.map(({ id }) => id)).toEqual([order.id])

  await sql('update identity.users set email_confirmed_at = null where id = $1', [meriem.userId])
  expect((await list('meriem')).items).toEqual([])
  await sql('update identity.users set email_confirmed_at = now() where id = $1', [meriem.userId])
})

test('[ACC-2] an order says what is in it, where it goes, how it came here', async () => {
  const { id } = await bought(2)
  await toStatus(id, 'shipped')

  const order = AccountOrder.parse((await ask('meriem', `/orders/${id}`)).body)

  expect(order).toMatchObject({
    status: 'shipped',
    can_cancel: false,
    items: [{ product_name: 'Tajine', quantity: 2, total: 9600, variant_id: tajine.variants[0] }],
    shipping_address: { name: 'Meriem Benali', city: 'Oran', wilaya: '31' },
    history: [{ to: 'confirmed' }, { from: 'confirmed', to: 'shipped' }],
  })
})

test('[ACC-2] the order of somebody else does not exist', async () => {
  const { id } = await bought()
  expect((await ask('amina', `/orders/${id}`)).status).toBe(404)
  expect(await cancel('amina', id)).toMatchObject({
    status: 404,
    body: { code: 'order_not_found' },
  })
  expect((await list('amina')).items).toEqual([])
  expect(await stock()).toBe(4)
})

test('[ACC-2] cancelling gives the stock back once, says who and why, and tells the buyer', async () => {
  const { id } = await bought(2)
  await toStatus(id, 'processing')
  expect(await stock()).toBe(3)

  const cancelled = await cancel('meriem', id)

  expect(cancelled.status).toBe(201)
  expect(AccountOrder.parse(cancelled.body)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'ordered_twice',
    can_cancel: false,
  })
  expect(await stock()).toBe(5)
  expect(
    await sql(
      `select actor_role, actor_id, reason from orders.status_history
       where order_id = $1 and to_status = 'cancelled'`,
      [id],
    ),
  ).toEqual([{ actor_role: 'buyer', actor_id: meriem.userId, reason: 'ordered_twice' }])
  expect(
    await sql(`select payload ->> 'to' as "to", payload ->> 'by' as by from platform.outbox
      where type = 'orders.order_status_changed' and payload ->> 'to' = 'cancelled'`),
  ).toEqual([{ to: 'cancelled', by: 'buyer' }])
})

test.each([
  ['fr', 'Cette commande est déjà annulée.'],
  ['en', 'This order is already cancelled.'],
  ['ar', 'هذا الطلب ملغى بالفعل.'],
])('[ACC-2] cancelling twice is refused in %s and restocks once', async (language, detail) => {
  const { id } = await bought(2)
  await cancel('meriem', id)

  const second = await cancel('meriem', id, language)

  expect(second).toMatchObject({ status: 409, body: { code: 'order_already_cancelled', detail } })
  expect(await stock()).toBe(5)
})

test('[ACC-2] twelve presses at once restock once', async () => {
  await warmUp(database, 16)
  const { id } = await bought(2)

  const answers = await Promise.all(Array.from({ length: 12 }, () => cancel('meriem', id)))

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  expect(await stock()).toBe(5)
})

test.each(['shipped', 'delivered'] as const)(
  '[ACC-2] a parcel that is %s is not cancelled',
  async (to) => {
    const { id } = await bought()
    await toStatus(id, to)
    expect(await cancel('meriem', id)).toMatchObject({
      status: 409,
      body: { code: 'order_already_shipped' },
    })
    expect(await stock()).toBe(4)
  },
)

test('[ACC-2] an own order opens by its number, and by that of its purchase', async () => {
  const order = await bought()
  for (const number of [
    order.order_number,
    order.order_number.toLowerCase(),
    order.order_number.replace(/-1$/, ''),
  ])
    expect(await ask('meriem', `/orders/${number}`)).toMatchObject({
      status: 200,
      body: { id: order.id },
    })
  expect((await ask('amina', `/orders/${order.order_number}`)).status).toBe(404)
  expect((await ask('meriem', '/orders/Y-00000000-1')).status).toBe(404)
})

test('a reason that is none of ours is refused at its field', async () => {
  const { id } = await bought()
  expect(await ask('meriem', `/orders/${id}/cancellation`, { reason: 'x' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'reason' }] },
  })
})

test('[I18N-1] an order keeps its names in every language, and each reader sees their own', async () => {
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await sql(`update vendors.vendors set business_name_ar = 'فخار أمل' where id = $1`, [amel])
  const bowl = await market.shop.product(amel, {
    name: 'Bol',
    ar: 'وعاء',
    price: 900,
    variants: [{ size: 'Grand', stock: 5 }],
  })
  await sql(
    `update catalog.variants set options = jsonb_set(options, '{0,value,ar}', '"كبير"') where product_id = $1`,
    [bowl.id],
  )
  const { body } = await buy([{ product_id: bowl.id, quantity: 1 }], {
    token: tokens.meriem,
    shipping: { email: meriem.email, wilaya: '15', city: 'ait khellili' },
  })
  const { id } = (body as PlacedView).orders[0]!
  // Renamed and deleted since: the order keeps what was bought.
  await sql(`delete from catalog.products where id = $1`, [bowl.id])

  const seen = async (language: string) => {
    const order = AccountOrder.parse(
      (await ask('meriem', `/orders/${id}`, undefined, language)).body,
    )
    const [item] = order.items
    return [
      order.vendor.business_name,
      item?.product_name,
      item?.variant_label,
      order.shipping_address.city,
    ]
  }
  expect(await seen('ar')).toEqual(['فخار أمل', 'وعاء', 'كبير', 'أيت خليلي'])
  expect(await seen('fr')).toEqual(['Poterie Amel', 'Bol', 'Grand', 'Aït Khellili'])
  expect(await seen('en')).toEqual(['Poterie Amel', 'Bol', 'Grand', 'Aït Khellili'])
})

test('orders of before the names in every language get those of the catalog, or keep their own', async () => {
  const known = await bought()
  const gone = await bought()
  await sql(`update catalog.products set name = name || '{"ar": "طاجين"}' where id = $1`, [
    tajine.id,
  ])
  await sql(
    `update orders.order_items set product_names = null, product_id = null, variant_id = null
             where order_id = $1`,
    [gone.id],
  )
  await sql(`update orders.order_items set product_names = null where order_id = $1`, [known.id])
  const arabic = async (id: string) =>
    AccountOrder.parse((await ask('meriem', `/orders/${id}`, undefined, 'ar')).body).items[0]
      ?.product_name
  expect(await arabic(known.id)).toBe('Tajine')

  await market.orders.copyItemNames()

  expect(await arabic(known.id)).toBe('طاجين')
  expect(await arabic(gone.id)).toBe('Tajine')
})
