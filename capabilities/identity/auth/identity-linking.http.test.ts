import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { CLIENT_ID } from '#tests/fakes/openid-provider.ts'
import { testDatabase } from '#tests/support/database.ts'
import {
  fragmentOf,
  isHome,
  isWelcome,
  SITE,
  someUser,
  testVisits,
  WELCOME,
} from '#tests/support/visit-fixture.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const visits = await testVisits(database)
const { account, PASSWORD, identity, partner, url, client, browser, pkce, signInUrl, signIn } =
  visits
const { database: sql } = database

beforeEach(() => partner.is(someUser('amel')))

test('[GOTRUE-11] a verified address meets the account that has it', async () => {
  const { userId } = await account('kamila@example.dz')
  partner.is(someUser('kamila'))
  const { data } = await signIn(pkce())
  expect(data.user?.id).toBe(userId)
  expect(data.user?.app_metadata).toMatchObject({
    provider: 'email',
    providers: ['email', 'keycloak'],
  })
  const own = await client().signInWithPassword({ email: 'kamila@example.dz', password: PASSWORD })
  expect(own.error).toBeNull()
})

test('[GOTRUE-11] an account that somebody else prepared for an address is emptied before its owner enters', async () => {
  const { userId } = await account('lamia@example.dz')
  await sql.query('update identity.users set email_confirmed_at = null where id = $1', [userId])
  partner.is(someUser('lamia'))
  const { data } = await signIn(pkce())
  expect(data.user?.id).toBe(userId)
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['keycloak'])
  const attacker = await client().signInWithPassword({
    email: 'lamia@example.dz',
    password: PASSWORD,
  })
  expect(attacker.error?.code).toBe('invalid_credentials')
})

test('[GOTRUE-11] an address that the provider did not verify never links, and does not sign in', async () => {
  await account('meriem@example.dz')
  partner.is(someUser('meriem', { sub: 'sub-thief', email_verified: false }))
  const taken = await browser().open(await signInUrl(pkce()), isWelcome)
  expect(taken.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  expect(taken.searchParams.get('error')).toBe('access_denied')

  partner.is(someUser('nadia', { email_verified: false }))
  const fresh = await browser().open(await signInUrl(pkce()), isWelcome)
  expect(fresh.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  const { rows } = await sql.query(
    `select u.email, u.email_confirmed_at, u.confirmation_sent_at is not null as mailed,
       (select count(*)::int from identity.sessions s where s.user_id = u.id) as sessions
     from identity.users u join identity.identities i on i.user_id = u.id
     where i.provider_id in ('sub-thief', 'sub-nadia')`,
  )
  expect(rows).toEqual([
    { email: 'nadia@example.dz', email_confirmed_at: null, mailed: true, sessions: 0 },
  ])
})

test('[GOTRUE-11] a banned account stays out', async () => {
  partner.is(someUser('ouarda'))
  const { data } = await signIn(pkce())
  await sql.query("update identity.users set banned_until = '2100-01-01' where id = $1", [
    data.user?.id,
  ])
  const end = await browser().open(await signInUrl(pkce()), isWelcome)
  expect(end.searchParams.get('error_code')).toBe('user_banned')
})

test('[GOTRUE-11] two first visits of one person at once are one account', async () => {
  partner.is(someUser('rachida'))
  const answers = await Promise.all([signIn(pkce()), signIn(pkce()), signIn(pkce())])
  expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1)
})

test('[GOTRUE-11] an account takes a second way in, and gives it back', async () => {
  const { userId } = await account('samia@example.dz')
  const auth = pkce()
  await auth.signInWithPassword({ email: 'samia@example.dz', password: PASSWORD })
  partner.is(someUser('other-mailbox'))
  const mine = browser()
  const { data: session } = await auth.getSession()
  const response = await mine.send(
    `${SITE}/auth/v1/user/identities/authorize?provider=keycloak&skip_http_redirect=true&redirect_to=${WELCOME}`,
    { headers: { authorization: `Bearer ${session.session?.access_token}` } },
  )
  const { url: existing } = (await response.json()) as { url: string }
  const end = await mine.open(existing, isWelcome)
  expect(fragmentOf(end)['access_token']).toBeDefined()

  const { data } = await auth.getUserIdentities()
  expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'keycloak'])
  const { data: now } = await auth.getUser()
  expect(now.user).toMatchObject({ id: userId, email: 'samia@example.dz' })

  const again = browser()
  const reasked = await again.send(
    `${SITE}/auth/v1/user/identities/authorize?provider=keycloak&skip_http_redirect=true&redirect_to=${WELCOME}`,
    { headers: { authorization: `Bearer ${session.session?.access_token}` } },
  )
  const twice = await again.open(((await reasked.json()) as { url: string }).url, isWelcome)
  expect(twice.searchParams.get('error_code')).toBe('identity_already_exists')

  const [first, second] = data?.identities ?? []
  if (!first || !second) throw new Error('two were expected')
  expect((await auth.unlinkIdentity(second)).error).toBeNull()
  const unknown = await auth.unlinkIdentity(second)
  expect(unknown.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })
  const last = await auth.unlinkIdentity(first)
  expect(last.error).toMatchObject({ code: 'single_identity_not_deletable' })
})

test('[GOTRUE-11] the link of one browser does not take the identity of another', async () => {
  await account('thief@example.dz')
  const auth = client()
  await auth.signInWithPassword({ email: 'thief@example.dz', password: PASSWORD })
  const { data } = await auth.linkIdentity({
    provider: 'keycloak',
    options: { redirectTo: WELCOME, skipBrowserRedirect: true },
  })
  partner.is(someUser('victim'))
  const end = await browser().open(data?.url ?? '', isHome)
  expect(end.searchParams.get('error_code')).toBe('bad_oauth_state')
  const { rows } = await sql.query(
    "select 1 from identity.identities where provider_id = 'sub-victim'",
  )
  expect(rows).toEqual([])
})

