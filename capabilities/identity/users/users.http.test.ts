import { beforeAll, expect, test } from 'vitest'
import { routes } from '#platform/http/index.ts'
import { flushCounters } from '#platform/counters.ts'
import { testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { AdminUser, AdminUsersPage } from '../contract.ts'
import type { UserId } from '../index.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { app, identity, guards, account, PASSWORD } = await testAccounts(database)
app.route(
  '/api/v1/admin',
  routes()
    .use('*', guards.admin as never)
    .route('/', identity.adminRoutes as never) as never,
)

const signIn = async (email: string) => {
  const answer = await app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return { status: answer.status, ...((await answer.json()) as { access_token?: string }) }
}
const tokenOf = async (email: string) => (await signIn(email)).access_token ?? ''

let token: string
let adminId: UserId
beforeAll(async () => {
  const admin = await account('chief@example.dz', 'admin')
  adminId = admin.userId
  token = await tokenOf(admin.email)
})

async function ask(path: string, method = 'GET', body?: object, by = token) {
  const answer = await app.request(`/api/v1/admin/users${path}`, {
    method,
    headers: {
      authorization: `Bearer ${by}`,
      'content-type': 'application/json',
      'accept-language': 'fr',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const list = async (query = '') => AdminUsersPage.parse((await ask(query)).body)
const person = async (id: string) => AdminUser.parse((await ask(`/${id}`)).body)
const rows = async (sql: string, ...values: unknown[]) =>
  (await database.pool.query(sql, values)).rows as Record<string, unknown>[]
const actsOn = (id: string) =>
  rows(
    'select action, before, after, actor_id from audit.entries where subject_id = $1 order by created_at, id',
    id,
  )
const isSignedIn = async (bearer: string) => (await identity.sessionStates.of(bearer)).ok

const EDIT = {
  first_name: 'Amel',
  last_name: 'Saïdi',
  email: 'x@example.dz',
  phone: '',
  address: '',
  city: '',
  wilaya: '',
}

test('[AUSER-1] [AUSER-5] people come newest first, page by page, with how many there are of each role', async () => {
  const emails: string[] = []
  for (const role of ['customer', 'customer', 'vendor', 'customer'] as const) {
    const email = `un-${emails.length}@example.dz`
    emails.unshift(email)
    await account(email, role)
  }
  await rows(`update identity.profiles set created_at = '2026-01-01' where email like 'un-_@%'`)
  const seen: (string | null)[] = []
  let cursor = ''
  do {
    const page = await list(`?limit=2&cursor=${cursor}`)
    expect(page).toMatchObject({ total: 5, total_is_estimate: false })
    seen.push(...page.items.map(({ email }) => email))
    cursor = page.next ?? ''
  } while (cursor !== '')

  expect(seen).toEqual(['chief@example.dz', ...emails])
  const { counts, items } = await list('?role=vendor')
  expect(counts).toEqual({ admin: 1, vendor: 1, customer: 3 })
  expect(items.map(({ email, role }) => [email, role])).toEqual([['un-2@example.dz', 'vendor']])
})

test('somebody is found by the beginnings of names and of the address, whatever the accents', async () => {
  const { userId } = await account('lounes.ait@poterie.example')
  await ask(`/${userId}`, 'PUT', {
    ...EDIT,
    first_name: 'Lounès',
    last_name: 'Aït-Khellili',
    email: 'lounes.ait@poterie.example',
  })
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ user_id }) => user_id)
  for (const typed of ['lounes', 'KHEL lou', 'Lounès Aït', 'ait@pot', 'lounes.ait@poterie.example'])
    expect(await found(typed), typed).toEqual([userId])
  for (const typed of ['ounes', 'lounes saidi', '%', "'", '\\', ':*', '&|!'])
    expect(await found(typed), typed).toEqual([])
  expect(await list('?search=lounes')).toMatchObject({ total: 1, next: null })
})

test('[AUSER-2] a role is given; one that narrows ends the sessions; it is remembered by whom', async () => {
  const { userId, email } = await account('role@example.dz')
  const before = (await list()).counts
  expect((await ask(`/${userId}/role`, 'PUT', { role: 'vendor' })).body['role']).toBe('vendor')
  expect((await list()).counts).toEqual({
    ...before,
    vendor: before.vendor + 1,
    customer: before.customer - 1,
  })
  const session = await tokenOf(email)
  expect((await ask(`/${userId}/role`, 'PUT', { role: 'customer' })).status).toBe(200)
  expect(await isSignedIn(session)).toBe(false)
  expect((await list()).counts).toEqual(before)
  expect((await ask(`/${userId}/role`, 'PUT', { role: 'king' })).status).toBe(422)
  const acts = (await actsOn(userId)).filter(({ action }) => action === 'identity.role_changed')
  expect(acts).toMatchObject([
    { before: { role: 'customer' }, after: { role: 'vendor' }, actor_id: adminId },
    { before: { role: 'vendor' }, after: { role: 'customer' }, actor_id: adminId },
  ])
})

test('[AUSER-2] a person is corrected: the new address signs in, the old one does not', async () => {
  const { userId, email } = await account('ancienne@example.dz')
  await account('prise@example.dz')
  const put = (fields: object) => ask(`/${userId}`, 'PUT', { ...EDIT, ...fields })

  const saved = await put({
    first_name: ' Souad ',
    last_name: 'Ferhat',
    email: 'Nouvelle@Example.dz',
    phone: '0550 12 34 56',
    address: '3 rue Didouche',
    city: 'Alger',
    wilaya: '16',
  })
  expect(saved.status).toBe(200)
  expect(await person(userId)).toMatchObject({
    first_name: 'Souad',
    email: 'nouvelle@example.dz',
    phone: '+213550123456',
    city: 'Alger',
    wilaya: '16',
  })
  expect((await signIn(email)).status).toBe(400)
  expect((await signIn('nouvelle@example.dz')).status).toBe(200)

  expect(await put({ email: 'prise@example.dz' })).toMatchObject({
    status: 409,
    body: { code: 'email_exists' },
  })
  expect(await put({ email: '' })).toMatchObject({ status: 422, body: { code: 'email_required' } })
  expect(await put({ email: 'nulle part' })).toMatchObject({ status: 422 })
  expect((await put({ phone: '12' })).body['errors']).toMatchObject([
    { path: 'phone', code: 'phone_invalid' },
  ])
  expect((await put({ wilaya: '99' })).status).toBe(422)
  const edits = (await actsOn(userId)).filter(({ action }) => action === 'identity.user_updated')
  expect(edits).toHaveLength(1)
  expect(edits[0]).toMatchObject({
    before: { email: 'ancienne@example.dz', city: null },
    after: { email: 'nouvelle@example.dz', city: 'Alger' },
  })
})

test("[AUSER-2] a closed account has a 'deleted_' address and no session, and nobody signs in to it", async () => {
  const { userId, email } = await account('fermee@example.dz')
  const session = await tokenOf(email)
  const closed = await ask(`/${userId}/deactivation`, 'POST')

  expect(closed.status).toBe(200)
  const { email: retired, deactivated_at: time } = AdminUser.parse(closed.body)
  expect(retired).toBe(`deleted_${Date.parse(time ?? '')}_fermee@example.dz`)
  expect(await isSignedIn(session)).toBe(false)
  for (const address of [email, retired ?? ''])
    expect((await signIn(address)).status, address).toBe(400)
  expect(await rows('select email from identity.users where id = $1', userId)).toEqual([
    { email: retired },
  ])
  for (const [path, body] of [
    ['', EDIT],
    ['/role', { role: 'vendor' }],
  ] as const)
    expect(await ask(`/${userId}${path}`, 'PUT', body)).toMatchObject({
      status: 409,
      body: { code: 'user_deactivated' },
    })
  expect((await ask(`/${userId}/deactivation`, 'POST')).body['email']).toBe(retired)
  expect((await list('?search=fermee')).items).toHaveLength(1)

  const opened = await ask(`/${userId}/deactivation`, 'DELETE')
  expect(opened.body).toMatchObject({ email, deactivated_at: null })
  expect((await signIn(email)).status).toBe(200)
  expect((await ask(`/${userId}/deactivation`, 'DELETE')).status).toBe(200)
  const acts = (await actsOn(userId)).map(({ action }) => action)
  expect(acts.filter((action) => /deactivated|reactivated/.test(String(action)))).toEqual([
    'identity.user_deactivated',
    'identity.user_reactivated',
  ])
})

test('an account whose address was taken meanwhile stays closed; a ban from before comes back', async () => {
  const { userId, email } = await account('revenue@example.dz')
  await ask(`/${userId}/deactivation`, 'POST')
  const other = await account(email)
  expect(await ask(`/${userId}/deactivation`, 'DELETE')).toMatchObject({
    status: 409,
    body: {
      code: 'email_exists',
      detail: 'Un autre compte utilise déjà cette adresse e-mail.',
    },
  })
  expect((await person(userId)).deactivated_at).not.toBeNull()

  await rows(`update identity.users set banned_until = '2030-01-01' where id = $1`, other.userId)
  await ask(`/${other.userId}/deactivation`, 'POST')
  await ask(`/${other.userId}/deactivation`, 'DELETE')
  expect(await rows('select banned_until from identity.users where id = $1', other.userId)).toEqual(
    [{ banned_until: new Date('2030-01-01T00:00:00Z') }],
  )
})

test('an act that is taken back opens only what the same person has closed', async () => {
  const colleague = await account('collegue@example.dz', 'admin')
  const { userId } = await account('ferme@example.dz')
  await ask(`/${userId}/deactivation`, 'POST', undefined, await tokenOf(colleague.email))
  // Already deactivated by another admin: again succeeds, but not an undo.
  expect((await ask(`/${userId}/deactivation`, 'POST')).status).toBe(200)
  expect(await ask(`/${userId}/deactivation?own=true`, 'DELETE')).toMatchObject({
    status: 409,
    body: { code: 'deactivated_by_other', detail: 'Quelqu’un d’autre a désactivé ce compte.' },
  })
  expect((await person(userId)).deactivated_at).not.toBeNull()
  expect((await ask(`/${userId}/deactivation`, 'DELETE')).status).toBe(200)
  await ask(`/${colleague.userId}/role`, 'PUT', { role: 'customer' })
})

test('the last administrator is neither demoted nor deactivated, nor are two at once', async () => {
  const last = { status: 409, body: { code: 'last_admin' } }
  expect(await ask(`/${adminId}/deactivation`, 'POST')).toMatchObject(last)
  expect(await ask(`/${adminId}/role`, 'PUT', { role: 'customer' })).toMatchObject(last)

  const second = await account('second@example.dz', 'admin')
  const other = await tokenOf(second.email)
  const both = await Promise.all([
    ask(`/${second.userId}/deactivation`, 'POST'),
    ask(`/${adminId}/deactivation`, 'POST', undefined, other),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const isAdminClosed = both[1].status === 200
  const [closed, left] = isAdminClosed ? [adminId, second.userId] : [second.userId, adminId]
  if (isAdminClosed) token = other
  // A deactivated admin does not count.
  expect(await ask(`/${left}/role`, 'PUT', { role: 'vendor' })).toMatchObject(last)
  expect((await ask(`/${closed}/deactivation`, 'DELETE')).status).toBe(200)
})

test('[ROLE-1] only administrators see people; who is not there is said to be missing', async () => {
  await account('client@example.dz')
  const customer = await tokenOf('client@example.dz')
  expect((await ask('', 'GET', undefined, customer)).status).toBe(403)
  const none = '019b76da-a800-7000-8000-000000000000'
  for (const [path, method, body] of [
    [`/${none}`, 'GET', undefined],
    [`/${none}`, 'PUT', EDIT],
    [`/${none}/role`, 'PUT', { role: 'vendor' }],
    [`/${none}/deactivation`, 'POST', undefined],
    [`/${none}/deactivation`, 'DELETE', undefined],
  ] as const)
    expect((await ask(path, method, body)).status, `${method} ${path}`).toBe(404)
})

test('the counters are right after every way in and out, before and after they are settled', async () => {
  const notify = async () => (await list()).counts
  const counted = async () => {
    const found = await rows('select role, count(*)::int from identity.profiles group by role')
    return Object.fromEntries(found.map(({ role, count }) => [role, count]))
  }
  const { userId } = await account('parti@example.dz', 'vendor')
  await rows("update identity.user_roles set role = 'admin' where user_id = $1", userId)
  expect(await notify()).toEqual(await counted())
  await rows('delete from identity.users where id = $1', userId)
  expect(await notify()).toEqual(await counted())
  await flushCounters(database.db)
  expect(await rows('select 1 from platform.counter_deltas')).toEqual([])
  expect(await notify()).toEqual(await counted())
})
