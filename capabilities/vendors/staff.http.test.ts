import { beforeEach, expect, test } from 'vitest'
import { days } from '#kernel/time.ts'
import { createNotifications } from '#capabilities/notifications/index.ts'
import { inboxEmail } from '#platform/email/index.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { mailbox } from '#tests/support/mailbox.ts'
import type { OwnVendorResponseView } from './contract.ts'
import { Invitation, type InvitationView, StaffList, type StaffListView } from './staff.contract.ts'

const database = await testDatabase()
const { db } = database
const market = await marketplaceFixture(database)
const { clock, outbox, jobs } = market
createNotifications({ ...market, db, sendMail: inboxEmail(db, clock) })
const box = mailbox(database, jobs)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const rows = async (sql: string, ...values: unknown[]) =>
  (await database.pool.query(sql, values)).rows as Record<string, unknown>[]

type RequestOptions = { method?: string; body?: object; as: string; language?: string }
async function ask<View>(path: string, options: RequestOptions) {
  const { method = 'GET', body, as, language = 'fr' } = options
  const answer = await market.app.request(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${as}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as View }
}
type Problem = { code: string; detail: string; errors?: { path: string; message: string }[] }
type InvitationResponse = InvitationView & Problem
let round = 0
async function person(name: string) {
  const email = `${name}-${round}@mail.example`
  const { userId } = await market.account(email)
  return { email, userId, token: await market.tokenOf(email) }
}
type TestUser = Awaited<ReturnType<typeof person>>
async function shopOf(owner: TestUser, name: string) {
  const id = await market.shop.vendor({ name, wilaya: '15' })
  await market.give(id, owner.userId)
  return id
}
let amel: TestUser
let karim: TestUser
let shop: string
beforeEach(async () => {
  round += 1
  await rows('truncate platform.rate_limits')
  amel = await person('amel')
  karim = await person('karim')
  shop = await shopOf(amel, 'Poterie Amel')
})

const invite = (email: string, role = 'orders', as = amel.token, language = 'fr') =>
  ask<StaffListView & Problem>('/vendor/staff/invitations', {
    ...{ method: 'POST', body: { email, role }, as, language },
  })
const staff = async (as = amel.token) => {
  const { items } = StaffList.parse((await ask('/vendor/staff', { as })).body)
  return items.map(({ email, role, state }) => ({ email, role, state }))
}
/** Invitation token in the newest email to this address. */
async function linkTo(email: string): Promise<string> {
  await outbox.drain()
  const { link } = await box.lastMail(email)
  return link?.searchParams.get('invitation') ?? ''
}
const look = (token: string) => ask<InvitationResponse>(`/staff-invitations/${token}`, { as: '' })
const join = (token: string, as: string, language = 'fr') =>
  ask<InvitationResponse>(`/account/staff-invitations/${token}/acceptance`, {
    ...{ method: 'POST', as, language },
  })
async function joined(account: TestUser, role: string) {
  await invite(account.email, role)
  expect((await join(await linkTo(account.email), account.token)).status).toBe(200)
}
const statusAt = async (path: string, as: string) => (await ask(`/vendor${path}`, { as })).status

test('whoever is asked is told by mail, says yes, and does the work they were asked for', async () => {
  const { status } = await invite(karim.email.toUpperCase())
  expect(status).toBe(201)
  expect(await staff()).toEqual([{ email: karim.email, role: 'orders', state: 'invited' }])
  const token = await linkTo(karim.email)
  const mail = await box.lastMail(karim.email)
  expect(mail.subject).toBe('Poterie Amel vous invite dans son équipe')
  expect(mail.text).toContain('préparer et expédier les commandes')
  // The token exists only in the email; the table stores its digest.
  const stored = await rows('select i::text as all from vendors.staff_invitations i')
  expect(stored.some(({ all }) => String(all).includes(token))).toBe(false)

  expect(Invitation.parse((await look(token)).body)).toMatchObject({
    shop: { id: shop, business_name: 'Poterie Amel' },
    role: 'orders',
    state: 'open',
  })
  expect(await statusAt('/orders', karim.token)).toBe(403)
  expect((await join(token, karim.token)).body).toMatchObject({ state: 'over' })

  expect(await staff()).toEqual([{ email: karim.email, role: 'orders', state: 'active' }])
  expect(await statusAt('/orders', karim.token)).toBe(200)
  expect(await statusAt('/calls', karim.token)).toBe(200)
  for (const path of ['/money', '/dashboard', '/shipping-rates', '/reviews', '/staff'])
    expect([path, await statusAt(path, karim.token)]).toEqual([path, 403])
  const own = await ask<OwnVendorResponseView>('/account/vendor', { as: karim.token })
  expect(own.body).toMatchObject({
    role: 'orders',
    shop: { id: shop, business_name: 'Poterie Amel' },
  })
})

