import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '#kernel/time.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { movableClock, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

/** What one stolen session of an admin can do to become the two people of a payment. */

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
const { pool } = database
beforeAll(() => marketplace.start())
afterAll(() => marketplace.stop())

type Admin = { email: string; userId: string; token: string }
let count = 0
async function signIn(email: string, password = PASSWORD): Promise<string> {
  const body = await call('', 'POST', '/auth/v1/token?grant_type=password', { email, password })
  return String(body.body['access_token'])
}
async function call(token: string, method: string, path: string, body?: object, language = 'en') {
  await pool.query('truncate platform.rate_limits')
  const answer = await marketplace.app.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
  const text = await answer.text()
  const read = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
  return { status: answer.status, body: read, text }
}
/** An admin of long ago. */
async function settledAdmin(): Promise<Admin> {
  const { email, userId } = await account(`admin-${(count += 1)}@example.dz`, 'admin')
  return { email, userId, token: await signIn(email) }
}
async function made(by: Admin, fields: object = {}): Promise<Admin> {
  const email = `puppet-${(count += 1)}@example.dz`
  const password = 'Sebdou-4711-olive'
  const person = { email, password, firstName: 'B', lastName: 'B', role: 'admin', ...fields }
  const { status, text } = await call(by.token, 'POST', '/functions/v1/admin-create-user', person)
  expect(status, text).toBe(200)
  const { rows } = await pool.query('select id from identity.users where email = $1', [email])
  return { email, userId: rows[0].id, token: await signIn(email, password) }
}
const again = async (admin: Admin, password = PASSWORD): Promise<Admin> => ({
  ...admin,
  token: await signIn(admin.email, password),
})
const PUPPET_PASSWORD = 'Sebdou-4711-olive'

async function batchOf({ userId }: Admin): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into payouts.batches (id, number, kind, state, payout_count, total_centimes, created_by,
       created_at, submitted_at)
     values ($1, 'P-2026-' || lpad($3::text, 4, '0'), 'ccp', 'submitted', 1, 100, $2, now(), now())`,
    [id, userId, (count += 1)],
  )
  return id
}
const approve = ({ token }: Admin, batch: string, language?: string) =>
  call(token, 'POST', `/api/v1/admin/money/batches/${batch}/approval`, {}, language)
const edit = (by: Admin, { userId }: Admin, email: string) =>
  call(by.token, 'PUT', `/api/v1/admin/users/${userId}`, {
    ...{ first_name: 'N', last_name: 'K', email, phone: null, address: null, city: null },
    wilaya: null,
  })
const setDuties = (by: Admin, { userId }: Admin, duties: string[]) =>
  call(by.token, 'PUT', `/api/v1/admin/users/${userId}/duties`, { duties })
/** Of the emails whose subject or text has these words. */
async function recipientsOf(words: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select "to" from platform.dev_emails where position($1 in subject || text) > 0 order by "to"`,
    [words],
  )
  return rows.map(({ to }) => to as string)
}
const ALL = ['finance', 'support', 'catalogue', 'moderation', 'marketing', 'administration']
const WITHOUT_FINANCE = ALL.filter((duty) => duty !== 'finance')

/** Others of earlier tests would be second people. */
beforeEach(async () => {
  await pool.query(`update identity.user_roles set role = 'customer' where role = 'admin'`)
})

