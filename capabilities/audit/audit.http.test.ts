import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ok, refuse } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { AuditPageView } from './contract.ts'
import { createAudit, type NewEntry } from './index.ts'

const { db, database } = await testDatabase({ capabilities: ['audit'] })
let now = new Date('2026-11-21T10:00:00Z')
const audit = createAudit({ db, clock: { now: () => now } })
const app = new Hono<{ Variables: { userId: string } }>().route('/', audit.adminRoutes)

const nadia = '01890000-0000-7000-8000-000000000001'
const order = (id: string, after: unknown): NewEntry => ({
  actor: { role: 'admin', id: nadia },
  action: 'orders.status_set',
  subject: { type: 'order', id },
  before: { status: 'pending' },
  after,
  address: '41.100.1.1',
  requestId: 'a1b2c3d4e5f60718',
})
const remember = (entry: NewEntry) => {
  now = new Date(now.getTime() + 1000)
  return inTransaction(db, async (tx) => ok(await audit.record(tx, entry)))
}
const list = async (query: string) => {
  const answer = await app.request(`/audit${query}`)
  return AuditPageView.parse(await answer.json())
}

test('an act is remembered with who, what, before, after and where from', async () => {
  await remember(order('Y-1', { status: 'shipped' }))
  const { items, next } = await list('')
  expect(items).toMatchObject([
    {
      at: '2026-11-21T10:00:01.000Z',
      actor_id: nadia,
      actor_role: 'admin',
      action: 'orders.status_set',
      subject_type: 'order',
      subject_id: 'Y-1',
      before: { status: 'pending' },
      after: { status: 'shipped' },
      address: '41.100.1.1',
      request_id: 'a1b2c3d4e5f60718',
    },
  ])
  expect(next).toBeNull()
})

test('an act that was taken back leaves no entry', async () => {
  await inTransaction(db, async (tx) => {
    await audit.record(tx, order('Y-9', null))
    return refuse({ code: 'changed_my_mind' })
  })
  expect((await list('?subject_id=Y-9')).items).toEqual([])
})

test('the pages together are the list, newest first, and filters narrow it', async () => {
  for (const id of ['Y-2', 'Y-3', 'Y-4']) await remember(order(id, { status: 'cancelled' }))
  await remember({
    actor: { role: 'system' },
    action: 'jobs.nightly_run',
    subject: { type: 'job', id: null },
  })

  const seen: (string | null)[] = []
  let cursor = ''
  for (;;) {
    const page = await list(`?limit=2${cursor}`)
    seen.push(...page.items.map((item) => item.subject_id))
    if (!page.next) break
    cursor = `&cursor=${page.next}`
  }

  expect(seen).toEqual([null, 'Y-4', 'Y-3', 'Y-2', 'Y-1'])
  const found = async (query: string) => (await list(query)).items.map((item) => item.subject_id)
  expect(await found('?subject_type=order&subject_id=Y-3')).toEqual(['Y-3'])
  expect(await found('?action=jobs.nightly_run')).toEqual([null])
  expect(await found(`?actor_id=${nadia}`)).toHaveLength(4)
  expect((await app.request('/audit?limit=1000')).status).toBe(422)
})

test.each([
  "update audit.entries set action = 'orders.nothing_happened'",
  'delete from audit.entries',
  'truncate audit.entries',
])('the table refuses: %s', async (statement) => {
  await expect(database.query(statement)).rejects.toThrow(/kept as they were recorded/)
})
