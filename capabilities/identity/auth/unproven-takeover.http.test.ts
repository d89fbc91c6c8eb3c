import { AuthAdminApi } from '@supabase/auth-js'
import { beforeEach, expect, test } from 'vitest'
import { minutes, seconds } from '#kernel/time.ts'
import { movableClock } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'
import {
  isHome,
  isWelcome,
  SITE,
  someUser,
  testVisits,
  WELCOME,
} from '#tests/support/visit-fixture.ts'

/** Accounts that a setting confirmed, and what an attacker left in them. */
const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const visits = await testVisits(database, { clock })
const { partner, url, client, browser, signInUrl, identity, settings, pkce } = visits
const { database: sql } = database
const { lastMail, lastSms } = mailbox(database, visits.jobs)

const ATTACKERS = 'Attacker-1234'
let turn = 0
function account() {
  turn += 1
  clock.advance(seconds(61))
  return client({ headers: { 'x-forwarded-for': `41.8.0.${turn}` } })
}
const verification = (isOn: boolean) =>
  settings.change({ wanted: { requireEmailVerification: isOn }, changedBy: null })
beforeEach(() => verification(true))

async function attackerAt(email: string) {
  await verification(false)
  const attacker = account()
  const data = { first_name: 'EVIL', phone: '0550666666' }
  expect(
    (await attacker.signUp({ email, password: ATTACKERS, options: { data } })).error,
  ).toBeNull()
  return attacker
}
async function ownerEnters(email: string) {
  await account().signInWithOtp({ email })
  const { code: token } = await lastMail(email)
  const entered = await account().verifyOtp({ email, token, type: 'email' })
  expect(entered.error).toBeNull()
  return entered.data
}
async function leftOf(email: string) {
  const { rows } = await sql.query(
    `select u.*, p.*, array(select a::text from identity.addresses a where a.user_id = u.id)::text as kept
     from identity.users u join identity.profiles p on p.user_id = u.id where u.email = $1`,
    [email],
  )
  return JSON.stringify(rows[0])
}
async function beginLink(auth: ReturnType<typeof account>) {
  const { data } = await auth.getSession()
  const attacker = browser()
  const response = await attacker.send(
    `${SITE}/auth/v1/user/identities/authorize?provider=keycloak&skip_http_redirect=true&redirect_to=${WELCOME}`,
    { headers: { authorization: `Bearer ${data.session?.access_token}` } },
  )
  const { url: start } = (await response.json()) as { url: string }
  const back = await attacker.open(start, (address) => address.includes('/auth/v1/callback'))
  return () => attacker.open(back.href, (address) => isWelcome(address) || isHome(address))
}

test('[GOTRUE-7] a code that anybody asks for while verification is off proves no mailbox', async () => {
  await verification(false)
  const options = { data: { first_name: 'EVIL' } }
  await account().signInWithOtp({ email: 'asked@example.dz', options })
  const { rows } = await sql.query('select id from identity.users where email = $1', [
    'asked@example.dz',
  ])
  expect(await identity.provenAddress(rows[0].id)).toBeNull()
  await ownerEnters('asked@example.dz')
  expect(await leftOf('asked@example.dz')).not.toContain('EVIL')
})

test('[GOTRUE-10] the first proof leaves no phone, name or address of whoever came before', async () => {
  const attacker = await attackerAt('phone@example.dz')
  await attacker.updateUser({ phone: '213550666666' })
  const { code: token } = await lastSms('213550666666')
  await attacker.verifyOtp({ phone: '213550666666', token, type: 'phone_change' })
  await sql.query(
    `insert into identity.addresses (id, user_id, label, first_name, last_name, phone, address, city, wilaya, is_default, created_at, updated_at)
     select gen_random_uuid(), id, 'EVIL', 'E', 'V', '0550666666', 'EVIL', 'Alger', '16', true, now(), now()
     from identity.users where email = 'phone@example.dz'`,
  )
  const { user } = await ownerEnters('phone@example.dz')
  expect(user?.phone).toBe('')
  expect(await leftOf('phone@example.dz')).not.toMatch(/EVIL|550666666/)
  const back = account()
  await back.signInWithOtp({ phone: '213550666666' })
  const { code } = await lastSms('213550666666')
  const entered = await back.verifyOtp({ phone: '213550666666', token: code, type: 'sms' })
  expect(entered.data.user?.id).not.toBe(user?.id)
})

