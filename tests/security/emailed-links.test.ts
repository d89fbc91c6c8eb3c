import { beforeAll, expect, test } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { createNotifications } from '#capabilities/notifications/index.ts'
import { minutes } from '#kernel/time.ts'
import { inboxEmail } from '#platform/email/index.ts'
import { testDatabase } from '../support/database.ts'
import { checkoutWith, marketplaceFixture } from '../support/marketplace-fixture.ts'

/** An emailed key opens personal data: no table where the email waits has it in clear text. */
const database = await testDatabase()
const market = await marketplaceFixture(database)
const send = (path: string, init: RequestInit) => market.app.request(path, init)
createNotifications({
  ...market,
  db: database.db,
  sendMail: inboxEmail(database.db, market.clock),
})
const sql = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, string>[]

const post = async (path: string, body: object, token?: string) => {
  const answer = await send(`/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as never }
}

/** Asserts that the key is encrypted while the email waits, then returns it from the sent email. */
async function emailedKey(pattern: RegExp): Promise<string> {
  const waiting = async () =>
    JSON.stringify([
      await sql('select * from platform.outbox'),
      await sql('select * from platform.jobs'),
    ])
  const published = await waiting()
  await market.outbox.drain()
  const inLine = await waiting()
  expect(inLine).toContain('notifications.send_email')
  while ((await market.outbox.drain()) + (await market.jobs.drain()) > 0);
  const emails = await sql('select text from platform.dev_emails order by id desc')
  const key = emails.flatMap(({ text }) => pattern.exec(text!)?.[1] ?? [])[0]
  expect(key).toBeDefined()
  expect(published + inLine + (await waiting())).not.toContain(key)
  return key!
}

let owner = ''
let tajine: { id: string }
beforeAll(async () => {
  const amel = await market.account('amel@example.dz', 'vendor')
  owner = await market.tokenOf(amel.email)
  const shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15', phone: true })
  await market.give(shop, amel.userId)
  tajine = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock: 50 })
})

test('the link by which a buyer answers in place of a call', async () => {
  const { body } = await checkoutWith(send)([{ product_id: tajine.id, quantity: 1 }])
  const key = await emailedKey(/confirm\?key=([\w-]{43})\s/)
  const seen = await post('confirmation/readings', { key })
  const { number } = body as PlacedView
  expect(seen).toMatchObject({ status: 200, body: { number, state: 'waiting' } })
})

test('the link by which somebody joins a shop', async () => {
  const query = { email: 'nadia@mail.example', role: 'orders' }
  expect((await post('vendor/staff/invitations', query, owner)).status).toBe(201)
  const key = await emailedKey(/staff\/invitation\?invitation=([\w-]{43})\s/)
  expect((await send(`/api/v1/staff-invitations/${key}`, {})).status).toBe(200)
})

test('the link that brings a cart back', async () => {
  await post('abandoned-carts', {
    session_id: crypto.randomUUID(),
    customer_email: 'lina@mail.example',
    lines: [{ product_id: tajine.id, quantity: 2 }],
    reminder_consent: true,
  })
  market.clock.advance(minutes(31))
  await market.cart.remindBuyers()
  const token = await emailedKey(/cart\?restore=([\w-]{43})\s/)
  expect((await post('abandoned-carts/restorations', { token })).status).toBe(200)
})
