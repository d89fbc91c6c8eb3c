import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import type { OrderId } from '#capabilities/orders/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith } from '#tests/support/marketplace-fixture.ts'
import { countStatuses, twoProcesses } from './two-processes-fixture.ts'

const database = await testDatabase({ max: 16 })
const processes = await twoProcesses(database)
const { first: here, second: there, ports, buy, expectBooksInOrder } = processes
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

let amel: string
beforeEach(async () => {
  await database.pool.query(
    'truncate orders.purchases, promotions.promo_codes, platform.outbox, platform.rate_limits cascade',
  )
  amel = await here.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
})
const onSale = (stock: number, variants?: { size: string; stock: number }[]) =>
  here.shop.product(amel, { name: 'Tajine', price: 4800, stock, ...(variants && { variants }) })
const stockOf = async ({ id }: { id: string }) =>
  (
    await sql('select sum(on_hand)::int as stock from catalog.variants where product_id = $1', [id])
  )[0]!['stock']
const buyers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    phone: `0550${String(100_000 + index)}`,
    email: `buyer.${index}@mail.example`,
  }))

test('[CHECK-6] a hundred buyers at once for fifty pieces: fifty get one, fifty are told it is sold out', async () => {
  const tajine = await onSale(50)

  const answers = await Promise.all(
    buyers(100).map((shipping) => buy([{ product_id: tajine.id, quantity: 1 }], { shipping })),
  )

  expect(countStatuses(answers)).toEqual({ 201: 50, 409: 50 })
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.every(({ body }) => (body as { code: string }).code === 'out_of_stock')).toBe(true)
  expect(await stockOf(tajine)).toBe(0)
  expect(
    await sql(
      'select count(*)::int as sold, sum(-quantity)::int as pieces from catalog.stock_movements where variant_id = $1',
      [tajine.variants[0]],
    ),
  ).toEqual([{ sold: 50, pieces: 50 }])
  expect(await sql('select count(*)::int as n from orders.orders')).toEqual([{ n: 50 }])
  await expectBooksInOrder()
}, 60_000)

test('carts that hold the same things in another order never lock each other out', async () => {
  const first = await onSale(0, [
    { size: 'S', stock: 100 },
    { size: 'M', stock: 100 },
  ])
  const other = await onSale(100)
  const lines = [
    { product_id: first.id, variant_id: first.variants[1], quantity: 1 },
    { product_id: other.id, quantity: 1 },
    { product_id: first.id, variant_id: first.variants[0], quantity: 1 },
  ]
  const carts = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0
      ? lines
      : index % 3 === 1
        ? lines.toReversed()
        : [lines[1]!, lines[2]!, lines[0]!],
  )

  const answers = await Promise.all(carts.map((cart) => buy(cart)))

  expect(countStatuses(answers)).toEqual({ 201: 60 })
  expect(await stockOf(first)).toBe(80)
  expect(await stockOf(other)).toBe(40)
  await expectBooksInOrder()
}, 60_000)

test('[CHECK-6] the same key twenty times at once is one order, and everybody gets its answer', async () => {
  const tajine = await onSale(50)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      buy([{ product_id: tajine.id, quantity: 1 }], { key: 'twenty-hurried-clicks' }),
    ),
  )

  expect(countStatuses(answers)).toEqual({ 201: 20 })
  expect(new Set(answers.map(({ body }) => (body as PlacedView).number)).size).toBe(1)
  expect(await sql('select count(*)::int as n from orders.orders')).toEqual([{ n: 1 }])
  expect(await stockOf(tajine)).toBe(49)
}, 60_000)