test('[GOTRUE-11] a code of a provider or a link under way opens nothing after the first proof', async () => {
  await verification(false)
  const auth = pkce()
  partner.is(someUser('flow', { email_verified: false }))
  const end = await browser().open(await signInUrl(auth), isWelcome)
  const code = end.searchParams.get('code') ?? ''
  expect(code).not.toBe('')
  await ownerEnters('flow@example.dz')
  expect((await auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')

  const attacker = await attackerAt('link@example.dz')
  partner.is(someUser('evil'))
  const finish = await beginLink(attacker)
  const { user } = await ownerEnters('link@example.dz')
  await finish()
  const { rows } = await sql.query(
    "select 1 from identity.identities where user_id = $1 and provider <> 'email'",
    [user?.id],
  )
  expect(rows).toEqual([])
})

test('[GOTRUE-10] a new password ends a link that another session began', async () => {
  const email = 'stolen@example.dz'
  const { userId } = await visits.account(email)
  const [thief, owner] = [account(), account()]
  for (const auth of [thief, owner])
    await auth.signInWithPassword({ email, password: visits.PASSWORD })
  partner.is(someUser('thief'))
  const finish = await beginLink(thief)
  expect((await owner.updateUser({ password: 'figues-de-barbarie' })).error).toBeNull()
  await finish()
  const { rows } = await sql.query(
    "select 1 from identity.identities where user_id = $1 and provider <> 'email'",
    [userId],
  )
  expect(rows).toEqual([])
})

test('[GOTRUE-14] an invitation is opened by its mailbox alone, and by no code of before', async () => {
  const admin = new AuthAdminApi({
    url: `${url}/auth/v1`,
    headers: { Authorization: `Bearer ${await identity.serviceToken()}` },
  })
  const invited = 'invited@example.dz'
  await account().signUp({ email: invited, password: ATTACKERS })
  const { code: token } = await lastMail(invited)
  clock.advance(seconds(61))
  expect((await admin.inviteUserByEmail(invited)).error).toBeNull()
  const early = await account().verifyOtp({ email: invited, token, type: 'signup' })
  expect(early.error?.code).toBe('otp_expired')
  await account().resend({ type: 'signup', email: invited })
  const again = await lastMail(invited)
  await account().verifyOtp({ email: invited, token: again.code, type: 'signup' })
  const opened = await account().signInWithPassword({ email: invited, password: ATTACKERS })
  expect(opened.error?.code).toBe('invalid_credentials')

  clock.advance(seconds(61))
  await admin.inviteUserByEmail('open@example.dz')
  await verification(false)
  const taken = await account().signUp({ email: 'open@example.dz', password: ATTACKERS })
  expect(taken.data.session).toBeNull()
})

test('the command line makes no admin of whoever signed up with the address unproven', async () => {
  const attacker = await attackerAt('chef@example.dz')
  const made = await identity.inviteAdmin({ email: 'chef@example.dz', language: 'fr' })
  expect(made).toMatchObject({ ok: true, value: { kind: 'invited' } })
  expect((await attacker.getUser()).error).not.toBeNull()
  const back = await account().signInWithPassword({
    email: 'chef@example.dz',
    password: ATTACKERS,
  })
  expect(back.data.session).toBeNull()
})

test('[GOTRUE-11] an identity is linked and unlinked in a fresh session only, and remembered', async () => {
  const email = 'fresh@example.dz'
  const { userId } = await visits.account(email)
  const auth = account()
  await auth.signInWithPassword({ email, password: visits.PASSWORD })
  partner.is(someUser('fresh-link'))
  await (
    await beginLink(auth)
  )()
  const remembered = async (action: string) => {
    const { rows } = await sql.query(
      'select before, after from audit.entries where action = $1 and subject_id = $2',
      [action, userId],
    )
    return rows
  }
  const provider = 'keycloak'
  expect(await remembered('identity.identity_linked')).toEqual([
    { before: null, after: { provider, by_user: true } },
  ])

  clock.advance(minutes(16))
  const { data } = await auth.getUserIdentities()
  const linked = data?.identities.find((identity) => identity.provider === provider)
  if (!linked) throw new Error('no identity was linked')
  const stale = await auth.unlinkIdentity(linked)
  expect(stale.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  const another = await auth.linkIdentity({ provider, options: { skipBrowserRedirect: true } })
  expect(another.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  const id_token = await partner.idToken({ sub: 'sub-thief', email, email_verified: true })
  const byToken = await auth.linkIdentity({ provider, token: id_token })
  expect(byToken.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })

  await auth.signInWithPassword({ email, password: visits.PASSWORD })
  expect((await auth.unlinkIdentity(linked)).error).toBeNull()
  expect(await remembered('identity.identity_unlinked')).toEqual([
    { before: { provider }, after: null },
  ])
})
