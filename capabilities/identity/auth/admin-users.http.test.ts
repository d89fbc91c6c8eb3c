import { AuthAdminApi } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { hours } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { factorTools } from '#tests/support/mfa-fixture.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, change, PASSWORD, app, identity } = await testAccounts(database, { clock })
const { url, client } = await serve(app)
const { database: sql } = database
const { signedIn, withTotp } = factorTools({ client, clock, PASSWORD })

const adminWith = (token: string) =>
  new AuthAdminApi({ url: `${url}/auth/v1`, headers: { Authorization: `Bearer ${token}` } })
const admin = adminWith(await identity.serviceToken())
const raw = async (method: string, path: string, body?: unknown, token?: string) => {
  const answer = await fetch(`${url}/auth/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      authorization: `Bearer ${token ?? (await identity.serviceToken())}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const signIn = (email: string, password: string) => client().signInWithPassword({ email, password })

test('[GOTRUE-14] an account is made with everything that is said of it, and signs in', async () => {
  const { data, error } = await admin.createUser({
    email: 'Lina@Example.dz',
    phone: '+213555111222',
    password: 'orange-amere',
    email_confirm: true,
    user_metadata: { first_name: 'Lina', last_name: 'Haddad' },
    app_metadata: { plan: 'gold' },
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'lina@example.dz',
    phone: '213555111222',
    role: 'authenticated',
    user_metadata: { first_name: 'Lina' },
    app_metadata: { provider: 'email', providers: ['email', 'phone'], plan: 'gold' },
  })
  expect(data.user?.email_confirmed_at).toBeTruthy()
  expect(data.user?.phone_confirmed_at).toBeUndefined()
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone'])
  expect((await signIn('lina@example.dz', 'orange-amere')).error).toBeNull()
  expect(await identity.findProfileByEmail('lina@example.dz')).toMatchObject({
    firstName: 'Lina',
    role: 'customer',
  })

  const again = await admin.createUser({ email: 'lina@example.dz' })
  const number = await admin.createUser({ phone: '213555111222' })
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
  expect(number.error).toMatchObject({ status: 422, code: 'phone_exists' })
})

test('[GOTRUE-14] an account by phone alone, with an id of its own', async () => {
  const id = '0190a0a0-0000-7000-8000-000000000001'
  const made = await admin.createUser({
    phone: '0555 22 33 44',
    phone_confirm: true,
    id,
    password: 'figue-de-barbarie',
  })
  expect(made.data.user).toMatchObject({ id, phone: '213555223344', email: '' })
  const { error } = await client().signInWithPassword({
    phone: '+213555223344',
    password: 'figue-de-barbarie',
  })
  expect(error).toBeNull()
  const twice = await admin.createUser({ email: 'twice@example.dz', id })
  expect(twice.error).toMatchObject({ status: 422 })
})

test('[GOTRUE-14] what cannot be meant is refused in the words of the protocol', async () => {
  const costlyHash = '$argon2id$v=19$m=999999,t=99,p=8$c2FsdHNhbHRzYWx0$c2FsdHNhbHRzYWx0c2FsdA'
  const bodies: object[] = [
    {},
    { email: 'no address' },
    { email: 'a@b.dz', password: 'x', password_hash: 'y' },
    { email: 'a@b.dz', password_hash: '$1$md5' },
    { email: 'a@b.dz', password_hash: costlyHash },
    { email: 'a@b.dz', id: '00000000-0000-0000-0000-000000000000' },
    { email: 'a@b.dz', ban_duration: 'soon' },
    { email: 'a@b.dz', role: 'service_role' },
  ]
  for (const body of bodies)
    expect([body, await raw('POST', '/admin/users', body)]).toMatchObject([
      body,
      { status: 400, body: { code: 'validation_failed' } },
    ])
  expect((await raw('GET', '/admin/users/nobody')).body['code']).toBe('validation_failed')
  expect((await raw('GET', `/admin/users/${crypto.randomUUID()}`)).body['code']).toBe(
    'user_not_found',
  )
})

test('[GOTRUE-14] no person comes in here, whoever they are', async () => {
  await account('boss@example.dz', 'admin')
  const { data } = await signIn('boss@example.dz', PASSWORD)
  const token = data.session!.access_token
  const calls: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${data.user!.id}`],
    ['PUT', `/admin/users/${data.user!.id}`],
    ['DELETE', `/admin/users/${data.user!.id}`],
    ['GET', `/admin/users/${data.user!.id}/factors`],
    ['DELETE', `/admin/users/${data.user!.id}/factors/${data.user!.id}`],
    ['PUT', `/admin/users/${data.user!.id}/factors/${data.user!.id}`],
    ['POST', '/invite'],
    ['POST', '/admin/generate_link'],
  ]
  for (const [method, path] of calls) {
    const body = method === 'GET' ? undefined : {}
    expect(await raw(method, path, body, token)).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    })
    expect(await raw(method, path, body, 'nonsense')).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    })
    const bare = await fetch(`${url}/auth/v1${path}`, { method })
    expect(bare.status).toBe(401)
  }
})

test('[GOTRUE-14] accounts are listed newest first, page by page, with their count', async () => {
  for (let count = 0; count < 3; count += 1) {
    const { userId } = await account(`page-${count}@liste.dz`)
    await sql.query('update identity.users set created_at = clock_timestamp() where id = $1', [
      userId,
    ])
  }
  const first = await admin.listUsers({ page: 1, perPage: 2 })
  expect(first.error).toBeNull()
  expect(first.data.users.map(({ email }) => email)).toEqual(['page-2@liste.dz', 'page-1@liste.dz'])
  expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 })
  const { rows } = await sql.query('select count(*)::int as n from identity.users')
  expect((first.data as { total: number }).total).toBe(rows[0].n)
  const all = await admin.listUsers()
  expect(all.data.users.length).toBe(rows[0].n)
  expect(all.data).toMatchObject({ nextPage: null, lastPage: 1 })
  const found = await raw('GET', '/admin/users?filter=liste.dz&sort=email%20asc&page=1&per_page=10')
  expect((found.body['users'] as { email: string }[]).map(({ email }) => email)).toEqual([
    'page-0@liste.dz',
    'page-1@liste.dz',
    'page-2@liste.dz',
  ])
  expect((await raw('GET', '/admin/users?filter=%25')).body['users']).toEqual([])
  expect((await raw('GET', '/admin/users?page=-1')).body['code']).toBe('validation_failed')
  expect((await raw('GET', '/admin/users?sort=password_hash')).body['code']).toBe(
    'validation_failed',
  )
})

test('[GOTRUE-14] an account is changed at once; a password ends its sessions; metadata merges', async () => {
  const { userId } = await account('meriem@example.dz')
  const session = client()
  await session.signInWithPassword({ email: 'meriem@example.dz', password: PASSWORD })
  const { data, error } = await admin.updateUserById(userId, {
    email: 'meriem.b@example.dz',
    user_metadata: { first_name: 'Mériem', last_name: null as never, colour: 'green' },
    app_metadata: { plan: 'gold' },
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'meriem.b@example.dz',
    user_metadata: { first_name: 'Mériem', colour: 'green' },
    app_metadata: { provider: 'email', plan: 'gold' },
  })
  expect(data.user?.user_metadata).not.toHaveProperty('last_name')
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: 'meriem.b@example.dz' })
  expect((await session.getUser()).error).toBeNull()

  const short = await admin.updateUserById(userId, { password: 'court' })
  expect(short.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  await admin.updateUserById(userId, { password: 'cerise-noire' })
  expect((await session.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await signIn('meriem.b@example.dz', 'cerise-noire')).error).toBeNull()
  await account('taken@example.dz')
  expect((await admin.updateUserById(userId, { email: 'taken@example.dz' })).error).toMatchObject({
    code: 'email_exists',
  })
})

test('[GOTRUE-14] a ban lasts as long as it says', async () => {
  const { userId } = await account('banned@example.dz')
  const banned = await admin.updateUserById(userId, { ban_duration: '2h45m' })
  expect(Date.parse(banned.data.user!.banned_until!)).toBeCloseTo(
    clock.now().getTime() + hours(2.75),
    -4,
  )
  expect((await signIn('banned@example.dz', PASSWORD)).error?.code).toBe('user_banned')
  await admin.updateUserById(userId, { ban_duration: 'none' })
  expect((await signIn('banned@example.dz', PASSWORD)).error).toBeNull()
})

test('[GOTRUE-14] deleted for good, or softly: the address is free again and nothing is left', async () => {
  const gone = await account('gone@example.dz')
  const hard = await admin.deleteUser(gone.userId)
  expect(hard).toMatchObject({ error: null, data: { user: { id: gone.userId } } })
  expect((await admin.getUserById(gone.userId)).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
  })

  const soft = await account('soft@example.dz')
  const session = client()
  await session.signInWithPassword({ email: 'soft@example.dz', password: PASSWORD })
  expect((await admin.deleteUser(soft.userId, true)).error).toBeNull()
  expect((await session.getUser()).error).toMatchObject({ status: 403 })
  expect((await signIn('soft@example.dz', PASSWORD)).error?.code).toBe('invalid_credentials')
  const { rows } = await sql.query(
    `select u.*, (select json_agg(i) from identity.identities i where i.user_id = u.id) as ways,
       (select json_agg(p) from identity.profiles p where p.user_id = u.id) as profile
     from identity.users u where id = $1`,
    [soft.userId],
  )
  expect(rows[0].deleted_at).toBeTruthy()
  expect(JSON.stringify(rows[0])).not.toMatch(/soft@example|Amel|argon2/)
  expect((await admin.createUser({ email: 'soft@example.dz' })).error).toBeNull()
})

test('the last administrator is neither deleted nor banned', async () => {
  await sql.query("update identity.user_roles set role = 'customer'")
  const { userId } = await account('last@example.dz', 'admin')
  for (const attempt of [
    admin.deleteUser(userId),
    admin.deleteUser(userId, true),
    admin.updateUserById(userId, { ban_duration: '1h' }),
  ])
    expect((await attempt).error).toMatchObject({ status: 409, code: 'conflict' })
  expect(await change(userId, 'customer')).toMatchObject({ ok: false })

  const other = await account('other@example.dz', 'admin')
  const both = await Promise.all([admin.deleteUser(userId), admin.deleteUser(other.userId, true)])
  expect(both.filter(({ error }) => error === null)).toHaveLength(1)
})

test("[GOTRUE-14] somebody's factors are listed and taken away; the session falls", async () => {
  const { userId } = await account('factors@example.dz')
  const auth = await signedIn('factors@example.dz')
  const { factorId } = await withTotp(auth)

  const listed = await admin.mfa.listFactors({ userId })
  expect(listed.data).toMatchObject({
    factors: [{ id: factorId, status: 'verified', friendly_name: 'app' }],
  })
  expect(JSON.stringify(listed.data)).not.toContain('secret')
  const renamed = await raw('PUT', `/admin/users/${userId}/factors/${factorId}`, {
    friendly_name: 'other',
  })
  expect(renamed).toMatchObject({ status: 200, body: { friendly_name: 'other' } })
  const removed = await admin.mfa.deleteFactor({ userId, id: factorId })
  expect(removed.error).toBeNull()
  expect(removed.data).toMatchObject({ data: { id: factorId } })
  await auth.refreshSession()
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
  const missing = await admin.mfa.deleteFactor({ userId, id: factorId })
  expect(missing.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
})

test('every act is in the audit, without what was in it', async () => {
  const { data } = await admin.createUser({
    email: 'audited@example.dz',
    password: 'secret-a-garder',
  })
  await admin.updateUserById(data.user!.id, { password: 'secret-a-changer' })
  await admin.deleteUser(data.user!.id)
  const { rows } = await sql.query(
    'select actor_role, action, before, after from audit.entries where subject_id = $1 order by id',
    [data.user!.id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'identity.user_created',
    'identity.password_set',
    'identity.user_deleted',
  ])
  expect(rows.some(({ actor_role }) => actor_role !== 'service')).toBe(false)
  expect(JSON.stringify(rows)).not.toContain('secret-a')
})
