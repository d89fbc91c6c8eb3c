import { expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox, verifyPath } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const environment = { GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' }
const accounts = await testAccounts(database, { clock, environment })
const { app, account, PASSWORD, settings } = accounts
const { url, client } = await serve(app)
const { database: sql } = database
const { lastMail, emailsTo } = mailbox(database, accounts.jobs)

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
})
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const row = async (email: string) =>
  (await sql.query('select * from identity.users where email = $1', [email])).rows[0]
const profileOf = async (email: string) =>
  (await sql.query('select * from identity.profiles where email = $1', [email])).rows[0]

test('[GOTRUE-1] [GOTRUE-19] signing up asks for a confirmation and fills the profile', async () => {
  const auth = client(from('41.1.0.1', { 'accept-language': 'en-GB,en;q=0.8' }))

  const { data, error } = await auth.signUp({
    email: ' Nadia@Example.DZ ',
    password: PASSWORD,
    options: {
      data: { first_name: 'Nadia', last_name: 'Belkacem', phone: '0550 12 34 56' },
      emailRedirectTo: 'http://127.0.0.1:3105',
    },
  })

  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({
    email: 'nadia@example.dz',
    role: 'authenticated',
    aud: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Nadia', account_type: 'customer', email_verified: false },
    identities: [{ provider: 'email' }],
  })
  expect(data.user?.confirmation_sent_at).toBeDefined()
  expect(data.user?.email_confirmed_at).toBeUndefined()
  const mail = await lastMail('nadia@example.dz')
  expect(mail.subject).toBe('Confirm your e-mail address')
  expect(mail.code).toMatch(/^\d{6}$/)
  expect(mail.link?.origin + (mail.link?.pathname ?? '')).toBe('http://127.0.0.1:3105/auth/confirm')
  expect(mail.link?.searchParams.get('token_hash')).toMatch(/^[0-9a-f]{56}$/)
  expect(mail.link?.searchParams.get('type')).toBe('signup')
  expect(mail.link?.searchParams.get('redirect_to')).toBe('http://127.0.0.1:3105')
  expect(mail.html).toContain(mail.code)

  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  const verified = await auth.verifyOtp({
    email: 'nadia@example.dz',
    token: mail.code,
    type: 'signup',
  })
  expect(verified.error).toBeNull()
  expect(verified.data.session?.user).toMatchObject({
    user_metadata: { email_verified: true },
    identities: [{ identity_data: { email_verified: true } }],
  })
  expect(verified.data.user?.email_confirmed_at).toBeDefined()
  expect(await profileOf('nadia@example.dz')).toMatchObject({
    first_name: 'Nadia',
    last_name: 'Belkacem',
    phone: '213550123456',
    language: 'en',
  })
  expect(events).toContain('SIGNED_IN')
  const { data: claims } = await auth.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }])
})

test('[GOTRUE-19] a vendor who signs up is given no role by it', async () => {
  const auth = client(from('41.1.0.2'))
  const { data } = await auth.signUp({
    email: 'shop@example.dz',
    password: PASSWORD,
    options: { data: { account_type: 'vendor', role: 'admin', email_verified: true } },
  })
  expect(data.user?.user_metadata).toMatchObject({ account_type: 'vendor', email_verified: false })
  expect(data.user?.role).toBe('authenticated')
  const { rows } = await sql.query(
    'select r.* from identity.user_roles r join identity.users u on u.id = r.user_id where u.email = $1',
    ['shop@example.dz'],
  )
  expect(rows).toEqual([])
})

test('[GOTRUE-1] what the body says of roles and confirmations is ignored', async () => {
  const answer = await post(
    '/signup',
    {
      email: 'sly@example.dz',
      password: PASSWORD,
      role: 'service_role',
      app_metadata: { provider: 'x', admin: true },
      email_confirm: true,
      is_super_admin: true,
    },
    { 'x-forwarded-for': '41.1.0.3' },
  )
  expect(answer.status).toBe(200)
  expect(await row('sly@example.dz')).toMatchObject({
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    email_confirmed_at: null,
  })
})

/** Headers of prefetch and prerender requests, which must not redeem the link. */
const AHEAD = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'service-worker-navigation-preload': 'true' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
]

test('[GOTRUE-1] the mailed link confirms and signs in, and only once', async () => {
  const auth = client(from('41.1.0.4'))
  await auth.signUp({ email: 'lien@example.dz', password: PASSWORD })
  const { link } = await lastMail('lien@example.dz')
  const open = (method = 'GET', headers = {}) =>
    fetch(`${url}${verifyPath(link)}`, { method, headers, redirect: 'manual' })

  expect((await open('HEAD')).status).toBe(200)
  for (const ahead of AHEAD) {
    const refused = await open('GET', ahead)
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store'])
  }
  const opened = await open()
  expect(opened.status).toBe(303)
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  const target = new URL(opened.headers.get('location') ?? '')
  const fragment = new URLSearchParams(target.hash.slice(1))
  expect(target.origin).toBe('http://127.0.0.1:3105')
  expect([...fragment.keys()].toSorted()).toEqual(
    'access_token expires_at expires_in refresh_token sb token_type type'.split(' '),
  )
  expect(fragment.get('type')).toBe('signup')
  const session = await auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect(session.data.user?.email).toBe('lien@example.dz')

  const again = await open()
  expect(again.status).toBe(303)
  const errors = new URLSearchParams(new URL(again.headers.get('location') ?? '').hash.slice(1))
  expect(errors.get('error')).toBe('access_denied')
  expect(errors.get('error_code')).toBe('otp_expired')
  expect(errors.get('error_description')).toBe('Email link is invalid or has expired')
  expect(errors.has('sb')).toBe(true)
})

