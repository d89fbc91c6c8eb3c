import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { recordBackup } from '#platform/database/backup/backup-history.ts'
import { inTransaction } from '#platform/database/index.ts'
import { listMigrations } from '#platform/database/migrate.ts'
import { routes } from '#platform/http/index.ts'
import { createJobs, job } from '#platform/jobs/index.ts'
import { createOutbox, publish } from '#platform/outbox.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { SystemStatusView } from './contract.ts'
import { createSystem } from './index.ts'

const database = await testDatabase()
const { db } = database
const market = await marketplaceFixture(database)
const { app, audit, clock } = market
const operations = createSystem({
  ...{ db, clock, audit, version: '9.9.9' },
  warnings: () => Promise.resolve(['smtp_missing', 'site_url_missing']),
})
app.route(
  '/own/v1/admin',
  routes()
    .use('*', market.guards.admin as never)
    .route('/', operations.adminRoutes as never) as never,
)
let token: string
beforeAll(async () => {
  const admin = await market.account('chief@example.dz', 'admin')
  token = await market.tokenOf(admin.email)
})
const ask = (path = '', method = 'GET', body?: object) =>
  app.request(`/own/v1/admin/system${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const systemStatus = async () => SystemStatusView.parse(await (await ask()).json())
const lastAct = async () =>
  (
    await database.pool.query(
      'select action, subject_id, before, after from audit.entries order by id desc limit 1',
    )
  ).rows[0] as object

test('what runs, what it runs on and what it weighs are those of now', async () => {
  const { process: own, database: base, migrations, files, warnings } = await systemStatus()
  expect(own).toMatchObject({ version: '9.9.9', node: process.versions.node })
  expect(own.memory_bytes).toBeGreaterThan(10_000_000)
  expect(base.bytes).toBeGreaterThan(1_000_000)
  expect(base.tables.map(({ name }) => name)).toContain('territory.communes')
  const ours = await listMigrations(fileURLToPath(new URL('../..', import.meta.url)))
  expect(migrations.count).toBe(ours.length)
  expect(migrations.latest).toHaveLength(5)
  expect(files).toEqual({ count: 0, bytes: 0 })
  expect(warnings).toEqual(['smtp_missing', 'site_url_missing'])
})

test('a missing or old copy is overdue by the days that were set, and a new one is told with its size', async () => {
  expect((await systemStatus()).backups).toEqual({
    last: null,
    alert_after_days: 2,
    is_overdue: true,
  })
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
  const copy = {
    durationMs: 4200.4,
    bytes: 7_000_000_000,
    rows: 120_000,
    files: 900,
    isEncrypted: false,
  }
  const connection = { connectionString: database.url }
  await recordBackup(connection, { ...copy, finishedAt: daysAgo(3) })
  expect((await systemStatus()).backups).toMatchObject({
    last: {
      bytes: 7_000_000_000,
      rows: 120_000,
      files: 900,
      duration_ms: 4200,
      is_encrypted: false,
    },
    is_overdue: true,
  })

  for (const days of [0, 91, 1.5, '4'])
    expect((await ask('/backup-alert', 'PUT', { after_days: days })).status).toBe(422)
  expect((await ask('/backup-alert', 'PUT', { after_days: 4 })).status).toBe(204)
  expect(await lastAct()).toEqual({
    action: 'platform.backup_alert_changed',
    subject_id: null,
    before: { after_days: 2 },
    after: { after_days: 4 },
  })
  expect((await systemStatus()).backups).toMatchObject({ alert_after_days: 4, is_overdue: false })
  await recordBackup(connection, { ...copy, bytes: 8, isEncrypted: true, finishedAt: daysAgo(1) })
  expect((await systemStatus()).backups.last).toMatchObject({ bytes: 8, is_encrypted: true })
})

test('a job that was given up is seen with its error, tried again, and then done', async () => {
  let works = false
  const greet = job<object>('test.send_mail')
  const letter = { subject: 'Votre commande est partie' }
  const jobs = createJobs({ database, clock, onError: () => undefined })
  jobs.handle(greet, async () => {
    if (!works) throw new Error('the mail server is away')
  })
  await inTransaction(db, async (tx) =>
    ok(await greet.enqueue(tx, { to: 'amel@mail.example', letter }, { maxAttempts: 1 })),
  )
  await jobs.drain()

  const { jobs: seen } = await systemStatus()
  expect(seen.kinds).toContainEqual({
    kind: 'test.send_mail',
    waiting: 0,
    running: 0,
    failing: 0,
    dead: 1,
  })
  const [dead] = seen.given_up
  expect(dead?.mail).toEqual({ subject: 'Votre commande est partie', to: 'a…@mail.example' })
  expect(dead?.error).toContain('the mail server is away')

  works = true
  expect((await ask(`/jobs/${dead?.id}/retries`, 'POST')).status).toBe(204)
  expect(await lastAct()).toEqual({
    action: 'platform.job_retried',
    subject_id: String(dead?.id),
    before: null,
    after: { kind: 'test.send_mail' },
  })
  const again = await ask(`/jobs/${dead?.id}/retries`, 'POST')
  expect(again.status).toBe(409)
  await jobs.drain()
  expect((await systemStatus()).jobs.given_up).toEqual([])
})

test('a job that is in line again under its key is not put there twice', async () => {
  const tidy = job<object>('test.tidy')
  await inTransaction(db, async (tx) => {
    await tidy.enqueue(tx, {}, { key: 'one' })
    return ok(null)
  })
  await database.pool.query(
    `update platform.jobs set dead_at = now(), error = 'x' where kind = 'test.tidy'`,
  )
  await inTransaction(db, async (tx) => ok(await tidy.enqueue(tx, {}, { key: 'one' })))
  const [dead] = (await systemStatus()).jobs.given_up
  expect((await ask(`/jobs/${dead?.id}/retries`, 'POST')).status).toBe(204)
  const { rows } = await database.pool.query(
    `select dead_at from platform.jobs where kind = 'test.tidy'`,
  )
  expect(rows).toEqual([{ dead_at: null }])
})

test('a fact that somebody could not take is told again', async () => {
  let works = false
  const outbox = createOutbox({ database, clock, onError: () => undefined })
  outbox.subscribe('test.hearer', 'test.happened', async () => {
    if (!works) throw new Error('not now')
  })
  await inTransaction(db, async (tx) => ok(await publish(tx, { type: 'test.happened' })))
  await outbox.drain()
  expect((await systemStatus()).outbox.subscribers).toMatchObject([
    { name: 'test.hearer', waiting: 1, dead: 0 },
  ])
  await database.pool.query(`update platform.outbox_deliveries set state = 'dead', attempts = 12`)
  const [dead] = (await systemStatus()).outbox.given_up
  expect(dead).toMatchObject({ subscriber: 'test.hearer', type: 'test.happened', attempts: 12 })

  works = true
  const path = `/events/${dead?.event_id}/subscribers/test.hearer/retries`
  expect((await ask(path, 'POST')).status).toBe(204)
  await outbox.drain()
  expect((await systemStatus()).outbox).toMatchObject({ subscribers: [], given_up: [] })
  expect((await ask(path, 'POST')).status).toBe(409)
})
