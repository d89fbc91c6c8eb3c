import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { PlacedView } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

type Problem = {
  code: string
  detail: string
  errors: { path: string; code: string; message: string }[]
  changes: { line: number | null; kind: string; message: string }[]
}

let amel: string
let brahim: string
let tajine: { id: string; variants: string[] }
let casque: { id: string; variants: string[] }
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query(
    `truncate orders.purchases, promotions.promo_codes, platform.outbox cascade`,
  )
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  brahim = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16', phone: true })
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 10 })
  casque = await market.shop.product(brahim, { name: 'Casque', price: 12_500, stock: 3 })
})
const stockOf = async (product: { id: string }) =>
  (
    await sql('select sum(on_hand)::int as stock from catalog.variants where product_id = $1', [
      product.id,
    ])
  )[0]?.['stock']

test('[CHECK-6] one order for each shop, and the stock is taken', async () => {
  const { status, body } = await buy([
    { product_id: tajine.id, quantity: 2 },
    { product_id: casque.id, variant_id: casque.variants[0], quantity: 1 },
  ])

  expect(status).toBe(201)
  const placed = PlacedView.parse(body)
  expect(placed.number).toMatch(/^Y-[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(placed.orders).toMatchObject([
    {
      order_number: `${placed.number}-1`,
      vendor: { id: amel },
      total_amount: 9900,
      status: 'confirmed',
    },
    {
      order_number: `${placed.number}-2`,
      vendor: { id: brahim },
      total_amount: 12_800,
      status: 'pending',
    },
  ])
  expect(placed.total).toBe(22_700)
  expect(await stockOf(tajine)).toBe(8)
  expect(await stockOf(casque)).toBe(2)
  expect(
    await sql('select phone, phone_raw, email, wilaya, commune_code from orders.purchases'),
  ).toEqual([
    {
      phone: '+213550123456',
      phone_raw: '0550 12 34 56',
      email: 'meriem@mail.example',
      wilaya: '31',
      commune_code: '3101',
    },
  ])
})

test('[CHECK-11] the order of a shop that confirms by phone waits in pending', async () => {
  const { body } = await buy([{ product_id: casque.id, quantity: 1 }])
  expect(PlacedView.parse(body).orders[0]!.status).toBe('pending')
  expect(await sql('select status, confirmed_at from orders.orders')).toEqual([
    { status: 'pending', confirmed_at: null },
  ])
})

test('every journal of a purchase sums to zero, with the commission of the settings', async () => {
  await buy([
    { product_id: tajine.id, quantity: 2 },
    { product_id: casque.id, quantity: 1 },
  ])
  const accounts = await sql(
    `select a.kind, sum(e.amount_centimes)::int as amount from ledger.entries e
     join ledger.accounts a on a.id = e.account_id join ledger.journals j on j.id = e.journal_id
     join orders.orders o on o.id = j.order_id
     group by a.kind order by a.kind`,
  )
  expect(Object.fromEntries(accounts.map(({ kind, amount }) => [kind, amount]))).toEqual({
    buyer_receivable: 2_270_000,
    vendor_payable: -2_078_505,
    platform_commission: -110_500,
    vat_on_commission: -20_995,
    delivery_income: -60_000,
  })
})

test('[CHECK-1] every missing field is said, word for word', async () => {
  const none = {
    first_name: ' ',
    last_name: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    wilaya: '',
  }
  const { status, body } = await buy([{ product_id: tajine.id, quantity: 1 }], { shipping: none })
  const { errors } = body as Problem

  expect(status).toBe(422)
  expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toEqual({
    'shipping.first_name': 'First name is required',
    'shipping.last_name': 'Last name is required',
    'shipping.email': 'Email is required',
    'shipping.phone': 'Phone is required',
    'shipping.address': 'Address is required',
    'shipping.city': 'City is required',
    'shipping.wilaya': 'Wilaya is required',
  })
})

test.each([
  ['en', 'Invalid email format', 'Email is required'],
  ['fr', "Format d'e-mail invalide", "L'e-mail est requis"],
  ['ar', 'صيغة البريد الإلكتروني غير صالحة', 'البريد الإلكتروني مطلوب'],
])('[CHECK-1] the messages in %s', async (language, invalid, required) => {
  const say = async (shipping: object) =>
    ((await buy([{ product_id: tajine.id, quantity: 1 }], { shipping, language })).body as Problem)
      .errors[0]!.message
  expect(await say({ email: 'meriem@' })).toBe(invalid)
  expect(await say({ email: undefined })).toBe(required)
})

test('[CHECK-1] the postal code is optional, phone and wilaya must exist', async () => {
  const { errors } = (
    await buy([{ product_id: tajine.id, quantity: 1 }], {
      shipping: { phone: '12345', wilaya: '70' },
    })
  ).body as Problem
  expect(errors).toMatchObject([
    { path: 'shipping.phone', code: 'phone_invalid' },
    { path: 'shipping.wilaya', code: 'wilaya_unknown' },
  ])
  const given = { shipping: { postal_code: '31000', phone: '+213 0770 12 34 56' } }
  expect((await buy([{ product_id: tajine.id, quantity: 1 }], given)).status).toBe(201)
})

test("[CHECK-4] an empty cart is refused with 'Your cart is empty'", async () => {
  const { status, body } = await buy([])
  expect(status).toBe(422)
  expect((body as Problem).errors).toMatchObject([{ path: 'lines', message: 'Your cart is empty' }])
})

test('[CHECK-6] a stock that is short refuses the whole purchase and takes nothing', async () => {
  const { status, body } = await buy([
    { product_id: tajine.id, quantity: 1 },
    { product_id: casque.id, quantity: 4 },
  ])
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'out_of_stock',
    changes: [{ line: 1, kind: 'stock_short', available: 3, message: 'Only 3 of this item left.' }],
  })
  expect(await stockOf(tajine)).toBe(10)
  expect(await sql('select 1 from orders.purchases')).toEqual([])
})

