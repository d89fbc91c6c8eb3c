import { expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox, verifyPath } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const accounts = await testAccounts(database, { clock })
const { app, account, PASSWORD } = accounts
const { url, client } = await serve(app)
const { lastMail, lastSms, emailsTo, messagesTo } = mailbox(database, accounts.jobs)

let turn = 0
/** Each client has its own IP address, so that rate limits do not interfere. */
const elsewhere = (options: Parameters<typeof client>[0] = {}) => {
  turn += 1
  return client({ headers: { 'x-forwarded-for': `41.2.0.${turn}` }, ...options })
}
const post = (path: string, body: unknown) => {
  turn += 1
  return fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `41.2.1.${turn}` },
    body: JSON.stringify(body),
  })
}
const open = (link: URL | null) => fetch(`${url}${verifyPath(link)}`, { redirect: 'manual' })
const landed = (answer: Response) => new URL(answer.headers.get('location') ?? '')

test('[GOTRUE-7] a code by mail signs in who is known', async () => {
  const { userId } = await account('otp@example.dz')
  const auth = elsewhere()
  const response = await auth.signInWithOtp({ email: 'OTP@example.dz' })
  expect(response.error).toBeNull()
  const mail = await lastMail('otp@example.dz')
  expect(mail.subject).toBe('Votre lien de connexion')
  expect(mail.link?.searchParams.get('type')).toBe('magiclink')
  const { data, error } = await auth.verifyOtp({
    email: 'otp@example.dz',
    token: mail.code,
    type: 'email',
  })
  expect(error).toBeNull()
  expect(data.user?.id).toBe(userId)
  const again = await elsewhere().verifyOtp({
    email: 'otp@example.dz',
    token: mail.code,
    type: 'email',
  })
  expect(again.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  })
})

test('[GOTRUE-7] a code by mail makes an account for who is new, unless that is not wanted', async () => {
  const auth = elsewhere()
  const refused = await auth.signInWithOtp({
    email: 'new@example.dz',
    options: { shouldCreateUser: false },
  })
  expect(refused.error).toMatchObject({
    status: 422,
    code: 'otp_disabled',
    message: 'Signups not allowed for otp',
  })
  await auth.signInWithOtp({
    email: 'new@example.dz',
    options: { data: { first_name: 'Samia' } },
  })
  const mail = await lastMail('new@example.dz')
  expect(mail.link?.searchParams.get('type')).toBe('signup')
  const { data } = await auth.verifyOtp({
    email: 'new@example.dz',
    token: mail.code,
    type: 'email',
  })
  expect(data.user?.user_metadata).toMatchObject({ first_name: 'Samia' })
})

test('[GOTRUE-7] a magic link with PKCE ends at the client that asked for it', async () => {
  await account('magic@example.dz')
  const auth = elsewhere({ flowType: 'pkce' })
  await auth.signInWithOtp({ email: 'magic@example.dz' })
  const { link } = await lastMail('magic@example.dz')
  const target = landed(await open(link))
  const { data, error } = await auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.user?.email).toBe('magic@example.dz')
  const used = landed(await open(link))
  expect(used.searchParams.get('error_code')).toBe('otp_expired')
  expect(used.hash).toContain('error_code=otp_expired')
})

test('[GOTRUE-7] the hash of a link can be shown by a program of the site itself', async () => {
  await account('hash@example.dz')
  const auth = elsewhere()
  await auth.signInWithOtp({ email: 'hash@example.dz' })
  const { link } = await lastMail('hash@example.dz')
  const token_hash = link?.searchParams.get('token_hash') ?? ''
  const wrong = await auth.verifyOtp({ token_hash: `0${token_hash.slice(1)}x`, type: 'magiclink' })
  expect(wrong.error?.message).toBe('Email link is invalid or has expired')
  const right = await auth.verifyOtp({ token_hash, type: 'magiclink' })
  expect(right.data.session?.user.email).toBe('hash@example.dz')
})

test('[GOTRUE-7] a code by short message signs a phone up and in', async () => {
  const auth = elsewhere()
  const response = await auth.signInWithOtp({ phone: '+213770112233' })
  expect(response.error).toBeNull()
  const { code } = await lastSms('213770112233')
  const first = await auth.verifyOtp({ phone: '+213770112233', token: code, type: 'sms' })
  expect(first.data.user).toMatchObject({ phone: '213770112233' })

  clock.advance(seconds(61))
  await auth.signInWithOtp({ phone: '+213770112233' })
  const { code: later } = await lastSms('213770112233')
  clock.advance(seconds(61))
  const late = await auth.verifyOtp({ phone: '+213770112233', token: later, type: 'sms' })
  expect(late.error?.code).toBe('otp_expired')
})