describe('one session makes no two people', () => {
  test('two admins of long ago approve what the other proposed, and not their own', async () => {
    const [first, second] = [await settledAdmin(), await settledAdmin()]
    const batch = await batchOf(first)
    expect((await approve(first, batch)).body['code']).toBe('second_person_needed')
    expect((await approve(second, batch)).body).toMatchObject({ state: 'approved' })
  })

  test('a second admin that was just made approves nothing, and has nothing approved', async () => {
    const first = await settledAdmin()
    await settledAdmin()
    const puppet = await made(first)
    const [own, ofPuppet] = [await batchOf(first), await batchOf(puppet)]

    const refused = await approve(puppet, own, 'fr')
    expect(refused).toMatchObject({ status: 409, body: { code: 'approver_not_settled' } })
    expect(refused.body['detail']).toMatch(/moins de trois jours.*à partir du \d/)
    expect(refused.body['from']).toMatch(/^\d{4}-/)
    expect((await approve(first, ofPuppet)).body['code']).toBe('proposer_not_settled')

    clock.advance(hours(71))
    const [soon, adminSoon] = [await again(puppet, PUPPET_PASSWORD), await again(first)]
    expect((await approve(soon, own)).status).toBe(409)
    expect((await approve(adminSoon, ofPuppet)).status).toBe(409)
    clock.advance(hours(2))
    const [later, adminLater] = [await again(puppet, PUPPET_PASSWORD), await again(first)]
    expect((await approve(later, own)).body).toMatchObject({ state: 'approved' })
    expect((await approve(adminLater, ofPuppet)).body).toMatchObject({ state: 'approved' })
  })

  test('an appointed customer is no second person, nor one that was dismissed again', async () => {
    const first = await settledAdmin()
    await settledAdmin()
    const { email, userId } = await account(`friend-${(count += 1)}@example.dz`)
    const friend = { email, userId, token: '' }
    const role = (to: string) =>
      call(first.token, 'PUT', `/api/v1/admin/users/${userId}/role`, { role: to })
    expect((await role('admin')).status).toBe(200)
    const appointed = await again(friend)
    expect((await approve(appointed, await batchOf(first))).body['code']).toBe(
      'approver_not_settled',
    )
    const batch = await batchOf(appointed)
    expect((await role('customer')).status).toBe(200)
    expect((await approve(first, batch)).body['code']).toBe('proposer_not_settled')
  })

  test('an admin whose address was moved is no second person', async () => {
    const [first, second] = [await settledAdmin(), await settledAdmin()]
    const batch = await batchOf(first)
    expect((await edit(first, second, `evil-${count}@example.dz`)).status).toBe(200)
    const taken = await again({ ...second, email: `evil-${count}@example.dz` })
    expect((await approve(taken, batch)).body['code']).toBe('approver_not_settled')
    clock.advance(hours(73))
    expect((await approve(await again(taken), batch)).status).toBe(200)
  })

  test('an admin whose password a program set is no second person', async () => {
    const [first, second] = [await settledAdmin(), await settledAdmin()]
    const batch = await batchOf(first)
    const service = await testAccounts(database, { clock }).then(({ identity }) =>
      identity.serviceToken(),
    )
    const path = `/auth/v1/admin/users/${second.userId}`
    const password = 'Tlemcen-1962-citron'
    expect((await call(service, 'PUT', path, { password })).status).toBe(200)
    const taken = await again(second, password)
    expect((await approve(taken, batch)).body['code']).toBe('approver_not_settled')
  })

  test('who was just given the duty finance approves nothing for three days', async () => {
    const [first, second] = [await settledAdmin(), await settledAdmin()]
    await settledAdmin()
    expect((await setDuties(first, second, WITHOUT_FINANCE)).status).toBe(200)
    clock.advance(hours(100))
    const [actor, given] = [await again(first), await again(second)]
    const batch = await batchOf(actor)
    expect((await approve(given, batch)).status).toBe(403)
    expect((await setDuties(actor, given, ALL)).status).toBe(200)
    expect((await approve(given, batch)).body['code']).toBe('approver_not_settled')
    clock.advance(hours(73))
    expect((await approve(await again(given), batch)).status).toBe(200)
  })
})

