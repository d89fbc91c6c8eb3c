import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { UserId } from '#capabilities/identity/index.ts'
import { tables } from '#platform/database/index.ts'
import type { PlatformTables } from '#platform/database/tables.ts'
import type { EdgeVariables } from '#platform/http/index.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createGuards } from './guards.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { account, app, identity, PASSWORD } = await testAccounts(database)
const { client } = await serve(app)
const { database: rows } = database

const shops = new Map<UserId, string>()
let obliged = false
const guards = createGuards({
  sessionStates: identity.sessionStates,
  requiresFactor: () => obliged,
  findStaffMembership: async (userId) => {
    const vendorId = shops.get(userId)
    return vendorId === undefined ? null : { vendorId, role: 'owner' }
  },
})
const ROWS = sql.raw<{ vendor: string; account: string; user: string }>(
  `select coalesce(current_setting('yova.vendor', true), '') as vendor, current_user as user,
     coalesce(current_setting('yova.account', true), '') as account`,
)
const edge = new Hono<{ Variables: EdgeVariables }>()
  .all('/anyone', guards.anyone, (c) => c.json({ user: c.var.viewer?.userId ?? null }))
  .all('/customer', guards.customer, (c) => c.json({ user: c.var.userId }))
  .all('/customer-rows', guards.customer, async (c) =>
    c.json((await ROWS.execute(tables<PlatformTables>(database.db))).rows[0]!),
  )
  .all('/vendor', guards.vendor, (c) => c.json({ user: c.var.userId, vendor: c.var.vendorId }))
  .all('/vendor-rows', guards.vendor, async (c) =>
    c.json((await ROWS.execute(tables<PlatformTables>(database.db))).rows[0]!),
  )
  .all('/admin', guards.admin, (c) => c.json({ user: c.var.userId, aal: c.var.session.aal }))
  .all(
    '/upload',
    guards.vendorGuard((c, { code }) => c.json({ code }, 403)),
    (c) => c.json({ user: c.var.userId }),
  )
  .all('/service', guards.service, (c) => c.json({ ok: true }))
const audiences = ['anyone', 'customer', 'vendor', 'admin', 'service']

const requestPath = async (path: string, token: string | null, method = 'GET') => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await edge.request(path, { method, headers })
  const body = (await answer.json()) as Record<string, unknown>
  return answer.ok ? answer.status : `${answer.status} ${String(body['code'])}`
}
const requestAllPaths = (token: string | null) =>
  Promise.all(audiences.map((audience) => requestPath(`/${audience}`, token)))

async function signIn(email: string) {
  const { data } = await client().signInWithPassword({ email, password: PASSWORD })
  return data.session?.access_token ?? ''
}

test('each audience opens to its own and to nobody else', async () => {
  await account('amel@example.dz')
  const brahim = await account('brahim@example.dz', 'vendor')
  await account('nadia@example.dz', 'admin')
  shops.set(brahim.userId, 'shop-of-brahim')

  expect(await requestAllPaths(null)).toEqual([
    200,
    '401 unauthorized',
    '401 unauthorized',
    '401 unauthorized',
    '401 unauthorized',
  ])
  expect(await requestAllPaths(await signIn('amel@example.dz'))).toEqual([
    200,
    200,
    '403 not_a_vendor',
    '403 forbidden',
    '403 forbidden',
  ])
  expect(await requestAllPaths(await signIn('brahim@example.dz'))).toEqual([
    200,
    200,
    200,
    '403 forbidden',
    '403 forbidden',
  ])
  expect(await requestAllPaths(await signIn('nadia@example.dz'))).toEqual([
    200,
    200,
    '403 not_a_vendor',
    200,
    '403 forbidden',
  ])
  expect(await requestAllPaths(await identity.serviceToken())).toEqual([
    200,
    '401 token_invalid',
    '401 token_invalid',
    '401 token_invalid',
    200,
  ])
})

test('the scheme of a token may be written in small letters', async () => {
  await account('lina@example.dz')
  const headers = { authorization: `bearer ${await signIn('lina@example.dz')}` }
  expect((await edge.request('/customer', { headers })).status).toBe(200)
})

