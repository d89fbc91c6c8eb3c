import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { inTransaction, openDatabase, tables, type Tx } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createOutbox } from './outbox.ts'
import { claimDeliveries } from './outbox-queries.ts'
import type { PlatformTables } from '#platform/database/index.ts'

const own = await testDatabase({ capabilities: [] })
// One session, so that plans made over an empty queue are used with the backlog.
const session = openDatabase({ url: own.url, max: 1 })
afterAll(() => session.close())

const now = new Date()
const names = Array.from({ length: 40 }, (_, n) => `test.subscriber_${n}`)
const subscribers = new Map(
  names.map((name) => [name, { type: 'test.paid', batch: 100, handler: async () => {} }]),
)

/** Claims a batch and rolls back; returns its events and how many queue rows were read. */
async function claim() {
  let result = { claimed: [] as { event_id: number }[], rowsRead: 0 }
  await inTransaction(session.db, async (tx) => {
    const before = await rowsReadBy(tx)
    const claimed = await claimDeliveries(tx, { subscribers, now })
    result = { claimed, rowsRead: (await rowsReadBy(tx)) - before }
    return { ok: false as const, error: null }
  })
  return result
}
async function rowsReadBy(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::integer as read
    from pg_stat_xact_user_tables where relid = 'platform.outbox_deliveries'::regclass`.execute(
    tables<PlatformTables>(tx),
  )
  return rows[0]!.read
}
const fill = (count: number, { aggregate = 'null', subscriber = names[7] } = {}) =>
  own.database.query(`
    with events as (
      insert into platform.outbox (type, aggregate, payload, fanned_out_at)
      select 'test.paid', ${aggregate}, '{}', now() from generate_series(1, ${count}) n returning id, aggregate
    )
    insert into platform.outbox_deliveries (event_id, subscriber, aggregate, next_at)
    select id, '${subscriber}', aggregate, now() - interval '1 minute' from events`)

beforeEach(async () => {
  await own.database.query('truncate platform.outbox cascade')
  // Statistics and plans of an empty queue, as a running site has them.
  await own.database.query(
    'alter table platform.outbox_deliveries set (autovacuum_enabled = false)',
  )
  await own.database.query('vacuum analyze platform.outbox_deliveries, platform.outbox')
  for (let times = 0; times < 8; times += 1) await claim()
})

test('a claim from a backlog of 20,000 reads what it reads from one of 200', async () => {
  await fill(200, { aggregate: "'short-' || n" })
  const short = await claim()
  await fill(20_000, { aggregate: "'long-' || n" })
  const long = await claim()

  expect(short.claimed).toHaveLength(100)
  expect(long.claimed).toHaveLength(100)
  expect(long.rowsRead).toBeLessThan(1.2 * short.rowsRead)
})

test('a backlog of one subscriber costs the others nothing', async () => {
  await fill(20_000, { aggregate: "'long-' || n" })
  await fill(5, { subscriber: names[3] })
  await own.database
    .query(`update platform.outbox_deliveries set next_at = now() - interval '1 hour'
    where subscriber = '${names[3]}'`)

  const { claimed, rowsRead } = await claim()

  expect(claimed).toHaveLength(5)
  expect(rowsRead).toBeLessThan(30)
})

test('events held back by their aggregate starve nobody behind them', async () => {
  await fill(5_000, { aggregate: "'failing'" })
  await own.database
    .query(`update platform.outbox_deliveries set next_at = now() + interval '1 hour', attempts = 1
    where event_id = (select min(event_id) from platform.outbox_deliveries)`)
  await fill(20, { aggregate: "'free-' || n" })

  const { claimed, rowsRead } = await claim()

  expect(claimed).toHaveLength(20)
  expect(rowsRead).toBeLessThan(3 * 5_000)
})

test('a backlog is delivered without a pause between its batches', async () => {
  const outbox = createOutbox({
    database: session,
    clock: { now: () => new Date() },
    onError: (error) => {
      throw error
    },
    gather: 2_000 as never,
  })
  let delivered = 0
  for (const name of names.slice(0, 6))
    outbox.subscribeMany(name, 'test.paid', async (events) => void (delivered += events.length))
  await own.database.query(`
    insert into platform.outbox (type, payload) select 'test.paid', '{}' from generate_series(1, 1200)`)

  const startedAt = performance.now()
  outbox.start()
  await expect.poll(() => delivered, { timeout: 30_000 }).toBe(7_200)
  const took = performance.now() - startedAt
  await outbox.stop()

  // Pauses: before the first fan-out, and before the one that is not full. 72 batches have none.
  expect(took).toBeLessThan(12_000)
})

test('an event of a subscriber that locks rows has a transaction of its own', async () => {
  const outbox = createOutbox({
    database: own,
    clock: { now: () => new Date() },
    onError: (error) => {
      throw error
    },
  })
  const transactions: string[] = []
  outbox.subscribe('test.alone', 'test.paid', async (_, tx) => {
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(
      tables<PlatformTables>(tx),
    )
    transactions.push(rows[0]!.id)
  })
  await inTransaction(own.db, async (tx) => {
    await sql`insert into platform.outbox (type, payload)
      select 'test.paid', '{}' from generate_series(1, 3)`.execute(tables<PlatformTables>(tx))
    return ok(null)
  })

  await outbox.drain()

  expect(new Set(transactions).size).toBe(3)
})