describe('a founder without a second person for finance', () => {
  test('approves alone three days after all admins were informed', async () => {
    const founder = await settledAdmin()
    const helper = await settledAdmin()
    expect((await setDuties(founder, helper, WITHOUT_FINANCE)).status).toBe(200)
    clock.advance(hours(100))
    const alone = await again(founder)
    const batch = await batchOf(alone)
    const first = await approve(alone, batch, 'fr')
    expect(first.body['code']).toBe('sole_approver_waiting')
    expect(first.body['detail']).toMatch(/prévenus par e-mail.*à partir du \d/)
    const view = await call(alone.token, 'GET', `/api/v1/admin/money/batches/${batch}`)
    expect(view.body['opens_at']).toBe(first.body['from'])
    expect((await call(alone.token, 'GET', '/api/v1/admin/session')).body).toMatchObject({
      approves_alone: true,
    })

    clock.advance(hours(71))
    expect((await approve(await again(alone), batch)).body['from']).toBe(first.body['from'])
    await expect
      .poll(() => recipientsOf('approuvée par une seule personne'))
      .toEqual([founder.email, helper.email].toSorted())
    const audited = await pool.query(
      `select count(*)::int as n from audit.entries
       where action = 'identity.sole_approval_announced' and subject_id = $1`,
      [batch],
    )
    expect(audited.rows).toEqual([{ n: 1 }])
    clock.advance(hours(2))
    expect((await approve(await again(alone), batch)).body).toMatchObject({ state: 'approved' })
  })

  test('not once another admin has the duty', async () => {
    const founder = await settledAdmin()
    const batch = await batchOf(founder)
    expect((await approve(founder, batch)).body['code']).toBe('sole_approver_waiting')
    await made(founder)
    clock.advance(hours(100))
    expect((await approve(await again(founder), batch)).body['code']).toBe('second_person_needed')
  })
})

test('no duty loses its last admin', async () => {
  const [first, second] = [await settledAdmin(), await settledAdmin()]
  expect((await setDuties(first, second, ['finance'])).status).toBe(200)
  const refused = await call(
    first.token,
    'PUT',
    `/api/v1/admin/users/${first.userId}/duties`,
    { duties: ['finance', 'administration'] },
    'fr',
  )
  expect(refused).toMatchObject({ status: 409, body: { code: 'last_duty_holder' } })
  expect(refused.body['detail']).toContain('« Assistance »')
  for (const [method, path, body] of [
    ['PUT', 'role', { role: 'customer' }],
    ['POST', 'deactivation', {}],
  ] as const) {
    const ended = await call(
      first.token,
      method,
      `/api/v1/admin/users/${first.userId}/${path}`,
      body,
    )
    expect(ended.body['code'], path).toBe('last_duty_holder')
  }
  expect((await setDuties(first, first, ALL)).status).toBe(200)
})

test('duties need a fresh session, an admin, and are mailed to all admins', async () => {
  const [first, second] = [await settledAdmin(), await settledAdmin()]
  const customer = await account(`client-${(count += 1)}@example.dz`)
  const none = await setDuties(first, { ...customer, token: '' }, ['finance'])
  expect(none.body['code']).toBe('not_an_admin')
  expect((await setDuties(first, second, ['marketing'])).body['duties']).toEqual(['marketing'])
  await expect
    .poll(() => recipientsOf(`${second.email} (Marketing)`))
    .toEqual([first.email, second.email].toSorted())
  clock.advance(hours(0.3))
  expect((await setDuties(first, second, ALL)).body['code']).toBe('reauthentication_needed')
})

test('a setting that protects the site needs a fresh session and is mailed to all admins', async () => {
  const [first, second] = [await settledAdmin(), await settledAdmin()]
  const set = () =>
    call(first.token, 'PUT', '/api/v1/admin/settings', { refundWithoutManager: 9876 })
  expect((await set()).status).toBe(200)
  await expect
    .poll(() => recipientsOf('Un réglage de protection a changé'))
    .toEqual([first.email, second.email].toSorted())
  clock.advance(hours(0.3))
  expect((await set()).body['code']).toBe('reauthentication_needed')
})

test('an admin is made with fewer duties, where the maker chose so', async () => {
  const first = await settledAdmin()
  const helper = await made(first, { duties: ['support'] })
  const session = await call(helper.token, 'GET', '/api/v1/admin/session')
  expect(session.body).toEqual({ duties: ['support'], approves_alone: false })
  expect((await call(helper.token, 'GET', '/api/v1/admin/money/batches')).status).toBe(403)
})
