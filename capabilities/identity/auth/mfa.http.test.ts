import { expect, test } from 'vitest'
import { minutes, seconds } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { factorTools } from '#tests/support/mfa-fixture.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, PASSWORD, app, guards } = await testAccounts(database, {
  clock,
  environment: { GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: '1000' },
})
app.get('/admin-door', guards.admin as never, (c) => c.text('in'))
const { url, client } = await serve(app)
const { database: sql } = database

const { codeFor, nextStep, signedIn, withTotp, level, tokenOf } = factorTools({
  client,
  clock,
  PASSWORD,
})
const call = (path: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-supabase-api-version': '2024-01-01',
      ...headers,
    },
    body: JSON.stringify(body),
  })

test('[GOTRUE-12] [GOTRUE-18] an app is enrolled, asked and answered; the session rises to aal2', async () => {
  const { userId } = await account('amel@example.dz')
  const auth = await signedIn('amel@example.dz')
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))

  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' })
  expect(enrolled.error).toBeNull()
  expect(enrolled.data).toMatchObject({ type: 'totp', friendly_name: 'Téléphone' })
  const { id: factorId, totp } = enrolled.data!
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(totp.qr_code).not.toContain('#')
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\/.*amel%40example\.dz\?issuer=127\.0\.0\.1/)
  expect(totp.uri).toContain(`secret=${totp.secret}`)
  expect(await level(auth)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

  const challenged = await auth.mfa.challenge({ factorId })
  expect(challenged.data).toMatchObject({ type: 'totp' })
  expect(challenged.data!.expires_at).toBeCloseTo(clock.now().getTime() / 1000 + 300, -1)
  const before = (await auth.getSession()).data.session!
  const verified = await auth.mfa.verify({
    factorId,
    challengeId: challenged.data!.id,
    code: codeFor(totp.secret),
  })

  expect(verified.error).toBeNull()
  const session = (await auth.getSession()).data.session!
  expect(session.refresh_token).not.toBe(before.refresh_token)
  const claims = JSON.parse(
    atob(session.access_token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')),
  )
  const old = JSON.parse(
    atob(before.access_token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')),
  )
  expect(claims).toMatchObject({ aal: 'aal2', session_id: old.session_id })
  expect(claims.amr.map(({ method }: { method: string }) => method)).toEqual(['totp', 'password'])
  expect(await level(auth)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect(events).toContain('MFA_CHALLENGE_VERIFIED')
  const listed = await auth.mfa.listFactors()
  expect(listed.data?.totp).toMatchObject([{ id: factorId, status: 'verified' }])
  expect(JSON.stringify(listed.data)).not.toContain(totp.secret)
  const refreshed = await auth.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(await level(auth)).toMatchObject({ currentLevel: 'aal2' })
  const { rows } = await sql.query(
    "select action from audit.entries where subject_id = $1 and action like '%factor%' order by id",
    [userId],
  )
  expect(rows).toEqual([
    { action: 'identity.mfa_factor_enrolled' },
    { action: 'identity.mfa_factor_verified' },
  ])
})

test('[GOTRUE-12] an administrator with a factor is let in only after using it', async () => {
  await account('nadia@example.dz', 'admin')
  const documents = (token: string) =>
    fetch(`${url}/admin-door`, { headers: { authorization: `Bearer ${token}` } })
  const first = await signedIn('nadia@example.dz')
  expect((await documents(await tokenOf(first))).status).toBe(200)
  const early = await tokenOf(first)
  const { secret, factorId } = await withTotp(first)
  expect((await documents(await tokenOf(first))).status).toBe(200)
  // The refresh token from before the second factor stays at aal1.
  const refused = await documents(early)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'second_factor_needed' })

  const second = await signedIn('nadia@example.dz')
  expect((await documents(await tokenOf(second))).status).toBe(403)
  expect(await level(second)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  await second.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })
  expect((await documents(await tokenOf(second))).status).toBe(200)
})

test('[GOTRUE-12] the step up ends the sessions of the person that were never raised', async () => {
  await account('omar@example.dz')
  const stale = await signedIn('omar@example.dz')
  const auth = await signedIn('omar@example.dz')
  await withTotp(auth)
  expect((await stale.getUser()).error?.code ?? (await stale.getUser()).error?.name).toMatch(
    /session_not_found|AuthSessionMissingError/,
  )
  expect((await auth.getUser()).error).toBeNull()
})

test('the refresh token from before the second factor never gives the raised session away', async () => {
  await account('zineb@example.dz')
  const auth = await signedIn('zineb@example.dz')
  const old = (await auth.getSession()).data.session!.refresh_token
  await withTotp(auth)
  clock.advance(seconds(11))
  const thief = await client().refreshSession({ refresh_token: old })
  expect(thief.error?.code).toBe('refresh_token_already_used')
})

test('[GOTRUE-12] a code is taken once, even in its own half minute', async () => {
  await account('brahim@example.dz')
  const auth = await signedIn('brahim@example.dz')
  const { factorId, secret } = await withTotp(auth)
  const code = codeFor(secret)
  const first = await auth.mfa.challengeAndVerify({ factorId, code })
  const replay = await auth.mfa.challengeAndVerify({ factorId, code })
  nextStep()
  const neighbour = await auth.mfa.challengeAndVerify({ factorId, code })
  const fresh = await auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })
  expect(first.error).toBeNull()
  expect(replay.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  expect(neighbour.error).toMatchObject({ code: 'mfa_verification_failed' })
  expect(fresh.error).toBeNull()
})

