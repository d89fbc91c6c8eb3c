import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AuthAdminApi } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const environment = { GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' }
const accounts = await testAccounts(database, { clock, environment })
const { app, account, identity, PASSWORD } = accounts
const { url, client } = await serve(app)
const { database: sql } = database
const { lastMail, lastSms, emailsTo } = mailbox(database, accounts.jobs)

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
})
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const profileOf = async (email: string) =>
  (await sql.query('select * from identity.profiles where email = $1', [email])).rows[0]

test('[GOTRUE-1] a phone signs up with a code by short message', async () => {
  const auth = client(from('41.1.0.8', { 'accept-language': 'ar' }))
  const { data, error } = await auth.signUp({ phone: '+213 661 00 11 22', password: PASSWORD })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: '213661001122', email: '' })
  const { code, message, to } = await lastSms('213661001122')
  expect(to).toBe('+213661001122')
  expect(message).toContain('رمزك')
  const wrong = await auth.verifyOtp({ phone: '+213661001122', token: '000000', type: 'sms' })
  expect(wrong.error?.code).toBe('otp_expired')
  const right = await auth.verifyOtp({ phone: '+213661001122', token: code, type: 'sms' })
  expect(right.data.user?.phone_confirmed_at).toBeDefined()
  const { error: signIn } = await auth.signInWithPassword({
    phone: '0661001122',
    password: PASSWORD,
  })
  expect(signIn).toBeNull()
})

test('[GOTRUE-1] somebody without an address gets a session, and keeps the account later', async () => {
  const auth = client(from('41.1.0.9'))
  const { data, error } = await auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    is_anonymous: true,
    email: '',
    app_metadata: {},
    identities: [],
    user_metadata: { theme: 'dark' },
  })
  const early = await auth.updateUser({ password: PASSWORD })
  expect(early.error).toMatchObject({ status: 422, code: 'validation_failed' })

  await auth.updateUser({ email: 'later@example.dz' })
  const { code } = await lastMail('later@example.dz')
  const verified = await auth.verifyOtp({
    email: 'later@example.dz',
    token: code,
    type: 'email_change',
  })
  expect(verified.data.user).toMatchObject({
    id: data.user?.id,
    is_anonymous: false,
    email: 'later@example.dz',
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email' }],
  })
  expect(await profileOf('later@example.dz')).toBeDefined()
})

test('[GOTRUE-10] whoever had no address may choose the password together with it', async () => {
  const auth = client(from('41.1.0.13'))
  await auth.signInAnonymously()
  const response = await auth.updateUser({ email: 'both@example.dz', password: PASSWORD })
  expect(response.error).toBeNull()
  const { code: token } = await lastMail('both@example.dz')
  const early = await auth.signInWithPassword({ email: 'both@example.dz', password: PASSWORD })
  expect(early.error?.code).toBe('invalid_credentials')
  await auth.verifyOtp({ email: 'both@example.dz', token, type: 'email_change' })
  const late = await auth.signInWithPassword({ email: 'both@example.dz', password: PASSWORD })
  expect(late.error).toBeNull()
})

test('[GOTRUE-1] of several sign-ups with one address at once, one account comes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      client(from(`41.1.3.${index}`)).signUp({ email: 'rush@example.dz', password: PASSWORD }),
    ),
  )
  const codes = answers.map(({ error }) => error?.code ?? 'ok').toSorted()
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['ok', 'over_email_send_rate_limit']))
  expect(await emailsTo('rush@example.dz')).toHaveLength(1)
})

test('[GOTRUE-1] refusals come in the protocol’s order and words', async () => {
  const headers = { 'x-forwarded-for': '41.1.0.10', 'x-supabase-api-version': '2024-01-01' }
  const refusal = async (body: unknown) => {
    const answer = await post('/signup', body, headers)
    return [answer.status, await answer.json()] as const
  }
  expect(await refusal({ email: 'a@b.dz' })).toMatchObject([400, { code: 'validation_failed' }])
  expect(await refusal({ email: 'a@b.dz', password: 'abc' })).toEqual([
    422,
    {
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    },
  ])
  expect(await refusal({ email: 'a@b.dz', password: 'a'.repeat(73) })).toMatchObject([
    400,
    { code: 'validation_failed', message: 'Password cannot be longer than 72 characters' },
  ])
  const both = { email: 'a@b.dz', phone: '+213550000000', password: PASSWORD }
  expect(await refusal(both)).toMatchObject([400, { code: 'validation_failed' }])
  expect(await refusal({ email: 'not an address', password: PASSWORD })).toMatchObject([
    400,
    { message: 'Unable to validate email address: invalid format' },
  ])
  expect(await refusal({ phone: '12', password: PASSWORD })).toMatchObject([
    400,
    { message: 'Invalid phone number format (E.164 required)' },
  ])
  const whatsapp = { phone: '+213550000000', password: PASSWORD, channel: 'whatsapp' }
  expect(await refusal(whatsapp)).toMatchObject([400, { code: 'validation_failed' }])
  const half = { email: 'a@b.dz', password: PASSWORD, code_challenge: 'x'.repeat(43) }
  expect(await refusal(half)).toMatchObject([400, { code: 'validation_failed' }])
})

