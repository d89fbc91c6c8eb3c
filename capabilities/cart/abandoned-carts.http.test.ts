import { beforeAll, beforeEach, expect, test } from 'vitest'
import { days, type Milliseconds, minutes, hours } from '#kernel/time.ts'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, MERIEM, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { createNotifications } from '../notifications/index.ts'
import { AbandonedCartsPage, RestoredCart } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
createNotifications({
  ...market,
  db: database.db,
  sendMail: async (emails) => {
    sent.push(...emails)
    return emails.map(() => null)
  },
})
const sent: { to: string; subject: string; text: string }[] = []
const buy = checkoutWith((path, init) => market.app.request(path, init))
const rows = async (sql: string, ...values: unknown[]) =>
  (await database.pool.query(sql, values)).rows as Record<string, never>[]
const NOW = new Date('2026-11-21T10:00:00Z')
const later = (by: Milliseconds) => market.clock.advance(by)

let tajine: { id: string; variants: string[] }
beforeAll(() => market.account('chef@example.dz', 'admin'))
beforeEach(async () => {
  market.clock.advance((NOW.getTime() - market.clock.now().getTime()) as Milliseconds)
  await market.shop.clear()
  await rows(`truncate orders.purchases, platform.outbox, platform.rate_limits, platform.jobs,
    notifications.deliveries, cart.abandoned_carts cascade`)
  sent.length = 0
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 50 })
})

const call = async (path: string, body: object, language = 'fr') => {
  const answer = await market.app.request(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Record<string, never> }
}
const SESSION = 'b0d4fd0e-6f6f-4f2e-9f62-0d6f6f0b7a11'
const leave = (fields: object = {}, language = 'fr') =>
  call(
    '/abandoned-carts',
    {
      session_id: SESSION,
      customer_name: 'Meriem Benali',
      customer_email: 'Meriem@mail.example',
      customer_phone: '0550 12 34 56',
      lines: [{ product_id: tajine.id, quantity: 2 }],
      shipping_address: { wilaya: '31', city: 'Oran' },
      ...fields,
    },
    language,
  )
