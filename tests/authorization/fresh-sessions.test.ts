import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { CALLS_NEEDING_PROOF } from '#server/call-permissions.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { secondFactor } from './mfa-fixture.ts'

const database = await testDatabase()
const clock = movableClock()
const config = readEnvironment({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const marketplace = await createMarketplace({
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
  database,
  clock,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
})
const { url, client } = await serve(marketplace.app)
const { account, PASSWORD } = await testAccounts(database, { clock })

beforeAll(() => marketplace.start())
afterAll(() => marketplace.stop())

async function signedIn(email: string) {
  const auth = client()
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (!data.session) throw new Error(error?.message)
  return { auth, token: data.session.access_token }
}
async function owner(name: string) {
  const { userId } = await account(`${name}@example.dz`, 'vendor')
  await database.database.query(
    `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya,
       verification_status, verified_at, is_active, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Boutique', 'boutique@example.dz', '16', 'verified', now(), true,
       now(), now())`,
    [userId],
  )
  return signedIn(`${name}@example.dz`)
}

async function send(token: string, call: string, body: object = {}) {
  const ids = call.replace(':code', 'yalidine').replace(':id', randomUUID())
  const [method = '', path = ''] = ids.split(' ')
  const answer = await fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'fr',
      authorization: `Bearer ${token}`,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const problem = answer.ok ? {} : (JSON.parse(text) as { code: string; detail: string })
  return { status: answer.status, ...problem }
}
const OWN_CALLS = CALLS_NEEDING_PROOF.filter((call) => !call.includes('/admin/'))
const ADMIN_CALLS = CALLS_NEEDING_PROOF.filter((call) => call.includes('/admin/'))
const PERSONAL_DATA = 'GET /api/v1/account/personal-data'
const PAYOUT_ACCOUNT = 'PUT /api/v1/vendor/payout-account'
const PROOF = 'POST /api/v1/account/reauthentication'
const NEEDED = { status: 400, code: 'reauthentication_needed' }

const LETS_MONEY_MOVE =
  /^\/api\/v1\/admin\/(money|refunds|payment-refunds)\/.*:id\/(approval|confirmation|posting|payment)$/

test('each call by which an admin lets money move needs a recent proof', () => {
  const moving = marketplace.app.routes
    .filter(({ method, path }) => method === 'POST' && LETS_MONEY_MOVE.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  const listed: readonly string[] = CALLS_NEEDING_PROOF
  expect(moving.length).toBeGreaterThan(9)
  expect(moving.filter((call) => !listed.includes(call))).toEqual([])
})

test('a session that was proven long ago may not take data away or give rights away', async () => {
  const { token } = await owner('samia')
  for (const call of OWN_CALLS) expect(await send(token, call), call).not.toMatchObject(NEEDED)

  clock.advance(minutes(16))

  for (const call of OWN_CALLS) expect(await send(token, call), call).toMatchObject(NEEDED)
  expect(await send(token, PERSONAL_DATA)).toMatchObject({
    detail: 'Confirmez que c’est bien vous pour continuer.',
  })
  expect((await send(token, 'GET /api/v1/account/profile')).status).toBe(200)
})

test('an admin who was proven long ago approves, pays and loosens nothing', async () => {
  await account('yasmine@example.dz', 'admin')
  const { token } = await signedIn('yasmine@example.dz')
  for (const call of ADMIN_CALLS) expect(await send(token, call), call).not.toMatchObject(NEEDED)

  clock.advance(minutes(16))

  for (const call of ADMIN_CALLS) expect(await send(token, call), call).toMatchObject(NEEDED)
  expect((await send(token, 'GET /api/v1/admin/refunds')).status).toBe(200)
  expect(await send(token, PROOF, { password: PASSWORD })).toEqual({ status: 204 })
  for (const call of ADMIN_CALLS) expect(await send(token, call), call).not.toMatchObject(NEEDED)
})

test('a refreshed token proves nothing; the password does, for fifteen minutes', async () => {
  const { auth, token } = await owner('brahim')
  clock.advance(minutes(16))
  const { data } = await auth.refreshSession()
  const refreshed = data.session?.access_token ?? ''
  expect(await send(refreshed, PAYOUT_ACCOUNT)).toMatchObject(NEEDED)

  expect(await send(token, PROOF, { password: 'guessed' })).toMatchObject({
    status: 403,
    code: 'password_wrong',
  })
  expect(await send(token, PROOF, {})).toMatchObject({ status: 422 })
  expect(await send(token, PAYOUT_ACCOUNT)).toMatchObject(NEEDED)
  expect(await send(token, PROOF, { password: PASSWORD })).toEqual({ status: 204 })
  for (const call of OWN_CALLS) expect(await send(token, call), call).not.toMatchObject(NEEDED)

  clock.advance(minutes(16))
  expect(await send(token, PAYOUT_ACCOUNT)).toMatchObject(NEEDED)
})

test('a password that was set without a proof proves nothing, one that was set with a proof does', async () => {
  const stolen = await owner('nawel')
  clock.advance(minutes(16))
  const own = 'another-Password-97'
  expect((await stolen.auth.updateUser({ password: own })).error).toBeNull()
  expect(await send(stolen.token, PROOF, { password: own })).toMatchObject({
    status: 403,
    code: 'password_unproven',
    detail:
      'Ce mot de passe vient d’être changé sans vérification. Demandez un code, puis recommencez.',
  })
  for (const call of OWN_CALLS) expect(await send(stolen.token, call), call).toMatchObject(NEEDED)

  const careful = await owner('ghania')
  clock.advance(minutes(16))
  expect(await send(careful.token, PROOF, { password: PASSWORD })).toEqual({ status: 204 })
  expect((await careful.auth.updateUser({ password: own })).error).toBeNull()
  clock.advance(minutes(16))
  expect(await send(careful.token, PROOF, { password: own })).toEqual({ status: 204 })
})

test('a proof counts for its own session only', async () => {
  const first = await owner('karima')
  const second = await signedIn('karima@example.dz')
  clock.advance(minutes(16))
  expect(await send(first.token, PROOF, { password: PASSWORD })).toEqual({ status: 204 })
  expect(await send(first.token, PERSONAL_DATA)).toEqual({ status: 200 })
  expect(await send(second.token, PERSONAL_DATA)).toMatchObject(NEEDED)
})

test('a first factor is enrolled straight after the sign-in, and later with a proof', async () => {
  await account('amel@example.dz')
  const { auth, token } = await signedIn('amel@example.dz')
  clock.advance(minutes(16))
  const late = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'thief' })
  expect(late.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  expect(await send(token, PROOF, { password: PASSWORD })).toEqual({ status: 204 })
  expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'own' })).error).toBeNull()

  await account('lina@example.dz')
  const fresh = await signedIn('lina@example.dz')
  expect(await secondFactor(fresh.auth, clock.now())).toMatch(/^ey/)
})

test('where the operator demands a factor, enrolling is all that opens before it', async () => {
  const { auth, token } = await owner('hakim')
  await database.database.query(
    `insert into settings.values (name, value, changed_at) values ('requireSecondFactor', 'true', now())`,
  )
  await database.database.query(`select pg_notify('settings_changed', '')`)
  const missing = { status: 403, code: 'factor_enrollment_needed' }
  await expect.poll(() => send(token, 'GET /api/v1/account/profile')).toMatchObject(missing)
  expect(await send(token, 'GET /api/v1/vendor/orders')).toMatchObject(missing)
  clock.advance(minutes(16))
  expect(await send(token, PROOF, { password: PASSWORD })).toEqual({ status: 204 })
  const raised = await secondFactor(auth, clock.now())
  expect((await send(raised, 'GET /api/v1/vendor/orders')).status).toBe(200)
})
