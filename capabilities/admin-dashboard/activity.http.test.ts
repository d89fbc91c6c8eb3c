import { localDate } from '#kernel/calendar.ts'
import type { AuditAction } from '#capabilities/audit/index.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { routes } from '#platform/http/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { ActivityPage } from './contract.ts'
import { createDashboard } from './index.ts'
import type { ListExportSources } from './list-exports/sources.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const { app, shop, audit, clock } = market
const NO_LISTS = {} as ListExportSources // no export is tested here
const dashboard = createDashboard({
  db: database.db,
  clock,
  audit,
  lists: NO_LISTS,
  listFirstOrders: async () => [],
  listReturns: market.returns.listReturns,
})
app.route(
  '/own/v1/admin',
  routes()
    .use('*', market.guards.admin as never)
    .route('/', dashboard.adminRoutes as never) as never,
)
const rows = async (sql: string, ...values: unknown[]) =>
  (await database.pool.query(sql, values)).rows as Record<string, unknown>[]

let admin: string
let adminId: string
let linaId: string
let shopId: string

const record = (
  action: AuditAction,
  subject: { type: string; id: string | null },
  more: object = {},
) =>
  inTransaction(database.db, async (tx) => {
    await sleep(2) // entries of the same millisecond have no order
    return ok(
      await audit.record(tx, {
        actor: { role: 'admin', id: adminId },
        action,
        subject,
        before: { status: 'draft' },
        after: { status: 'active' },
        address: '41.100.7.9',
        requestId: 'a1b2c3d4e5f60718',
        ...more,
      }),
    )
  })

beforeAll(async () => {
  const account = await market.account('chief@example.dz', 'admin')
  adminId = account.userId
  admin = await market.tokenOf(account.email)
  linaId = (await market.account('lina@example.dz')).userId
  shopId = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await record('identity.role_changed', { type: 'user', id: linaId })
  await record('vendors.vendor_edited', { type: 'vendor', id: shopId })
  await record(
    'payouts.batch_approved',
    { type: 'payout_batch', id: null },
    {
      actor: { role: 'vendor', id: linaId },
      address: '2a01:e0a:12:3456::1',
      requestId: null,
    },
  )
  await record(
    'settings.changed',
    { type: 'settings', id: null },
    {
      after: { siteName: '=2+3;"x"' },
    },
  )
})

const ask = (path: string) =>
  app.request(`/own/v1/admin/activity${path}`, { headers: { authorization: `Bearer ${admin}` } })
const list = async (query = '') => ActivityPage.parse(await (await ask(query)).json())
const actions = async (query = '') =>
  (await list(query)).items
    .map(({ action }) => action)
    .filter((action) => !action.startsWith('identity.user_'))

test('[ADMIN-3] what was done is told with who, what, before, after and from where; signing in is told apart', async () => {
  const { items, total } = await list('?kind=settings')
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    action: 'settings.changed',
    actor: { role: 'admin', id: adminId, name: 'Amel Saïdi' },
    subject: { type: 'settings', id: null, name: null },
    before: { status: 'draft' },
    after: { siteName: '=2+3;"x"' },
    address: '41.100.7.9',
    request_id: 'a1b2c3d4e5f60718',
  })
  expect(await actions()).toEqual([
    'settings.changed',
    'payouts.batch_approved',
    'vendors.vendor_edited',
    'identity.role_changed',
  ])
  expect(await actions('?kind=sign-ins')).toContain('identity.signed_in')
})

test.each([
  ['a kind', () => '?kind=money', ['payouts.batch_approved']],
  ['whom it was done to', () => `?about=user&of=${linaId}`, ['identity.role_changed']],
  ['who did it', () => `?actor=${linaId}`, ['payouts.batch_approved']],
  ['a shop by its name', () => '?search=poterie', ['vendors.vendor_edited']],
  ['an address', () => '?search=2a01:e0a:12:3456::1', ['payouts.batch_approved']],
  [
    'a person by the mail, whatever was done or suffered',
    () => '?search=lina@example.dz',
    ['payouts.batch_approved', 'identity.role_changed'],
  ],
  ['a request', () => '?search=a1b2c3d4e5f60718&kind=shops', ['vendors.vendor_edited']],
  ['nothing that is there', () => '?search=zzqx', []],
  ['days that are over', () => '?until=2001-01-01', []],
])('it is found by %s', async (_, query, found) => {
  expect(await actions(query())).toEqual(found)
})

test('the pages together are the list, and a day is the one of Algiers', async () => {
  const whole = await list('?limit=100')
  const seen: string[] = []
  let cursor = ''
  for (;;) {
    const page = await list(`?limit=2${cursor}`)
    seen.push(...page.items.map(({ id }) => id))
    if (page.next === null) break
    cursor = `&cursor=${page.next}`
  }
  expect(seen).toEqual(whole.items.map(({ id }) => id))
  const today = localDate(new Date(whole.items[0]!.at))
  expect((await list(`?from=${today}&until=${today}&limit=100`)).items).toEqual(whole.items)
})

test('the file has every line, no formula and no whole address, and its taking is recorded', async () => {
  const answer = await ask('/file?kind=settings')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await answer.text()
  expect(text.startsWith('\ufeff') || text.startsWith('Date')).toBe(true)
  expect(text).toContain('41.100.7.0/24')
  expect(text).not.toContain('41.100.7.9')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(
    await rows(`select after from audit.entries where action = 'audit.entries_exported'`),
  ).toEqual([{ after: { kind: 'settings' } }])
})

test('what is asked wrongly is refused by its field', async () => {
  const answer = await ask('?from=yesterday')
  expect(answer.status).toBe(422)
  expect((await answer.json()) as object).toMatchObject({ errors: [{ path: 'from' }] })
})
