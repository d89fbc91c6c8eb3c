import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { callPermissions } from '#server/call-permissions.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const REQUESTS = 20_000
const AT_ONCE = 8

const database = await testDatabase()
const config = readEnvironment({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const marketplace = await createMarketplace({
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
  database,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
})
const calls = callPermissions(marketplace.app.routes).filter(({ path }) =>
  /^\/(auth|rest|functions|storage)\/v1\//.test(path),
)
let bearers: string[] = []

beforeAll(async () => {
  await marketplace.start()
  const { account, identity, PASSWORD } = await testAccounts(database)
  const { email } = await account('amel@example.dz')
  const answer = await marketplace.app.fetch(
    new Request('http://localhost/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
    { inProcess: { requestId: 'signing-in', clientAddress: '127.0.0.1' } },
  )
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const [header = '', payload = '', signature = ''] = token.split('.')
  const forged = (head: object) => Buffer.from(JSON.stringify(head)).toString('base64url')
  bearers = [
    token,
    await identity.serviceToken(),
    `${forged({ alg: 'none' })}.${payload}.`,
    `${forged({ alg: 'HS256', kid: 'x' })}.${payload}.${signature}`,
    `${header}.${forged({ role: 'service_role', exp: 9_999_999_999 })}.${signature}`,
    `${header}.${payload}.`,
    'not.a.token',
    '\u00e9',
  ]
})
afterAll(() => marketplace.stop())

const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', '\u202e', '’; drop table', 'x'.repeat(70_000), '1e999', '-0'),
  fc.constantFrom('amel@example.dz', '0550 12 34 56', '+213550123456', 'google', 'signup', 'email'),
  fc.uuid(),
)
const value = fc.oneof(odd, fc.jsonValue(), fc.bigInt(), fc.double())
const FIELDS = [
  'email', 'phone', 'password', 'data', 'token', 'token_hash', 'type', 'refresh_token', 'auth_code',
  'code_verifier', 'code_challenge', 'code_challenge_method', 'provider', 'id_token', 'nonce', 'chain',
  'message', 'signature', 'channel', 'factor_type', 'friendly_name', 'issuer', 'challenge_id', 'code',
  'webauthn', 'domain', 'provider_id', 'redirect_to', 'gotrue_meta_security', 'role', 'id',
  'password_hash', 'ban_duration', 'app_metadata', 'user_metadata', 'new_email', 'create_user',
  'metadata_xml', 'attribute_mapping', 'domains', 'prefix', 'prefixes', 'limit', 'offset', '_user_id',
] // prettier-ignore
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 6 }) },
  { weight: 1, arbitrary: value },
)
const asText = (given: unknown): string =>
  JSON.stringify(given, (_key, item: unknown) => (typeof item === 'bigint' ? `${item}` : item)) ??
  ''
const bodyText = fc.oneof(
  { weight: 6, arbitrary: body.map(asText) },
  {
    weight: 1,
    arbitrary: fc.tuple(body, fc.nat(200)).map(([item, cut]) => asText(item).slice(0, cut)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
)
const GRANTS = ['password', 'refresh_token', 'pkce', 'id_token', 'web3', '__proto__', '']
const request = () =>
  fc.record({
    call: fc.constantFrom(...calls),
    bearer: fc.option(fc.constantFrom(...bearers), { nil: null }),
    id: fc.oneof(fc.uuid(), odd),
    query: fc.dictionary(
      fc.constantFrom(
        'grant_type',
        'redirect_to',
        'provider',
        'token',
        'type',
        'page',
        'per_page',
        'scope',
        'code',
        'state',
        'filter',
      ),
      fc.oneof(fc.constantFrom(...GRANTS), odd),
      { maxKeys: 3 },
    ),
    text: bodyText,
    version: fc.constantFrom('2024-01-01', '2023-13-99', ''),
  })
type Generated = ReturnType<typeof request> extends fc.Arbitrary<infer T> ? T : never

async function send({ call, bearer, id, query, text, version }: Generated, from: string) {
  const path = call.path
    .replaceAll(/:\w+/g, encodeURIComponent(id.replaceAll(/[\ud800-\udfff]/g, '?')))
    .replace('/*', '/x.png')
  const search = new URLSearchParams(query).toString()
  const headers = new Headers({
    'content-type': 'application/json',
    'x-supabase-api-version': version,
  })
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  return marketplace.app.fetch(
    new Request(`http://localhost${path}?${search}`, {
      method: call.method,
      headers,
      ...(call.method === 'GET' ? {} : { body: text }),
    }),
    { inProcess: { requestId: 'generated', clientAddress: from } },
  )
}

test(`${REQUESTS} generated requests never make the authentication service fail`, async () => {
  // The fixed seed makes a failure reproducible.
  const generated = fc.sample(request(), { numRuns: REQUESTS, seed: 2026 })
  const failed: string[] = []
  const statuses = new Map<number, number>()
  let index = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let own = index++; own < generated.length; own = index++) {
        const item = generated[own]
        if (!item) break
        const answer = await send(item, `10.${own % 200}.${Math.floor(own / 200) % 250}.1`)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const text = await answer.text()
        if (answer.status >= 500)
          failed.push(
            `${answer.status} ${item.call.method} ${item.call.path}: ${text} ← ${item.text.slice(0, 300)} ${JSON.stringify(item.query).slice(0, 200)}`,
          )
      }
    }),
  )

  expect(failed.slice(0, 20)).toEqual([])
  // A server that refuses everything would prove nothing.
  expect(statuses.get(200)).toBeGreaterThan(100)
  expect(statuses.get(400)).toBeGreaterThan(1_000)
}, 600_000)
