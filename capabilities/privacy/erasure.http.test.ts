import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { personalDataFixture } from '#tests/support/personal-data-fixture.ts'
import { privacyFixture } from '#tests/support/privacy-fixture.ts'

const database = await testDatabase()
const market = await privacyFixture(database)
const { sql, admin, request, account, signIn, shop, buy, everywhere, emailsTo } = market

const { purchase, livedIn, nextPhone } = await personalDataFixture(market)

/** Tables of proofs that may keep the account's id, but never its address. */
const PROOFS = [
  'audit.entries',
  'privacy.erasures',
  'privacy.access_log',
  'privacy.consents',
  'reviews.review_history',
]

const plan = (who: object) => admin('POST', '/people/plan', who)
async function erased(id: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const [row] = await sql('select state from privacy.erasures where id = $1', [id])
    if (String(row?.['state']) === 'done') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the erasure did not end')
}
/** Planned by one admin, approved by another, and run to the end. */
async function erase(who: object): Promise<string> {
  const begun = await admin('POST', '/erasures', who)
  expect(begun.status, JSON.stringify(begun.body)).toBe(201)
  const { id } = begun.body as { id: string }
  const passed = await admin('POST', `/erasures/${id}/approval`, undefined, 'lyna')
  expect(passed.status, JSON.stringify(passed.body)).toBe(200)
  await erased(id)
  return id
}

test('[LEGAL-2] a guest is found, planned, erased by two people, and is nowhere; the papers stay', async () => {
  const email = 'invitee.zitouni@example.dz'
  const { orderId, phone } = await purchase(email)
  await livedIn(orderId, email, phone, null)
  const other = await purchase('somebody.else@example.dz')
  const filed = await request(null, 'POST', '/data-requests', {
    kind: 'erasure',
    name: 'Meriem Zitouni',
    email,
    message: `Effacez tout, mon numéro est ${phone}`,
  })
  const { number } = filed.body as { number: string }
  const [row] = await sql('select id from privacy.data_requests where number = $1', [number])
  const requestId = String(row?.['id'])
  await emailsTo(email)

  for (const search of [email, phone, `0${phone.slice(4)}`]) {
    const found = await admin('GET', `/people?search=${encodeURIComponent(search)}`)
    expect(found.body, search).toMatchObject({ items: [{ kind: 'guest', email, purchases: 1 }] })
  }
  const planned = await plan({ email })
  expect(planned.body).toMatchObject({ open: null, shop: null, is_administrator: false })
  const { steps } = planned.body as { steps: { capability: string; kept: number }[] }
  expect(steps).toContainEqual(
    expect.objectContaining({
      capability: 'orders',
      kept: 1,
      law: expect.stringContaining('code de commerce'),
      until: expect.stringMatching(/^20\d\d-/),
    }),
  )
  // A plan changes nothing.
  expect(await sql('select 1 from orders.purchases where email = $1', [email])).toHaveLength(1)

  const unproven = await admin('POST', '/erasures', { email, request_id: requestId })
  expect(unproven.body).toMatchObject({ code: 'request_of_other_user' })
  await admin('POST', `/requests/${requestId}/verification`, {
    how: 'papers',
    note: 'Carte vue',
  })
  const begun = await admin('POST', '/erasures', { email, request_id: requestId })
  const { id } = begun.body as { id: string }
  expect((await admin('POST', '/erasures', { email })).body).toMatchObject({
    code: 'erasure_planned_already',
  })
  const alone = await admin('POST', `/erasures/${id}/approval`)
  expect(alone.body).toMatchObject({ code: 'erasure_needs_second_person' })
  expect((await admin('POST', `/erasures/${id}/approval`, undefined, 'lyna')).status).toBe(200)
  await erased(id)

  // The demo inbox stands for the user's own mailbox: only the last email is in it.
  const inbox = await sql('select subject, text from platform.dev_emails where "to" = $1', [email])
  expect(inbox).toMatchObject([{ subject: 'Vos données sont effacées' }])
  expect(inbox[0]!['text']).toContain('garder les factures')
  expect(await everywhere([email, phone, phone.slice(1)], ['platform.dev_emails'])).toEqual([])
  expect(
    await sql(
      `select p.last_name, p.email, o.total_centimes > 0 as paid from orders.purchases p
       join orders.orders o on o.purchase_id = p.id where o.id = $1`,
      [orderId],
    ),
  ).toEqual([{ last_name: 'Zitouni', email: 'erased', paid: true }])
  expect(await sql('select 1 from orders.purchases where phone = $1', [other.phone])).toHaveLength(
    1,
  )
  expect((await admin('GET', `/requests/${requestId}`)).body).toMatchObject({
    state: 'answered',
    email: null,
    erasure: { id, state: 'done' },
  })
  const detail = (await admin('GET', `/erasures/${id}`)).body as { who: null; steps: object[] }
  expect(detail.who).toBeNull()
  expect(detail.steps.length).toBeGreaterThan(10)
  expect((await admin('POST', '/erasures', { email })).body).toMatchObject({
    code: 'person_not_found',
  })
})

