import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { days, minutes } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readAuthConfig } from '../index.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, PASSWORD, app, identity } = await testAccounts(database, { clock })
const { client } = await serve(app)

const published = async (from = app) =>
  ((await (await from.request('/auth/v1/.well-known/jwks.json')).json()) as { keys: JWK[] }).keys
const statusOf = async (token: string, from = app) =>
  (await from.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status
const tokenOf = async (email: string) => {
  const { data } = await client().signInWithPassword({ email, password: PASSWORD })
  return data.session?.access_token ?? ''
}
const kidOf = (token: string) => decodeProtectedHeader(token).kid

test('[GOTRUE-13] the next key is published a day before it signs, and the one before it still verifies', async () => {
  const { email } = await account('rym@example.dz')
  const old = await tokenOf(email)
  await identity.rotateKeys()
  expect(await published()).toHaveLength(1)

  clock.advance(days(91))
  await identity.rotateKeys()
  expect(await published()).toHaveLength(2)
  const before = await tokenOf(email)
  expect(kidOf(before)).toBe(kidOf(old))

  await identity.rotateKeys()
  expect(kidOf(await tokenOf(email))).toBe(kidOf(old))
  clock.advance(days(1))
  const last = await tokenOf(email)
  await identity.rotateKeys()
  const renewed = await tokenOf(email)
  expect(kidOf(renewed)).not.toBe(kidOf(old))
  expect(await statusOf(last)).toBe(200)
  expect(await statusOf(renewed)).toBe(200)

  clock.advance(days(1))
  await identity.rotateKeys()
  expect((await published()).map(({ kid }) => kid)).toEqual([kidOf(renewed)])
})

test('another process signs with the new key within minutes, and believes it at once', async () => {
  const other = await testAccounts(database, { clock })
  const { email } = await account('sihem@example.dz')
  const before = (await published(other.app)).map(({ kid }) => kid)
  clock.advance(days(91))
  await identity.rotateKeys()
  clock.advance(days(1))
  await identity.rotateKeys()
  const token = await tokenOf(email)

  expect(before).not.toContain(kidOf(token))
  expect(await statusOf(token, other.app)).toBe(200)
  clock.advance(minutes(11))
  expect((await published(other.app)).map(({ kid }) => kid)).toContain(kidOf(token))
})

test('[GOTRUE-13] keys from outside verify, one of them signs, and no private part is shown', async () => {
  const { userId, email } = await account('tarek@example.dz')
  const rsa = await generateKeyPair('RS256', { extractable: true })
  const signing = { ...(await exportJWK(rsa.privateKey)), kid: 'outside', alg: 'RS256' }
  const secret = { kty: 'oct', kid: 'shared', alg: 'HS256', k: 'x'.repeat(43) }
  const environment = {
    GOTRUE_JWT_KEYS: JSON.stringify([
      { ...signing, key_ops: ['sign', 'verify'] },
      { ...secret, key_ops: ['verify'] },
    ]),
  }
  const outside = await testAccounts(database, { clock, environment })
  const signed = (alg: string, kid: string, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT({ sub: userId, role: 'authenticated' })
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .setIssuer('http://127.0.0.1:3105/auth/v1')
      .setAudience('authenticated')
      .setIssuedAt(clock.now())
      .setExpirationTime(new Date(clock.now().getTime() + minutes(5)))
      .sign(key)

  const { data } = await (
    await serve(outside.app)
  )
    .client()
    .signInWithPassword({ email, password: PASSWORD })
  const token = data.session?.access_token ?? ''
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: 'outside' })
  expect(await statusOf(token, outside.app)).toBe(200)
  expect(await statusOf(token)).toBe(403)
  const hmac = Buffer.from(secret.k, 'base64url')
  expect(await statusOf(await signed('HS256', 'shared', hmac), outside.app)).toBe(200)
  expect(await statusOf(await signed('HS256', 'outside', hmac), outside.app)).toBe(403)

  const shown = await published(outside.app)
  expect(shown.find(({ kid }) => kid === 'outside')).toMatchObject({ kty: 'RSA', use: 'sig' })
  expect(shown.some(({ kid }) => kid === 'shared')).toBe(false)
  for (const key of shown)
    for (const part of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) expect(key).not.toHaveProperty(part)
})

test('keys that cannot be read keep the server from starting, and are not repeated', () => {
  const places = { siteUrl: 'http://127.0.0.1', externalUrl: 'http://127.0.0.1/auth/v1' }
  for (const text of ['{', '[{"kid":"a","kty":"oct","alg":"none","k":"verysecret"}]', '"x"'])
    expect(() => readAuthConfig({ GOTRUE_JWT_KEYS: text }, places)).toThrow(/^GOTRUE_JWT_KEYS must/)
})
