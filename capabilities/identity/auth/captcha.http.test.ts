import { expect, test } from 'vitest'
import { captchaVerifier } from '#tests/fakes/captcha-verifier.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const SECRET = '0x-site-secret'
const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const verifier = await captchaVerifier({ secret: SECRET })

const environment = (provider: string) => ({
  GOTRUE_SECURITY_CAPTCHA_ENABLED: 'true',
  GOTRUE_SECURITY_CAPTCHA_PROVIDER: provider,
  GOTRUE_SECURITY_CAPTCHA_SECRET: SECRET,
  GOTRUE_SECURITY_CAPTCHA_URL: verifier.url,
})
const accounts = await testAccounts(database, { environment: environment('hcaptcha') })
const { account, PASSWORD, app, identity } = accounts
const { client, url } = await serve(app)
const turnstile = await serve(
  (await testAccounts(database, { environment: environment('turnstile') })).app,
)
await account('amel@example.dz')
const email = 'amel@example.dz'
const failed = { status: 400, code: 'captcha_failed' }

test.each([
  ['hcaptcha', client],
  ['turnstile', turnstile.client],
])('%s: a password opens a session with a solved captcha, once', async (_, clientOf) => {
  const captchaToken = verifier.solve()
  const sign = (options: object) =>
    clientOf().signInWithPassword({ email, password: PASSWORD, options })
  expect((await sign({ captchaToken })).error).toBeNull()
  expect(verifier.asked.at(-1)).toEqual({
    secret: SECRET,
    response: captchaToken,
    remoteip: '127.0.0.1',
  })
  const again = await sign({ captchaToken })
  expect(again.error).toMatchObject(failed)
  expect(again.error?.message).toContain('invalid-input-response')
  expect((await sign({})).error).toMatchObject(failed)
  expect((await sign({ captchaToken: 'made up' })).error).toMatchObject(failed)
})

test('every call that a robot would make asks for it', async () => {
  const calls: [string, object][] = [
    ['/signup', { email: 'new@example.dz', password: 'grenade-rouge' }],
    ['/signup', {}],
    ['/otp', { email }],
    ['/recover', { email }],
    ['/resend', { type: 'signup', email }],
    ['/sso', { domain: 'example.dz' }],
    ['/token?grant_type=password', { email, password: PASSWORD }],
    ['/token?grant_type=web3', { chain: 'ethereum', message: 'm', signature: 's' }],
  ]
  for (const [path, body] of calls) {
    const answer = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      path,
      400,
      'captcha_failed',
    ])
  }
})

test('refreshing asks for none, and neither do programs of the marketplace', async () => {
  const auth = client()
  await auth.signInWithPassword({
    email,
    password: PASSWORD,
    options: { captchaToken: verifier.solve() },
  })
  const before = verifier.asked.length
  expect((await auth.refreshSession()).error).toBeNull()
  const service = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await identity.serviceToken()}`,
    },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(service.status).toBe(200)
  expect(verifier.asked.length).toBe(before)
})

test('a provider that does not answer lets nobody in', async () => {
  verifier.breakDown(true)
  const { error } = await client().signInWithPassword({
    email,
    password: PASSWORD,
    options: { captchaToken: verifier.solve() },
  })
  verifier.breakDown(false)
  expect(error).toMatchObject({ status: 500 })
})

test('a captcha that cannot work is noticed at the start', async () => {
  for (const change of [
    { GOTRUE_SECURITY_CAPTCHA_PROVIDER: 'none' },
    { GOTRUE_SECURITY_CAPTCHA_SECRET: '' },
  ])
    await expect(
      testAccounts(database, { environment: { ...environment('hcaptcha'), ...change } }),
    ).rejects.toThrow(RangeError)
})
