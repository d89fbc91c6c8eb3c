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
} from '#tests/support/visit-fixture.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const visits = await testVisits(database)
const { partner, url, client, browser, pkce, signInUrl, signIn, failures } = visits
const { database: sql } = database

beforeEach(() => partner.is(someUser('amel')))

test('[GOTRUE-11] [GOTRUE-4] a visit to the provider ends in a session, with PKCE', async () => {
  const { end, data, error } = await signIn(pkce())

  expect(error).toBeNull()
  expect(end.hash).toBe('')
  expect([...end.searchParams.keys()]).toEqual(['code'])
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(data.session?.provider_token).toEqual(expect.any(String))
  expect(data.session?.provider_refresh_token).toEqual(expect.any(String))
  expect(data.user).toMatchObject({
    email: 'amel@example.dz',
    app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
    user_metadata: { full_name: 'amel Saïdi', email_verified: true },
  })
  expect(data.user?.identities).toMatchObject([{ provider: 'keycloak', id: 'sub-amel' }])
  const { rows } = await sql.query(
    `select s.amr, p.first_name from identity.sessions s join identity.profiles p using (user_id)
     where user_id = $1`,
    [data.user?.id],
  )
  expect(rows).toMatchObject([{ amr: [{ method: 'oauth' }], first_name: 'amel' }])

  const again = await signIn(pkce())
  expect(again.data.user?.id).toBe(data.user?.id)
})

test('[GOTRUE-11] without PKCE the session is in the fragment', async () => {
  partner.is(someUser('basma'))
  const end = await browser().open(await signInUrl(client()), isWelcome)

  const fragment = fragmentOf(end)
  expect(Object.keys(fragment)).toEqual(
    expect.arrayContaining(['access_token', 'expires_at', 'provider_token', 'refresh_token', 'sb']),
  )
  expect(fragment['type']).toBeUndefined()
  const { data } = await client().getUser(fragment['access_token'])
  expect(data.user?.email).toBe('basma@example.dz')
})

test('a browser that asks ahead of its person leaves the way back from the provider unused', async () => {
  partner.is(someUser('baya'))
  const visitor = browser()
  const isBack = (address: string) => address.includes('/auth/v1/callback?')
  const back = await visitor.open(await signInUrl(client()), isBack)
  const ahead = (headers: HeadersInit) => visitor.send(back.href, { headers })
  expect((await ahead({ 'service-worker-navigation-preload': 'true' })).status).toBe(503)
  expect((await ahead({ 'sec-purpose': 'prefetch' })).status).toBe(503)
  expect((await visitor.send(back.href, { method: 'HEAD' })).status).toBe(200)

  expect(fragmentOf(await visitor.open(back.href, isWelcome))).toHaveProperty('access_token')
})