test('a promo code for five uses is used five times by thirty buyers, and once by one who hurries', async () => {
  // Each buyer orders another product, so that they contend for the promo code only.
  const products: { id: string }[] = []
  for (let i = 0; i < 30; i += 1) products.push(await onSale(10))
  await sql(
    `insert into promotions.promo_codes (id, code, kind, percent_bp, maximum_uses, maximum_uses_per_buyer, created_at)
     values (gen_random_uuid(), 'CINQ', 'percentage', 1000, 5, null, now()),
            (gen_random_uuid(), 'UNE-FOIS', 'percentage', 1000, null, 1, now())`,
  )
  const cart = (index: number) => [{ product_id: products[index]!.id, quantity: 1 }]

  const many = await Promise.all(
    buyers(30).map((shipping, index) => buy(cart(index), { shipping, promo_code: 'CINQ' })),
  )
  const hurried = await Promise.all(
    Array.from({ length: 20 }, (_, index) => buy(cart(index), { promo_code: 'UNE-FOIS' })),
  )

  expect(countStatuses(many)).toEqual({ 201: 5, 409: 25 })
  expect(countStatuses(hurried)).toEqual({ 201: 1, 409: 19 })
  expect(
    await sql(`select code, uses, revenue_centimes::int as revenue, discount_centimes::int as discount
      from promotions.promo_codes order by code`),
  ).toEqual([
    { code: 'CINQ', uses: 5, revenue: 2_400_000, discount: 240_000 },
    { code: 'UNE-FOIS', uses: 1, revenue: 480_000, discount: 48_000 },
  ])
  expect(
    await sql(
      `select sum(v.on_hand)::int as stock from catalog.variants v where v.product_id = any($1)`,
      [products.map(({ id }) => id)],
    ),
  ).toEqual([{ stock: 294 }])
}, 60_000)

test('a code that is stopped while thirty buy counts those who had it, and nobody has it afterwards', async () => {
  const tajine = await onSale(100)
  const admin = await here.account('stops-codes@example.dz', 'admin')
  const authorization = `Bearer ${await here.tokenOf(admin.email)}`
  const [code] = await sql(
    `insert into promotions.promo_codes (id, code, kind, percent_bp, created_at)
     values (gen_random_uuid(), 'COURT', 'percentage', 1000, now()) returning id`,
  )
  const use = (shipping: object) =>
    buy([{ product_id: tajine.id, quantity: 1 }], { shipping, promo_code: 'COURT' })
  const stop = () =>
    there.app.request(`/api/v1/admin/promo-codes/${String(code!['id'])}/stop`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'A slip' }),
    })

  const [stops, ...answers] = await Promise.all([
    Promise.all([stop(), stop()]),
    ...buyers(30).map(use),
  ])

  expect(stops.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const bought = answers.filter(({ status }) => status === 201).length
  const [stored] = await sql(
    `select uses, discount_centimes::int as discount, (select count(*)::int from orders.purchases
       where promo_code = 'COURT') as purchases from promotions.promo_codes`,
  )
  expect(stored).toEqual({ uses: bought, discount: bought * 48_000, purchases: bought })
  expect((await use({ phone: '0550999999' })).status).toBe(409)
}, 60_000)

test('cancelled by twenty at once, an order gives its stock back once', async () => {
  const tajine = await onSale(10)
  const { body } = await buy([{ product_id: tajine.id, quantity: 3 }])
  const orderId = (body as PlacedView).orders[0]!.id as OrderId
  const change = (to: 'cancelled' | 'confirmed', market = here) =>
    market.orders.changeStatus({ orderId, to, actor: { role: 'system' } })

  await Promise.all(
    Array.from({ length: 20 }, (_, index) => change('cancelled', index % 2 ? here : there)),
  )
  expect(await stockOf(tajine)).toBe(10)
  expect(
    await sql(`select kind from ledger.journals where order_id = $1 order by posted_at, id`, [
      orderId,
    ]),
  ).toEqual([{ kind: 'sale' }, { kind: 'sale_reversal' }])

  await Promise.all(
    Array.from({ length: 20 }, (_, index) => change('confirmed', index % 2 ? here : there)),
  )
  expect(await stockOf(tajine)).toBe(7)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => change('cancelled', index % 2 ? here : there)),
  )
  expect(await stockOf(tajine)).toBe(10)
  expect(
    await sql(
      `select sum(quantity)::int as moved from catalog.stock_movements where variant_id = $1`,
      [tajine.variants[0]],
    ),
  ).toEqual([{ moved: 0 }])
  expect(
    await sql(
      `select coalesce(sum(amount_centimes), 0)::int as owed from ledger.entries e
    join ledger.accounts a on a.id = e.account_id and a.vendor_id = $1`,
      [amel],
    ),
  ).toEqual([{ owed: 0 }])
}, 60_000)

