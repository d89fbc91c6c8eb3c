import { AuthAdminApi } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { days, seconds } from '#kernel/time.ts'
import { movableClock } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'
import { isHome, someUser, testVisits } from '#tests/support/visit-fixture.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const visits = await testVisits(database, { clock })
const { partner, url, client, browser, signInUrl, identity, settings } = visits
const { database: sql } = database
const { lastMail, lastSms } = mailbox(database, visits.jobs)
const operator = async () =>
  new AuthAdminApi({
    url: `${url}/auth/v1`,
    headers: { Authorization: `Bearer ${await identity.serviceToken()}` },
  })

const OWN = 'figues-de-barbarie'
const ATTACKERS = 'Attacker-1234'
let turn = 0
/** A client with its own IP address, one minute later. */
function account() {
  turn += 1
  clock.advance(seconds(61))
  return client({ headers: { 'x-forwarded-for': `41.9.0.${turn}` } })
}
const attackerSignsUp = async (email: string) => {
  const data = { first_name: 'EVIL', phone: '0550666666', note: 'x'.repeat(3_000) }
  const { error } = await account().signUp({ email, password: ATTACKERS, options: { data } })
  expect(error).toBeNull()
  await visits.jobs.drain()
}
const ownerSignsUp = (email: string) =>
  account().signUp({ email, password: OWN, options: { data: { first_name: 'Nora' } } })
const opens = async (email: string, password: string) =>
  (await account().signInWithPassword({ email, password })).error?.code ?? 'opens'
const profileOf = async (email: string) =>
  (
    await sql.query(
      `select p.first_name, p.phone from identity.profiles p join identity.users u on u.id = user_id
       where u.email = $1`,
      [email],
    )
  ).rows[0]

async function expectOwned(email: string, own: 'opens' | 'invalid_credentials', name?: string) {
  expect(await opens(email, ATTACKERS)).toBe('invalid_credentials')
  expect(await opens(email, OWN)).toBe(own)
  const { rows } = await sql.query('select * from identity.users where email = $1', [email])
  expect(rows[0].email_confirmed_at).not.toBeNull()
  expect(JSON.stringify(rows[0])).not.toMatch(/EVIL|xxx|550666666/)
  expect(await profileOf(email)).toEqual({ first_name: name ?? null, phone: null })
}

test('[GOTRUE-1] where sign-ups differ, the code confirms the address and brings nothing of either', async () => {
  await attackerSignsUp('owner@example.dz')
  const { data } = await ownerSignsUp('owner@example.dz')
  expect(data.user?.user_metadata).toMatchObject({ first_name: 'Nora', email_verified: false })
  expect(JSON.stringify(data.user)).not.toContain('EVIL')
  expect(await opens('owner@example.dz', OWN)).not.toBe('opens')
  const confirm = async (email: string) => {
    const { code: token } = await lastMail(email)
    return account().verifyOtp({ email, token, type: 'signup' })
  }
  expect((await confirm('owner@example.dz')).data.session).not.toBeNull()
  await expectOwned('owner@example.dz', 'invalid_credentials')

  // Both messages look alike in the mailbox, and the attacker's is the valid one.
  await ownerSignsUp('first@example.dz')
  await attackerSignsUp('first@example.dz')
  expect((await confirm('first@example.dz')).error).toBeNull()
  await expectOwned('first@example.dz', 'invalid_credentials')

  await ownerSignsUp('codes@example.dz')
  const evil = { data: { first_name: 'EVIL' } }
  await account().signInWithOtp({ email: 'codes@example.dz', options: evil })
  expect((await confirm('codes@example.dz')).error).toBeNull()
  await expectOwned('codes@example.dz', 'invalid_credentials')
})

test('[GOTRUE-1] a sign-up that comes too soon for a mail takes the stranger’s password out of the one on its way', async () => {
  const atOnce = () => client({ headers: { 'x-forwarded-for': `41.9.1.${(turn += 1)}` } })
  const confirm = async (email: string) => {
    const { code: token } = await lastMail(email)
    return account().verifyOtp({ email, token, type: 'signup' })
  }
  await attackerSignsUp('soon@example.dz')
  const own = await atOnce().signUp({ email: 'soon@example.dz', password: OWN })
  expect(own.error?.code).toBe('over_email_send_rate_limit')
  expect((await confirm('soon@example.dz')).error).toBeNull()
  await expectOwned('soon@example.dz', 'invalid_credentials')

  // Magic links have a minimum interval of their own, which an attacker may have started too.
  await account().signInWithOtp({ email: 'link-soon@example.dz' })
  const data = { first_name: 'EVIL' }
  await atOnce().signUp({ email: 'link-soon@example.dz', password: ATTACKERS, options: { data } })
  await visits.jobs.drain()
  const response = await atOnce().signInWithOtp({ email: 'link-soon@example.dz' })
  expect(response.error?.code).toBe('over_email_send_rate_limit')
  expect((await confirm('link-soon@example.dz')).error).toBeNull()
  await expectOwned('link-soon@example.dz', 'invalid_credentials')

  await ownerSignsUp('twice@example.dz')
  const again = await atOnce().signUp({ email: 'twice@example.dz', password: OWN })
  expect(again.error?.code).toBe('over_email_send_rate_limit')
  expect((await confirm('twice@example.dz')).error).toBeNull()
  await expectOwned('twice@example.dz', 'opens', 'Nora')
})

