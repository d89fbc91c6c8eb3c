import { expect, test } from 'vitest'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const accounts = await testAccounts(database)
const { url } = await serve(accounts.app)
const { database: sql } = database

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('errors have the shape of the version that was asked for', async () => {
  const request = async (version?: string) => {
    const headers: Record<string, string> = version ? { 'x-supabase-api-version': version } : {}
    const answer = await post('/token?grant_type=magic', {}, headers)
    return { header: answer.headers.get('x-supabase-api-version'), body: await answer.json() }
  }
  const message = 'unsupported_grant_type'
  const fresh = { header: '2024-01-01', body: { code: 'invalid_credentials', message } }
  const old = { header: null, body: { code: 400, error_code: 'invalid_credentials', msg: message } }
  expect(await request('2024-01-01')).toEqual(fresh)
  expect(await request('2025-06-30')).toEqual(fresh)
  for (const version of [undefined, '2023-12-31', 'tomorrow', '2024-13-45'])
    expect(await request(version)).toEqual(old)
})

test('what cannot be read is refused as the protocol says', async () => {
  const large = { email: 'a@b.dz', password: 'x'.repeat(1_100_000) }
  const answers = [
    [await post('/token?grant_type=password', '{"email":'), 400, 'bad_json'],
    [await post('/token?grant_type=password', ''), 400, 'bad_json'],
    [
      await post('/token?grant_type=password', { email: 7, password: 'x' }),
      400,
      'validation_failed',
    ],
    [
      await post('/token?grant_type=password', { email: 'a\0@b.dz', password: 'x' }),
      400,
      'validation_failed',
    ],
    [await post('/token?grant_type=password', large), 413, 'request_entity_too_large'],
    [await post('/token?grant_type=__proto__', {}), 400, 'invalid_credentials'],
    [await post('/nothing-here', { email: 'a@b.dz', password: 'x' }), 404, 'not_found'],
  ] as const
  for (const [answer, status, code] of answers)
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code])
  expect(accounts.failures).toEqual([])
})

test('another site may call, and asks first', async () => {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-supabase-api-version,apikey',
    },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('apikey')
  const shown = await fetch(`${url}/auth/v1/health`, {
    headers: { origin: 'https://shop.example' },
  })
  expect(shown.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
  expect(await shown.json()).toMatchObject({ name: 'GoTrue' })
})

test('the open doors follow the settings', async () => {
  const read = async () => (await fetch(`${url}/auth/v1/settings`)).json()
  expect(await read()).toMatchObject({
    external: { email: true, phone: true, google: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  })
  const wanted = { enableRegistration: false, requireEmailVerification: false }
  await accounts.settings.change({ wanted, changedBy: null })
  expect(await read()).toMatchObject({ disable_signup: true, mailer_autoconfirm: true })
})

test('a failure of ours says nothing of its cause and is told to the log', async () => {
  await sql.query('alter table identity.users rename to users_away')
  const body = { email: 'a@b.dz', password: 'x' }
  const answer = await post('/token?grant_type=password', body)
  await sql.query('alter table identity.users_away rename to users')

  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    code: 500,
    error_code: 'unexpected_failure',
    msg: 'Unexpected failure, please check server logs for more information',
    error_id: answer.headers.get('x-request-id'),
  })
  expect(accounts.failures.map(({ message }) => message)).toEqual([
    'relation "identity.users" does not exist',
  ])
})
