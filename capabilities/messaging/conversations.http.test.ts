import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { ConversationView, ThreadsPage } from './contract.ts'

const database = await testDatabase({ max: 10 })
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const people = {
  amel: await market.account('amel@example.dz', 'vendor'),
  brahim: await market.account('brahim@example.dz', 'vendor'),
  meriem: await market.account('meriem@mail.example'),
  amina: await market.account('amina@mail.example'),
}
type ConversationsActor = keyof typeof people
const tokens = new Map<ConversationsActor, string>()
beforeAll(async () => {
  for (const [who, { email }] of Object.entries(people))
    tokens.set(who as ConversationsActor, await market.tokenOf(email))
})
async function ask(who: ConversationsActor, path: string, body?: object, language = 'fr') {
  const side = who === 'amel' || who === 'brahim' ? 'vendor' : 'account'
  const answer = await market.app.request(`/api/v1/${side}/messages${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${tokens.get(who)}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
const list = async (who: ConversationsActor, query = '') =>
  ThreadsPage.parse((await ask(who, query)).body)
const describe = async (answer: Promise<{ status: number; body: never }>) =>
  ConversationView.parse((await answer).body)

let amel: string
beforeEach(async () => {
  await market.shop.clear()
  await database.pool.query(
    `set session_replication_role = 'replica';
     truncate orders.purchases, messaging.threads, platform.outbox, platform.rate_limits cascade;
     set session_replication_role = 'origin'`,
  )
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const brahim = await market.shop.vendor({ name: 'Brahim', wilaya: '16' })
  await market.give(amel, people.amel.userId)
  await market.give(brahim, people.brahim.userId)
})
async function bought() {
  const tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 9 })
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], {
    token: tokens.get('meriem')!,
  })
  return (body as PlacedView).orders[0]!
}

test('[VSPACE-7] a buyer writes, the shop answers; each knows what is new, and hears of it', async () => {
  const begun = await describe(
    ask('meriem', '', { vendor_id: amel, text: 'Livrez-vous à Oran ?' }, 'ar'),
  )
  expect(begun).toMatchObject({ kind: 'shop', with: { name: 'Poterie Amel' }, unread: 0 })
  const [thread] = (await list('amel')).items
  expect(thread).toMatchObject({
    id: begun.id,
    with: { name: 'Amel S.' },
    last: { text: 'Livrez-vous à Oran ?', is_own: false },
    unread: 1,
  })
  expect((await ask('amel', '/unread')).body).toEqual({ count: 1 })

  const seen = await describe(ask('amel', `/${begun.id}/reading`, {}))
  expect(seen.messages).toMatchObject([{ text: 'Livrez-vous à Oran ?', is_own: false }])
  expect((await ask('amel', '/unread')).body).toEqual({ count: 0 })
  const answered = await describe(ask('amel', `/${begun.id}/replies`, { text: 'Oui, en 2 jours.' }))
  expect(answered.messages.map(({ is_own }) => is_own)).toEqual([false, true])

  expect((await list('meriem', '?show=unread')).items).toMatchObject([
    { last: { text: 'Oui, en 2 jours.', is_own: false }, unread: 1 },
  ])
  const events = await sql(
    `select payload ->> 'to' as to, payload ->> 'language' as language from platform.outbox
     where type = 'messaging.message_sent' order by id`,
  )
  expect(events).toEqual([
    { to: 'vendor', language: 'ar' },
    { to: 'buyer', language: 'ar' },
  ])
})

test('a buyer without a name has that of the order, and none before one', async () => {
  await sql('update identity.profiles set first_name = null, last_name = null where user_id = $1', [
    people.meriem.userId,
  ])
  try {
    await ask('meriem', '', { vendor_id: amel, text: 'Livrez-vous à Oran ?' })
    expect((await list('amel')).items).toMatchObject([{ with: { name: '' } }])

    const order = await bought()
    expect((await list('amel')).items).toMatchObject([{ with: { name: 'Meriem B.' } }])
    await ask('meriem', '', { order_id: order.id, text: 'Quelle taille ?' })
    expect((await list('amel')).items).toMatchObject([
      { with: { name: 'Meriem B.' } },
      { with: { name: 'Meriem B.' } },
    ])
    const [event] = await sql(
      `select payload ->> 'buyerName' as name from platform.outbox
       where type = 'messaging.message_sent' order by id desc limit 1`,
    )
    expect(event).toEqual({ name: 'Meriem B.' })
  } finally {
    await sql(
      `update identity.profiles set first_name = 'Amel', last_name = 'Saïdi' where user_id = $1`,
      [people.meriem.userId],
    )
  }
})

test('[VSPACE-7] contacts are hidden until there is an order between them', async () => {
  const text = 'Appelez-moi au 0550 12 34 56'
  const before = await describe(ask('meriem', '', { vendor_id: amel, text }))
  expect(before.messages.at(-1)).toMatchObject({ text: 'Appelez-moi au •••', was_masked: true })
  const shop = await describe(ask('amel', `/${before.id}/replies`, { text: 'Ou amel@gmail.com' }))
  expect(shop.messages.at(-1)).toMatchObject({ text: 'Ou •••', was_masked: true })

  const order = await bought()
  const after = await describe(ask('meriem', `/${before.id}/replies`, { text }))
  expect(after.messages.at(-1)).toMatchObject({ text, was_masked: false })
  const about = await describe(ask('meriem', '', { order_id: order.id, text }))
  expect(about).toMatchObject({ kind: 'order', order: { order_number: order.order_number } })
  expect(about.messages).toMatchObject([{ text, was_masked: false }])
})

test('[VSPACE-7] one open conversation about a shop and about an order, also when ten are begun at once', async () => {
  const order = await bought()
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ask(
        'meriem',
        '',
        index % 2 ? { vendor_id: amel, text: 'a' } : { order_id: order.id, text: 'b' },
      ),
    ),
  )
  const { items, total } = await list('meriem')
  expect(total).toBe(2)
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['order', 'shop'])
  expect(await sql('select seller_unread from messaging.threads')).toEqual([
    { seller_unread: 5 },
    { seller_unread: 5 },
  ])
})

test('[VSPACE-7] the conversation of others is not there, nor is their order', async () => {
  const order = await bought()
  const { id } = await describe(ask('meriem', '', { order_id: order.id, text: 'Bonjour' }))

  for (const who of ['amina', 'brahim'] as const) {
    expect((await ask(who, `/${id}/reading`, {})).status).toBe(404)
    expect((await ask(who, `/${id}/replies`, { text: 'x' })).status).toBe(404)
    expect((await list(who)).total).toBe(0)
  }
  const refused = await ask('amina', '', { order_id: order.id, text: 'Bonjour' }, 'ar')
  expect(refused).toMatchObject({ status: 404, body: { detail: 'هذه المحادثة غير موجودة.' } })
  expect((await ask('meriem', '', { vendor_id: amel, text: ' ' })).status).toBe(422)
})

test('[VSPACE-7] pages of conversations follow each other without a gap', async () => {
  const shops: string[] = []
  for (let index = 0; index < 5; index += 1)
    shops.push(await market.shop.vendor({ name: `B${index}`, wilaya: '16' }))
  for (const vendor_id of shops) await ask('meriem', '', { vendor_id, text: 'Bonjour' })
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await list('meriem', `?limit=2&cursor=${cursor}`)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? ''
  } while (cursor !== '')
  expect(new Set(seen).size).toBe(5)
})
