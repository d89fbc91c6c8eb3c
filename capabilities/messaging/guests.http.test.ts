import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { createNotifications } from '#capabilities/notifications/index.ts'
import { inboxEmail } from '#platform/email/index.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { ConversationView, OrderConversation, ThreadsPage } from './contract.ts'

const database = await testDatabase({ max: 10 })
const market = await marketplaceFixture(database)
createNotifications({ ...market, db: database.db, sendMail: inboxEmail(database.db, market.clock) })
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const amel = await market.account('amel@example.dz', 'vendor')
const meriem = await market.account('meriem@mail.example')
let tokens: Record<'amel' | 'meriem', string>
beforeAll(async () => {
  tokens = { amel: await market.tokenOf(amel.email), meriem: await market.tokenOf(meriem.email) }
})

type Request = { key?: string; as?: keyof typeof tokens; body: object }
async function post(path: string, { key, as, body }: Request) {
  const answer = await market.app.request(`/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'accept-language': 'fr',
      'content-type': 'application/json',
      ...(key && { 'purchase-key': key }),
      ...(as && { authorization: `Bearer ${tokens[as]}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
const write = (order: Bought, text: string, key = order.key) =>
  post('track/messages', { key, body: { order_id: order.id, text } })
const read = async (order: Bought) =>
  OrderConversation.parse(
    (await post('track/messages/reading', { key: order.key, body: { order_id: order.id } })).body,
  ).conversation
async function threadsOf(as: keyof typeof tokens, side: 'vendor' | 'account') {
  const answer = await market.app.request(`/api/v1/${side}/messages`, {
    headers: { authorization: `Bearer ${tokens[as]}` },
  })
  return ThreadsPage.parse(await answer.json())
}

type Bought = { id: string; number: string; key: string }
let shop: string
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query(
    `set session_replication_role = 'replica';
     truncate orders.purchases, messaging.threads, platform.outbox, platform.rate_limits,
       platform.dev_emails, notifications.deliveries cascade;
     set session_replication_role = 'origin'`,
  )
  shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await market.give(shop, amel.userId)
})
async function bought(email = 'karim@mail.example', token?: string): Promise<Bought> {
  const tajine = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock: 9 })
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], {
    shipping: { first_name: 'Karim', last_name: 'Saidi', email },
    ...(token && { token }),
  })
  const placed = body as PlacedView
  const order = placed.orders[0]!
  return { id: order.id, number: order.order_number, key: placed.key ?? '' }
}

test('[VSPACE-7] a guest writes by the purchase key, the shop answers, and the mail leads back', async () => {
  const order = await bought()
  expect(await read(order)).toBeNull()
  const sent = await write(order, 'Rappelez-moi au 0550 12 34 56')
  expect(sent.status).toBe(201)
  expect(ConversationView.parse(sent.body)).toMatchObject({
    order: { order_number: order.number },
    messages: [{ text: 'Rappelez-moi au 0550 12 34 56', is_own: true, was_masked: false }],
  })
  const [thread] = (await threadsOf('amel', 'vendor')).items
  expect(thread).toMatchObject({
    with: { name: 'Karim S.' },
    order: { order_number: order.number },
    unread: 1,
  })
  const answer = { text: 'Le colis part demain.' }
  await post(`vendor/messages/${thread!.id}/replies`, { as: 'amel', body: answer })
  expect((await read(order))?.messages.at(-1)).toMatchObject({ ...answer, is_own: false })

  await market.outbox.drain()
  await market.jobs.drain()
  const [mail] = await sql(`select * from platform.dev_emails
    where subject like 'Nouveau message%' and "to" = 'karim@mail.example'`)
  expect(mail).toMatchObject({ subject: 'Nouveau message de Poterie Amel' })
  expect(String(mail!['html'])).toContain(`/track?number=${order.number}#key=${order.key}`)
})

test('[VSPACE-7] another key, no key, and the key of an account’s purchase open no conversation', async () => {
  const order = await bought()
  const other = await bought()
  await write(order, 'Bonjour')
  expect((await write(order, 'x', other.key)).status).toBe(404)
  expect((await write(order, 'x', '')).status).toBe(404)
  const own = await bought('meriem@mail.example', tokens.meriem)
  expect((await write(own, 'x')).status).toBe(403)
  expect((await write(order, ' ')).status).toBe(422)
})

test('[VSPACE-7] a purchase has twenty messages an hour, and one conversation at once', async () => {
  const order = await bought()
  const answers = await Promise.all(Array.from({ length: 22 }, () => write(order, 'Bonjour')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  expect(await sql('select seller_unread from messaging.threads')).toEqual([{ seller_unread: 20 }])
})

test('[VSPACE-7] what was begun as a guest goes on in the account of that address', async () => {
  const order = await bought('meriem@mail.example')
  await write(order, 'Bonjour')
  const going = await post('account/messages', {
    as: 'meriem',
    body: { order_id: order.id, text: 'C’est encore moi' },
  })
  expect(ConversationView.parse(going.body).messages).toHaveLength(2)
  expect((await threadsOf('meriem', 'account')).total).toBe(1)
  expect((await write(order, 'Et par le lien')).status).toBe(201)
  expect((await threadsOf('meriem', 'account')).total).toBe(1)
})

test('[VSPACE-7] the account of the address shows what was written as a guest, before it writes', async () => {
  const order = await bought('meriem@mail.example')
  await write(order, 'Bonjour')
  const [atShop] = (await threadsOf('amel', 'vendor')).items
  await post(`vendor/messages/${atShop!.id}/replies`, { as: 'amel', body: { text: 'Bonjour !' } })

  const { items, unread } = await threadsOf('meriem', 'account')
  expect(unread).toBe(1)
  expect(items).toMatchObject([{ order: { order_number: order.number }, last: { is_own: false } }])
  const opened = await post(`account/messages/${items[0]!.id}/reading`, { as: 'meriem', body: {} })
  expect(ConversationView.parse(opened.body).messages).toMatchObject([
    { text: 'Bonjour', is_own: true },
    { text: 'Bonjour !', is_own: false },
  ])
  const reply = await post(`account/messages/${items[0]!.id}/replies`, {
    as: 'meriem',
    body: { text: 'Merci' },
  })
  expect(reply.status).toBe(201)
  // Of another address: nothing.
  const otherOrder = await bought('karim@mail.example')
  await write(otherOrder, 'Bonjour')
  expect((await threadsOf('meriem', 'account')).total).toBe(1)
})