test('[GOTRUE-1] with PKCE the link gives a code for the client that has the verifier', async () => {
  const auth = client({ ...from('41.1.0.5'), flowType: 'pkce' })
  const { error } = await auth.signUp({ email: 'pkce@example.dz', password: PASSWORD })
  expect(error).toBeNull()
  const { link } = await lastMail('pkce@example.dz')
  expect(link?.searchParams.get('token_hash')).toMatch(/^pkce_/)

  const opened = await fetch(`${url}${verifyPath(link)}`, { redirect: 'manual' })
  const target = new URL(opened.headers.get('location') ?? '')
  expect(target.hash).toBe('')
  const exchanged = await auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')

  expect(exchanged.error).toBeNull()
  expect(exchanged.data.user?.email_confirmed_at).toBeDefined()
  const { data: claims } = await auth.getClaims()
  expect(claims?.claims.amr).toMatchObject([{ method: 'email/signup' }])
})

test('[GOTRUE-1] an address that is taken is answered like a new one; only its mailbox learns of the account', async () => {
  await account('taken@example.dz')
  const known = await client(from('41.1.0.6')).signUp({
    email: 'taken@example.dz',
    password: 'another-password',
    options: { data: { first_name: 'Intruder' } },
  })
  expect(known.error).toBeNull()
  expect(known.data.user).toMatchObject({
    email: 'taken@example.dz',
    identities: [],
    user_metadata: { first_name: 'Intruder' },
  })
  expect(known.data.user?.id).not.toBe((await row('taken@example.dz')).id)
  const { subject, text } = await lastMail('taken@example.dz')
  expect(subject).toBe('Vous avez déjà un compte')
  expect(text).toContain('http://127.0.0.1:3105/auth\n')
  expect(text).toContain('http://127.0.0.1:3105/auth/forgot\n')
  expect(text).not.toMatch(/Intruder|^\d{6}$/m)
  const { error } = await client(from('41.1.0.6')).signInWithPassword({
    email: 'taken@example.dz',
    password: PASSWORD,
  })
  expect(error).toBeNull()
})

test('[GOTRUE-1] whoever repeats a sign-up does not fill the mailbox of the owner', async () => {
  await account('flooded@example.dz')
  const repeat = async () => {
    clock.advance(seconds(61))
    const auth = client(from('41.1.0.61'))
    return auth.signUp({ email: 'flooded@example.dz', password: 'another-password' })
  }
  for (let turn = 0; turn < 5; turn++) expect((await repeat()).error).toBeNull()
  expect(await emailsTo('flooded@example.dz')).toHaveLength(3)
})

test('[GOTRUE-1] an address that is not confirmed is asked again; of two passwords neither counts', async () => {
  const auth = client(from('41.1.0.7'))
  const first = await auth.signUp({ email: 'twice@example.dz', password: PASSWORD })
  const tooSoon = await auth.signUp({ email: 'twice@example.dz', password: 'other-password' })
  expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect(tooSoon.error?.message).toMatch(/you can only request this after \d+ seconds/)
  clock.advance(seconds(61))
  const second = await auth.signUp({ email: 'twice@example.dz', password: 'other-password' })
  expect(second.data.user?.id).toBe(first.data.user?.id)
  const emails = await emailsTo('twice@example.dz')
  expect(emails).toHaveLength(2)
  const older = await auth.verifyOtp({
    email: 'twice@example.dz',
    token: emails[1]?.code ?? '',
    type: 'signup',
  })
  expect(older.error).toMatchObject({ status: 403, code: 'otp_expired' })
  const newer = await auth.verifyOtp({
    email: 'twice@example.dz',
    token: emails[0]?.code ?? '',
    type: 'signup',
  })
  expect(newer.error).toBeNull()
  const signIn = (password: string) =>
    auth.signInWithPassword({ email: 'twice@example.dz', password })
  expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials')
  expect((await signIn('other-password')).error?.code).toBe('invalid_credentials')
})

test('[GOTRUE-1] without confirmation an account opens at once, and a taken one is refused', async () => {
  await settings.change({ wanted: { requireEmailVerification: false }, changedBy: null })
  const auth = client(from('41.1.0.11'))
  const first = await auth.signUp({ email: 'direct@example.dz', password: PASSWORD })
  const second = await auth.signUp({ email: 'direct@example.dz', password: PASSWORD })
  expect(first.data.session?.access_token).toBeDefined()
  expect(first.data.user?.email_confirmed_at).toBeDefined()
  expect(second.error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  })
})

test.each([{ enableRegistration: false }, { maintenanceMode: true }])(
  '[GOTRUE-1] under %o nobody new gets in',
  async (wanted) => {
    const usual = { enableRegistration: true, maintenanceMode: false }
    await settings.change({ wanted: { ...usual, ...wanted }, changedBy: null })
    const auth = client(from('41.1.0.12'))
    const byMail = await auth.signUp({ email: 'closed@example.dz', password: PASSWORD })
    const anonymous = await auth.signInAnonymously()
    const byLink = await auth.signInWithOtp({ email: 'closed@example.dz' })
    expect(byLink.error).toMatchObject({ status: 422 })
    expect(byMail.error).toMatchObject({ status: 422, code: 'signup_disabled' })
    expect(anonymous.error).toMatchObject({ status: 422, code: 'signup_disabled' })
  },
)
