import { getPriority } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { systemClock } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { haveDoneApart, job } from './index.ts'

const FILE = join(import.meta.dirname, '../../tests/support/working-apart.ts')
const work = job<{ name: string; takes?: number }>('test.apart')

const database = await testDatabase({ capabilities: [] })
await database.pool.query('create table did (name text, pid integer)')
const errors: unknown[] = []
const apart = haveDoneApart({
  database,
  clock: systemClock,
  kinds: ['test.apart'],
  script: [FILE, database.url],
  onError: (error) => errors.push(error),
})
afterAll(() => apart.stop())

const enqueue = (name: string, takes = 0) =>
  inTransaction(database.db, async (tx) => {
    await work.enqueue(tx, { name, takes })
    return ok(null)
  })
const pidOf = async (name: string): Promise<number | undefined> =>
  (await database.pool.query<{ pid: number }>('select pid from did where name = $1', [name]))
    .rows[0]?.pid
async function seen(name: string): Promise<void> {
  await expect.poll(() => pidOf(name), { timeout: 50_000 }).toBeDefined()
}

test('what computes long is done by another process, which others go before and which takes up what it was killed over', async () => {
  await enqueue('one')
  apart.start()
  await seen('one done')
  const first = (await pidOf('one')) ?? 0
  expect(first).not.toBe(process.pid)
  expect(getPriority(first)).toBeGreaterThan(getPriority())

  await enqueue('two', 30)
  await seen('two done')
  expect(await pidOf('two'), 'it waits for more before it leaves').toBe(first)

  await enqueue('three', 1_500)
  await seen('three')
  process.kill(first, 'SIGKILL')
  await seen('three done')
  expect(await pidOf('three done')).not.toBe(first)
  expect(errors.map(String)).toEqual([expect.stringContaining('SIGKILL')])
})

test('it ends its step and leaves when the process that started it does', async () => {
  await enqueue('long', 40_000)
  await seen('long')
  const pid = (await pidOf('long')) ?? 0
  await apart.stop()
  expect(await pidOf('long was told to leave')).toBe(pid)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