test('what is the owner’s alone is not shown to whoever works there', async () => {
  await rows(
    `insert into vendors.legal_identities (vendor_id, nif, updated_at) values ($1, '099915000123456', now())`,
    shop,
  )
  await rows(
    `insert into vendors.payout_accounts (id, vendor_id, kind, number, holder, created_at)
     values (gen_random_uuid(), $1, 'ccp', '000032005068', 'Amel Saïdi', now())`,
    shop,
  )
  await joined(karim, 'manager')
  const shown = async ({ token }: TestUser) => {
    const own = await ask<OwnVendorResponseView>('/account/vendor', { as: token })
    const { shop: view, role } = own.body
    return [role, view?.nif, view?.payout_number, view?.payout_holder]
  }
  expect(await shown(amel)).toEqual(['owner', '099915000123456', '000032005068', 'Amel Saïdi'])
  expect(await shown(karim)).toEqual(['manager', null, null, null])
  expect(await statusAt('/money', karim.token)).toBe(200)
  const account = { number: '3200-50 clé 68', holder: 'Karim' }
  const change = await ask<Problem>('/vendor/payout-account', {
    ...{ method: 'PUT', body: account, as: karim.token, language: 'ar' },
  })
  expect(change).toMatchObject({ status: 403, body: { code: 'not_your_work' } })
  expect(change.body.detail).toMatch(/[\u0600-\u06ff]/)
})

test('other work, or none, is in force with the next call', async () => {
  await joined(karim, 'catalogue')
  const reads = [await statusAt('/reviews', karim.token), await statusAt('/orders', karim.token)]
  expect(reads).toEqual([200, 403])
  const onKarim = (method: string, body?: object, as = amel.token) =>
    ask<Problem>(`/vendor/staff/${karim.userId}`, { method, as, ...(body && { body }) })

  expect((await onKarim('PUT', { role: 'calls' })).status).toBe(200)
  expect([await statusAt('/reviews', karim.token), await statusAt('/calls', karim.token)]).toEqual([
    403, 200,
  ])
  expect((await onKarim('PUT', { role: 'king' })).status).toBe(422)

  const brahim = await person('brahim')
  await shopOf(brahim, 'Sons de Brahim')
  expect(await onKarim('DELETE', undefined, brahim.token)).toMatchObject({
    status: 404,
    body: { code: 'member_not_found' },
  })
  expect((await onKarim('DELETE')).status).toBe(200)
  expect(await statusAt('/calls', karim.token)).toBe(403)
  expect(await staff()).toEqual([])
  expect((await onKarim('DELETE')).status).toBe(404)
  await outbox.drain()
  const sent = (await box.emailsTo(karim.email)).filter(({ subject }) => subject.includes('plus'))
  expect(sent).toMatchObject([{ subject: expect.stringContaining('Poterie Amel'), link: null }])
  const audited = await rows(
    `select action, actor_id, after ->> 'role' as role from audit.entries
     where subject_type = 'vendor' and subject_id = $1 order by id`,
    shop,
  )
  expect(audited).toEqual([
    { action: 'vendors.staff_invited', actor_id: amel.userId, role: 'catalogue' },
    { action: 'vendors.staff_joined', actor_id: karim.userId, role: 'catalogue' },
    { action: 'vendors.staff_role_changed', actor_id: amel.userId, role: 'calls' },
    { action: 'vendors.staff_removed', actor_id: amel.userId, role: null },
  ])
  // A removed staff member may join again.
  await joined(karim, 'orders')
  expect(await statusAt('/orders', karim.token)).toBe(200)
})

test('a link is for one address, for a week, and for once', async () => {
  await invite(karim.email)
  const token = await linkTo(karim.email)
  const lina = await person('lina')
  expect(await join(token, lina.token)).toMatchObject({
    status: 403,
    body: { code: 'invitation_of_another' },
  })
  const answers = await Promise.all(['fr', 'en', 'ar'].map((as) => join(token, lina.token, as)))
  expect(new Set(answers.map(({ body }) => body.detail)).size).toBe(3)

  const [item] = (await ask<StaffListView>('/vendor/staff', { as: amel.token })).body.items
  const renewed = await ask(`/vendor/staff/invitations/${item!.id}/renewal`, {
    ...{ method: 'POST', as: amel.token },
  })
  expect(renewed.status).toBe(200)
  expect((await look(token)).status).toBe(404)
  const second = await linkTo(karim.email)
  expect(second).not.toBe(token)

  clock.advance(days(7))
  expect(await join(second, await market.tokenOf(karim.email))).toMatchObject({
    status: 409,
    body: { code: 'invitation_expired' },
  })
  amel.token = await market.tokenOf(amel.email)
  expect(await staff()).toMatchObject([{ state: 'expired' }])
  await invite(karim.email, 'calls')
  expect(await staff()).toEqual([{ email: karim.email, role: 'calls', state: 'invited' }])
  const third = await linkTo(karim.email)
  await ask(`/vendor/staff/invitations/${item!.id}`, { method: 'DELETE', as: amel.token })
  expect(await join(third, await market.tokenOf(karim.email))).toMatchObject({
    body: { code: 'invitation_over' },
  })
  expect(await staff()).toEqual([])
})