test('[GOTRUE-7] a magic link or a recovery leaves nothing of a stranger’s sign-up', async () => {
  await attackerSignsUp('link@example.dz')
  await account().signInWithOtp({ email: 'link@example.dz' })
  const { link } = await lastMail('link@example.dz')
  const token_hash = link?.searchParams.get('token_hash') ?? ''
  expect((await account().verifyOtp({ token_hash, type: 'email' })).error).toBeNull()
  await expectOwned('link@example.dz', 'invalid_credentials')

  await attackerSignsUp('forgot@example.dz')
  await account().resetPasswordForEmail('forgot@example.dz')
  const { code: token } = await lastMail('forgot@example.dz')
  const auth = account()
  await auth.verifyOtp({ email: 'forgot@example.dz', token, type: 'recovery' })
  expect((await auth.updateUser({ password: OWN })).error).toBeNull()
  await expectOwned('forgot@example.dz', 'opens')
})

test('[GOTRUE-2] a code that is sent again brings a sign-up along only when there was one alone', async () => {
  await ownerSignsUp('late@example.dz')
  clock.advance(days(3))
  await visits.jobs.drain()
  await account().resend({ type: 'signup', email: 'late@example.dz' })
  const { code } = await lastMail('late@example.dz')
  await account().verifyOtp({ email: 'late@example.dz', token: code, type: 'signup' })
  await expectOwned('late@example.dz', 'opens', 'Nora')

  await ownerSignsUp('contested@example.dz')
  await attackerSignsUp('contested@example.dz')
  await account().resend({ type: 'signup', email: 'contested@example.dz' })
  const { code: token } = await lastMail('contested@example.dz')
  await account().verifyOtp({ email: 'contested@example.dz', token, type: 'signup' })
  await expectOwned('contested@example.dz', 'invalid_credentials')
})

test('[GOTRUE-14] an invitation, or an operator who confirms, leaves nothing of a stranger', async () => {
  const admin = await operator()
  await attackerSignsUp('guest@example.dz')
  clock.advance(seconds(61))
  const invited = await admin.inviteUserByEmail('guest@example.dz', {
    data: { first_name: 'Guest' },
  })
  expect(invited.error).toBeNull()
  const { link } = await lastMail('guest@example.dz')
  const token_hash = link?.searchParams.get('token_hash') ?? ''
  expect((await account().verifyOtp({ token_hash, type: 'invite' })).error).toBeNull()
  await expectOwned('guest@example.dz', 'invalid_credentials', 'Guest')

  await attackerSignsUp('helped@example.dz')
  const { rows } = await sql.query('select id from identity.users where email = $1', [
    'helped@example.dz',
  ])
  await admin.updateUserById(rows[0].id, { email_confirm: true })
  await expectOwned('helped@example.dz', 'invalid_credentials')

  const made = await admin.createUser({ email: 'made@example.dz', password: OWN })
  await admin.updateUserById(made.data.user!.id, { email_confirm: true })
  await expectOwned('made@example.dz', 'opens')
})

test('[GOTRUE-11] an address that a provider did not verify is its prover’s without that identity', async () => {
  partner.is(someUser('EVIL', { email: 'victim@example.dz', email_verified: false }))
  const visit = async () => {
    clock.advance(seconds(61))
    return browser().open(await signInUrl(client()), isHome)
  }
  expect((await visit()).searchParams.get('error_code')).toBe('provider_email_needs_verification')
  await ownerSignsUp('victim@example.dz')
  const { code: token } = await lastMail('victim@example.dz')
  await account().verifyOtp({ email: 'victim@example.dz', token, type: 'signup' })
  await expectOwned('victim@example.dz', 'invalid_credentials')
  expect((await visit()).searchParams.get('error_code')).toBe('provider_email_needs_verification')

  partner.is(someUser('samira', { email: 'samira@example.dz', email_verified: false }))
  await visit()
  await attackerSignsUp('samira@example.dz')
  partner.is(someUser('samira', { email: 'samira@example.dz', email_verified: true }))
  expect((await visit()).hash).toContain('access_token')
  await expectOwned('samira@example.dz', 'invalid_credentials', 'samira')
})

test('[GOTRUE-1] a phone is its prover’s too', async () => {
  const phone = '213661223344'
  const otherUser = { first_name: 'EVIL' }
  await account().signUp({ phone, password: ATTACKERS, options: { data: otherUser } })
  await visits.jobs.drain()
  const own = await account().signUp({
    phone,
    password: OWN,
    options: { data: { first_name: 'Nora' } },
  })
  expect(own.error).toBeNull()
  const { code: token } = await lastSms(phone)
  const entered = await client().verifyOtp({ phone, token, type: 'sms' })
  expect(entered.error).toBeNull()
  expect(JSON.stringify(entered.data.user)).not.toContain('EVIL')
  const otherUsers = await account().signInWithPassword({ phone, password: ATTACKERS })
  expect(otherUsers.error?.code).toBe('invalid_credentials')
})

test('[GOTRUE-1] once nothing is to be confirmed, the one who comes has the address', async () => {
  await attackerSignsUp('open@example.dz')
  await settings.change({ wanted: { requireEmailVerification: false }, changedBy: null })
  expect((await ownerSignsUp('open@example.dz')).data.session).not.toBeNull()
  await settings.change({ wanted: { requireEmailVerification: true }, changedBy: null })
  await expectOwned('open@example.dz', 'opens', 'Nora')
})
