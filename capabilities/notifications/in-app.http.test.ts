import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { routes } from '#platform/http/index.ts'
import { createGuards } from '#server/guards.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { InAppNotificationsPageView } from './in-app.contract.ts'
import { createInAppNotifications } from './index.ts'
import { erasePersonalData, exportPersonalData } from './queries/preferences.ts'
import { deleteExpiredNotifications } from './queries/in-app.ts'

const database = await testDatabase()
const { db, listen } = database
const market = await marketplaceFixture(database)
const { app, clock, outbox, vendorDashboard, identity, vendors } = market
const inAppNotifications = createInAppNotifications({
  db,
  clock,
  outbox,
  listen,
  notifyVendors: vendorDashboard.notifyInApp,
})
const guards = createGuards({
  sessionStates: identity.sessionStates,
  findStaffMembership: vendors.findStaffMembership,
})
for (const [audience, guard, own] of [
  ['vendor', guards.vendor, inAppNotifications.vendorRoutes],
  ['admin', guards.admin, inAppNotifications.adminRoutes],
] as const)
  app.route(
    `/rung/${audience}`,
    routes()
      .use('*', guard as never)
      .route('/', own as never) as never,
  )
beforeAll(async () => {
  await vendorDashboard.start()
  await inAppNotifications.start()
})
afterAll(async () => {
  await inAppNotifications.stop()
  await vendorDashboard.stop()
})

const sql = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]
const buy = checkoutWith((path, init) => app.request(path, init))

let round = 0
async function person(name: string, role: 'customer' | 'admin' = 'customer') {
  const account = await market.account(`${name}-${round}@mail.example`, role)
  return { ...account, token: await market.tokenOf(account.email) }
}
type TestUser = Awaited<ReturnType<typeof person>>

