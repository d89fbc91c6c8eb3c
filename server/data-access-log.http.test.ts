import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from './read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CALLS_SHOWING_PERSONAL_DATA, checkPersonalDataCalls } from './personal-data-calls.ts'
import type { ApiDocument } from './personal-data-fields.ts'

const database = await testDatabase()
const config = readEnvironment({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const lines: string[] = []
const marketplace = await createMarketplace({
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
  database,
  clock: systemClock,
  log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  metrics: createMetrics(),
})
const { url, client } = await serve(marketplace.app)
const sql = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, unknown>[]
let token = ''
let service = ''
let adminId = ''
let vendorId = ''

beforeAll(async () => {
  await marketplace.start()
  const { account, identity, PASSWORD } = await testAccounts(database)
  const { email, userId } = await account('lyna@yova.example', 'admin')
  adminId = userId
  const owner = await account('amel@example.dz', 'customer')
  const [vendor] = await sql(
    `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya,
       verification_status, is_active, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Poterie Amel', 'amel@example.dz', '15', 'pending', true, now(), now())
     returning id`,
    owner.userId,
  )
  vendorId = vendor?.['id'] as string
  const { data } = await client().signInWithPassword({ email, password: PASSWORD })
  token = data.session?.access_token ?? ''
  service = await identity.serviceToken()
})
afterAll(() => marketplace.stop())

async function view(path: string, bearer = token) {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${bearer}` } })
  await answer.text()
  expect(answer.status).toBe(200)
  return answer
}
const logged = async () =>
  (await sql('select route, kind, subjects, actor_id from privacy.access_log order by id')).map(
    ({ route, kind, subjects, actor_id }) => ({
      route: String(route).split('/v1/').at(-1),
      kind,
      subjects,
      isService: actor_id !== adminId,
    }),
  )

test('[LEGAL-3] each read of an admin that shows people is in the access log with their ids', async () => {
  await view(`/api/v1/admin/users/${adminId}`)
  await view('/api/v1/admin/vendors')
  await view('/api/v1/admin/dashboard')
  await view('/api/v1/admin/lists/vendors/file')
  await view('/api/v1/admin/activity/file')
  await view(`/api/v1/admin/notes?user=${adminId}`)
  const [user, ...rest] = await logged()
  const entry = (route: string, kind: string, ...subjects: string[]) => ({
    ...{ route, kind, subjects, isService: false },
  })
  expect(user).toEqual(entry('admin/users/:id', 'user', adminId))
  expect(rest).toEqual([
    entry('admin/vendors', 'vendor', vendorId),
    entry('admin/dashboard', 'vendor', vendorId),
    entry('admin/lists/vendors/file', 'vendor', vendorId),
    entry('admin/activity/file', 'person', adminId),
    entry('admin/notes', 'person', adminId),
  ])
})

test('[LEGAL-3] programs with a service token are in the access log', async () => {
  await sql('create table seen as select id from privacy.access_log')
  await view(`/auth/v1/admin/users/${adminId}`, service)
  await view('/auth/v1/admin/users', service)
  const rows = await sql(
    'select route, subjects from privacy.access_log where id not in (select id from seen) order by id',
  )
  expect(rows).toEqual([
    { route: 'GET /auth/v1/admin/users/:userId', subjects: [adminId] },
    { route: 'GET /auth/v1/admin/users', subjects: expect.arrayContaining([adminId]) },
  ])
})

const document = async () =>
  (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as ApiDocument

test('[LEGAL-3] a read with a field about people, or a file, declares whose data it shows', async () => {
  const planted = await document()
  const answer = (name: string) => ({
    get: { responses: { 200: { content: { 'application/json': { schema: listOf(name) } } } } },
  })
  const listOf = (name: string) => ({
    properties: { items: { items: { properties: { holder: { properties: { [name]: {} } } } } } },
  })
  const routes = marketplace.app.routes
  const declared = Object.keys(CALLS_SHOWING_PERSONAL_DATA)
  expect(declared.length).toBeGreaterThan(30)
  const withCall = (path: string, contract: object) => () =>
    checkPersonalDataCalls({ ...planted, paths: { ...planted.paths, [path]: contract as never } }, [
      ...routes,
      { method: 'GET', path: `/api/v1${path}` },
    ])
  expect(withCall('/admin/couriers', answer('contact_phone'))).toThrow(
    'GET /api/v1/admin/couriers (items.holder, items.holder.contact_phone)',
  )
  const file = { get: { responses: { 200: { content: { 'text/csv': {} } } } } }
  expect(withCall('/admin/payments/file', file)).toThrow('GET /api/v1/admin/payments/file (file)')
  expect(() => checkPersonalDataCalls(planted, [])).toThrow('no route for')
})

test('the log of requests names no phone, and reads of a person are stored nowhere', async () => {
  const phone = encodeURIComponent('+213550123456')
  const answer = await view(`/api/v1/admin/customers/${phone}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(lines.some((line) => line.includes('/api/v1/admin/customers/'))).toBe(true)
  expect(lines.filter((line) => /213550123456/.test(line))).toEqual([])
  for (const path of ['/api/v1/admin/settings', '/api/v1/admin/users', '/api/v1/account/profile']) {
    const read = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    expect([path, read.status, read.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
  }
})