test('[LEGAL-2] an account is erased with everything; nobody is while a parcel is on its way', async () => {
  const { userId, email } = await account('nadia.compte@example.dz')
  const token = await signIn(email)
  const { orderId, phone } = await purchase(email, { token })
  await livedIn(orderId, email, phone, userId)
  const late = await purchase(email, { token, delivered: false, phone: `0${phone.slice(4)}` })
  expect((await plan({ user_id: userId })).body).toMatchObject({ open: { orders: 1 } })
  const early = await admin('POST', '/erasures', { user_id: userId })
  expect([early.status, early.body]).toMatchObject([
    409,
    { code: 'erasure_blocked', open: { orders: 1 } },
  ])
  await sql(
    `update orders.orders set status = 'cancelled', cancelled_at = now(), cancel_reason = 'x', holds_stock = false
     where id = $1`,
    [late.orderId],
  )
  const exported = await admin('GET', `/people/export?user_id=${userId}`)
  expect(exported.headers.get('content-type')).toBe('application/zip')

  const id = await erase({ user_id: userId })
  expect((await request(token, 'GET', '/account/profile')).status).toBe(401)
  expect(await everywhere([email, phone, phone.slice(1)], ['platform.dev_emails'])).toEqual([])
  expect(await everywhere([userId], PROOFS)).toEqual([])
  expect(await sql('select email, phone, state from privacy.erasures where id = $1', [id])).toEqual(
    [{ email: null, phone: null, state: 'done' }],
  )
})

test('[LEGAL-2] an erasure that was cut goes on where it stopped, each step once', async () => {
  const email = 'coupee@example.dz'
  const { phone } = await purchase(email)
  const begun = await admin('POST', '/erasures', { email })
  const { id } = begun.body as { id: string }
  // The process crashed after two steps: recorded steps are done, the others are not.
  await sql(
    `update privacy.erasures set state = 'running', started_at = now(), approved_at = now(),
       approved_by = (select id from identity.users where email = 'lyna@yova.example') where id = $1`,
    [id],
  )
  await sql(
    `insert into privacy.erasure_steps (erasure_id, capability, erased_rows, kept_rows, done_at)
     values ($1, 'cart', 7, 0, now()), ($1, 'vendors', 0, 0, now())`,
    [id],
  )
  await sql(`update platform.schedules set next_at = now() where name = 'privacy.resume_erasures'`)
  await erased(id)
  const steps = await sql(
    `select capability, erased_rows from privacy.erasure_steps where erasure_id = $1`,
    [id],
  )
  expect(steps.filter((step) => String(step['capability']) === 'cart')).toEqual([
    { capability: 'cart', erased_rows: 7 },
  ])
  expect(await everywhere([email, phone], ['platform.dev_emails'])).toEqual([])
})

test('[LEGAL-2] a shop closes with its owner once nothing is open, and is switched off', async () => {
  const { userId, email } = await account('patron@example.dz', 'vendor')
  const own = await shop.vendor({ name: 'Cuir de Tlemcen', wilaya: '13' })
  await sql('update vendors.vendors set user_id = $1, business_email = $2 where id = $3', [
    userId,
    email,
    own,
  ])
  const bag = await shop.product(own, { name: 'Sac', price: 9000, stock: 5 })
  const sold = await buy([{ product_id: bag.id, quantity: 1 }], {
    shipping: { email: 'acheteur@example.dz', phone: nextPhone() },
  })
  const orderId = (sold.body as { orders: { id: string }[] }).orders[0]!.id
  const refused = await admin('POST', '/erasures', { user_id: userId })
  expect(refused.body).toMatchObject({ code: 'erasure_blocked', open: { shop_orders: 1 } })
  expect((await plan({ user_id: userId })).body).toMatchObject({ shop: 'Cuir de Tlemcen' })
  const cancelled = await request(
    market.tokens.amine,
    'POST',
    `/admin/orders/${orderId}/status-changes`,
    {
      status: 'cancelled',
      reason: 'Boutique fermée',
    },
  )
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)

  await erase({ user_id: userId })
  expect(
    await sql(
      'select is_active, business_name, business_email from vendors.vendors where id = $1',
      [own],
    ),
  ).toEqual([
    { is_active: false, business_name: 'Cuir de Tlemcen', business_email: 'erased@invalid' },
  ])
  expect(await everywhere([email], ['platform.dev_emails'])).toEqual([])
  expect(await sql('select 1 from identity.profiles where user_id = $1', [userId])).toEqual([])
})

test('[ACC-5] somebody whose request to sell never opened goes alone, with the request', async () => {
  const { userId, email } = await account('candidate@example.dz')
  const token = await signIn(email)
  await sql(
    `insert into vendors.vendors (id, user_id, business_name, business_email, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Jamais ouverte', $2, now(), now())`,
    [userId, email],
  )
  const gone = await request(token, 'POST', '/account/erasure', { password: market.PASSWORD })
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  // The job that sweeps late data a minute later stores whom to look for.
  expect(await everywhere([email, 'Jamais ouverte'], ['platform.jobs'])).toEqual([])
})

test('[LEGAL-2] nobody of the team is erased, and a plan can be given up', async () => {
  const { userId } = await account('office@example.dz', 'admin')
  expect((await admin('POST', '/erasures', { user_id: userId })).body).toMatchObject({
    code: 'role_in_use',
  })
  await sql(`delete from identity.user_roles where user_id = $1`, [userId])
  const begun = await admin('POST', '/erasures', { user_id: userId })
  const { id } = begun.body as { id: string }
  const silent = await admin('POST', `/erasures/${id}/withdrawal`, { note: '' })
  expect(silent.status).toBe(422)
  const given = await admin('POST', `/erasures/${id}/withdrawal`, {
    note: 'Erreur de personne',
  })
  expect(given.body).toMatchObject({ state: 'withdrawn' })
  expect((await admin('POST', `/erasures/${id}/approval`, undefined, 'lyna')).body).toMatchObject({
    code: 'erasure_status_changed',
  })
  expect((await admin('POST', '/erasures', { user_id: userId })).status).toBe(201)
})