async function list(query = '') {
  const token = await market.tokenOf('chef@example.dz') // sessions expire earlier than carts
  const answer = await market.app.request(`/api/v1/admin/abandoned-carts${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return AbandonedCartsPage.parse(await answer.json())
}
const remind = async () => {
  await market.cart.remindBuyers()
  await market.outbox.drain()
  await market.jobs.drain()
}
const linkOf = (text: string) => /restore=([\w-]+)/.exec(text)?.[1] ?? ''

test('[ACART-2] a checkout that is not finished is a cart left behind after thirty minutes, with the fields of the specification', async () => {
  expect((await leave()).status).toBe(204)
  later(minutes(29))
  expect((await list()).items).toEqual([])
  later(minutes(1))
  const page = await list()
  expect(page).toMatchObject({ total: 1, value: 9600, recent: 1 })
  expect(page.items[0]).toMatchObject({
    session_id: SESSION,
    customer_name: 'Meriem Benali',
    customer_email: 'meriem@mail.example',
    customer_phone: '+213550123456',
    cart_items: [{ id: tajine.id, name: 'Tajine', price: 4800, quantity: 2, variant: null }],
    subtotal: 9600,
    shipping_address: { wilaya: '31', city: 'Oran' },
    recovered: false,
    reminder: 'none',
  })
})

test('[ACART-1] the latest change comes first, a page after the other; one session is one cart', async () => {
  for (const last of ['1', '2', '3']) {
    await leave({ session_id: SESSION.slice(0, -1) + last, customer_name: `Client ${last}` })
    later(minutes(1))
  }
  await leave({ session_id: `${SESSION.slice(0, -1)}1`, customer_name: 'Client 1 bis' })
  later(minutes(40))
  const first = await list('?limit=2')
  expect(first.total).toBe(3)
  expect(first.items.map((item) => item.customer_name)).toEqual(['Client 1 bis', 'Client 3'])
  const second = await list(`?limit=2&cursor=${first.next}`)
  expect(second.items.map((item) => item.customer_name)).toEqual(['Client 2'])
  expect(second.next).toBeNull()
})

test('nobody is kept who cannot be reached, nothing that is not sold, and no price that was sent', async () => {
  const none = { customer_email: undefined, customer_phone: undefined }
  expect(await leave(none)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'customer_phone', message: 'Un téléphone ou un email est requis' }] },
  })
  expect(await leave({ customer_phone: '123' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'customer_phone', code: 'phone_invalid' }] },
  })
  expect((await leave({ customer_email: 'meriem' })).status).toBe(422)
  expect((await leave({ subtotal: 1 })).status).toBe(422)
  expect((await leave({ lines: [{ product_id: SESSION, quantity: 1 }] })).status).toBe(204)
  expect(await rows('select from cart.abandoned_carts')).toEqual([])
  for (let sent = 0; sent < 56; sent += 1) await leave()
  const item = await leave()
  expect([204, 429]).toContain(item.status)
  for (let sent = 0; sent < 10; sent += 1) await leave()
  expect((await leave()).status).toBe(429)
})

test('[ACART-2] one reminder, in the language of the buyer, and only when it was asked for', async () => {
  await leave()
  await leave({
    session_id: SESSION.replace('b0', 'b1'),
    reminder_consent: true,
    customer_email: undefined,
  })
  later(minutes(31))
  await remind()
  expect(sent).toEqual([])

  await leave({ reminder_consent: true }, 'ar')
  await leave({ session_id: SESSION.replace('b0', 'b2'), reminder_consent: true }, 'ar')
  await remind()
  expect(sent).toEqual([])
  later(minutes(31))
  await Promise.all([market.cart.remindBuyers(), market.cart.remindBuyers()])
  await remind()
  await remind()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'meriem@mail.example' })
  expect(sent[0]?.subject).toContain('سلتك')
  const [delivery] = await rows('select topic, consent_version from notifications.deliveries')
  expect(delivery).toEqual({ topic: 'marketing', consent_version: '2026-11' })
  expect((await list()).items.map(({ reminder }) => reminder).toSorted()).toEqual([
    'agreed',
    'none',
    'sent',
  ])
  for (const reminder of ['none', 'agreed', 'sent']) {
    const notified = (await list()).items.filter((item) => item.reminder === reminder).length
    const page = await list(`?reminder=${reminder}`)
    expect(page.items.map((item) => item.reminder)).toEqual(Array(notified).fill(reminder))
    // The counters ignore the filters of the list.
    expect(page).toMatchObject({ total: notified, open: (await list()).total })
  }
  // A buyer who abandons a second cart gets no second reminder.
  await leave({ reminder_consent: true, customer_name: 'Meriem B' }, 'ar')
  later(days(1))
  await remind()
  expect(sent).toHaveLength(1)
})

test('a consent that is taken back is none; a cart of last week is not brought up again', async () => {
  await leave({ reminder_consent: true })
  await leave({ reminder_consent: false })
  await leave({
    session_id: SESSION.replace('b0', 'b3'),
    customer_email: 'x@y.dz',
    reminder_consent: true,
  })
  await rows(`update cart.abandoned_carts set last_updated = last_updated - interval '8 days'
    where customer_email = 'x@y.dz'`)
  later(minutes(31))
  await remind()
  expect(sent).toEqual([])
})

test('[ACART-2] the link opens the cart for thirty days, and its token is not in the table', async () => {
  await leave({ reminder_consent: true })
  later(minutes(31))
  await remind()
  const restore = linkOf(sent[0]?.text ?? '')
  expect(restore).not.toBe('')
  const [stored] = await rows('select restore_token_hash as hash from cart.abandoned_carts')
  expect(stored?.['hash']).not.toBe(restore)

  const opened = await call('/abandoned-carts/restorations', { token: restore })
  expect(RestoredCart.parse(opened.body).items).toMatchObject([{ id: tajine.id, quantity: 2 }])
  expect(await call('/abandoned-carts/restorations', { token: 'x' })).toMatchObject({
    status: 404,
    body: { code: 'restore_link_expired', detail: "Ce lien n'est plus valable." },
  })
  later(days(30))
  expect((await call('/abandoned-carts/restorations', { token: restore })).status).toBe(404)
})

test('[ACART-2] an order with the same e-mail or phone wins the cart back; one that is bought at once was never left', async () => {
  await leave({ reminder_consent: true })
  await leave({ session_id: SESSION.replace('b0', 'b4'), customer_email: 'other@mail.example' })
  later(minutes(31))
  await remind()
  await leave({ session_id: SESSION.replace('b0', 'b5'), customer_phone: undefined })
  const { status } = await buy([{ product_id: tajine.id, quantity: 1 }], { shipping: MERIEM })
  expect(status).toBe(201)
  await market.outbox.drain()

  expect(await rows('select recovered from cart.abandoned_carts')).toEqual([
    { recovered: true },
    { recovered: true },
  ])
  const page = await list()
  expect(page).toMatchObject({ items: [], recovered_this_month: 2, recovered_after_reminder: 1 })
  await leave({ customer_name: 'Trop tard' })
  expect(
    (await rows(`select from cart.abandoned_carts where customer_name = 'Trop tard'`)).length,
  ).toBe(0)
  const restore = linkOf(sent[0]?.text ?? '')
  expect((await call('/abandoned-carts/restorations', { token: restore })).status).toBe(404)
  expect(market.failures).toEqual([])
})

test('carts are forgotten by their age, and when their owner asks', async () => {
  await leave()
  const { userId } = await market.account(`${crypto.randomUUID()}@mail.example`)
  const older = async () => {
    const now = market.clock.now()
    const old = { before: new Date(now.getTime() - hours(12)), at: now, most: 100 }
    const forget = market.cart.retention.abandoned_carts
    return (await inTransaction(database.db, async (tx) => ok(await forget(tx, old)))).value
  }
  expect(await older()).toBe(0)
  later(days(1))
  expect(await older()).toBe(1)
  expect(await rows('select from cart.abandoned_carts')).toEqual([])
  await leave()
  await inTransaction(database.db, async (tx) => {
    await market.cart.erasePersonalData(tx, { userId, email: 'meriem@mail.example' })
    return ok(null)
  })
  expect(await rows('select from cart.abandoned_carts')).toEqual([])
})
