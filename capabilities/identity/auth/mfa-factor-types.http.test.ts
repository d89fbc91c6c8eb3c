import { expect, test } from 'vitest'
import { minutes, seconds } from '#kernel/time.ts'
import { softwareKey } from '#tests/fakes/webauthn-authenticator.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, PASSWORD, app, jobs } = await testAccounts(database, {
  clock,
  environment: { GOTRUE_SITE_URL: 'http://localhost:3105' },
})
const { client, url } = await serve(app)
const { database: sql } = database
const { lastSms, messagesTo } = mailbox(database, jobs)

const ORIGIN = 'http://localhost:3105'
const party = { rpId: 'localhost', rpOrigins: [ORIGIN] }
let caller = 0
/** Each user gets an IP address of their own, so that rate limits do not interfere. */
async function signedIn(email: string) {
  caller += 1
  const auth = client({ headers: { 'x-forwarded-for': `41.100.7.${caller}` } })
  const { error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return auth
}
type Auth = Awaited<ReturnType<typeof signedIn>>
const level = async (auth: Auth) =>
  (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel
const methods = async (auth: Auth) =>
  (await auth.getClaims()).data?.claims.amr?.map((claim) =>
    typeof claim === 'string' ? claim : claim.method,
  )

test('[GOTRUE-12] a phone gets a code, and its code raises the session', async () => {
  await account('amel@example.dz')
  const auth = await signedIn('amel@example.dz')
  const enrolled = await auth.mfa.enroll({
    factorType: 'phone',
    phone: '+213 555 44 33 22',
    friendlyName: 'mien',
  })
  expect(enrolled.data).toMatchObject({
    type: 'phone',
    phone: '213555443322',
    friendly_name: 'mien',
  })
  const factorId = enrolled.data!.id
  const response = await auth.mfa.challenge({ factorId, channel: 'sms' })
  expect(response.data).toMatchObject({ type: 'phone' })
  const { code, message } = await lastSms('213555443322')
  expect(message).toContain(code)
  const { rows } = await sql.query(
    'select c.*, f.* from identity.mfa_challenges c join identity.mfa_factors f on f.id = c.factor_id where factor_id = $1',
    [factorId],
  )
  expect(JSON.stringify(rows)).not.toContain(code)

  const wrong = await auth.mfa.verify({
    factorId,
    challengeId: response.data!.id,
    code: code === '000000' ? '000001' : '000000',
  })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  const right = await auth.mfa.verify({ factorId, challengeId: response.data!.id, code })
  expect(right.error).toBeNull()
  expect(await level(auth)).toBe('aal2')
  expect(await methods(auth)).toEqual(['mfa/phone', 'password'])
  expect((await auth.mfa.listFactors()).data?.phone).toMatchObject([
    { id: factorId, phone: '213555443322' },
  ])
  const used = await auth.mfa.verify({ factorId, challengeId: response.data!.id, code })
  expect(used.error).toMatchObject({ code: 'mfa_ip_address_mismatch' })
  const twice = await auth.mfa.enroll({
    factorType: 'phone',
    phone: '0555443322',
    friendlyName: 'encore',
  })
  expect(twice.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
})

test('[GOTRUE-12] a phone is not asked again within a minute, not even by removing and adding it', async () => {
  await account('brahim@example.dz')
  const auth = await signedIn('brahim@example.dz')
  const enrol = async () =>
    (await auth.mfa.enroll({ factorType: 'phone', phone: '+213555000001', friendlyName: 'p' }))
      .data!.id
  const factorId = await enrol()
  expect((await auth.mfa.challenge({ factorId })).error).toBeNull()
  const soon = await auth.mfa.challenge({ factorId })
  expect(soon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  await auth.mfa.unenroll({ factorId })
  const again = await enrol()
  expect((await auth.mfa.challenge({ factorId: again })).error).toMatchObject({ status: 429 })
  clock.advance(seconds(61))
  expect((await auth.mfa.challenge({ factorId: again })).error).toBeNull()
  expect(await messagesTo('213555000001')).toHaveLength(2)
  const malformed = await auth.mfa.enroll({ factorType: 'phone', phone: 'none', friendlyName: 'q' })
  expect(malformed.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

async function withKey(auth: Auth, key: ReturnType<typeof softwareKey>, friendlyName = 'clé') {
  const { data, error } = await auth.mfa.webauthn.enroll({ friendlyName })
  if (error) throw error
  const response = await auth.mfa.challenge({ factorId: data.id, webauthn: party })
  if (
    response.error ||
    response.data.type !== 'webauthn' ||
    response.data.webauthn.type !== 'create'
  )
    throw response.error
  const made = key.create(response.data.webauthn.credential_options.publicKey)
  const verified = await auth.mfa.webauthn.verify({
    factorId: data.id,
    challengeId: response.data.id,
    webauthn: { ...party, type: 'create', credential_response: made as never },
  })
  return {
    factorId: data.id,
    verified,
    options: response.data.webauthn.credential_options.publicKey,
  }
}
async function useKey(auth: Auth, factorId: string, key: ReturnType<typeof softwareKey>) {
  const response = await auth.mfa.challenge({ factorId, webauthn: party })
  if (
    response.error ||
    response.data.type !== 'webauthn' ||
    response.data.webauthn.type !== 'request'
  )
    throw response.error
  const signed = key.get(response.data.webauthn.credential_options.publicKey)
  const answer = {
    factorId,
    challengeId: response.data.id,
    webauthn: { ...party, type: 'request' as const, credential_response: signed as never },
  }
  return {
    first: await auth.mfa.webauthn.verify(answer),
    answer,
    publicKey: response.data.webauthn.credential_options.publicKey,
  }
}

test('[GOTRUE-12] a security key is registered, then signs in another session', async () => {
  await account('chahra@example.dz')
  const key = softwareKey({ origin: ORIGIN })
  const auth = await signedIn('chahra@example.dz')
  const { factorId, verified, options } = await withKey(auth, key)
  expect(verified.error).toBeNull()
  expect(options.rp.id).toBe('localhost')
  expect(options.user.name).toBe('chahra@example.dz')
  expect(await level(auth)).toBe('aal2')
  expect(await methods(auth)).toEqual(['mfa/webauthn', 'password'])

  const second = await signedIn('chahra@example.dz')
  expect(await level(second)).toBe('aal1')
  const { first, answer, publicKey } = await useKey(second, factorId, key)
  expect(first.error).toBeNull()
  expect(publicKey.allowCredentials).toHaveLength(1)
  expect(await level(second)).toBe('aal2')
  const replay = await second.mfa.webauthn.verify(answer)
  expect(replay.error).toMatchObject({ code: 'mfa_ip_address_mismatch' })
  const listed = await second.mfa.listFactors()
  expect(listed.data?.webauthn).toMatchObject([{ id: factorId, status: 'verified' }])
  expect(JSON.stringify(listed.data)).not.toContain('publicKey')
})

test('[GOTRUE-12] another key, another site, an old signature and a copied key are refused', async () => {
  await account('djamila@example.dz')
  const key = softwareKey({ origin: ORIGIN })
  const auth = await signedIn('djamila@example.dz')
  const phished = await withKey(
    auth,
    softwareKey({ origin: 'https://yova.example.attacker' }),
    'faux',
  )
  expect(phished.verified.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  const { factorId } = await withKey(auth, key)
  const refused = { status: 422, code: 'mfa_verification_failed' }

  const otherUser = await useKey(auth, factorId, softwareKey({ origin: ORIGIN }))
  expect(otherUser.first.error).toMatchObject(refused)
  const { first, answer } = await useKey(auth, factorId, key)
  expect(first.error).toBeNull()
  const next = (await auth.mfa.challenge({ factorId, webauthn: party })).data!
  expect((await auth.mfa.webauthn.verify({ ...answer, challengeId: next.id })).error).toMatchObject(
    refused,
  )
  key.forgetCount()
  expect((await useKey(auth, factorId, key)).first.error).toMatchObject(refused)
})

test('[GOTRUE-12] a key is asked only for the site itself', async () => {
  await account('farid@example.dz')
  const auth = await signedIn('farid@example.dz')
  const { data } = await auth.mfa.webauthn.enroll({ friendlyName: 'clé' })
  const factorId = data!.id
  for (const webauthn of [
    { rpId: 'attacker.example', rpOrigins: [ORIGIN] },
    { rpId: 'localhost', rpOrigins: ['https://attacker.example'] },
    { rpId: 'localhost', rpOrigins: [ORIGIN, 'https://attacker.example'] },
    { rpId: 'host', rpOrigins: [ORIGIN] },
  ]) {
    const { error } = await auth.mfa.challenge({ factorId, webauthn: webauthn as never })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  const plain = await fetch(`${url}/auth/v1/factors/${factorId}/challenge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${(await auth.getSession()).data.session!.access_token}` },
  })
  expect(await plain.json()).toMatchObject({
    type: 'webauthn',
    webauthn: { type: 'create', credential_options: { publicKey: { rp: { id: 'localhost' } } } },
  })
})

test('a challenge of a key lasts five minutes too, and kinds can be switched off', async () => {
  await account('ghani@example.dz')
  const auth = await signedIn('ghani@example.dz')
  const { data } = await auth.mfa.webauthn.enroll({ friendlyName: 'clé' })
  const response = await auth.mfa.challenge({ factorId: data!.id, webauthn: party })
  if (response.data?.type !== 'webauthn' || response.data.webauthn.type !== 'create')
    throw response.error
  const made = softwareKey({ origin: ORIGIN }).create(
    response.data.webauthn.credential_options.publicKey,
  )
  clock.advance(minutes(5))
  const late = await auth.mfa.webauthn.verify({
    factorId: data!.id,
    challengeId: response.data.id,
    webauthn: { ...party, type: 'create', credential_response: made as never },
  })
  expect(late.error).toMatchObject({ code: 'mfa_challenge_expired' })

  const off = await testAccounts(database, {
    clock,
    environment: {
      GOTRUE_MFA_PHONE_ENROLL_ENABLED: 'false',
      GOTRUE_MFA_TOTP_VERIFY_ENABLED: 'false',
      GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED: 'false',
    },
  })
  const other = (await serve(off.app)).client()
  await other.signInWithPassword({ email: 'ghani@example.dz', password: PASSWORD })
  expect(
    (await other.mfa.enroll({ factorType: 'phone', phone: '+213555000002', friendlyName: 'p' }))
      .error,
  ).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
  expect((await other.mfa.webauthn.enroll({ friendlyName: 'k' })).error).toMatchObject({
    code: 'mfa_webauthn_enroll_not_enabled',
  })
  const totp = await other.mfa.enroll({ factorType: 'totp', friendlyName: 't' })
  expect((await other.mfa.challenge({ factorId: totp.data!.id })).error).toMatchObject({
    status: 422,
    code: 'mfa_totp_verify_not_enabled',
  })
})
