import { AuthAdminApi } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { hookReceiver } from '#tests/fakes/hook-receiver.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()

async function withHooks(...hooks: string[]) {
  const receiver = await hookReceiver()
  const accounts = await testAccounts(database, {
    clock,
    environment: receiver.environment(...hooks),
  })
  return { receiver, ...accounts, ...(await serve(accounts.app)) }
}
let people = 0
const newEmail = () => `person-${(people += 1)}@example.dz`
const json = { 'content-type': 'application/json' }

test('before an account is made the hook is asked, signed; its refusal keeps it from being made', async () => {
  const { receiver, client, identity } = await withHooks(
    'BEFORE_USER_CREATED',
    'AFTER_USER_CREATED',
  )
  const email = newEmail()
  receiver.answer(({ name }) =>
    name === 'before-user-created'
      ? { body: { error: { http_code: 403, message: 'Pas ici' } } }
      : { status: 204 },
  )
  const refused = await client().signUp({ email, password: 'grenade-rouge' })
  expect(refused.error).toMatchObject({ status: 403, message: 'Pas ici' })
  expect(await identity.findProfileByEmail(email)).toBeNull()
  expect(receiver.heard[0]?.body).toMatchObject({
    user: { email, app_metadata: { provider: 'email' } },
    metadata: {
      name: 'before-user-created',
      ip_address: '127.0.0.1',
      uuid: expect.any(String),
      time: expect.any(String),
    },
  })
  receiver.answer(() => ({ status: 204 }))
  expect((await client().signUp({ email: newEmail(), password: 'grenade-rouge' })).error).toBeNull()
  expect(receiver.heard.map(({ name }) => name)).toEqual([
    'before-user-created',
    'before-user-created',
    'after-user-created',
  ])
  expect(receiver.refused()).toBe(0)
})

test('whoever comes without an address is asked about too; whoever is given an account is not', async () => {
  const receiver = await hookReceiver()
  const accounts = await testAccounts(database, {
    clock,
    environment: {
      ...receiver.environment('BEFORE_USER_CREATED', 'AFTER_USER_CREATED'),
      GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    },
  })
  const { url, client } = await serve(accounts.app)
  receiver.answer(() => ({ body: { error: { http_code: 403, message: 'Pas ici' } } }))
  const refused = await client().signInAnonymously()
  expect(refused.error).toMatchObject({ status: 403, message: 'Pas ici' })
  const { rowCount } = await database.database.query(
    'select 1 from identity.users where is_anonymous',
  )
  expect(rowCount).toBe(0)
  receiver.answer(() => ({ status: 204 }))
  expect((await client().signInAnonymously()).error).toBeNull()
  expect(receiver.heard).toMatchObject([
    { name: 'before-user-created', body: { user: { is_anonymous: true } } },
    { name: 'before-user-created' },
    { name: 'after-user-created' },
  ])

  const token = await accounts.identity.serviceToken()
  const headers = { Authorization: `Bearer ${token}` }
  const admin = new AuthAdminApi({ url: `${url}/auth/v1`, headers })
  expect((await admin.createUser({ email: newEmail() })).error).toBeNull()
  expect(receiver.heard).toHaveLength(3)
})

test('the hook shapes access tokens, and may not drop what they need', async () => {
  const { receiver, client, account, PASSWORD } = await withHooks('CUSTOM_ACCESS_TOKEN')
  const { email } = await account(newEmail())
  type Body = { claims: Record<string, unknown>; authentication_method: string }
  receiver.answer(({ body }) => ({
    body: { claims: { ...(body as unknown as Body).claims, shop: 'amel' } },
  }))
  const auth = client()
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  expect((await auth.getClaims()).data?.claims).toMatchObject({ shop: 'amel', email, aal: 'aal1' })
  expect(receiver.heard.at(-1)?.body).toMatchObject({
    authentication_method: 'password',
    user_id: expect.any(String),
  })
  expect((await auth.refreshSession()).error).toBeNull()
  expect(receiver.heard.at(-1)?.body).toMatchObject({ authentication_method: 'token_refresh' })

  receiver.answer(() => ({ body: { claims: { role: 'authenticated' } } }))
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
    status: 500,
  })
  receiver.answer(() => ({ body: { error: { http_code: 403, message: 'Fermé' } } }))
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
    status: 403,
    message: 'Fermé',
  })
})

test('hooks send mails and messages in our place', async () => {
  const { receiver, client, account, jobs, PASSWORD } = await withHooks('SEND_EMAIL', 'SEND_SMS')
  const { emailsTo, messagesTo } = mailbox(database, jobs)
  const { email } = await account(newEmail())
  const auth = client()
  expect((await auth.signInWithOtp({ email })).error).toBeNull()
  expect(await emailsTo(email)).toEqual([])
  const mail = receiver.heard.findLast(({ name }) => name === 'send-email')!.body as unknown as {
    email_data: { token: string; token_hash: string }
  }
  expect(mail).toMatchObject({
    user: { email },
    email_data: { email_action_type: 'magiclink', site_url: expect.any(String) },
  })
  expect(
    (await auth.verifyOtp({ type: 'magiclink', token_hash: mail.email_data.token_hash })).error,
  ).toBeNull()

  const phoned = client()
  await phoned.signInWithPassword({ email, password: PASSWORD })
  const { data } = await phoned.mfa.enroll({
    factorType: 'phone',
    phone: '+213555777888',
    friendlyName: 'p',
  })
  const response = await phoned.mfa.challenge({ factorId: data!.id })
  expect(await messagesTo('213555777888')).toEqual([])
  const sms = receiver.heard.find(({ name }) => name === 'send-sms')!.body as unknown as {
    sms: { otp: string; phone: string }
  }
  expect(sms.sms).toMatchObject({ phone: '213555777888', sms_type: 'mfa' })
  expect(
    (
      await phoned.mfa.verify({
        factorId: data!.id,
        challengeId: response.data!.id,
        code: sms.sms.otp,
      })
    ).error,
  ).toBeNull()
})