test('what waits in a flow says nothing: no code, token or verifier can be read there', async () => {
  partner.is(someUser('chafia'))
  const end = await browser().open(await signInUrl(pkce()), isWelcome)
  const { rows } = await sql.query(
    'select * from identity.flow_states where code_digest is not null and used_at is null',
  )
  const written = JSON.stringify(rows, (_key, value: unknown) =>
    (value as { type?: string })?.type === 'Buffer'
      ? Buffer.from((value as { data: number[] }).data).toString('latin1')
      : value,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(written).not.toContain(end.searchParams.get('code'))
  expect(rows.every((row) => row.provider_access_token.length > 40)).toBe(true)
})

test('[GOTRUE-4] a code opens one session, and only for the verifier', async () => {
  partner.is(someUser('dalila'))
  const auth = pkce()
  const end = await browser().open(await signInUrl(auth), isWelcome)
  const code = end.searchParams.get('code') ?? ''
  const trade = (body: object) =>
    fetch(`${url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const wrong = await trade({ auth_code: code, code_verifier: 'x'.repeat(56) })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ error_code: 'bad_code_verifier' })
  const none = await trade({ auth_code: code, code_verifier: '' })
  expect(await none.json()).toMatchObject({ error_code: 'validation_failed' })
  const otherUser = await pkce().exchangeCodeForSession(code)
  expect(otherUser.error).not.toBeNull()

  const { data, error } = await auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user?.email).toBe('dalila@example.dz')
  const twice = await trade({ auth_code: code, code_verifier: 'x'.repeat(56) })
  expect(twice.status).toBe(404)
  expect(await twice.json()).toMatchObject({ error_code: 'flow_state_not_found' })
})

test('[GOTRUE-4] one of two exchanges at once gets the session', async () => {
  partner.is(someUser('esma'))
  const storage = new Map<string, string>()
  const stored = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: () => undefined,
  }
  const auth = client({ flowType: 'pkce', storage: stored })
  const end = await browser().open(await signInUrl(auth), isWelcome)
  const code = end.searchParams.get('code') ?? ''
  const answers = await Promise.all([0, 1, 2, 3].map(() => auth.exchangeCodeForSession(code)))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test('[GOTRUE-4] a code is over after five minutes', async () => {
  partner.is(someUser('fella'))
  const auth = pkce()
  const end = await browser().open(await signInUrl(auth), isWelcome)
  await sql.query(
    "update identity.flow_states set code_issued_at = code_issued_at - interval '301 s'",
  )
  const { error } = await auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
  expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
})

test('[GOTRUE-11] a state that is unknown, malformed, over, used or of another browser opens nothing', async () => {
  partner.is(someUser('ghania'))
  const home = async (path: string) => {
    const end = await browser().open(`${SITE}/auth/v1${path}`, isHome)
    expect(end.searchParams.get('error_code')).toBe(fragmentOf(end)['error_code'])
    return end.searchParams.get('error_code')
  }
  expect(await home('/callback?code=x')).toBe('bad_oauth_callback')
  expect(await home('/callback?code=x&state=nonsense')).toBe('bad_oauth_state')
  expect(await home('/callback?code=x&state=018f0000-0000-7000-8000-000000000000')).toBe(
    'bad_oauth_state',
  )

  const isCallback = (address: string) => address.startsWith(`${SITE}/auth/v1/callback`)
  const attacker = browser()
  const back = await attacker.open(await signInUrl(client()), isCallback)
  // Login CSRF: the victim would be signed in as the attacker.
  expect(await home(back.pathname.replace('/auth/v1', '') + back.search)).toBe('bad_oauth_state')
  const end = await attacker.open(back.href, isWelcome)
  expect(fragmentOf(end)['access_token']).toBeDefined()
  expect((await attacker.open(back.href, isHome)).searchParams.get('error_code')).toBe(
    'bad_oauth_state',
  )

  const mine = browser()
  const withPkce = await mine.open(await signInUrl(pkce()), isCallback)
  await mine.open(withPkce.href, isWelcome)
  const twice = await mine.open(withPkce.href, isHome)
  expect(twice.searchParams.get('error_code')).toBe('flow_state_already_used')

  const late = browser()
  const slow = await late.open(await signInUrl(client()), isCallback)
  await sql.query(
    "update identity.flow_states set created_at = created_at - interval '301 s' where id = $1",
    [slow.searchParams.get('state')],
  )
  expect((await late.open(slow.href, isHome)).searchParams.get('error_code')).toBe(
    'bad_oauth_state',
  )
})

test('[GOTRUE-11] a code of the provider is worth nothing for another flow, nor from another issuer', async () => {
  partner.is(someUser('hadjer'))
  const isCallback = (address: string) => address.startsWith(`${SITE}/auth/v1/callback`)
  const first = browser()
  const stolen = await first.open(await signInUrl(pkce()), isCallback)
  const second = browser()
  const own = await second.open(await signInUrl(pkce()), isCallback)
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
  const injected = await second.open(own.href, isHome)
  expect(injected.searchParams.get('error')).toBe('server_error')

  stolen.searchParams.set('iss', 'https://other.example')
  const mixedUp = await first.open(stolen.href, isHome)
  expect(mixedUp.searchParams.get('error')).toBe('server_error')
  expect(failures.length).toBeGreaterThanOrEqual(2)
})

test('[GOTRUE-11] what the provider says no to comes back as its words', async () => {
  partner.refuse()
  const end = await browser().open(await signInUrl(pkce()), isWelcome)
  expect(fragmentOf(end)).toMatchObject({
    error: 'access_denied',
    error_description: 'The person said no',
  })
})

test('[GOTRUE-11] unknown providers and bad challenges are told at once; targets are the allowed ones', async () => {
  const ask = async (query: string) => {
    const answer = await fetch(`${url}/auth/v1/authorize?${query}`, { redirect: 'manual' })
    return { status: answer.status, body: (await answer.text()) || '{}' }
  }
  for (const query of [
    'provider=azure',
    'provider=nobody',
    '',
    'provider=keycloak&code_challenge=a',
  ])
    expect(await ask(query)).toMatchObject({
      status: 400,
      body: expect.stringContaining('validation_failed'),
    })

  partner.is(someUser('imane'))
  for (const redirectTo of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)']) {
    const end = await browser().open(
      await signInUrl(pkce(), 'keycloak', { redirectTo }),
      (address) => !address.includes('/auth/v1') && !address.startsWith(partner.issuer),
    )
    expect(end.origin).toBe(SITE)
  }
  const input = new URL(
    (
      await browser().send(
        await signInUrl(pkce(), 'custom:souk', {
          scopes: 'profile',
          queryParams: { prompt: 'login', client_id: 'other', state: 'mine' },
        }),
      )
    ).headers.get('location') ?? '',
  )
  expect(input.searchParams.getAll('client_id')).toEqual([CLIENT_ID])
  expect(input.searchParams.get('prompt')).toBe('login')
  expect(input.searchParams.get('state')).not.toBe('mine')
  expect(input.searchParams.get('nonce')).toBeTruthy()
  expect(input.searchParams.get('code_challenge_method')).toBe('S256')
})

test('[GOTRUE-11] a provider of the operator’s own is offered, asked for who somebody is, and signs in', async () => {
  partner.is(someUser('wassim'))
  const settings = (await (await fetch(`${url}/auth/v1/settings`)).json()) as { external: object }
  expect(settings.external).toMatchObject({ 'custom:souk': true, keycloak: true, azure: false })
  const query = new URL(
    (await browser().send(await signInUrl(pkce(), 'custom:souk'))).headers.get('location') ?? '',
  )
  expect(query.searchParams.get('scope')).toBe('openid email profile name')
  const { data, error } = await signIn(pkce(), 'custom:souk')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'wassim@example.dz',
    app_metadata: { provider: 'custom:souk' },
    user_metadata: { full_name: 'wassim Saïdi' },
  })
})
