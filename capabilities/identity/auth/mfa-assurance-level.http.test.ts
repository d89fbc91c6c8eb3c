import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { factorTools } from '#tests/support/mfa-fixture.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, PASSWORD, app, identity } = await testAccounts(database, {
  clock,
  environment: { GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: '30' },
})
const { client, url } = await serve(app)
const { database: sql } = database
const { signedIn, withTotp, tokenOf } = factorTools({ client, clock, PASSWORD })

test('an unfinished factor does not protect, and goes when one of its kind is proven', async () => {
  await account('hocine@example.dz')
  const auth = await signedIn('hocine@example.dz')
  await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'left over' })
  await withTotp(auth)
  const { data } = await auth.mfa.listFactors()
  expect(data?.all.map(({ friendly_name }) => friendly_name)).toEqual(['app'])
})

test('the secret of an app is sealed in the database', async () => {
  await account('idir@example.dz')
  const auth = await signedIn('idir@example.dz')
  const { data } = await auth.mfa.enroll({ factorType: 'totp' })
  const { rows } = await sql.query(
    'select secret_encrypted from identity.mfa_factors where id = $1',
    [data!.id],
  )
  const encrypted: Buffer = rows[0].secret_encrypted
  expect(encrypted.length).toBe(12 + 16 + 20)
  expect(encrypted.includes(Buffer.from(Secret.fromBase32(data!.totp.secret).bytes))).toBe(false)
})

test('standings follow a session up and down', async () => {
  await account('jamila@example.dz')
  const auth = await signedIn('jamila@example.dz')
  const aal = async () => {
    const sessionState = await identity.sessionStates.of(await tokenOf(auth))
    return sessionState.ok
      ? [sessionState.value.aal, sessionState.value.hasVerifiedFactor]
      : sessionState.error.code
  }
  expect(await aal()).toEqual(['aal1', false])
  const { factorId } = await withTotp(auth)
  expect(await aal()).toEqual(['aal2', true])
  await auth.mfa.unenroll({ factorId })
  expect(await aal()).toEqual(['aal1', false])
})

test('a token from before the second factor neither adds, removes nor changes anything', async () => {
  await account('kenza@example.dz')
  const auth = await signedIn('kenza@example.dz')
  const early = await tokenOf(auth)
  const { factorId } = await withTotp(auth)
  const call = (method: string, path: string, body: object) =>
    fetch(`${url}/auth/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${early}` },
      body: JSON.stringify(body),
    })
  const added = await call('POST', '/factors', { factor_type: 'totp', friendly_name: 'mine' })
  const removed = await call('DELETE', `/factors/${factorId}`, {})
  const changed = await call('PUT', '/user', { password: 'un-autre-mot' })
  expect([added.status, removed.status, changed.status]).toEqual([403, 422, 401])
  expect((await auth.updateUser({ password: 'un-autre-mot' })).error).toBeNull()
})

test('a sign-in is in the audit, with how and where it was', async () => {
  const { userId } = await account('lamia@example.dz')
  await signedIn('lamia@example.dz')
  const { rows } = await sql.query(
    "select actor_role, after, host(ip) as address from audit.entries where subject_id = $1 and action = 'identity.signed_in'",
    [userId],
  )
  expect(rows).toEqual([
    {
      actor_role: 'customer',
      after: { method: 'password', session_id: expect.any(String) },
      address: '127.0.0.1',
    },
  ])
})

test('challenges and answers of one address have a limit', async () => {
  await account('malik@example.dz')
  const auth = await signedIn('malik@example.dz')
  const token = await tokenOf(auth)
  const { data } = await auth.mfa.enroll({ factorType: 'totp' })
  const ask = (what: string) =>
    fetch(`${url}/auth/v1/factors/${data!.id}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '41.100.8.8' },
    })
  for (const what of ['challenge', 'verify']) {
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await ask(what)).status)
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses[30]).toBe(429)
  }
})
