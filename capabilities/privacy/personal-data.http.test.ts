import { expect, test } from 'vitest'
import { createMessaging } from '#capabilities/messaging/index.ts'
import { createNotifications } from '#capabilities/notifications/index.ts'
import { routes } from '#platform/http/index.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, MERIEM, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { ErasureView } from './contract.ts'
import { createPersonalData } from './index.ts'

const database = await testDatabase()
const { db } = database
const market = await marketplaceFixture(database)
const { app, clock, identity, orders, settings, outbox, jobs, PASSWORD } = market
const notifications = createNotifications({
  db,
  clock,
  outbox,
  jobs,
  sendMail: async () => [],
  settings,
  listPurchaseKeys: orders.listKeys,
  deriveLinkKey: market.deriveLinkKey,
})
const messaging = createMessaging({ db, clock, orders, audit: market.audit })
const keepers = {
  cart: market.cart,
  reviews: market.reviews,
  messaging,
  notifications,
}
const { vendors } = market
const ownData = createPersonalData({ db, clock, jobs, identity, vendors, orders, keepers })
const account = routes().use('*', market.guards.customer as never)
for (const part of [identity, notifications, ownData])
  account.route('/', part.accountRoutes as never)
const whole = routes()
whole.route('/api/v1/account', account as never)
whole.route('/', app as never)

const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]
const buy = checkoutWith((path, init) => whole.request(path, init))

const call = (token: string, method: string, path: string, body?: object) =>
  callApi(whole, `/api/v1/account${path}`, { method, body, token, language: 'en' })

const vendor = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
const tajine = await market.shop.product(vendor, { name: 'Tajine', price: 4800, stock: 500 })

async function buyer(email: string, { delivered = true } = {}) {
  const { userId } = await market.account(email)
  const token = await market.tokenOf(email)
  const bought = await buy([{ product_id: tajine.id, quantity: 1 }], { token, shipping: { email } })
  const { orders: placed, number } = bought.body as { orders: { id: string }[]; number: string }
  const orderId = placed[0]!.id
  if (delivered)
    await sql(`update orders.orders set status = 'delivered', delivered_at = now() where id = $1`, [
      orderId,
    ])
  if (delivered)
    await sql(
      `insert into reviews.reviews (id, vendor_id, product_id, order_item_id, buyer_id, author, language,
         rating, text, state, created_at, published_at)
       select gen_random_uuid(), $1, $2, i.id, $3, 'Meriem B.', 'fr', 5, 'Très beau tajine', 'published', now(), now()
       from orders.order_items i where i.order_id = $4`,
      [vendor, tajine.id, userId, orderId],
    )
  await sql(
    `insert into cart.wishlist_items (user_id, product_id, saved_price_centimes, saved_at)
     values ($1, $2, 480000, now())`,
    [userId, tajine.id],
  )
  await messaging.receive({
    contact: { topic: 'other', name: 'Meriem', email, message: 'Ma question privée' } as never,
    language: 'fr',
    address: '127.0.0.1',
  })
  const { email: _, ...address } = MERIEM
  await call(token, 'POST', '/addresses', address)
  return { userId, email, token, number, orderId }
}

test('[ACC-5] one file holds everything kept of a person, and nothing of another', async () => {
  const amel = await buyer('amel@example.dz')
  await buyer('other@example.dz')

  const answer = await call(amel.token, 'GET', '/personal-data')

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="yova-\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(answer.body).toMatchObject({
    identity: {
      account: [{ email: amel.email }],
      addresses: [{ city: 'Oran' }],
      sessions: [{ aal: 'aal1' }],
      known_devices: [{ device: 'unknown' }],
    },
    orders: { purchases: [{ number: amel.number, orders: [{ items: [{ quantity: 1 }] }] }] },
    reviews: { reviews: [{ text: 'Très beau tajine', rating: 5 }] },
    cart: { favourites: [{ product_id: tajine.id, saved_price: 4800 }] },
    messaging: { conversations: [{ messages: [{ text: 'Ma question privée' }] }] },
  })
  const text = JSON.stringify(answer.body)
  expect(text).not.toContain('other@example.dz')
  for (const secret of ['argon2', 'password_hash', 'secret', 'token_digest'])
    expect(text).not.toContain(secret)
})

test('[ACC-5] an account goes with all that is the person’s; the purchase stays for the accounts', async () => {
  const zohra = await buyer('zohra@example.dz')
  const second = await market.tokenOf(zohra.email)

  const answer = await call(zohra.token, 'POST', '/erasure', { password: PASSWORD })

  expect(answer.status).toBe(200)
  const { kept: stored } = ErasureView.parse(answer.body)
  expect(stored).toEqual([expect.objectContaining({ what: 'orders', rows: 1 })])
  for (const token of [zohra.token, second])
    expect((await call(token, 'GET', '/profile')).status).toBe(401)

  expect(
    await sql(
      `select buyer_id, first_name, address, email, phone, phone_raw from orders.purchases where number = $1`,
      [zohra.number],
    ),
  ).toEqual([
    {
      buyer_id: null,
      first_name: 'Meriem',
      address: '12 rue Larbi Ben M’hidi',
      email: 'erased',
      phone: '+00000000',
      phone_raw: '',
    },
  ])
  expect(
    await sql(
      `select r.author, r.text, r.rating, r.buyer_id from reviews.reviews r
       join orders.order_items i on i.id = r.order_item_id where i.order_id = $1`,
      [zohra.orderId],
    ),
  ).toEqual([{ author: '—', text: null, rating: 5, buyer_id: null }])
  expect(await everywhere(zohra.email, zohra.userId)).toEqual([])
  expect(
    await sql(
      `select e.state, count(s.*)::integer as steps from privacy.erasures e
       join privacy.erasure_steps s on s.erasure_id = e.id where e.user_id = $1 group by e.state`,
      [zohra.userId],
    ),
  ).toEqual([{ state: 'done', steps: 7 }])

  const again = await market.account(zohra.email)
  expect(again.userId).not.toBe(zohra.userId)
})

