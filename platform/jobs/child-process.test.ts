import { getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { minutes, seconds } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { runInChildProcess, job } from './index.ts'

const FILE = join(import.meta.dirname, '../../tests/support/job-worker-process.ts')
const IDLE_TIMEOUT = seconds(1.5)

const database = await testDatabase({ capabilities: [] })
await database.pool.query('create table did (name text, pid integer)')

const parents: { stop(): Promise<void> }[] = []
afterAll(() => Promise.all(parents.map((parent) => parent.stop())))

/** A parent with its own job kind, and the errors that it reported. */
function parentOf(
  kind: string,
  { script = [FILE, database.url, String(IDLE_TIMEOUT), kind], stallTimeout = minutes(2) } = {},
) {
  const errors: unknown[] = []
  const [file = '', ...args] = script
  const apart = runInChildProcess({
    database,
    clock: systemClock,
    kinds: [kind],
    script: [file, ...args],
    onError: (error) => errors.push(error),
    stallTimeout,
    stopTimeout: seconds(2),
  })
  parents.push(apart)
  const enqueue = (name: string, takes = 0) =>
    inTransaction(database.db, async (tx) => {
      await job<{ name: string; takes?: number }>(kind).enqueue(tx, { name, takes })
      return ok(null)
    })
  return { apart, enqueue, errors }
}

const pidOf = async (name: string): Promise<number | undefined> =>
  (await database.pool.query<{ pid: number }>('select pid from did where name = $1', [name]))
    .rows[0]?.pid
/** `expect.poll` cannot be used in concurrent tests; this ends with the test's timeout. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50)
}
async function seen(name: string): Promise<number> {
  await until(async () => (await pidOf(name)) !== undefined)
  return (await pidOf(name)) ?? 0
}
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// Each of them waits most of its time.
test.concurrent('what computes long is done by another process, which others go before and which takes up what it was killed over', async () => {
  const { apart, enqueue, errors } = parentOf('test.killed')
  await enqueue('one')
  apart.start()
  const first = await seen('one done')
  expect(first).not.toBe(process.pid)
  expect(getPriority(first)).toBeGreaterThan(getPriority())

  await enqueue('two', 30)
  await seen('two done')
  expect(await pidOf('two'), 'it waits for more before it leaves').toBe(first)

  await enqueue('three', 1_500)
  await seen('three')
  process.kill(first, 'SIGKILL')
  expect(await seen('three done')).not.toBe(first)
  expect(errors.map(String)).toEqual([expect.stringContaining('SIGKILL')])
})

test.concurrent('[VSPACE-3] when nothing was due for a while it exits by itself, and the next job starts another one', async () => {
  const { apart, enqueue, errors } = parentOf('test.idle')
  await enqueue('before the pause')
  apart.start()
  const first = await seen('before the pause done')
  await until(() => !isRunning(first))

  await enqueue('after the pause')
  expect(await seen('after the pause done')).not.toBe(first)
  expect(errors, 'it was not killed').toEqual([])
})

test.concurrent('one that is alive and neither works nor exits is replaced, and its job is done', async () => {
  const { apart, enqueue, errors } = parentOf('test.frozen', { stallTimeout: seconds(6) })
  await enqueue('frozen', 500)
  apart.start()
  const frozen = await seen('frozen')
  process.kill(frozen, 'SIGSTOP')
  expect(await seen('frozen done')).not.toBe(frozen)
  expect(isRunning(frozen)).toBe(false)
  // A busy machine may need more than these six seconds to start the next one.
  expect(errors.slice(0, 2).map(String)).toEqual([
    expect.stringContaining('is stalled and does not exit'),
    expect.stringContaining('SIGKILL'),
  ])
})

test.concurrent('one that crashes whenever it starts is started less and less often', async () => {
  const { apart, enqueue, errors } = parentOf('test.crash', {
    script: ['--eval', 'process.exit(3)'],
  })
  await enqueue('never')
  const startedAt = performance.now()
  apart.start()
  await until(() => errors.length === 3)
  // Two pauses, the second twice as long as the first.
  expect(performance.now() - startedAt).toBeGreaterThan(6_000)
})

test.concurrent('it ends its step and leaves when the process that started it does', async () => {
  const { apart, enqueue } = parentOf('test.leave')
  await enqueue('long', 40_000)
  apart.start()
  const pid = await seen('long')
  await apart.stop()
  expect(await pidOf('long was told to leave')).toBe(pid)
  expect(isRunning(pid)).toBe(false)
})

test.concurrent('one that does not leave when it is stopped is killed', async () => {
  const { apart, enqueue } = parentOf('test.deaf')
  await enqueue('deaf', 40_000)
  apart.start()
  const pid = await seen('deaf')
  process.kill(pid, 'SIGSTOP')
  await apart.stop()
  expect(isRunning(pid)).toBe(false)
})
