import { beforeAll, beforeEach, expect, test } from 'vitest'
import { routes } from '#platform/http/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { AdminVendor, AdminVendorsPage } from './admin.contract.ts'
import { createVendors } from './index.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database, { environment: {} })
const { db } = database
const vendors = createVendors({ ...market, db })
const { app, shop } = market
app.route(
  '/own/v1/admin',
  routes()
    .use('*', market.guards.admin as never)
    .route('/', vendors.adminRoutes as never) as never,
)

let admin: string
let adminId: string
beforeAll(async () => {
  const account = await market.account('chief@example.dz', 'admin')
  adminId = account.userId
  admin = await market.tokenOf(account.email)
})
beforeEach(() => shop.forget())

async function ask(path: string, method = 'GET', body?: object, language = 'fr') {
  const answer = await app.request(`/own/v1/admin/vendors${path}`, {
    method,
    headers: {
      authorization: `Bearer ${admin}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const list = async (query = '') => AdminVendorsPage.parse((await ask(query)).body)
const detail = async (id: string) => AdminVendor.parse((await ask(`/${id}`)).body)
const rows = async (sql: string, ...values: unknown[]) =>
  (await database.pool.query(sql, values)).rows as Record<string, unknown>[]

async function made(name: string, state: 'pending' | 'verified' | 'rejected', daysAgo = 0) {
  const id = await shop.vendor({ name, wilaya: '15' })
  await rows(
    `update vendors.vendors set verification_status = $2,
       verified_at = case when $2 = 'verified' then now() end,
       rejected_at = case when $2 = 'rejected' then now() end,
       rejection_reason = case when $2 = 'rejected' then 'NIF' end,
       created_at = created_at - make_interval(days => $3) where id = $1`,
    id,
    state,
    daysAgo,
  )
  return id
}
const FORM = { business_name: 'Tapis du M’Zab', business_email: 'Tapis@Example.dz' }
const auditOf = async (id: string) =>
  (
    await rows('select action from audit.entries where subject_id = $1 order by created_at, id', id)
  ).map(({ action }) => action)

test('[AVEND-1] [AVEND-5] the list is the newest first, with counts of products and orders, and its cards', async () => {
  const old = await made('Poterie Amel', 'verified', 3)
  await made('Bijoux', 'pending', 2)
  const young = await made('Casques', 'rejected', 1)
  await shop.product(old, { name: 'Tajine', price: 4800 })
  await shop.product(old, { name: 'Brouillon', price: 100, status: 'draft' })
  await ask(`/${young}/activity`, 'PUT', { is_active: false })

  const page = await list()

  expect(page.items.map((item) => item.business_name)).toEqual([
    'Casques',
    'Bijoux',
    'Poterie Amel',
  ])
  expect(page.items[2]).toMatchObject({
    business_wilaya: '15',
    business_city: 'Centre',
    product_count: 2,
    order_count: 0,
    verification_status: 'verified',
    is_active: true,
  })
  // A shop that waits for its verification cannot sell: it is not active.
  expect(page.counts).toEqual({ total: 3, pending: 1, verified: 1, active: 1 })
})

test('the list is searched and filtered; its cards count all shops', async () => {
  await made('Poterie Amel', 'verified')
  await made('100% laine', 'pending')
  const named = async (query: string) =>
    (await list(query)).items.map(({ business_name }) => business_name)

  expect(await named('?search=poterie')).toEqual(['Poterie Amel'])
  expect(await named('?search=100%25')).toEqual(['100% laine'])
  await database.pool.query(
    `update vendors.vendors set business_name_ar = 'فخار أمال' where business_name = 'Poterie Amel'`,
  )
  expect(await named('?search=فخار')).toEqual(['Poterie Amel'])
  expect(await named('?search=tizi')).toHaveLength(2)
  expect(await named('?search=nulle+part')).toEqual([])
  expect(await named('?state=pending')).toEqual(['100% laine'])
  expect(await named('?state=inactive')).toEqual([])
  expect(await named('?state=active')).toEqual(['Poterie Amel'])
  expect(await named('?search=&state=')).toHaveLength(2)
  expect(await list('?state=verified')).toMatchObject({ total: 1, counts: { total: 2 } })
  expect((await ask('?state=gone')).status).toBe(422)
})

test('[AVEND-5] pages follow each other without a gap, also among shops of one moment', async () => {
  for (let i = 0; i < 7; i++) await made(`Boutique ${i}`, 'pending', i % 2)
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await list(`?limit=3&cursor=${cursor}`)
    expect(page.total).toBe(7)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? ''
  } while (cursor !== '')

  expect(seen).toEqual((await list('?limit=100')).items.map(({ id }) => id))
  expect(new Set(seen).size).toBe(7)
  expect((await list('?cursor=2026-99-99T00:00:00.000000Z_x')).items).toHaveLength(7)
})

test('[AVEND-2] a shop is switched off and on; off, it is not public; said twice, it is kept once', async () => {
  const id = await made('Poterie Amel', 'verified')
  const set = (isActive: boolean) => ask(`/${id}/activity`, 'PUT', { is_active: isActive })
  const isPublic = async () =>
    (await rows('select is_public from vendors.vendors where id = $1', id))[0]?.['is_public']

  const off = await set(false)
  expect(off.body).toMatchObject({ is_active: false, verification_status: 'verified' })
  expect(await isPublic()).toBe(false)
  await Promise.all([set(false), set(false)])
  expect((await set(true)).body).toMatchObject({ is_active: true, deactivated_at: null })
  expect(await isPublic()).toBe(true)

  const { history } = await detail(id)
  expect(history.map(({ change, by }) => [change, by])).toEqual([
    ['activated', 'admin'],
    ['deactivated', 'admin'],
  ])
  expect(await auditOf(id)).toEqual(['vendors.vendor_deactivated', 'vendors.vendor_activated'])

  // The shop is notified of its reason, which stays with the decision.
  const reason = 'Des copies de marques.'
  for (const body of [
    { is_active: false, reason },
    { is_active: true, reason },
  ])
    await ask(`/${id}/activity`, 'PUT', body)
  expect(
    await rows(
      `select payload -> 'isActive' as active, payload ->> 'reason' as reason from platform.outbox
       where type = 'vendors.vendor_activity_changed' and payload ->> 'vendorId' = $1
       order by id desc limit 2`,
      id,
    ),
  ).toEqual([
    { active: true, reason: null },
    { active: false, reason },
  ])
  expect((await detail(id)).history.map((step) => step.reason).slice(0, 2)).toEqual([null, reason])
})

test('[AVEND-2] approval and rejection only while pending; of two at once, one counts', async () => {
  const id = await made('Bijoux', 'pending')
  const answers = await Promise.all([
    ask(`/${id}/approval`, 'POST'),
    ask(`/${id}/rejection`, 'POST', { reason: 'Le NIF manque.' }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await ask(`/${id}/approval`, 'POST')).status).toBe(409)
  expect((await detail(id)).history).toHaveLength(1)
})

test('[AVEND-4] editing needs a name and an e-mail; what is empty is kept as null', async () => {
  const id = await made('Bijoux', 'pending')
  const put = (body: object, language = 'fr') => ask(`/${id}`, 'PUT', body, language)

  expect((await put({ business_name: ' ', business_email: '' })).body['errors']).toEqual([
    expect.objectContaining({ code: 'business_name_required' }),
    expect.objectContaining({ code: 'business_email_required' }),
  ])
  expect((await put({ ...FORM, business_phone: '12' })).status).toBe(422)
  expect((await put({ ...FORM, business_email: 'tapis' })).status).toBe(422)
  const saved = await put({
    ...FORM,
    business_phone: '+213662184033',
    business_city: '',
    business_wilaya: '47',
    business_description: 'Tissés à la main.',
  })

  expect(saved.status).toBe(200)
  expect(await detail(id)).toMatchObject({
    business_name: 'Tapis du M’Zab',
    business_email: 'tapis@example.dz',
    business_phone: '0662 18 40 33',
    business_city: null,
    business_address: null,
    business_wilaya: '47',
    business_description: 'Tissés à la main.',
    verification_status: 'pending',
  })
  expect(await auditOf(id)).toEqual(['vendors.vendor_edited'])
})

test('[AVEND-3] a new shop is for an account that is there: verified at once, its owner a vendor', async () => {
  const owner = await market.account('mzab@example.dz')
  const open = (body: object, language = 'fr') => ask('', 'POST', { ...FORM, ...body }, language)

  const noVendor = await open({ user_email: 'personne@example.dz' })
  expect(noVendor.status).toBe(404)
  expect(noVendor.body).toMatchObject({
    code: 'user_not_found',
    detail: 'Utilisateur introuvable avec cet email',
  })
  expect((await open({ user_email: '' })).status).toBe(422)
  expect((await list()).counts.total).toBe(0)

  const opened = await Promise.all([
    open({ user_email: ' MZAB@example.dz ' }),
    open({ user_email: owner.email }),
  ])
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const made = AdminVendor.parse(opened.find(({ status }) => status === 201)?.body)
  expect(made).toMatchObject({
    business_phone: null,
    business_address: null,
    business_city: null,
    business_wilaya: null,
    business_description: null,
    verification_status: 'verified',
    is_active: true,
    owner: { email: 'mzab@example.dz' },
    history: [{ change: 'verified', by: 'admin' }],
  })
  expect(
    await rows('select role, granted_by from identity.user_roles where user_id = $1', owner.userId),
  ).toEqual([{ role: 'vendor', granted_by: adminId }])
  expect(await auditOf(made.id)).toEqual(['vendors.vendor_created_by_admin'])
})

test('[AVEND-3] an administrator who gets a shop stays an administrator', async () => {
  const opened = await ask('', 'POST', { ...FORM, user_email: 'chief@example.dz' })
  expect(opened.status).toBe(201)
  expect(await rows('select role from identity.user_roles where user_id = $1', adminId)).toEqual([
    { role: 'admin' },
  ])
})

test('a shop that is not there is said to be missing, in the language of who asks', async () => {
  const none = '019b76da-a800-7000-8000-000000000000'
  for (const [path, method, body] of [
    [`/${none}`, 'GET', undefined],
    [`/${none}`, 'PUT', FORM],
    [`/${none}/activity`, 'PUT', { is_active: true }],
    [`/${none}/approval`, 'POST', undefined],
  ] as const) {
    const answer = await ask(path, method, body, 'ar')
    expect([answer.status, answer.body['detail']]).toEqual([404, 'هذا المتجر غير موجود.'])
  }
})