test('[GOTRUE-11] the page of another site cannot begin a link for whoever visits it', async () => {
  await account('page@example.dz')
  const auth = client()
  const { data } = await auth.signInWithPassword({ email: 'page@example.dz', password: PASSWORD })
  const ask = (site: string) =>
    fetch(`${url}/auth/v1/user/identities/authorize?provider=keycloak&skip_http_redirect=true`, {
      headers: { authorization: `Bearer ${data.session?.access_token}`, 'sec-fetch-site': site },
    })
  expect((await ask('cross-site')).headers.get('set-cookie')).toBeNull()
  const cookie = (await ask('same-origin')).headers.get('set-cookie')
  expect(cookie).toMatch(
    /^yova-flow-.*Max-Age=300; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/,
  )
})

test('[GOTRUE-11] removing the way in that has the address moves the account to another', async () => {
  partner.is(someUser('tassadit'))
  const auth = pkce()
  await signIn(auth)
  const { data: user } = await auth.getUser()
  await sql.query(
    `insert into identity.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values (gen_random_uuid(), $1, 'google', 'g-1', '{"sub":"g-1","email":"t2@example.dz","email_verified":true}', now(), now())`,
    [user.user?.id],
  )
  const { data } = await auth.getUserIdentities()
  const [keycloak] = data?.identities ?? []
  if (!keycloak) throw new Error('one was expected')
  expect((await auth.unlinkIdentity(keycloak)).error).toBeNull()
  const { data: now } = await auth.getUser()
  expect(now.user).toMatchObject({
    email: 't2@example.dz',
    app_metadata: { provider: 'google', providers: ['google'] },
  })
})

test('[GOTRUE-5] a token of the provider opens a session, for its own nonce and audience', async () => {
  const claims = { sub: 'sub-wahiba', email: 'wahiba@example.dz', email_verified: true }
  const nonce = createHash('sha256').update('said-once').digest('hex')
  const sign = (token: string, more: object = {}) =>
    client().signInWithIdToken({ provider: 'keycloak', token, ...more })

  const { data, error } = await sign(await partner.idToken({ ...claims, nonce }), {
    nonce: 'said-once',
  })
  expect(error).toBeNull()
  expect(data.user?.email).toBe('wahiba@example.dz')

  const refused = async (token: string, more: object = {}) =>
    (await sign(token, more)).error?.message
  expect(await refused(await partner.idToken({ ...claims, nonce }), { nonce: 'other' })).toBe(
    'Nonces mismatch',
  )
  expect(await refused(await partner.idToken({ ...claims, nonce }))).toContain('either both exist')
  expect(await refused(await partner.idToken(claims), { nonce: 'x' })).toContain(
    'either both exist',
  )
  expect(await refused(await partner.idToken({ ...claims, aud: 'another-app' }))).toBe(
    'Unacceptable audience in id_token',
  )
  expect(await refused(await partner.idToken({ ...claims, iss: 'https://evil.example' }))).toBe(
    'Bad ID token',
  )
  expect(await refused(await partner.idToken(claims, { seconds: -60 }))).toBe('Bad ID token')
  expect(await refused(await partner.idToken({ email: 'x@example.dz' }))).toBe(
    'Missing sub claim in id_token',
  )
  expect(
    await refused(await partner.idToken({ ...claims, at_hash: 'not-it' }), {
      access_token: 'token',
    }),
  ).toContain('Bad access token')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...claims, iss: partner.issuer, aud: CLIENT_ID, exp: 9e9, iat: 1 })).toString('base64url')}.`
  expect(await refused(unsigned)).toBe('Bad ID token')
  const off = await client().signInWithIdToken({ provider: 'azure', token: 'x' })
  expect(off.error).toMatchObject({ status: 400, code: 'provider_disabled' })
})

test('[GOTRUE-5] a token of the provider links to the account that is signed in', async () => {
  await account('yamina@example.dz')
  const auth = client()
  await auth.signInWithPassword({ email: 'yamina@example.dz', password: PASSWORD })
  const claims = { sub: 'sub-yamina', email: 'autre@example.dz', email_verified: true }
  const token = await partner.idToken(claims)
  const { data, error } = await auth.linkIdentity({ provider: 'keycloak', token })
  expect(error).toBeNull()
  expect(data.user?.email).toBe('yamina@example.dz')
  expect(data.user?.identities).toHaveLength(2)
  const twice = await auth.linkIdentity({ provider: 'keycloak', token })
  expect(twice.error).toMatchObject({ status: 422, code: 'identity_already_exists' })
})

test('[GOTRUE-11] an invitation is accepted through the provider of the invited address', async () => {
  const invited = await fetch(`${url}/auth/v1/admin/generate_link`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await identity.serviceToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ type: 'invite', email: 'zineb@example.dz', data: { shop: 'Kasbah' } }),
  })
  const { id, hashed_token: token } = (await invited.json()) as Record<string, string>
  partner.is(someUser('zineb'))
  const auth = pkce()
  const requested = `${await signInUrl(auth)}&invite_token=`
  const unknown = await fetch(requested.replace(SITE, url) + '0'.repeat(56), { redirect: 'manual' })
  expect(unknown.status).toBe(404)
  const end = await browser().open(requested + token, isWelcome)
  const { data } = await auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
  expect(data.user).toMatchObject({
    id,
    email_confirmed_at: expect.any(String),
    user_metadata: { shop: 'Kasbah', full_name: 'zineb Saïdi' },
  })
})