test('[GOTRUE-16] the client says what is missing', async () => {
  const { error } = await client().signUp({ password: 'x' } as never)
  expect(error?.message).toBe('You must provide either an email or phone number and a password')
})

test('[GOTRUE-1] an address that is taken takes as long as a new one', async () => {
  const took = async (email: string, ip: string) => {
    const began = performance.now()
    await post('/signup', { email, password: PASSWORD }, { 'x-forwarded-for': ip })
    return performance.now() - began
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 7; round += 1) {
    await account(`somebody-${round}@example.dz`)
    known.push(await took(`somebody-${round}@example.dz`, `41.1.1.${round}`))
    unknown.push(await took(`newcomer-${round}@example.dz`, `41.1.2.${round}`))
  }
  const middle = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? 0
  expect(middle(known)).toBeGreaterThan(middle(unknown) * 0.5)
  expect(middle(known)).toBeLessThan(middle(unknown) * 2)
})

test('[GOTRUE-1] a password known from leaks is refused where that is asked', async () => {
  // SHA-1 of "password" begins with 5BAA6.
  const leaks = createServer((request, response) => {
    response.end(request.url === '/range/5BAA6' ? '1E4C9B93F3F0682250B6CF8331B7EE68FD8:9\r\n' : '')
  }).listen(0, '127.0.0.1')
  await once(leaks, 'listening')
  const { port } = leaks.address() as AddressInfo
  const careful = await testAccounts(database, {
    clock,
    environment: {
      GOTRUE_PASSWORD_REFUSE_COMMON: 'false',
      GOTRUE_PASSWORD_HIBP_ENABLED: 'true',
      GOTRUE_PASSWORD_HIBP_URL: `http://127.0.0.1:${port}`,
    },
  })
  const { client: make, url: existing } = await serve(careful.app)
  const sign = (email: string, password: string) =>
    make(from('41.1.0.14')).signUp({ email, password })
  const known = await sign('leaky@example.dz', 'password')
  expect(known.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
  expect((await sign('leaky@example.dz', PASSWORD)).error).toBeNull()

  const headers = { Authorization: `Bearer ${await careful.identity.serviceToken()}` }
  const admin = new AuthAdminApi({ url: `${existing}/auth/v1`, headers })
  const type = 'signup' as const
  const link = await admin.generateLink({ type, email: 'link@example.dz', password: 'password' })
  expect(link.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
  const { userId } = await account('told@example.dz')
  const changed = await admin.updateUserById(userId, { password: 'password' })
  expect(changed.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
  leaks.close()
  leaks.closeAllConnections()
  expect((await sign('unasked@example.dz', 'password')).error).toBeNull()
})

test('one of the most frequent passwords is refused wherever one is chosen, six letters of others are not', async () => {
  const headers = { Authorization: `Bearer ${await identity.serviceToken()}` }
  const admin = new AuthAdminApi({ url: `${url}/auth/v1`, headers })
  const { userId } = await account('frequent@example.dz')
  const auth = client(from('41.1.0.15'))
  await auth.signInWithPassword({ email: 'frequent@example.dz', password: PASSWORD })
  for (const password of ['123456', 'PassWord', 'azerty', 'football']) {
    const email = `${password.toLowerCase()}@example.dz`
    const refused = { code: 'weak_password', reasons: ['pwned'] }
    expect((await auth.signUp({ email, password })).error).toMatchObject(refused)
    expect((await auth.updateUser({ password })).error).toMatchObject(refused)
    expect((await admin.createUser({ email, password })).error).toMatchObject(refused)
    expect((await admin.updateUserById(userId, { password })).error).toMatchObject(refused)
    const link = await admin.generateLink({ type: 'signup', email, password })
    expect(link.error).toMatchObject(refused)
  }
  expect((await auth.signUp({ email: 'six@example.dz', password: 'zk4wtm' })).error).toBeNull()
})