test('both orders of a purchase cancelled at once give the promo code back', async () => {
  const brahim = await here.shop.vendor({ name: 'Brahim', wilaya: '16' })
  const tajine = await onSale(50)
  const casque = await here.shop.product(brahim, { name: 'Casque', price: 900, stock: 50 })
  await sql(
    `insert into promotions.promo_codes (id, code, kind, percent_bp, created_at)
     values (gen_random_uuid(), 'AID', 'percentage', 1000, now())`,
  )
  const lines = [tajine, casque].map(({ id }) => ({ product_id: id, quantity: 1 }))
  const purchases = await Promise.all(
    Array.from({ length: 20 }, () => buy(lines, { promo_code: 'AID' })),
  )

  for (const { body } of purchases)
    await Promise.all(
      (body as PlacedView).orders.map(({ id }, index) =>
        (index ? here : there).orders.changeStatus({
          orderId: id as OrderId,
          to: 'cancelled',
          actor: { role: 'system' },
        }),
      ),
    )
  await here.outbox.drain()

  expect(await sql('select uses from promotions.promo_codes')).toEqual([{ uses: 0 }])
}, 60_000)

test('[CHECK-10] a process killed between commit and answer: the same key gives the same order, once', async () => {
  const tajine = await onSale(10)
  const lines = [{ product_id: tajine.id, quantity: 2 }]
  const file = fileURLToPath(new URL('../support/crashing-process.ts', import.meta.url))
  const dying = spawn(process.execPath, [file, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(dying, 'exit')
  const [line] = (await once(dying.stdout, 'data')) as [Buffer]
  const dyingBuy = checkoutWith((path, init) =>
    fetch(`http://127.0.0.1:${Number(line.toString())}${path}`, init),
  )

  await expect(dyingBuy(lines, { key: 'nobody-heard-the-answer' })).rejects.toThrow('fetch failed')
  expect((await gone)[1]).toBe('SIGKILL')
  const committed = await sql('select number from orders.purchases')
  const again = await buy(lines, { key: 'nobody-heard-the-answer' })

  expect(again.status).toBe(201)
  const { number } = again.body as PlacedView
  expect(committed).toEqual([{ number }])
  expect(await sql('select number from orders.purchases')).toEqual(committed)
  expect(await stockOf(tajine)).toBe(8)
  await expectBooksInOrder()
}, 60_000)

test('a row that stays locked is waited for three seconds; the same key buys when it is free', async () => {
  const tajine = await onSale(5)
  const key = crypto.randomUUID()
  const blocker = await database.pool.connect()
  await blocker.query('begin; select 1 from catalog.variants for update')

  const began = performance.now()
  let headers = new Headers()
  const refused = await checkoutWith(async (path, init) => {
    const response = await fetch(`http://127.0.0.1:${ports[0]}${path}`, init)
    headers = response.headers
    return response
  })([{ product_id: tajine.id, quantity: 2 }], { key, language: 'ar' })
  const waited = performance.now() - began
  await blocker.query('rollback')
  blocker.release()

  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'unavailable', title: 'الخدمة غير متاحة' },
  })
  expect(headers.get('retry-after')).toBe('2')
  expect(waited).toBeGreaterThan(2_900)
  expect(waited).toBeLessThan(15_000) // the statement timeout would be thirty seconds
  expect(await sql('select count(*)::int as n from orders.purchases')).toEqual([{ n: 0 }])
  expect(await sql('select 1 from platform.idempotency_keys where key = $1', [key])).toEqual([])
  expect(await stockOf(tajine)).toBe(5)

  const placed = await buy([{ product_id: tajine.id, quantity: 2 }], { key })
  expect(placed.status).toBe(201)
  expect(await stockOf(tajine)).toBe(3)
})