async function ask({ token }: TestUser, path: string, body?: object, language = 'fr') {
  const answer = await app.request(`/rung/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as InAppNotificationsPageView }
}
const receivedBy = async (who: TestUser, path = 'vendor/in-app-notifications') => {
  const { body } = await ask(who, path)
  return body.items.map(({ text }) => text)
}

let shop: string
let amel: TestUser
async function works(role: string) {
  const made = await person(role)
  await sql(
    `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
     values ($1, $2, $3, now(), now())`,
    shop,
    made.userId,
    role,
  )
  return made
}
async function order({ stock = 9, quantity = 1 } = {}) {
  const product = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock })
  await buy([{ product_id: product.id, quantity }])
  await outbox.drain()
  const [found] = await sql(
    'select id, order_number as number from orders.orders where vendor_id = $1 order by id desc limit 1',
    shop,
  )
  return found! as unknown as { id: string; number: string }
}
const say = async (type: string, event: object) => {
  await sql('insert into platform.outbox (type, payload) values ($1, $2)', type, {
    type,
    ...event,
  })
  await outbox.drain()
}

beforeEach(async () => {
  round += 1
  await sql('truncate platform.rate_limits, notifications.notifications cascade')
  amel = await person('amel')
  shop = await market.shop.vendor({ name: 'Poterie', wilaya: '15' })
  await market.give(shop, amel.userId)
})

test('an order rings for those whose work it is, once, in the language of who reads', async () => {
  const [sender, keeper] = [await works('orders'), await works('catalogue')]
  const { id, number } = await order()
  await sql(`update platform.outbox_deliveries set state = 'pending', delivered_at = null`)
  await outbox.drain()
  const { body } = await ask(amel, 'vendor/in-app-notifications')
  expect(body).toMatchObject({
    unread: 1,
    items: [
      { text: `Nouvelle commande ${number}`, path: `/vendor/orders?order=${id}`, is_read: false },
    ],
  })
  expect(
    (await ask(sender, 'vendor/in-app-notifications', undefined, 'ar')).body.items[0]?.text,
  ).toBe(`طلب جديد ${number}`)
  expect(await receivedBy(keeper)).toEqual([])
  // A changed staff role changes the visible notifications at once.
  await sql(`update vendors.staff set role = 'catalogue' where user_id = $1`, sender.userId)
  expect(await receivedBy(sender)).toEqual([])
  expect(market.failures).toEqual([])
})

test('one is read by its own person only; all are read up to the newest that was shown', async () => {
  const sender = await works('orders')
  await order()
  await order()
  const { items } = (await ask(amel, 'vendor/in-app-notifications')).body
  expect(items).toHaveLength(2)
  await ask(sender, `vendor/in-app-notifications/${items[0]!.id}/readings`, {})
  expect((await ask(amel, 'vendor/in-app-notifications')).body.unread).toBe(2)
  const entry = await ask(amel, `vendor/in-app-notifications/${items[1]!.id}/readings`, {})
  expect(entry.body).toMatchObject({ unread: 1 })
  await order()
  const all = await ask(amel, 'vendor/in-app-notifications/readings', { until: items[0]!.at })
  expect(all.body.items.map((item) => item.is_read)).toEqual([false, true, true])
  expect((await ask(sender, 'vendor/in-app-notifications')).body.unread).toBe(3)
  expect((await ask(amel, 'vendor/in-app-notifications/readings', {})).status).toBe(422)
})

test('what else happens in a shop rings there, and what was not asked for does not', async () => {
  const about = { vendorId: shop, productName: 'Tajine', stepId: crypto.randomUUID() }
  const { number } = await order({ stock: 1 })
  await say('orders.order_status_changed', {
    ...{ ...about, orderId: crypto.randomUUID(), orderNumber: number, to: 'cancelled' },
    ...{ by: 'buyer', buyer: { firstName: 'M', email: '', language: 'fr' } },
  })
  const readdressed = [{ id: crypto.randomUUID(), number, vendorId: shop }]
  await say('orders.address_changed', { changeId: crypto.randomUUID(), orders: readdressed })
  await say('returns.return_status_changed', {
    ...{ ...about, returnId: crypto.randomUUID(), orderNumber: number, to: 'requested' },
    by: 'buyer',
  })
  await say('messaging.message_sent', { ...about, messageId: crypto.randomUUID(), to: 'vendor' })
  await say('reviews.review_published', { ...about, reviewId: crypto.randomUUID(), rating: 4 })
  await say('reviews.question_asked', { ...about, questionId: crypto.randomUUID() })
  await say('imports.import_finished', { ...about, importId: crypto.randomUUID(), isDone: true })
  await say('payouts.batch_settled', {
    payouts: [{ payoutId: crypto.randomUUID(), vendorId: shop, amount: 1_250_050 }],
  })
  await say('vendors.verification_documents_accepted', about)
  expect(await receivedBy(amel)).toEqual([
    'Les pièces de votre boutique sont toutes acceptées',
    'Versement de 12\u00a0500,50\u00a0DA effectué',
    'Votre import est terminé',
    'Question sur « Tajine »',
    'Nouvel avis 4/5 sur « Tajine »',
    'Un acheteur vous a écrit',
    `Retour demandé sur la commande ${number}`,
    `Nouvelle adresse pour la commande ${number}`,
    `Commande ${number} annulée`,
    ...['Stock épuisé : « Tajine »', `Nouvelle commande ${number}`].toSorted(),
  ])
  await sql(
    `insert into notifications.preferences (user_id, topic, channel, is_enabled, changed_at)
     values ($1, 'messages', 'in_app', false, now())`,
    amel.userId,
  )
  await say('messaging.message_sent', { ...about, messageId: crypto.randomUUID(), to: 'vendor' })
  expect((await ask(amel, 'vendor/in-app-notifications')).body.items).toHaveLength(11)
})

test('a shop reads why the team took its product off sale, and why the shop itself is closed', async () => {
  const step = () => ({ stepId: crypto.randomUUID(), vendorId: shop })
  const product = { productId: crypto.randomUUID(), productName: 'Tajine' }
  for (const moderated of [
    { isOnSale: false }, // from a version that asked for no reason
    { isOnSale: false, reason: 'Une contrefaçon' },
    { isOnSale: true, reason: null },
  ])
    await say('catalog.product_moderated', { ...step(), ...product, ...moderated })
  for (const changed of [
    { isActive: false, reason: null },
    { isActive: false, reason: 'Des plaintes' },
    { isActive: true, reason: null },
  ])
    await say('vendors.vendor_activity_changed', { ...step(), ...changed })
  expect((await receivedBy(amel)).toReversed()).toEqual([
    'L’équipe a retiré « Tajine » de la vente',
    'L’équipe a retiré « Tajine » de la vente : Une contrefaçon',
    'L’équipe a mis « Tajine » en vente',
    'L’équipe a désactivé votre boutique',
    'L’équipe a désactivé votre boutique : Des plaintes',
    'L’équipe a réactivé votre boutique',
  ])
})

test('what waits for the team rings in the back office, without anybody’s name but the shop’s', async () => {
  const boss = await person('boss', 'admin')
  await say('vendors.vendor_registered', { stepId: crypto.randomUUID(), vendorId: shop })
  await say('messaging.contact_received', {
    ...{ threadId: crypto.randomUUID(), name: 'Karim', email: 'karim@mail.example' },
    ...{ subject: 'Une plainte', message: 'Karim attend', language: 'fr' },
  })
  const uploaded = { paperId: shop, vendorId: shop, on: '2026-12-01' }
  for (const event of [uploaded, uploaded])
    await say('vendors.verification_document_uploaded', event)
  const claim = { claimId: shop, orderNumber: 'Y-6-1', foundAt: '2026-12-01T00:00:00Z' }
  await say('payouts.compensated_parcel_found', claim)
  await say('payouts.remittance_mismatched', { remittanceId: shop, reference: 'Y-7' })
  const moved = { stepId: shop, orderId: shop, vendorId: shop, orderNumber: 'Y-8-1' }
  await say('orders.order_status_changed', { ...moved, reason: 'delivered_after_cancellation' })
  await sql(
    `insert into platform.jobs (kind, payload, run_at, dead_at, created_at, max_attempts)
     values ('notifications.send_email', '{}', now(), now(), now(), 1)`,
  )
  await inAppNotifications.notifyDeadLetters()
  await inAppNotifications.notifyDeadLetters()
  expect(await receivedBy(boss, 'admin/in-app-notifications')).toEqual([
    'Des tâches ou des mails ont été abandonnés',
    'La commande Y-8-1, annulée, a été livrée',
    'Écart sur le bordereau Y-7',
    'Un colis indemnisé de la commande Y-6-1 a été retrouvé',
    'Pièces à vérifier : Poterie',
    'Message du formulaire de contact',
    'Boutique à vérifier : Poterie',
  ])
  const stored = await sql('select values::text from notifications.notifications')
  expect(JSON.stringify(stored)).not.toContain('arim')
  expect((await ask(amel, 'admin/in-app-notifications')).status).toBe(403)
})

test('an open space and an open back office hear that something rang', async () => {
  const boss = await person('chief', 'admin')
  const lines: string[][] = []
  const follow = async (token: string, path: string) => {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const messages: string[] = []
    lines.push(messages)
    const reader = answer.body!.getReader()
    void (async () => {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        messages.push(new TextDecoder().decode(value))
      }
    })()
    return reader
  }
  const readers = [
    await follow(amel.token, '/api/v1/vendor/live-updates'),
    await follow(boss.token, '/rung/admin/live-updates'),
  ]
  await order()
  await say('reviews.content_reported', { reportId: crypto.randomUUID() })
  await expect.poll(() => lines[0]!.join('')).toContain('"bell"')
  await expect.poll(() => lines[1]!.join('')).toContain('{"about":["bell"]}')
  // A demoted admin receives nothing more.
  await sql(`update identity.user_roles set role = 'customer' where user_id = $1`, boss.userId)
  await say('reviews.content_reported', { reportId: crypto.randomUUID() })
  await expect.poll(() => lines[1]!.join('')).toContain('"why"')
  for (const reader of readers) await reader.cancel()
})

test('[LEGAL-3] a bell goes along with its person, is theirs to take, and is emptied after a season', async () => {
  await order()
  const query = { userId: amel.userId, email: amel.email }
  expect((await exportPersonalData(db, query))['notifications']).toMatchObject([
    { template_key: 'orders.placed' },
  ])
  await sql(`update notifications.notifications set created_at = now() - interval '91 days'`)
  const before = new Date(Date.now() - 90 * 86_400_000)
  expect(await deleteExpiredNotifications(db as never, { before, at: new Date(), most: 10 })).toBe(
    1,
  )
  await order()
  await erasePersonalData(db as never, query)
  expect(await receivedBy(amel)).toEqual([])
})
