import { exportSPKI, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, PASSWORD, app } = await testAccounts(database, { clock })
const { url, client } = await serve(app)
const { database: sql } = database

const ISSUER = 'http://127.0.0.1:3105/auth/v1'

test('[GOTRUE-13] an access token verifies against the published keys, a changed one does not', async () => {
  await account('hadjer@example.dz')
  const auth = client()
  const { data } = await auth.signInWithPassword({ email: 'hadjer@example.dz', password: PASSWORD })

  const { data: claims, error } = await auth.getClaims()

  expect(error).toBeNull()
  expect(claims?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' })
  expect(claims?.claims).toMatchObject({
    iss: ISSUER,
    sub: data.user?.id,
    aud: 'authenticated',
    email: 'hadjer@example.dz',
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    is_anonymous: false,
    amr: [{ method: 'password' }],
  })
  const keys = await fetch(`${url}/auth/v1/.well-known/jwks.json`)
  expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
  const { keys: published } = (await keys.json()) as { keys: Record<string, unknown>[] }
  expect(published).toMatchObject([{ kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256' }])
  expect(published[0]).not.toHaveProperty('d')
  expect(published[0]?.['kid']).toBe(claims?.header.kid)

  const [head, , signature] = (data.session?.access_token ?? '').split('.')
  const payload = Buffer.from(JSON.stringify({ ...claims?.claims, role: 'service_role' }))
  const forged = `${head}.${payload.toString('base64url')}.${signature}`
  expect((await auth.getClaims(forged)).error).not.toBeNull()
  const refused = await auth.getUser(forged)
  expect(refused.error).toMatchObject({ status: 403, code: 'bad_jwt' })
})

test('the key survives a restart and is not readable in the database', async () => {
  const second = await testAccounts(database, { clock })
  const answer = await second.app.request('/auth/v1/.well-known/jwks.json')
  const first = await fetch(`${url}/auth/v1/.well-known/jwks.json`)
  expect(await answer.json()).toEqual(await first.json())
  const { rows } = await sql.query('select * from identity.signing_keys')
  expect(rows).toHaveLength(1)
  expect(rows[0].private_key_encrypted.toString('latin1')).not.toContain('"d"')
})

test('[GOTRUE-13] an expired token opens nothing, also when it was just accepted', async () => {
  await account('ines@example.dz')
  const auth = client()
  const { data } = await auth.signInWithPassword({ email: 'ines@example.dz', password: PASSWORD })
  const token = data.session?.access_token ?? ''
  expect((await auth.getUser(token)).data.user?.email).toBe('ines@example.dz')

  clock.advance(seconds(3601))

  expect((await auth.getUser(token)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  clock.advance(seconds(-3601))
})

test('tokens of other makers are refused: unsigned, cut, endless', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = part({ sub: crypto.randomUUID(), exp: 4_000_000_000, role: 'service_role' })
  const none = `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`
  for (const token of [none, 'x', 'a.b.c', `${'e'.repeat(12_000)}.a.b`]) {
    const answer = await fetch(`${url}/auth/v1/user`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([403, 'bad_jwt'])
  }
  const missing = await fetch(`${url}/auth/v1/user`)
  expect(missing.status).toBe(401)
  expect(await missing.json()).toMatchObject({ code: 401, error_code: 'no_authorization' })
})

test('a shared secret opens for its own tokens, and a published key is no secret', async () => {
  const { userId } = await account('lamia@example.dz')
  const environment = { GOTRUE_JWT_SECRET: 'une-clef-que-deux-serveurs-partagent' }
  const shared = await testAccounts(database, { clock, environment })
  const { keys } = (await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json()) as {
    keys: [JWK & { kid: string }]
  }
  const signed = (secret: string, kid?: string) =>
    new SignJWT({ sub: userId, role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...(kid ? { kid } : {}) })
      .setIssuer(ISSUER)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret))
  const status = async (from: typeof app, token: string) =>
    (await from.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status
  const published = JSON.stringify(keys[0])
  const pem = await exportSPKI(
    (await importJWK(keys[0], 'ES256', { extractable: true })) as CryptoKey,
  )

  expect(await status(shared.app, await signed(environment.GOTRUE_JWT_SECRET))).toBe(200)
  expect(await status(app, await signed(environment.GOTRUE_JWT_SECRET))).toBe(403)
  for (const secret of [published, pem, keys[0].x ?? '', ' '])
    for (const kid of [undefined, keys[0].kid])
      expect(await status(shared.app, await signed(secret, kid))).toBe(403)
})

test('a token of the same secret for another issuer or audience is refused', async () => {
  const { userId } = await account('nawel@example.dz')
  const environment = {
    GOTRUE_JWT_SECRET: 'une-clef-que-deux-serveurs-partagent',
    GOTRUE_JWT_VALID_ISSUERS: 'supabase, https://staff.example/auth/v1',
  }
  const shared = await testAccounts(database, { clock, environment })
  const secret = new TextEncoder().encode(environment.GOTRUE_JWT_SECRET)
  const status = async (claims: JWTPayload, path = '/user') => {
    const token = await new SignJWT({ sub: userId, role: 'authenticated', ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime('1h')
      .sign(secret)
    const headers = { authorization: `Bearer ${token}` }
    return (await shared.app.request(`/auth/v1${path}`, { headers })).status
  }
  const aud = 'authenticated'
  expect(await status({ iss: ISSUER, aud })).toBe(200)
  expect(await status({ iss: 'supabase', aud })).toBe(200)
  expect(await status({ iss: 'https://staff.example/auth/v1', aud: [aud, 'other'] })).toBe(200)
  for (const claims of [
    { aud },
    { iss: ISSUER },
    { iss: 'https://staging.example/auth/v1', aud },
    { iss: ISSUER, aud: 'storage' },
    { iss: ISSUER, aud: '' },
    { iss: `${ISSUER}/`, aud },
  ])
    expect(await status(claims), JSON.stringify(claims)).toBe(403)
  const service = { sub: '', role: 'service_role' }
  expect(await status({ ...service, iss: ISSUER, aud }, '/admin/users')).toBe(200)
  expect(await status({ ...service, iss: 'https://staging.example', aud }, '/admin/users')).toBe(
    403,
  )
})