test('a session that was closed opens nothing, and no writing in nobody’s name', async () => {
  await account('karim@example.dz')
  const auth = client()
  const { data } = await auth.signInWithPassword({ email: 'karim@example.dz', password: PASSWORD })
  const token = data.session?.access_token ?? ''
  expect(await requestPath('/customer', token)).toBe(200)

  await auth.signOut()

  expect(await requestPath('/customer', token)).toBe('401 session_ended')
  expect(await requestPath('/anyone', token)).toBe(200)
  expect(await requestPath('/anyone', token, 'POST')).toBe('401 session_ended')
  expect(await requestPath('/anyone', null, 'POST')).toBe(200)
})

const enrol = (userId: UserId) =>
  rows.query(
    `insert into identity.mfa_factors (id, user_id, factor_type, status, secret_encrypted, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'sealed', now(), now())`,
    [userId],
  )

test('whoever enrolled a second factor must have used it, whatever the audience', async () => {
  const people = [
    ['omar', 'admin', '/admin'],
    ['samia', 'vendor', '/vendor'],
    ['samia.uploads', 'vendor', '/upload'],
    ['lila', 'customer', '/customer'],
  ] as const
  for (const [name, role, path] of people) {
    const { userId } = await account(`${name}@example.dz`, role)
    if (role === 'vendor') shops.set(userId, `shop-of-${name}`)
    const token = await signIn(`${name}@example.dz`)
    expect(await requestPath(path, token), name).toBe(200)

    await enrol(userId)

    await expect
      .poll(() => requestPath(path, token), { message: name })
      .toBe('403 second_factor_needed')
    expect(await requestPath('/anyone', token), name).toBe(200)
    expect(await requestPath('/anyone', token, 'POST'), name).toBe('403 second_factor_needed')
  }
})

test('a public read with the password alone is a read of a visitor', async () => {
  const { userId } = await account('nour@example.dz')
  const token = await signIn('nour@example.dz')
  await enrol(userId)
  await expect.poll(() => requestPath('/customer', token)).toBe('403 second_factor_needed')
  const answer = await edge.request('/anyone', { headers: { authorization: `Bearer ${token}` } })
  expect(await answer.json()).toEqual({ user: null })
})

test('an operator may oblige the team and shop owners to have a second factor', async () => {
  const tokens: Record<string, string> = {}
  for (const role of ['admin', 'vendor', 'customer'] as const) {
    const { userId } = await account(`obliged.${role}@example.dz`, role)
    if (role === 'vendor') shops.set(userId, 'obliged')
    tokens[role] = await signIn(`obliged.${role}@example.dz`)
  }
  const open = (path: string, role: string) => requestPath(path, tokens[role] ?? '')
  obliged = true
  try {
    expect(await open('/admin', 'admin')).toBe('403 factor_enrollment_needed')
    expect(await open('/customer', 'admin')).toBe('403 factor_enrollment_needed')
    expect(await open('/vendor', 'vendor')).toBe('403 factor_enrollment_needed')
    expect(await open('/upload', 'vendor')).toBe('403 factor_enrollment_needed')
    expect(await open('/customer', 'customer')).toBe(200)
  } finally {
    obliged = false
  }
  expect(await open('/admin', 'admin')).toBe(200)
})

test('a refusal is said in the language of the caller', async () => {
  const answer = await edge.request('/admin', { headers: { 'accept-language': 'ar' } })
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expect(await answer.json()).toMatchObject({ status: 401, detail: 'سجل الدخول للمتابعة.' })
})

test('behind the vendor’s guard statements run as the vendor, and nothing else does', async () => {
  const { userId } = await account('selma@example.dz', 'vendor')
  shops.set(userId, 'shop-of-selma')
  const token = await signIn('selma@example.dz')

  const answer = await edge.request('/vendor-rows', {
    headers: { authorization: `Bearer ${token}` },
  })

  const asShop = { vendor: 'shop-of-selma', account: '', user: 'yova_vendor' }
  expect(await answer.json()).toEqual(asShop)
  const { rows: after } = await ROWS.execute(tables<PlatformTables>(database.db))
  expect(after[0]!.user).not.toBe('yova_vendor')
})

test('behind the customer’s guard statements run as the account of the person', async () => {
  const { userId } = await account('lyes@example.dz', 'customer')
  const headers = { authorization: `Bearer ${await signIn('lyes@example.dz')}` }
  const answer = await edge.request('/customer-rows', { headers })
  expect(await answer.json()).toEqual({ vendor: '', account: userId, user: 'yova_account' })
})
