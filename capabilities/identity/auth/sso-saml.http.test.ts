import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { UNTRUSTED_CERTIFICATE, UNTRUSTED_KEY } from '#tests/fakes/saml-keys.ts'
import { type FakeAssertion, samlProvider } from '#tests/fakes/saml-idp.ts'
import { SIGNATURE_WRAPPINGS } from '#tests/fakes/saml-signature-wrappings.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const SITE = 'http://127.0.0.1:3105'
const WELCOME = `${SITE}/bienvenue`
const MAIL = 'urn:oid:0.9.2342.19200300.100.1.3'
const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { account, app, identity } = await testAccounts(database, {
  environment: {
    GOTRUE_SAML_ENABLED: 'true',
    GOTRUE_SAML_PRIVATE_KEY: UNTRUSTED_KEY.replace(/-----[^-]+-----|\s/g, ''),
    GOTRUE_SAML_CERTIFICATE: UNTRUSTED_CERTIFICATE,
    GOTRUE_SAML_RATE_LIMIT_ASSERTION: '1000',
  },
})
const { url, client } = await serve(app)
const { database: sql } = database
const token = await identity.serviceToken()

const admin = (path: string, method = 'GET', body?: object) =>
  fetch(`${url}/auth/v1/admin/sso/providers${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const metadata = await (await fetch(`${url}/auth/v1/sso/saml/metadata`)).text()
const company = samlProvider({ serviceProviderMetadata: metadata })
let companyId = ''

beforeAll(async () => {
  const added = await admin('', 'POST', {
    type: 'saml',
    metadata_xml: company.metadata,
    domains: ['Company.dz'],
    attribute_mapping: {
      keys: { first_name: { name: 'givenName' }, groups: { name: 'memberOf', array: true } },
    },
  })
  if (added.status !== 201) throw new Error(await added.text())
  companyId = ((await added.json()) as { id: string }).id
})

async function post(response: string, relayState = '') {
  const answer = await fetch(`${url}/auth/v1/sso/saml/acs`, {
    method: 'POST',
    body: new URLSearchParams({ SAMLResponse: response, RelayState: relayState }),
    redirect: 'manual',
  })
  const end = new URL(answer.headers.get('location') ?? '')
  return {
    status: answer.status,
    end,
    error: end.searchParams.get('error_code'),
    fragment: Object.fromEntries(new URLSearchParams(end.hash.slice(1))),
  }
}
const person = (name: string): FakeAssertion => ({
  nameId: `id-${name}`,
  attributes: { [MAIL]: `${name}@company.dz` },
})

async function begin(auth = client()) {
  const { data, error } = await auth.signInWithSSO({
    domain: 'company.dz',
    options: { redirectTo: WELCOME },
  })
  if (error) throw error
  return company.requestIn(data.url)
}
async function arrive(fakeAssertion: FakeAssertion) {
  const { id, relayState } = await begin()
  return post(await company.answer(id, fakeAssertion), relayState)
}

test('[GOTRUE-8] our metadata says who we are and where to come back', () => {
  expect(metadata).toContain(`entityID="${SITE}/auth/v1/sso/saml/metadata"`)
  expect(metadata).toContain(`Location="${SITE}/auth/v1/sso/saml/acs"`)
  expect(metadata).toContain('nameid-format:persistent')
  expect(metadata).toContain('X509Certificate')
})

test('[GOTRUE-8] a company signs its people in; they meet no other account', async () => {
  const { userId } = await account('amel@company.dz')
  const { isSigned, xml } = await begin()
  expect(isSigned).toBe(true)
  expect(xml).toContain('AssertionConsumerServiceURL')

  const { status, end, fragment } = await arrive({
    ...person('amel'),
    attributes: { [MAIL]: 'Amel@company.dz', givenName: 'Amel', memberOf: 'buyers' },
    sessionUntil: 60,
  })

  expect(status).toBe(302)
  expect(`${end.origin}${end.pathname}`).toBe(WELCOME)
  const { data } = await client().getUser(fragment['access_token'])
  expect(data.user?.id).not.toBe(userId)
  expect(data.user).toMatchObject({
    email: 'amel@company.dz',
    app_metadata: { provider: `sso:${companyId}` },
    identities: [
      {
        provider: `sso:${companyId}`,
        id: 'id-amel',
        identity_data: { custom_claims: { first_name: 'Amel', groups: ['buyers'] } },
      },
    ],
  })
  const { rows } = await sql.query(
    `select s.amr, s.not_after, u.is_sso_user from identity.sessions s
     join identity.users u on u.id = s.user_id where u.id = $1`,
    [data.user?.id],
  )
  expect(rows).toMatchObject([
    { amr: [{ method: 'sso/saml', provider: companyId }], is_sso_user: true },
  ])
  expect(rows[0].not_after.getTime()).toBeGreaterThan(Date.now() + 3_000_000)

  const again = await arrive(person('amel'))
  const { data: same } = await client().getUser(again.fragment['access_token'])
  expect(same.user?.id).toBe(data.user?.id)
})

test('[GOTRUE-8] [GOTRUE-4] with PKCE a code comes back', async () => {
  const auth = client({ flowType: 'pkce' })
  const { id, relayState } = await begin(auth)
  const { end } = await post(
    await company.answer(id, { ...person('brahim'), sessionUntil: 60 }),
    relayState,
  )
  expect(end.hash).toBe('')
  const { data, error } = await auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.user?.email).toBe('brahim@company.dz')
  const { rows } = await sql.query(
    'select amr, not_after from identity.sessions where user_id = $1',
    [data.user?.id],
  )
  expect(rows).toMatchObject([
    { amr: [{ method: 'sso/saml', provider: companyId }], not_after: expect.any(Date) },
  ])
})

test('[GOTRUE-8] an answer opens one session, with its visit or without', async () => {
  const { id, relayState } = await begin()
  const response = await company.answer(id, person('chafik'))
  expect((await post(response, relayState)).fragment['access_token']).toBeDefined()
  expect((await post(response, relayState)).error).toBe('saml_relay_state_not_found')
  expect((await post(response)).error).toBe('validation_failed')

  const unasked = await company.answer(null, { ...person('chafik'), inResponseTo: null })
  const first = await post(unasked, WELCOME)
  expect(first.fragment['access_token']).toBeDefined()
  expect(`${first.end.origin}${first.end.pathname}`).toBe(WELCOME)
  expect((await post(unasked, WELCOME)).error).toBe('validation_failed')
  const elsewhere = await company.answer(null, { ...person('chafik'), inResponseTo: null })
  expect((await post(elsewhere, 'https://evil.example')).end.origin).toBe(SITE)
})

test('[GOTRUE-8] what is wrong with an answer keeps everybody out', async () => {
  const refused = async (more: Partial<FakeAssertion>) =>
    (await arrive({ ...person('djamel'), ...more })).error
  expect(await refused({ signed: false })).toBe('validation_failed')
  expect(await refused({ withUntrustedKey: true })).toBe('validation_failed')
  expect(await refused({ audience: 'https://another-shop.example' })).toBe('validation_failed')
  expect(await refused({ recipient: 'https://another-shop.example/acs' })).toBe('validation_failed')
  expect(await refused({ issuer: 'https://another-company.example' })).toBe('validation_failed')
  expect(await refused({ from: -20, until: -10 })).toBe('validation_failed')
  expect(await refused({ from: 10, until: 20 })).toBe('validation_failed')
  expect(await refused({ inResponseTo: null })).toBe('validation_failed')
  expect(await refused({ attributes: {} })).toBe('saml_assertion_no_email')
  expect(
    await refused({ nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }),
  ).toBe('saml_assertion_no_user_id')

  const other = await begin()
  expect(await refused({ inResponseTo: other.id })).toBe('validation_failed')
  const { rows } = await sql.query(
    "select 1 from identity.identities where provider_id = 'id-djamel'",
  )
  expect(rows).toEqual([])
})

test('[GOTRUE-8] a signature covers what is read: wrapped answers keep everybody out', async () => {
  for (const [index, wrap] of SIGNATURE_WRAPPINGS.entries()) {
    const { id, relayState } = await begin()
    const honest = Buffer.from(await company.answer(id, person('victim')), 'base64').toString(
      'utf8',
    )
    const wrapped = Buffer.from(wrap(honest)).toString('base64')
    const { error, fragment } = await post(wrapped, relayState)
    expect({ index, error, token: fragment['access_token'] }).toEqual({
      index,
      error: 'validation_failed',
      token: undefined,
    })
  }
})

test('[GOTRUE-8] a comment in a name does not make it another name', async () => {
  const { id, relayState } = await begin()
  const honest = Buffer.from(await company.answer(id, person('comment')), 'base64').toString('utf8')
  const split = honest
    .replace('id-comment', 'id-<!-- -->comment')
    .replace('comment@company', 'com<!-- -->ment@company')
  const { fragment } = await post(Buffer.from(split).toString('base64'), relayState)
  const { data } = await client().getUser(fragment['access_token'])
  expect(data.user).toMatchObject({
    email: 'comment@company.dz',
    identities: [{ id: 'id-comment' }],
  })
})

test('[GOTRUE-8] visits are short, and companies are known', async () => {
  const { id, relayState } = await begin()
  await sql.query(
    "update identity.saml_relay_states set created_at = created_at - interval '121 s'",
  )
  expect((await post(await company.answer(id, person('fares')), relayState)).error).toBe(
    'saml_relay_state_expired',
  )
  const otherUser = samlProvider({
    serviceProviderMetadata: metadata,
    entityId: 'https://nobody.example',
  })
  expect(
    (await post(await otherUser.answer(null, { ...person('x'), inResponseTo: null }))).error,
  ).toBe('saml_idp_not_found')
  const decoyHash = await client().signInWithSSO({ domain: 'nobody.example' })
  expect(decoyHash.error).toMatchObject({ status: 404, code: 'sso_provider_not_found' })
  const both = await client().signInWithSSO({
    domain: 'company.dz',
    providerId: companyId,
  } as never)
  expect(both.error).toMatchObject({ status: 400, code: 'validation_failed' })
  const plain = await fetch(`${url}/auth/v1/sso`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: 'company.dz' }),
    redirect: 'manual',
  })
  expect(plain.status).toBe(303)
  expect(plain.headers.get('location')).toContain(company.signOnUrl)
})

test('[GOTRUE-8] companies are kept by programs of the marketplace alone', async () => {
  const anyone = await fetch(`${url}/auth/v1/admin/sso/providers`)
  expect(anyone.status).toBe(401)
  const twice = await admin('', 'POST', { type: 'saml', metadata_xml: company.metadata })
  expect(twice.status).toBe(422)
  expect(await twice.json()).toMatchObject({ error_code: 'saml_idp_already_exists' })
  const other = samlProvider({
    serviceProviderMetadata: metadata,
    entityId: 'https://other.example',
  })
  const domain = await admin('', 'POST', {
    type: 'saml',
    metadata_xml: other.metadata,
    domains: ['company.dz'],
  })
  expect(await domain.json()).toMatchObject({ error_code: 'sso_domain_already_exists' })
  for (const body of [{}, { metadata_xml: '<x/>' }, { metadata_url: 'http://plain.example' }])
    expect((await admin('', 'POST', body)).status).toBe(400)

  let reached = 0
  const inside = createServer(() => (reached += 1)).listen(0, '127.0.0.1')
  await once(inside, 'listening')
  const { port } = inside.address() as AddressInfo
  const answer = await admin('', 'POST', { metadata_url: `https://127.0.0.1:${port}/metadata` })
  expect([answer.status, reached]).toEqual([400, 0])
  inside.close()

  const list = (await (await admin('')).json()) as { items: unknown[] }
  expect(list.items).toMatchObject([{ id: companyId, domains: [{ domain: 'company.dz' }] }])
  expect((await admin(`/${companyId}`, 'PUT', { disabled: true })).status).toBe(200)
  const closed = await client().signInWithSSO({ domain: 'company.dz' })
  expect(closed.error).toMatchObject({ status: 404, code: 'sso_provider_disabled' })
  expect((await admin(`/${companyId}`, 'DELETE')).status).toBe(200)
  expect((await admin(`/${companyId}`)).status).toBe(404)
})
