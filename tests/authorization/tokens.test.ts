import { exportSPKI, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { privacyFixture } from '#tests/support/privacy-fixture.ts'

const SHARED = 'une-clef-que-deux-serveurs-partagent'
const ISSUER = 'http://127.0.0.1:3105/auth/v1'
const database = await testDatabase()
const { app, shop, sql, account, signIn, serviceToken } = await privacyFixture(database, {
  GOTRUE_JWT_SECRET: SHARED,
})

type Actor = { token: string; claims: JWTPayload; calls: readonly string[] }
const actors = {} as Record<'buyer' | 'owner' | 'admin', Actor>
/** One call behind each guard. A write, since an unknown token reads as a visitor. */
const CALLS = {
  buyer: ['GET /api/v1/account/profile', 'POST /api/v1/reports'],
  owner: ['GET /api/v1/vendor/orders', 'POST /storage/v1/object/list/product-images'],
  admin: ['GET /api/v1/admin/users', 'POST /functions/v1/admin-create-user'],
} as const

beforeAll(async () => {
  for (const [name, role] of [
    ['buyer', 'customer'],
    ['owner', 'vendor'],
    ['admin', 'admin'],
  ] as const) {
    const { email, userId } = await account(`${name}@tokens.example`, role)
    if (name === 'owner') {
      const id = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
      await sql('update vendors.vendors set user_id = $2 where id = $1', [id, userId])
    }
    const token = await signIn(email)
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    actors[name] = { token, claims: JSON.parse(payload) as JWTPayload, calls: CALLS[name] }
  }
})

async function answers(actor: Actor, token: string): Promise<number[]> {
  const found: number[] = []
  for (const call of actor.calls) {
    const [method = '', path = ''] = call.split(' ')
    const body = method === 'POST' ? { body: {} } : {}
    found.push((await callApi(app, path, { method, token, ...body })).status)
  }
  return found
}
async function opensNothing(what: string, token: (actor: Actor) => Promise<string> | string) {
  for (const actor of Object.values(actors))
    expect(await answers(actor, await token(actor)), `${what}: ${actor.calls.join()}`).toEqual([
      401, 401,
    ])
}
const secret = new TextEncoder().encode(SHARED)
const shared = (claims: JWTPayload, key: Parameters<SignJWT['sign']>[0] = secret, header = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key)
const without = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name))
const publishedKey = async (): Promise<JWK> => {
  const { body } = await callApi(app, '/auth/v1/.well-known/jwks.json')
  return (body as { keys: JWK[] }).keys.find(({ kty }) => kty === 'EC')!
}

test('[ROLE-3] the own token opens, and so does one of the shared secret with the same claims', async () => {
  for (const actor of Object.values(actors))
    for (const token of [actor.token, await shared(actor.claims)])
      for (const status of await answers(actor, token)) expect([200, 422, 400]).toContain(status)
})

test('[ROLE-3] another issuer, audience or time opens no guard', async () => {
  const now = Math.floor(Date.now() / 1000)
  for (const change of [
    { iss: 'https://staging.example/auth/v1' },
    { iss: `${ISSUER}/` },
    { iss: '' },
    { aud: 'storage' },
    { aud: [] },
    { exp: now - 1 },
    { nbf: now + 600 },
  ])
    await opensNothing(JSON.stringify(change), ({ claims }) => shared({ ...claims, ...change }))
  for (const claim of ['iss', 'aud', 'exp', 'sub', 'session_id'])
    await opensNothing(`no ${claim}`, ({ claims }) => shared(without(claims, claim)))
})

test('[ROLE-3] a token that is not signed, or with another key or kind of key, opens no guard', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const alg of ['none', 'None', ''])
    await opensNothing(
      `alg ${alg}`,
      ({ claims }) => `${part({ alg, typ: 'JWT' })}.${part(claims)}.`,
    )
  await opensNothing('changed', ({ token, claims }) => {
    const [head, , signature] = token.split('.')
    return `${head}.${part({ ...claims, aal: 'aal2' })}.${signature}`
  })

  const published = await publishedKey()
  const { kid } = published
  const pem = await exportSPKI(
    (await importJWK(published, 'ES256', { extractable: true })) as CryptoKey,
  )
  for (const text of [pem, JSON.stringify(published), published.x ?? '', 'x'.repeat(32)])
    for (const header of [{}, { kid }])
      await opensNothing(`HS256 by ${text.slice(0, 20)}`, ({ claims }) =>
        shared(claims, new TextEncoder().encode(text), header),
      )
  await opensNothing('HS512', ({ claims }) =>
    shared(claims, Buffer.concat([secret, secret]), { alg: 'HS512' }),
  )
  await opensNothing('HS256 by the shared secret under a published key', ({ claims }) =>
    shared(claims, secret, { kid }),
  )
  for (const alg of ['ES256', 'RS256', 'PS256', 'ES384']) {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const jwk = await crypto.subtle.exportKey('jwk', publicKey)
    for (const header of [{}, { kid }, { kid: 'own' }, { jwk }])
      await opensNothing(`${alg} ${Object.keys(header).join()}`, ({ claims }) =>
        shared(claims, privateKey, { alg, ...header }),
      )
  }
})

test('[ROLE-3] a session of another, or one that is over, opens no guard', async () => {
  const [buyer, admin] = [actors.buyer, actors.admin]
  const mixed = { ...buyer.claims, session_id: admin.claims['session_id'] }
  expect(await answers(admin, await shared(mixed))).toEqual([401, 401])
  expect(await answers(admin, await shared({ ...buyer.claims, role: 'admin' }))).toEqual([403, 403])
  for (const session of ['', 'x', crypto.randomUUID()])
    await opensNothing(`session ${session}`, ({ claims }) =>
      shared({ ...claims, session_id: session }),
    )

  const token = await signIn('admin@tokens.example')
  expect((await answers(admin, token))[0]).toBe(200)
  await callApi(app, '/auth/v1/logout?scope=local', { method: 'POST', token })
  expect(await answers(admin, token)).toEqual([401, 401])
})

test('[ROLE-3] a program’s token is no person’s, and a person’s is no program’s', async () => {
  const service = await serviceToken()
  await opensNothing('service', () => service)
  const path = '/auth/v1/admin/users'
  expect((await callApi(app, path, { token: service })).status).toBe(200)
  for (const { token } of Object.values(actors))
    expect((await callApi(app, path, { token })).status).toBe(403)
  for (const change of [{ iss: 'https://staging.example' }, { aud: 'storage' }, { exp: 1 }]) {
    const claims = { iss: ISSUER, aud: 'authenticated', exp: 4_000_000_000, role: 'service_role' }
    expect((await callApi(app, path, { token: await shared(claims) })).status).toBe(200)
    const token = await shared({ ...claims, ...change })
    expect((await callApi(app, path, { token })).status, JSON.stringify(change)).toBe(403)
  }
})
