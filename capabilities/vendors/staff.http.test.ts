import { expect, test } from 'vitest'
import { days } from '#kernel/time.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type Problem, staffFixture, type TestUser } from '#tests/support/staff-fixture.ts'
import type { OwnVendorResponseView } from './contract.ts'
import { InvitationView, type StaffListView } from './staff.contract.ts'

const database = await testDatabase()
const fixture = await staffFixture(database)
const { market, box, rows, buy, ask, newAddress, person, vendorOf, amel, karim, vendor } = fixture
const { invite, linkTo, accept, staff, readInvitation, joined, statusAt } = fixture
const { clock, outbox } = market

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

  expect(InvitationView.parse((await readInvitation(token)).body)).toMatchObject({
    shop: { id: vendor(), business_name: 'Poterie Amel' },
    role: 'orders',
    state: 'open',
  })
  expect(await statusAt('/orders', karim.token)).toBe(403)
  expect((await accept(token, karim.token)).body).toMatchObject({ state: 'over' })

  expect(await staff()).toEqual([{ email: karim.email, role: 'orders', state: 'active' }])
  expect(await statusAt('/orders', karim.token)).toBe(200)
  expect(await statusAt('/calls', karim.token)).toBe(200)
  for (const path of ['/money', '/dashboard', '/shipping-rates', '/reviews', '/staff'])
    expect([path, await statusAt(path, karim.token)]).toEqual([path, 403])
  const own = await ask<OwnVendorResponseView>('/account/vendor', { as: karim.token })
  expect(own.body).toMatchObject({
    role: 'orders',
    shop: { id: vendor(), business_name: 'Poterie Amel' },
  })
})

test('what is the owner’s alone is not shown to whoever works there', async () => {
  await rows(
    `insert into vendors.legal_identities (vendor_id, nif, updated_at) values ($1, '099915000123456', now())`,
    vendor(),
  )
  await rows(
    `insert into vendors.payout_accounts (id, vendor_id, kind, number, holder, created_at)
     values (gen_random_uuid(), $1, 'ccp', '000032005068', 'Amel Saïdi', now())`,
    vendor(),
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
  expect(change).toMatchObject({ status: 403, body: { code: 'role_forbidden' } })
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
  await vendorOf(brahim, 'Sons de Brahim')
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
    vendor(),
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
  expect(await accept(token, lina.token)).toMatchObject({
    status: 403,
    body: { code: 'invitation_of_other_user' },
  })
  const answers = await Promise.all(['fr', 'en', 'ar'].map((as) => accept(token, lina.token, as)))
  expect(new Set(answers.map(({ body }) => body.detail)).size).toBe(3)

  const [item] = (await ask<StaffListView>('/vendor/staff', { as: amel.token })).body.items
  const renewed = await ask(`/vendor/staff/invitations/${item!.id}/renewal`, {
    ...{ method: 'POST', as: amel.token },
  })
  expect(renewed.status).toBe(200)
  expect((await readInvitation(token)).status).toBe(404)
  const second = await linkTo(karim.email)
  expect(second).not.toBe(token)

  clock.advance(days(7))
  expect(await accept(second, await market.tokenOf(karim.email))).toMatchObject({
    status: 409,
    body: { code: 'invitation_expired' },
  })
  amel.token = await market.tokenOf(amel.email)
  expect(await staff()).toMatchObject([{ state: 'expired' }])
  await invite(karim.email, 'calls')
  expect(await staff()).toEqual([{ email: karim.email, role: 'calls', state: 'invited' }])
  const third = await linkTo(karim.email)
  await ask(`/vendor/staff/invitations/${item!.id}`, { method: 'DELETE', as: amel.token })
  expect(await accept(third, await market.tokenOf(karim.email))).toMatchObject({
    body: { code: 'invitation_closed' },
  })
  expect(await staff()).toEqual([])
})

test('an address without an account is asked too, in the shop’s language', async () => {
  await rows(`update vendors.vendors set language = 'ar' where id = $1`, vendor())
  const email = newAddress('nouveau')
  await invite(email, 'catalogue')
  const token = await linkTo(email)
  expect((await box.lastMail(email)).subject).toBe('Poterie Amel يدعوك إلى فريقه')
  const newcomer = await market.account(email)
  expect((await accept(token, await market.tokenOf(newcomer.email))).status).toBe(200)
})

test('nobody works in two shops, nor in one beside their own', async () => {
  const brahim = await person('brahim')
  await vendorOf(brahim, 'Sons de Brahim')
  await invite(karim.email)
  const first = await linkTo(karim.email)
  await invite(karim.email, 'calls', brahim.token)
  const second = await linkTo(karim.email)
  const both = await Promise.all([accept(first, karim.token), accept(second, karim.token)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('staff_of_other_vendor')
  expect(
    await rows('select from vendors.staff where user_id = $1 and removed_at is null', karim.userId),
  ).toHaveLength(1)

  await invite(brahim.email)
  expect((await accept(await linkTo(brahim.email), brahim.token)).body.code).toBe('has_own_vendor')
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
  expect(register).toMatchObject({ status: 409, body: { code: 'user_is_staff' } })
})

test('of two who answer one link at once, one joins', async () => {
  await invite(karim.email)
  const token = await linkTo(karim.email)
  const answers = await Promise.all([1, 2, 3].map(() => accept(token, karim.token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('a shop does not ask itself, nor somebody twice, nor without measure', async () => {
  expect((await invite(amel.email)).body.code).toBe('self_invitation')
  await joined(karim, 'orders')
  expect((await invite(karim.email)).body).toMatchObject({
    ...{ code: 'already_staff', errors: [{ path: 'email' }] },
  })
  expect((await invite('', 'orders')).body.errors).toMatchObject([
    { path: 'email', message: "L'email de la personne est requis" },
  ])
  expect((await invite('x@mail.example', 'king', amel.token, 'ar')).body.errors).toMatchObject([
    { path: 'role', message: 'اختر دورًا' },
  ])
  expect((await invite('x@mail.example', 'manager', karim.token)).body.code).toBe('role_forbidden')
  const many = await Promise.all(
    Array.from({ length: 31 }, (_, index) => invite(newAddress(`p${index}`))),
  )
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
})

test('what somebody of a shop does is theirs in the histories', async () => {
  await rows('truncate platform.rate_limits')
  await joined(karim, 'orders')
  const tajine = await market.shop.product(vendor(), { name: 'Tajine', price: 4800, stock: 9 })
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
  const left = database.db
    .transaction()
    .execute((tx) => market.vendors.erasePersonalData(tx as never, subject))
  expect(await left).toMatchObject({ erasedRows: 2 })
  expect(await staff()).toEqual([])
  expect(await statusAt('/calls', karim.token)).toBe(403)
})