test('an address without an account is asked too, in the shop’s language', async () => {
  await rows(`update vendors.vendors set language = 'ar' where id = $1`, shop)
  const email = `nouveau-${round}@mail.example`
  await invite(email, 'catalogue')
  const token = await linkTo(email)
  expect((await box.lastMail(email)).subject).toBe('Poterie Amel يدعوكم إلى فريقه')
  const newcomer = await market.account(email)
  expect((await join(token, await market.tokenOf(newcomer.email))).status).toBe(200)
})

test('nobody works in two shops, nor in one beside their own', async () => {
  const brahim = await person('brahim')
  await shopOf(brahim, 'Sons de Brahim')
  await invite(karim.email)
  const first = await linkTo(karim.email)
  await invite(karim.email, 'calls', brahim.token)
  const second = await linkTo(karim.email)
  const both = await Promise.all([join(first, karim.token), join(second, karim.token)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('works_elsewhere')
  expect(
    await rows('select from vendors.staff where user_id = $1 and removed_at is null', karim.userId),
  ).toHaveLength(1)

  await invite(brahim.email)
  expect((await join(await linkTo(brahim.email), brahim.token)).body.code).toBe('has_own_shop')
  const register = await ask<Problem>('/account/vendor', {
    method: 'POST',
    as: karim.token,
    body: {
      ...{ business_name: 'Chez Karim', business_email: 'k@example.dz', terms_version: '2026-01' },
      ...{ business_phone: '0770123456', business_address: '4 rue', business_city: 'Oran' },
      ...{ business_wilaya: '31', kind: 'craftsman', nif: '099915000123456' },
      craftsman_card: '15-A-2031',
    },
  })
  expect(register).toMatchObject({ status: 409, body: { code: 'works_in_shop' } })
})

test('of two who answer one link at once, one joins', async () => {
  await invite(karim.email)
  const token = await linkTo(karim.email)
  const answers = await Promise.all([1, 2, 3].map(() => join(token, karim.token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('a shop does not ask itself, nor somebody twice, nor without measure', async () => {
  expect((await invite(amel.email)).body.code).toBe('invites_oneself')
  await joined(karim, 'orders')
  expect((await invite(karim.email)).body.code).toBe('already_in_team')
  expect((await invite('', 'orders')).body.errors).toMatchObject([
    { path: 'email', message: "L'email de la personne est requis" },
  ])
  expect((await invite('x@mail.example', 'king', amel.token, 'ar')).body.errors).toMatchObject([
    { path: 'role', message: 'اختر دورًا' },
  ])
  expect((await invite('x@mail.example', 'manager', karim.token)).body.code).toBe('not_your_work')
  const many = await Promise.all(
    Array.from({ length: 31 }, (_, index) => invite(`p${index}-${round}@mail.example`)),
  )
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
})

test('what somebody of a shop does is theirs in the histories', async () => {
  await rows('truncate platform.rate_limits')
  await joined(karim, 'orders')
  const tajine = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock: 9 })
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }])
  const { id } = (body as PlacedView).orders[0]!
  const change = { method: 'POST', body: { status: 'processing' }, as: karim.token }
  expect((await ask(`/vendor/orders/${id}/status-changes`, change)).status).toBe(200)
  expect(
    await rows(
      `select actor_role, actor_id from orders.status_history
       where order_id = $1 and to_status = 'processing'`,
      id,
    ),
  ).toEqual([{ actor_role: 'vendor', actor_id: karim.userId }])
  const seen = await ask<{ history: { to: string; actor_name: string | null }[] }>(
    `/vendor/orders/${id}`,
    { as: amel.token },
  )
  expect(seen.body.history.map(({ to, actor_name }) => [to, actor_name])).toEqual([
    ['confirmed', null],
    ['processing', 'Amel Saïdi'], // every account of these tests has this name
  ])
})

test('a person takes their work along, and leaves it when they are forgotten', async () => {
  await joined(karim, 'calls')
  const subject = { userId: karim.userId, email: karim.email }
  expect(await market.vendors.personalData(subject)).toMatchObject({
    work: [{ business_name: 'Poterie Amel', role: 'calls' }],
    invitations: [{ role: 'calls' }],
  })
  const left = db.transaction().execute((tx) => market.vendors.forgetPerson(tx as never, subject))
  expect(await left).toMatchObject({ erasedRows: 2 })
  expect(await staff()).toEqual([])
  expect(await statusAt('/calls', karim.token)).toBe(403)
})
