import { expect, test } from 'vitest'
import { days, minutes, seconds } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox, verifyPath } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const accounts = await testAccounts(database, { clock })
const strict = await testAccounts(database, {
  clock,
  environment: {
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
    GOTRUE_PASSWORD_REQUIRED_CHARACTERS: 'abcdefghijklmnopqrstuvwxyz:0123456789',
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false',
    GOTRUE_MAILER_NOTIFICATIONS_PASSWORD_CHANGED_ENABLED: 'true',
    GOTRUE_MAILER_NOTIFICATIONS_EMAIL_CHANGED_ENABLED: 'true',
    GOTRUE_SMS_TEST_OTP: '213555000111=424242',
  },
})
const { account, PASSWORD } = accounts
const { url, client } = await serve(accounts.app)
const guarded = await serve(strict.app)
const { database: sql } = database
const { lastMail, lastSms, emailsTo, messagesTo } = mailbox(database, accounts.jobs)

let turn = 0
async function signedIn(email: string, make: typeof client = client) {
  const { userId } = await account(email)
  turn += 1
  const auth = make({ headers: { 'x-forwarded-for': `41.3.0.${turn}` } })
  const { error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  return { auth, userId, events }
}

test('[GOTRUE-10] data is merged, null takes a key away, and the event is told', async () => {
  const { auth, events } = await signedIn('data@example.dz')
  const { data, error } = await auth.updateUser({
    data: { first_name: 'Lila', last_name: null, theme: { dark: true } },
  })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toMatchObject({
    first_name: 'Lila',
    theme: { dark: true },
    email: 'data@example.dz',
  })
  expect(data.user?.user_metadata).not.toHaveProperty('last_name')
  expect(events).toContain('USER_UPDATED')
  expect((await auth.getUser()).data.user?.user_metadata).toMatchObject({ first_name: 'Lila' })
})

test('[GOTRUE-10] what only an administrator may change is refused', async () => {
  const { auth } = await signedIn('admin-not@example.dz')
  const { error } = await auth.updateUser({ app_metadata: { admin: true } } as never)
  expect(error).toMatchObject({ status: 403, code: 'not_admin' })
})

test('[GOTRUE-10] a change of e-mail waits for both mailboxes, in any order', async () => {
  for (const order of [
    ['old', 'new'],
    ['new', 'old'],
  ]) {
    const from = `from-${order[0]}@example.dz`
    const to = `to-${order[0]}@example.dz`
    const { auth, userId } = await signedIn(from)
    const response = await auth.updateUser({ email: to })
    expect(response.data.user).toMatchObject({ email: from, new_email: to })

    const [current, next] = [await lastMail(from), await lastMail(to)]
    expect(current.text).toContain(to)
    const verify = (which: string | undefined) =>
      auth.verifyOtp({
        email: which === 'old' ? from : to,
        token: which === 'old' ? current.code : next.code,
        type: 'email_change',
      })
    const half = await verify(order[0])
    expect(half).toMatchObject({ data: { user: null, session: null }, error: null })
    expect((await auth.getUser()).data.user?.email).toBe(from)
    const twice = await verify(order[0])
    expect(twice.error?.code).toBe('otp_expired')

    const whole = await verify(order[1])
    expect(whole.error).toBeNull()
    expect(whole.data.user).toMatchObject({ id: userId, email: to })
    expect(whole.data.user?.new_email).toBeUndefined()
    expect(whole.data.user?.identities).toMatchObject([
      { provider: 'email', identity_data: { email: to, email_verified: true } },
    ])
    const profile = await sql.query('select email from identity.profiles where user_id = $1', [
      userId,
    ])
    expect(profile.rows).toEqual([{ email: to }])
  }
})

test('[GOTRUE-10] the links of a change of e-mail do the same', async () => {
  const { auth } = await signedIn('links-old@example.dz')
  await auth.updateUser({ email: 'links-new@example.dz' })
  const open = async (email: string) => {
    const { link } = await lastMail(email)
    expect(link?.searchParams.get('type')).toBe('email_change')
    const answer = await fetch(`${url}${verifyPath(link)}`, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
  }
  const first = await open('links-old@example.dz')
  expect(first.get('message')).toMatch(/proceed to confirm link sent to the other email/)
  expect(first.has('access_token')).toBe(false)
  const second = await open('links-new@example.dz')
  expect(second.get('type')).toBe('email_change')
  expect(second.get('access_token')).toBeTruthy()
  expect((await auth.getUser()).data.user?.email).toBe('links-new@example.dz')
})

test('[GOTRUE-9] the mails of a change are sent again to whom they still concern', async () => {
  const { auth } = await signedIn('again-old@example.dz')
  await auth.updateUser({ email: 'again-new@example.dz' })
  const early = await auth.resend({ type: 'email_change', email: 'again-old@example.dz' })
  expect(early.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  const { code } = await lastMail('again-old@example.dz')
  await auth.verifyOtp({ email: 'again-old@example.dz', token: code, type: 'email_change' })
  clock.advance(seconds(61))
  const { error } = await auth.resend({ type: 'email_change', email: 'again-old@example.dz' })
  expect(error).toBeNull()
  expect(await emailsTo('again-old@example.dz')).toHaveLength(1)
  expect(await emailsTo('again-new@example.dz')).toHaveLength(2)
})

test('[GOTRUE-10] addresses that others have are refused, also when taken meanwhile', async () => {
  const { auth } = await signedIn('wants@example.dz')
  await account('has@example.dz')
  const taken = await auth.updateUser({ email: 'has@example.dz' })
  expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })

  await auth.updateUser({ email: 'soon@example.dz' })
  const [current, next] = [await lastMail('wants@example.dz'), await lastMail('soon@example.dz')]
  await account('soon@example.dz')
  const type = 'email_change'
  await auth.verifyOtp({ email: 'wants@example.dz', token: current.code, type })
  const late = await auth.verifyOtp({ email: 'soon@example.dz', token: next.code, type })
  expect(late.error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('[GOTRUE-10] a phone is added by its code and becomes a way in', async () => {
  const { auth, userId } = await signedIn('phone@example.dz')
  const response = await auth.updateUser({ phone: '+213 555 77 88 99' })
  expect(response.data.user).toMatchObject({ phone: '', new_phone: '213555778899' })
  const { code } = await lastSms('213555778899')
  const tooSoon = await auth.resend({ type: 'phone_change', phone: '+213555778899' })
  expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  const { data, error } = await auth.verifyOtp({
    phone: '+213555778899',
    token: code,
    type: 'phone_change',
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    id: userId,
    phone: '213555778899',
    app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    identities: [{ provider: 'email' }, { provider: 'phone' }],
  })
  const other = await signedIn('phone-2@example.dz')
  const taken = await other.auth.updateUser({ phone: '0555 77 88 99' })
  expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' })
})

test('[GOTRUE-10] a new password ends the other sessions and takes waiting codes away', async () => {
  const { auth, userId } = await signedIn('secret@example.dz')
  const other = client()
  await other.signInWithPassword({ email: 'secret@example.dz', password: PASSWORD })
  await client().resetPasswordForEmail('secret@example.dz')
  const { code } = await lastMail('secret@example.dz')

  const same = await auth.updateUser({ password: PASSWORD })
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
  const weak = await auth.updateUser({ password: '123' })
  expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  const changed = await auth.updateUser({ password: 'tajine-du-jeudi' })
  expect(changed.error).toBeNull()

  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await auth.getUser()).data.user?.id).toBe(userId)
  const late = { email: 'secret@example.dz', token: code, type: 'recovery' } as const
  expect((await client().verifyOtp(late)).error?.code).toBe('otp_expired')
})

test('[GOTRUE-10] without a session nothing is changed', async () => {
  const answer = await fetch(`${url}/auth/v1/user`, { method: 'PUT', body: '{}' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error_code: 'no_authorization' })
  const response = await fetch(`${url}/auth/v1/reauthenticate`)
  expect(response.status).toBe(401)
})

test('[GOTRUE-10] where it is asked for, an old session proves its owner by a code', async () => {
  const { auth } = await signedIn('old-session@example.dz', guarded.client)
  clock.advance(days(2))
  await auth.refreshSession()
  const password = 'chakhchoukha-2026'
  const needed = await auth.updateUser({ password, current_password: PASSWORD } as never)
  expect(needed.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })

  expect((await auth.reauthenticate()).error).toBeNull()
  const again = await auth.reauthenticate()
  expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  await strict.jobs.drain()
  const mail = await lastMail('old-session@example.dz')
  expect(mail.link).toBeNull()
  const change = (nonce: string, current_password?: string) =>
    auth.updateUser({ password, nonce, current_password } as never)
  const wrong = await change(mail.code === '111111' ? '222222' : '111111', PASSWORD)
  expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
  expect((await change(mail.code, PASSWORD)).error).toBeNull()

  clock.advance(days(2))
  await auth.refreshSession()
  await auth.reauthenticate()
  await strict.jobs.drain()
  const late = await lastMail('old-session@example.dz')
  clock.advance(minutes(16))
  const other = { password: 'mhadjeb-2026-x', nonce: late.code, current_password: password }
  const refused = await auth.updateUser(other as never)
  expect(refused.error?.code).toBe('reauthentication_not_valid')
})

test('[GOTRUE-10] where it is asked for, the password so far is needed', async () => {
  const { auth } = await signedIn('current@example.dz', guarded.client)
  const change = (current_password?: string) =>
    auth.updateUser({ password: 'bourek-2026', current_password } as never)
  expect((await change()).error?.code).toBe('current_password_required')
  expect((await change('guess')).error?.code).toBe('current_password_invalid')
  const poor = await auth.updateUser({
    password: 'onlyletters',
    current_password: PASSWORD,
  } as never)
  expect(poor.error).toMatchObject({ code: 'weak_password', reasons: ['characters'] })
  expect((await change(PASSWORD)).error).toBeNull()
  await strict.jobs.drain()
  const details = await lastMail('current@example.dz')
  expect(details).toMatchObject({
    subject: 'Votre mot de passe a été changé',
    code: '',
    link: null,
  })
})

test('[GOTRUE-10] one mailbox is enough where only one is asked', async () => {
  const { auth } = await signedIn('single-old@example.dz', guarded.client)
  await auth.updateUser({ email: 'single-new@example.dz' })
  await strict.jobs.drain()
  expect(await emailsTo('single-old@example.dz')).toEqual([])
  const { code } = await lastMail('single-new@example.dz')
  const { data } = await auth.verifyOtp({
    email: 'single-new@example.dz',
    token: code,
    type: 'email_change',
  })
  expect(data.user?.email).toBe('single-new@example.dz')
  await strict.jobs.drain()
  expect((await lastMail('single-old@example.dz')).text).toContain('single-new@example.dz')
})

test('[GOTRUE-7] a tester’s number has a code that is known and never sent', async () => {
  const auth = guarded.client({ headers: { 'x-forwarded-for': '41.3.1.1' } })
  await auth.signInWithOtp({ phone: '+213555000111' })
  await strict.jobs.drain()
  expect(await messagesTo('213555000111')).toEqual([])
  const { data } = await auth.verifyOtp({ phone: '+213555000111', token: '424242', type: 'sms' })
  expect(data.user?.phone).toBe('213555000111')
})

test('[GOTRUE-10] somebody with neither address cannot be asked again who they are', async () => {
  const { auth, userId } = await signedIn('bare@example.dz')
  await sql.query(
    'update identity.users set email = null, email_confirmed_at = null where id = $1',
    [userId],
  )
  const { error } = await auth.reauthenticate()
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
})
