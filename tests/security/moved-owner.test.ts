import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#kernel/time.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { movableClock, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

/** An admin who moves an owner's account to a mailbox of their own must not be paid in the owner's place. */

const database = await testDatabase()
const config = readEnvironment({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const clock = movableClock()
const marketplace = await createMarketplace({
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
  database,
  clock,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
})
const { account, PASSWORD } = await testAccounts(database, { clock })
beforeAll(() => marketplace.start())
afterAll(() => marketplace.stop())

async function call(token: string, method: string, path: string, body: object) {
  const answer = await marketplace.app.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'fr',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
}
async function signIn(email: string): Promise<string> {
  const path = '/auth/v1/token?grant_type=password'
  const { body } = await call('', 'POST', path, { email, password: PASSWORD })
  return String(body['access_token'])
}
async function owner(name: string) {
  const made = await account(`${name}@example.dz`, 'vendor')
  await database.database.query(
    `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya,
       verification_status, verified_at, is_active, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Boutique', 'boutique@example.dz', '16', 'verified', now(), true,
       now(), now())`,
    [made.userId],
  )
  return made
}
const changeAccount = (token: string) =>
  call(token, 'PUT', '/api/v1/vendor/payout-account', {
    number: '00300060000201930048',
    holder: 'Samia Haddad',
  })

test('an account that an admin moved to another mailbox waits three days for another payout account', async () => {
  const admin = await account('chief@example.dz', 'admin')
  const { userId } = await owner('samia')
  const path = `/api/v1/admin/users/${userId}`
  const moved = await call(await signIn(admin.email), 'PUT', path, {
    ...{ first_name: 'Samia', last_name: 'Haddad', email: 'other@example.dz', phone: null },
    ...{ address: null, city: null, wilaya: null },
  })
  expect(moved.status).toBe(200)

  const refused = await changeAccount(await signIn('other@example.dz'))
  expect(refused).toMatchObject({ status: 409, body: { code: 'owner_not_settled' } })
  expect(refused.body['detail']).toMatch(/par un administrateur.*à partir du \d/)

  clock.advance(hours(73))
  expect((await changeAccount(await signIn('other@example.dz'))).status).toBe(204)
})

test('an account that was only made by an admin does not', async () => {
  const { userId, email } = await owner('brahim')
  await database.database.query(
    'update identity.users set created_at = $2, managed_at = $2 where id = $1',
    [userId, clock.now()],
  )
  expect((await changeAccount(await signIn(email))).status).toBe(204)
})