test('[GOTRUE-9] recovery: code or link, the event, and a new password', async () => {
  await account('forgot@example.dz')
  const auth = elsewhere()
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  const response = await auth.resetPasswordForEmail('forgot@example.dz', {
    redirectTo: 'http://127.0.0.1:3105/reset',
  })
  expect(response.error).toBeNull()
  const mail = await lastMail('forgot@example.dz')
  expect(mail.subject).toBe('Choisissez un nouveau mot de passe')
  expect(mail.link?.searchParams.get('redirect_to')).toBe('http://127.0.0.1:3105/reset')
  const verified = await auth.verifyOtp({
    email: 'forgot@example.dz',
    token: mail.code,
    type: 'recovery',
  })
  expect(verified.error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')

  const changed = await auth.updateUser({ password: 'mhadjeb-du-samedi' })
  expect(changed.error).toBeNull()
  expect(events).toContain('USER_UPDATED')
  const signIn = async (password: string) =>
    (await elsewhere().signInWithPassword({ email: 'forgot@example.dz', password })).error?.code
  expect(await signIn('mhadjeb-du-samedi')).toBeUndefined()
  expect(await signIn(PASSWORD)).toBe('invalid_credentials')
})

test('[GOTRUE-18] a recovery link that the browser opens says so by its event', async () => {
  await account('linked@example.dz')
  await elsewhere().resetPasswordForEmail('linked@example.dz')
  const target = landed(await open((await lastMail('linked@example.dz')).link))
  const events: string[] = []
  const auth = elsewhere()
  auth.onAuthStateChange((event) => void events.push(event))
  const fields = new URLSearchParams(target.hash.slice(1))
  expect(fields.get('type')).toBe('recovery')
  const { error } = await auth.setSession({
    access_token: fields.get('access_token') ?? '',
    refresh_token: fields.get('refresh_token') ?? '',
  })
  expect(error).toBeNull()
  expect(events).toContain('INITIAL_SESSION')
  expect(events).toContain('SIGNED_IN')
  await auth.refreshSession()
  await auth.signOut()
  expect(events.slice(-2)).toEqual(['TOKEN_REFRESHED', 'SIGNED_OUT'])
})

test('[GOTRUE-9] recovery with PKCE keeps its own verifier', async () => {
  await account('pkce-forgot@example.dz')
  const auth = elsewhere({ flowType: 'pkce' })
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  await auth.resetPasswordForEmail('pkce-forgot@example.dz')
  const target = landed(await open((await lastMail('pkce-forgot@example.dz')).link))
  const { error } = await auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
})

test('[GOTRUE-9] what was sent can be sent again, and nothing where nothing is pending', async () => {
  const auth = elsewhere()
  await auth.signUp({ email: 'resend@example.dz', password: PASSWORD })
  const early = await auth.resend({ type: 'signup', email: 'resend@example.dz' })
  expect(early.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  clock.advance(seconds(61))
  const again = await auth.resend({ type: 'signup', email: 'resend@example.dz' })
  expect(again.error).toBeNull()
  const emails = await emailsTo('resend@example.dz')
  expect(emails).toHaveLength(2)
  const older = await auth.verifyOtp({
    email: 'resend@example.dz',
    token: emails[1]?.code ?? '',
    type: 'signup',
  })
  expect(older.error?.code).toBe('otp_expired')
  const newer = await auth.verifyOtp({
    email: 'resend@example.dz',
    token: emails[0]?.code ?? '',
    type: 'signup',
  })
  expect(newer.error).toBeNull()

  const confirmed = await auth.resend({ type: 'signup', email: 'resend@example.dz' })
  const unknown = await auth.resend({ type: 'signup', email: 'nobody-2@example.dz' })
  expect([confirmed.error, unknown.error]).toEqual([null, null])
  expect(await emailsTo('resend@example.dz')).toHaveLength(2)
  expect(await emailsTo('nobody-2@example.dz')).toEqual([])

  await auth.signUp({ phone: '+213550909090', password: PASSWORD })
  expect(await messagesTo('213550909090')).toHaveLength(1)
  clock.advance(seconds(61))
  await auth.resend({ type: 'sms', phone: '+213550909090' })
  expect(await messagesTo('213550909090')).toHaveLength(2)
})

test('[GOTRUE-9] calls that say too little are told so', async () => {
  const refusal = async (path: string, body: unknown) => {
    const answer = await post(path, body)
    return [answer.status, ((await answer.json()) as { error_code: string }).error_code]
  }
  expect(await refusal('/recover', {})).toEqual([400, 'validation_failed'])
  expect(await refusal('/recover', { email: 'x' })).toEqual([400, 'validation_failed'])
  expect(await refusal('/resend', { type: 'magiclink', email: 'a@b.dz' })).toEqual([
    400,
    'validation_failed',
  ])
  expect(await refusal('/resend', { type: 'signup' })).toEqual([400, 'validation_failed'])
  expect(await refusal('/otp', {})).toEqual([400, 'validation_failed'])
  const channel = { email: 'a@b.dz', channel: 'sms' }
  expect(await refusal('/otp', channel)).toEqual([400, 'validation_failed'])
  expect(await refusal('/verify', { token: '1', email: 'a@b.dz' })).toEqual([
    400,
    'validation_failed',
  ])
  const both = { type: 'signup', token: '1', token_hash: '2' }
  expect(await refusal('/verify', both)).toEqual([400, 'validation_failed'])
  const beside = { type: 'signup', token_hash: '2', email: 'a@b.dz' }
  expect(await refusal('/verify', beside)).toEqual([400, 'validation_failed'])
  const unknown = { type: 'other', token: '1', email: 'a@b.dz' }
  expect(await refusal('/verify', unknown)).toEqual([400, 'validation_failed'])
  const malformed = { type: 'signup', token: '1', email: 'a' }
  expect(await refusal('/verify', malformed)).toEqual([422, 'validation_failed'])
  expect(await refusal('/verify', { type: 'signup', token: '1', email: 'no@b.dz' })).toEqual([
    403,
    'otp_expired',
  ])
  const bare = await fetch(`${url}/auth/v1/verify`, { redirect: 'manual' })
  expect(bare.status).toBe(400)
})