test('[ACC-5] not without the password, and not by trying: ten wrong ones close the door', async () => {
  const karim = await buyer('karim@example.dz')
  const refused = await call(karim.token, 'POST', '/erasure', { password: 'not this one' })
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({
    code: 'password_wrong',
    detail: 'This is not the password of this account.',
  })
  expect((await call(karim.token, 'POST', '/erasure', {})).status).toBe(422)
  for (let tries = 1; tries < 10; tries += 1)
    await call(karim.token, 'POST', '/erasure', { password: `guess ${tries}` })

  const right = await call(karim.token, 'POST', '/erasure', { password: PASSWORD })

  expect(right.status).toBe(429)
  expect((await call(karim.token, 'GET', '/profile')).status).toBe(200)
})

test('[ACC-5] nobody goes while a parcel is on its way, nor with a shop or an office; nothing is half done', async () => {
  const nadia = await buyer('nadia@example.dz', { delivered: false })
  const early = await call(nadia.token, 'POST', '/erasure', { password: PASSWORD })
  expect([early.status, early.body]).toMatchObject([409, { code: 'orders_in_progress', count: 1 }])

  await market.account('admin@example.dz', 'admin')
  const admin = await market.tokenOf('admin@example.dz')
  const office = await call(admin, 'POST', '/erasure', { password: PASSWORD })
  expect([office.status, office.body]).toMatchObject([409, { code: 'role_in_use' }])
  expect((await call(admin, 'GET', '/profile')).status).toBe(200)

  const vendorAccount = await market.account('seller@example.dz')
  await sql(`update vendors.vendors set user_id = $1 where id = $2`, [vendorAccount.userId, vendor])
  const shop = await call(await market.tokenOf(vendorAccount.email), 'POST', '/erasure', {
    password: PASSWORD,
  })
  expect([shop.status, shop.body]).toMatchObject([409, { code: 'vendor_still_open' }])
  expect(
    await sql('select 1 from privacy.erasures where user_id = $1', [vendorAccount.userId]),
  ).toEqual([])
})

test('[ACC-5] who has a second factor must have used it', async () => {
  const omar = await buyer('omar@example.dz')
  await sql(
    `insert into identity.mfa_factors (id, user_id, factor_type, status, secret_encrypted, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'sealed', now(), now())`,
    [omar.userId],
  )
  // The session is cached until the notification of the new factor arrives.
  await expect.poll(async () => (await call(omar.token, 'GET', '/personal-data')).status).toBe(403)
  const refused = await call(omar.token, 'POST', '/erasure', { password: PASSWORD })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'second_factor_needed' }])
})

test('[ACC-5] a code that was just mailed proves it too, once, and only to its owner', async () => {
  const yacine = await buyer('yacine@example.dz')
  const otherUser = await buyer('stranger@example.dz')
  const codeFor = async (token: string) => {
    const response = await whole.request('/auth/v1/reauthenticate', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(200)
  }
  await codeFor(yacine.token)
  const wrong = await call(yacine.token, 'POST', '/erasure', { code: '000000' })
  expect([wrong.status, wrong.body]).toMatchObject([403, { code: 'code_wrong' }])
  await jobs.drain()
  const [mail] = await sql(
    'select text from platform.dev_emails where "to" = $1 order by sent_at desc',
    [yacine.email],
  )
  const code = /\b\d{6}\b/.exec(String(mail?.['text']))?.[0]

  const other = await call(otherUser.token, 'POST', '/erasure', { code })
  expect([other.status, other.body]).toMatchObject([403, { code: 'code_wrong' }])
  expect((await call(yacine.token, 'POST', '/erasure', { code })).status).toBe(200)
  expect((await call(yacine.token, 'GET', '/profile')).status).toBe(401)
})

test('[ACC-4] topics of mails: advertising waits for a yes, with its time and version', async () => {
  const lina = await buyer('lina@example.dz')
  const unsaid = { orders: true, messages: true, reviews: true, marketing: false }
  expect((await call(lina.token, 'GET', '/notifications')).body).toEqual(unsaid)

  await call(lina.token, 'PUT', '/notifications', { ...unsaid, reviews: false, marketing: true })

  expect((await call(lina.token, 'GET', '/notifications')).body).toEqual({
    ...unsaid,
    reviews: false,
    marketing: true,
  })
  expect(
    await sql(
      `select topic, consented_at is not null as consented from notifications.preferences
       where user_id = $1 order by topic`,
      [lina.userId],
    ),
  ).toEqual([
    { topic: 'marketing', consented: true },
    { topic: 'reviews', consented: false },
  ])
  const wrong = await call(lina.token, 'PUT', '/notifications', { ...unsaid, security: false })
  expect(wrong.status).toBe(422)
})

/** Tables that contain the address or id, except proofs that outlive the account. */
async function everywhere(email: string, userId: string): Promise<string[]> {
  const PROOFS = ['audit.entries', 'privacy.erasures', 'reviews.review_history']
  const listed = await sql(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'platform')`,
  )
  const found: string[] = []
  for (const { name } of listed) {
    const rows = await sql(
      `select 1 from ${String(name)} t where t::text ilike '%' || $1 || '%' or t::text like '%' || $2 || '%' limit 1`,
      [email, userId],
    )
    if (rows.length > 0 && !PROOFS.includes(String(name))) found.push(String(name))
  }
  return found
}