test('a product that is gone, or a total that moved, refuses with quote_changed', async () => {
  const moved = await buy([{ product_id: tajine.id, quantity: 1 }], { expected_total: 4800 })
  expect(moved.body).toMatchObject({
    code: 'quote_changed',
    changes: [{ line: null, kind: 'price_changed', price: 5100 }],
  })
  expect(
    (await buy([{ product_id: tajine.id, quantity: 1 }], { expected_total: 5100 })).status,
  ).toBe(201)

  await sql(`update catalog.products set status = 'archived', archived_at = now() where id = $1`, [
    tajine.id,
  ])

  const gone = await buy([{ product_id: tajine.id, quantity: 1 }])
  expect(gone.status).toBe(409)
  expect(gone.body).toMatchObject({ code: 'quote_changed', changes: [{ line: 0, kind: 'gone' }] })
})

test('[CHECK-3] cash and card at the door are taken, cards online wait for a gateway', async () => {
  const pay = (payment_method: string) =>
    buy([{ product_id: tajine.id, quantity: 1 }], { payment_method })
  expect((await pay('card_on_delivery')).status).toBe(201)
  const refused = await pay('edahabia')
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    code: 'payment_method_unavailable',
    detail: 'Online payment is not available yet. Choose payment on delivery.',
  })
})

test('[CHECK-6] the same key gives the same order, another body with it is refused', async () => {
  const lines = [{ product_id: tajine.id, quantity: 1 }]
  const first = await buy(lines, { key: 'same-key-twice' })
  const second = await buy(lines, { key: 'same-key-twice' })
  const other = await buy([{ product_id: tajine.id, quantity: 2 }], { key: 'same-key-twice' })

  expect(second).toEqual(first)
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  expect(await stockOf(tajine)).toBe(9)
})

test('[CHECK-7] a guest is refused when the setting says so, a customer is attached', async () => {
  const { userId, email } = await market.account('nadia@mail.example')
  await market.settings.change({ wanted: { allowGuestCheckout: false }, changedBy: null })
  try {
    const lines = [{ product_id: tajine.id, quantity: 1 }]
    const guest = await buy(lines)
    expect(guest).toMatchObject({ status: 401, body: { code: 'guest_checkout_off' } })

    const { status } = await buy(lines, { token: await market.tokenOf(email) })
    expect(status).toBe(201)
    expect(await sql('select buyer_id from orders.purchases')).toEqual([{ buyer_id: userId }])
  } finally {
    await market.settings.change({ wanted: { allowGuestCheckout: true }, changedBy: null })
  }
})

test('[CHECK-8] promo code and quantity price are what the server computed', async () => {
  await sql(`insert into promotions.bulk_discounts values ($1, 5, 500)`, [tajine.id])
  await sql(
    `insert into promotions.promo_codes (id, code, kind, percent_bp, maximum_uses_per_buyer, created_at)
     values (gen_random_uuid(), 'AID10', 'percentage', 1000, 1, now())`,
  )
  const lines = [{ product_id: tajine.id, quantity: 5 }]
  const { body } = await buy(lines, { promo_code: ' aid10' })
  // 5 x 4,560 = 22,800, less 2,280, plus 300 of shipping
  expect((body as PlacedView).total).toBe(20_820)
  expect(await sql('select uses from promotions.promo_codes')).toEqual([{ uses: 1 }])

  const again = await buy(lines, { promo_code: 'AID10', shipping: { phone: '+213 550 123 456' } })
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'quote_changed', changes: [{ line: null, kind: 'promo_refused' }] },
  })
  expect(await sql('select uses from promotions.promo_codes')).toEqual([{ uses: 1 }])
})
