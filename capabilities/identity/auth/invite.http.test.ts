import { AuthAdminApi } from '@supabase/auth-js'
import { afterAll, expect, test } from 'vitest'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { listInbox } from '#platform/email/index.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { account, PASSWORD, app, identity, jobs } = await testAccounts(database)
const { url, client } = await serve(app)
await jobs.start()
afterAll(() => jobs.stop())

const admin = new AuthAdminApi({
  url: `${url}/auth/v1`,
  headers: { Authorization: `Bearer ${await identity.serviceToken()}` },
})

async function mailTo(address: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = (await listInbox(database.db)).find(({ to }) => to === address)
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no mail to ${address}`)
}
const hashIn = (text: string) => /token(?:_hash)?=([0-9a-f]+)/.exec(text)![1]!

test('[GOTRUE-14] an invited person gets a mail, opens it and is in', async () => {
  const { data, error } = await admin.inviteUserByEmail('Guest@example.dz', {
    data: { first_name: 'Guest' },
    redirectTo: 'http://127.0.0.1:3105/welcome',
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'guest@example.dz',
    user_metadata: { first_name: 'Guest' },
  })
  expect(data.user?.invited_at).toBeTruthy()
  expect(data.user?.email_confirmed_at).toBeUndefined()
  const mail = await mailTo('guest@example.dz')
  expect(mail.text).toContain(encodeURIComponent('http://127.0.0.1:3105/welcome'))

  const auth = client()
  const entered = await auth.verifyOtp({ token_hash: hashIn(mail.text), type: 'invite' })
  expect(entered.error).toBeNull()
  expect(entered.data.user).toMatchObject({ email: 'guest@example.dz' })
  expect(entered.data.user?.email_confirmed_at).toBeTruthy()
  const again = await admin.inviteUserByEmail('guest@example.dz')
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
  expect((await admin.inviteUserByEmail('nowhere')).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
})

test('[GOTRUE-14] a link of each kind opens what a mail of it would, and nothing is sent', async () => {
  await account('known@example.dz')
  const before = (await listInbox(database.db)).length
  const make = async (params: Parameters<typeof admin.generateLink>[0]) => {
    const { data, error } = await admin.generateLink(params)
    if (error) throw error
    return data
  }
  const recovery = await make({
    type: 'recovery',
    email: 'known@example.dz',
    options: { redirectTo: 'https://elsewhere.example/' },
  })
  expect(recovery.properties).toMatchObject({
    verification_type: 'recovery',
    redirect_to: 'http://127.0.0.1:3105',
  })
  expect(recovery.properties.action_link).toContain(
    `token=${recovery.properties.hashed_token}&type=recovery`,
  )
  expect(recovery.user).toMatchObject({ email: 'known@example.dz' })
  const auth = client()
  expect(
    (await auth.verifyOtp({ type: 'recovery', token_hash: recovery.properties.hashed_token }))
      .error,
  ).toBeNull()

  const magic = await make({ type: 'magiclink', email: 'known@example.dz' })
  expect(magic.properties.verification_type).toBe('magiclink')
  const typed = await client().verifyOtp({
    type: 'magiclink',
    email: 'known@example.dz',
    token: magic.properties.email_otp,
  })
  expect(typed.error).toBeNull()

  const otherUser = await make({ type: 'magiclink', email: 'stranger@example.dz' })
  expect(otherUser.properties.verification_type).toBe('signup')
  const signup = await make({
    type: 'signup',
    email: 'fresh@example.dz',
    password: 'abricot-sec',
    options: { data: { first_name: 'F' } },
  })
  expect(signup.user.user_metadata).toMatchObject({ first_name: 'F' })
  expect(
    (await client().verifyOtp({ type: 'signup', token_hash: signup.properties.hashed_token }))
      .error,
  ).toBeNull()
  expect(
    (await client().signInWithPassword({ email: 'fresh@example.dz', password: 'abricot-sec' }))
      .error,
  ).toBeNull()
  const invite = await make({ type: 'invite', email: 'later@example.dz' })
  expect(invite.user.invited_at).toBeTruthy()
  expect(
    (await client().verifyOtp({ type: 'invite', token_hash: invite.properties.hashed_token }))
      .error,
  ).toBeNull()

  const current = await make({
    type: 'email_change_current',
    email: 'known@example.dz',
    newEmail: 'moved@example.dz',
  })
  const fresh = await make({
    type: 'email_change_new',
    email: 'known@example.dz',
    newEmail: 'moved@example.dz',
  })
  expect(current.properties.action_link).toContain('type=email_change&')
  const half = await client().verifyOtp({
    type: 'email_change',
    token_hash: current.properties.hashed_token,
  })
  expect(half.data.session).toBeNull()
  const whole = await client().verifyOtp({
    type: 'email_change',
    token_hash: fresh.properties.hashed_token,
  })
  expect(whole.error).toBeNull()
  expect(
    (await client().signInWithPassword({ email: 'moved@example.dz', password: PASSWORD })).error,
  ).toBeNull()
  const later = (await listInbox(database.db)).slice(0, -before || undefined)
  // Its owner is informed of the new address, at the one before it.
  expect(later.map(({ to }) => to)).toEqual(['known@example.dz'])
})

test('[GOTRUE-14] links that cannot be made', async () => {
  await account('there@example.dz')
  const code = async (params: object) => (await admin.generateLink(params as never)).error
  expect(await code({ type: 'recovery', email: 'nobody@example.dz' })).toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
  expect(
    await code({ type: 'email_change_new', email: 'nobody@example.dz', newEmail: 'x@example.dz' }),
  ).toMatchObject({ status: 404, code: 'user_not_found' })
  expect(
    await code({ type: 'signup', email: 'there@example.dz', password: 'abricot-sec' }),
  ).toMatchObject({ status: 422, code: 'email_exists' })
  expect(await code({ type: 'invite', email: 'there@example.dz' })).toMatchObject({
    status: 422,
    code: 'email_exists',
  })
  expect(await code({ type: 'signup', email: 'new@example.dz' })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
  expect(await code({ type: 'signup', email: 'new@example.dz', password: 'abc' })).toMatchObject({
    status: 422,
    code: 'weak_password',
  })
  expect(await code({ type: 'sesame', email: 'there@example.dz' })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
})

test('[GOTRUE-14] sessions of somebody are ended with their token', async () => {
  await account('signout@example.dz')
  const auth = client()
  const { data } = await auth.signInWithPassword({
    email: 'signout@example.dz',
    password: PASSWORD,
  })
  expect((await admin.signOut(data.session!.access_token, 'global')).error).toBeNull()
  expect((await auth.getUser()).error).not.toBeNull()
})
