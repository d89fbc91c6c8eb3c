import { afterAll, expect, test } from 'vitest'
import { after, minutes } from '#kernel/time.ts'
import { openDatabase } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { claimJobs } from './queries.ts'

const own = await testDatabase({ capabilities: [] })
// One session, so that plans made over an empty queue are used with the backlog.
const session = openDatabase({ url: own.url, max: 1 })
afterAll(() => session.close())

const now = new Date()
const kinds = Array.from({ length: 40 }, (_, n) => ({ kind: `test.kind_${n}`, most: 10 }))
const claim = () => claimJobs(session.db, kinds, { now, leaseEnd: after(now, minutes(2)) })
const fill = (count: number, kind: string, age: string) =>
  own.database.query(`
    insert into platform.jobs (kind, payload, run_at, max_attempts)
    select '${kind}', '{}', now() - interval '${age}', 3 from generate_series(1, ${count}) n`)

async function rowsReadBy(work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    await session.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await own.database.query<{ read: number }>(`
      select (seq_tup_read + idx_tup_fetch)::integer as read
      from pg_stat_user_tables where relid = 'platform.jobs'::regclass`)
    return rows[0]!.read
  }
  const before = await read()
  await work()
  return (await read()) - before
}

test('a claim reads no more of a backlog of 20,000 jobs than its batch', async () => {
  await own.database.query('alter table platform.jobs set (autovacuum_enabled = false)')
  await own.database.query('vacuum analyze platform.jobs')
  for (let times = 0; times < 8; times += 1) await claim()

  await fill(20_000, 'test.kind_7', '1 minute')
  const long = await rowsReadBy(claim)
  await fill(5, 'test.kind_3', '1 second')
  await fill(20_000, 'test.elsewhere', '1 hour')
  const behindOthers = await rowsReadBy(claim)

  // 40 look-ups and a batch, or a small table scanned for some of them; never the backlog.
  expect(Math.max(long, behindOthers)).toBeLessThan(1_000)
})