test('[GOTRUE-12] two answers with one code at once: one is taken', async () => {
  await account('yacine@example.dz')
  const auth = await signedIn('yacine@example.dz')
  const { factorId, secret } = await withTotp(auth)
  const token = await tokenOf(auth)
  const challenges = await Promise.all(
    [1, 2, 3, 4].map(async () => (await auth.mfa.challenge({ factorId })).data!.id),
  )
  const code = codeFor(secret)
  const answers = await Promise.all(
    challenges.map((challenge_id) =>
      call(`/factors/${factorId}/verify`, token, { challenge_id, code }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
})

test('after ten wrong codes the right one is refused too, in every challenge, for a while', async () => {
  await account('chahra@example.dz')
  const auth = await signedIn('chahra@example.dz')
  const { factorId, secret } = await withTotp(auth)
  const statuses = []
  for (let count = 0; count < 10; count += 1) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code: '000000' })
    statuses.push(error?.code)
  }
  const eleventh = await auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })
  clock.advance(minutes(16))
  const later = await auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret) })
  expect(new Set(statuses)).toEqual(new Set(['mfa_verification_failed']))
  expect(eleventh.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  expect(later.error).toBeNull()
})

test('[GOTRUE-12] a challenge answers for its factor, its person, its address, once, for five minutes', async () => {
  await account('djamila@example.dz')
  await account('eve@example.dz')
  const auth = await signedIn('djamila@example.dz')
  const { factorId, secret } = await withTotp(auth)
  const other = await withTotp(auth, 'second')
  const eve = await signedIn('eve@example.dz')
  const hers = await withTotp(eve)
  const token = await tokenOf(auth)
  const challenge = async () => (await auth.mfa.challenge({ factorId })).data!.id
  const verify = async (factor: string, body: object, headers = {}) => {
    const answer = await call(`/factors/${factor}/verify`, token, body, headers)
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code }
  }

  const challenge_id = await challenge()
  const code = codeFor(secret)
  expect(await verify(other.factorId, { challenge_id, code })).toEqual({
    status: 422,
    code: 'mfa_factor_not_found',
  })
  expect(await verify(hers.factorId, { challenge_id, code })).toEqual({
    status: 404,
    code: 'mfa_factor_not_found',
  })
  const herNonce = (await eve.mfa.challenge({ factorId: hers.factorId })).data!.id
  expect(await verify(factorId, { challenge_id: herNonce, code })).toEqual({
    status: 422,
    code: 'mfa_factor_not_found',
  })
  expect(
    await verify(factorId, { challenge_id, code }, { 'x-forwarded-for': '41.100.3.3' }),
  ).toEqual({ status: 422, code: 'mfa_ip_address_mismatch' })
  expect(await verify(factorId, { challenge_id, code: '' })).toEqual({
    status: 400,
    code: 'validation_failed',
  })
  expect(await verify(factorId, { code })).toEqual({ status: 400, code: 'validation_failed' })
  expect(await verify('nobody', { challenge_id, code })).toEqual({
    status: 404,
    code: 'validation_failed',
  })
  expect((await verify(factorId, { challenge_id, code })).status).toBe(200)
  nextStep()
  expect(await verify(factorId, { challenge_id, code: codeFor(secret) })).toEqual({
    status: 422,
    code: 'mfa_ip_address_mismatch',
  })
  const late = await challenge()
  clock.advance(minutes(5))
  expect(await verify(factorId, { challenge_id: late, code: codeFor(secret) })).toEqual({
    status: 422,
    code: 'mfa_challenge_expired',
  })
})

test('[GOTRUE-12] enrolling is refused as the protocol says', async () => {
  await account('farid@example.dz')
  const auth = await signedIn('farid@example.dz')
  const token = await tokenOf(auth)
  const unknown = await call('/factors', token, { factor_type: 'smoke' })
  expect(await unknown.json()).toMatchObject({ code: 'validation_failed' })
  const decoyHash = await call('/factors', 'x', { factor_type: 'totp' })
  expect(decoyHash.status).toBe(403)

  const first = await auth.mfa.enroll({ factorType: 'totp' })
  const again = await auth.mfa.enroll({ factorType: 'totp' })
  expect(first.error).toBeNull()
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  clock.advance(minutes(6))
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  for (let count = 1; count < 10; count += 1)
    expect(
      (await auth.mfa.enroll({ factorType: 'totp', friendlyName: `${count}` })).error,
    ).toBeNull()
  const eleventh = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'eleven' })
  expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
})

test('[GOTRUE-12] with a verified factor, aal1 neither adds nor removes one; aal2 removes, and its session falls', async () => {
  await account('ghani@example.dz')
  const strong = await signedIn('ghani@example.dz')
  const factor = await withTotp(strong)
  const { factorId } = factor
  const weak = await signedIn('ghani@example.dz')
  const added = await weak.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' })
  const removed = await weak.mfa.unenroll({ factorId })
  expect(added.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  await account('stranger@example.dz')
  const otherUser = await signedIn('stranger@example.dz')
  expect((await otherUser.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
  expect((await otherUser.mfa.challenge({ factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })

  clock.advance(minutes(16))
  expect((await strong.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
  })
  const { secret } = factor
  const code = codeFor(secret)
  expect((await strong.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  const gone = await strong.mfa.unenroll({ factorId })
  expect(gone).toMatchObject({ data: { id: factorId }, error: null })
  await strong.refreshSession()
  expect(await level(strong)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  const { data } = await strong.getClaims()
  expect(data?.claims.amr).toMatchObject([{ method: 'password' }])
})