test('the hook may reject a code for a factor; then every session of the person ends', async () => {
  const { receiver, client, account, PASSWORD } = await withHooks('MFA_VERIFICATION_ATTEMPT')
  const { email, userId } = await account(newEmail())
  const auth = client()
  await auth.signInWithPassword({ email, password: PASSWORD })
  const { data } = await auth.mfa.enroll({ factorType: 'totp' })
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(data!.totp.secret) }).generate({
      timestamp: clock.now().getTime(),
    })
  receiver.answer(() => ({ body: { decision: 'continue' } }))
  expect(
    (await auth.mfa.challengeAndVerify({ factorId: data!.id, code: '000000' })).error,
  ).toMatchObject({ code: 'mfa_verification_failed' })
  expect(receiver.heard.at(-1)?.body).toMatchObject({
    user_id: userId,
    factor_id: data!.id,
    factor_type: 'totp',
    valid: false,
  })
  expect((await auth.mfa.challengeAndVerify({ factorId: data!.id, code: code() })).error).toBeNull()
  clock.advance(seconds(30))
  receiver.answer(() => ({ body: { decision: 'reject', message: 'Trop louche' } }))
  const rejected = await auth.mfa.challengeAndVerify({ factorId: data!.id, code: code() })
  expect(rejected.error).toMatchObject({
    status: 403,
    code: 'mfa_verification_rejected',
    message: 'Trop louche',
  })
  expect((await auth.getUser()).error).not.toBeNull()
})

test('the hook may reject a password, right or wrong, and sign the person out', async () => {
  const { receiver, client, account, PASSWORD } = await withHooks('PASSWORD_VERIFICATION_ATTEMPT')
  const { email, userId } = await account(newEmail())
  receiver.answer(() => ({ body: { decision: 'continue' } }))
  const auth = client()
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  expect(receiver.heard.at(-1)?.body).toMatchObject({ user_id: userId, valid: true })
  receiver.answer(() => ({
    body: { decision: 'reject', message: 'Non', should_logout_user: true },
  }))
  const rejected = await client().signInWithPassword({ email, password: 'wrong' })
  expect(rejected.error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Non' })
  expect(receiver.heard.at(-1)?.body).toMatchObject({ valid: false })
  expect((await auth.getUser()).error).not.toBeNull()
})

test('a hook that answers badly is told apart', async () => {
  const { receiver, client } = await withHooks('BEFORE_USER_CREATED')
  const outcome = async (reply: Parameters<typeof receiver.answer>[0]) => {
    receiver.answer(reply)
    const { error } = await client().signUp({ email: newEmail(), password: 'grenade-rouge' })
    return error && [error.status, error.code]
  }
  expect(
    await outcome(() => ({ headers: { 'content-type': 'text/html' }, body: 'hello' })),
  ).toEqual([400, 'hook_payload_invalid_content_type'])
  expect(await outcome(() => ({ body: { padding: 'x'.repeat(201 * 1024) } }))).toEqual([
    422,
    'hook_payload_over_size_limit',
  ])
  expect((await outcome(() => ({ status: 500, headers: json, body: {} })))?.[0]).toBe(500)
  expect(
    (await outcome(() => ({ status: 302, headers: { location: 'http://169.254.169.254/' } })))?.[0],
  ).toBe(500)
  expect((await outcome(() => ({ body: 'no json' })))?.[0]).toBe(500)
  expect(await outcome(() => ({ status: 202, body: {} }))).toBeNull()
})

test('a hook that is busy is asked again; one that never answers is given up', async () => {
  const { receiver, client } = await withHooks('BEFORE_USER_CREATED')
  let requested = 0
  receiver.answer(() =>
    (requested += 1) < 2 ? { status: 503, headers: { 'retry-after': '1' } } : { status: 204 },
  )
  expect((await client().signUp({ email: newEmail(), password: 'grenade-rouge' })).error).toBeNull()
  expect(requested).toBe(2)
  receiver.answer(() => ({ status: 429, headers: { 'retry-after': 'true' } }))
  const busy = client().signUp({ email: newEmail(), password: 'grenade-rouge' })
  expect((await busy).error).toMatchObject({ status: 422, code: 'hook_timeout_after_retry' })
  receiver.answer(() => ({ late: 7_000, status: 204 }))
  const late = await client().signUp({ email: newEmail(), password: 'grenade-rouge' })
  expect(late.error).toMatchObject({ status: 422, code: 'hook_timeout' })
}, 30_000)

test('a hook that cannot work is noticed at the start', async () => {
  const bad = [
    { GOTRUE_HOOK_SEND_SMS_URI: 'http://elsewhere.example/' },
    { GOTRUE_HOOK_SEND_SMS_URI: 'pg-functions://postgres/public/hook' },
    { GOTRUE_HOOK_SEND_SMS_SECRETS: '' },
    { GOTRUE_HOOK_SEND_SMS_SECRETS: 'v1,whsec_short' },
  ]
  const { environment } = await hookReceiver()
  for (const change of bad)
    await expect(
      testAccounts(database, { environment: { ...environment('SEND_SMS'), ...change } }),
    ).rejects.toThrow(RangeError)
})
