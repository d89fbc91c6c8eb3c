import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { ok, refuse } from '#kernel/result.ts'
import { after, hours, minutes, seconds } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { countJobs, createJobs, job } from './index.ts'

const own = await testDatabase({ capabilities: [] })
const { db, database } = own

let now = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => now }
const greet = job<{ name: string }>('test.greet')

const jobsOf = (onError: (error: unknown) => void = () => {}) =>
  createJobs({ database: own, clock, onError, workers: 2 })
const put = (name: string, options = {}) =>
  inTransaction(db, async (tx) => ok(await greet.enqueue(tx, { name }, options)))

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z')
  await database.query('truncate platform.jobs, platform.schedules')
})

test('a job of a refused change never runs', async () => {
  const received: string[] = []
  const jobs = jobsOf()
  jobs.handle(greet, async ({ name }) => void received.push(name))
  await inTransaction(db, async (tx) => {
    await greet.enqueue(tx, { name: 'Amel' })
    return refuse({ code: 'no' })
  })
  await put('Brahim')

  await jobs.drain()

  expect(received).toEqual(['Brahim'])
  expect(await countJobs(db)).toEqual([])
})

test('a job that fails is tried again later, and kept when it fails too often', async () => {
  const errors: unknown[] = []
  const jobs = jobsOf((error) => errors.push(error))
  jobs.handle(greet, async () => {
    throw new Error('closed today')
  })
  await put('Amel', { maxAttempts: 2 })

  expect(await jobs.drain()).toBe(1)
  expect(await jobs.drain()).toBe(0)
  now = after(now, seconds(3))
  expect(await jobs.drain()).toBe(1)
  now = after(now, hours(2))
  expect(await jobs.drain()).toBe(0)

  expect(errors).toHaveLength(2)
  expect(await countJobs(db)).toEqual([{ kind: 'test.greet', waiting: 0, dead: 1 }])
  const { rows } = await database.query('select error from platform.jobs')
  expect(rows[0]?.error).toContain('closed today')
})

test('what follows from a dead letter is written with it, and never keeps it due', async () => {
  const notified: string[] = []
  const errors: unknown[] = []
  const jobs = jobsOf((error) => errors.push(error))
  const onDead = async (_: unknown, { name }: { name: string }) => {
    notified.push(name)
    if (name === 'Brahim') throw new Error('no recipient')
  }
  jobs.handle(greet, () => Promise.reject(new Error('closed today')), onDead)
  await put('Amel', { maxAttempts: 2 })
  await put('Brahim', { maxAttempts: 1 })

  await jobs.drain()
  expect(notified).toEqual(['Brahim'])
  now = after(now, seconds(3))
  await jobs.drain()

  expect(notified).toEqual(['Brahim', 'Amel'])
  expect(errors.map(String)).toContain('Error: no recipient')
  expect(await countJobs(db)).toEqual([{ kind: 'test.greet', waiting: 0, dead: 2 }])
})

test('the job of a process that died becomes due again', async () => {
  const received: number[] = []
  await put('Amel')
  await database.query(
    "update platform.jobs set attempts = 1, claimed_at = $1, run_at = $1::timestamptz + interval '2 minutes'",
    [now],
  )
  const jobs = jobsOf()
  jobs.handle(greet, async (_, { attempt }) => void received.push(attempt))

  expect(await jobs.drain()).toBe(0)
  now = after(now, minutes(3))
  expect(await jobs.drain()).toBe(1)

  expect(received).toEqual([2])
})

test('a job whose process died in every attempt is a dead letter, and holds nobody back', async () => {
  const received: string[] = []
  const errors: unknown[] = []
  await put('Amel', { maxAttempts: 3 })
  await database.query('update platform.jobs set attempts = 3, claimed_at = $1, run_at = $1', [now])
  await put('Brahim')
  const jobs = jobsOf((error) => errors.push(error))
  jobs.handle(greet, async ({ name }) => void received.push(name))

  await jobs.drain()

  expect(received).toEqual(['Brahim'])
  expect(await countJobs(db)).toEqual([{ kind: 'test.greet', waiting: 0, dead: 1 }])
  expect(errors.map(String)).toEqual([expect.stringContaining('each of 3 attempts')])
})

test('a handler that never settles is given up after its time, and the job is tried again', async () => {
  const errors: unknown[] = []
  const aborted: boolean[] = []
  const onError = (error: unknown) => errors.push(error)
  const jobs = createJobs({ database: own, clock, onError, timeLimit: seconds(0.1) })
  jobs.handle(greet, (_, { signal }) => {
    signal.addEventListener('abort', () => aborted.push(true))
    return new Promise(() => {})
  })
  await put('Amel')

  expect(await jobs.drain()).toBe(1)

  expect(aborted).toEqual([true])
  expect(errors.map(String)).toEqual([expect.stringContaining('timed out after 100 ms')])
  expect(await countJobs(db)).toEqual([{ kind: 'test.greet', waiting: 1, dead: 0 }])
})

test('the same key waits once, and may wait again while the first one runs', async () => {
  let runs = 0
  const jobs = jobsOf()
  jobs.handle(greet, async () => {
    runs += 1
    if (runs === 1) await put('Amel', { key: 'amel' })
  })
  await put('Amel', { key: 'amel' })
  await put('Amel', { key: 'amel' })

  await jobs.drain()

  expect(runs).toBe(2)
})

test('a job whose key has a dead letter is tried again beside it', async () => {
  let runs = 0
  const jobs = jobsOf()
  jobs.handle(greet, async () => {
    runs += 1
    if (runs < 3) throw new Error('closed today')
  })
  await put('Amel', { key: 'amel', maxAttempts: 1 })
  await jobs.drain()
  await put('Amel', { key: 'amel' })
  await jobs.drain()
  now = after(now, minutes(5))
  await jobs.drain()

  expect(runs).toBe(3)
  expect(await countJobs(db)).toEqual([{ kind: 'test.greet', waiting: 0, dead: 1 }])
})

test('an attempt that fails after it lost its lease leaves the newer one alone', async () => {
  const jobs = jobsOf()
  const attempts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  jobs.handle(greet, (_, { attempt }) => attempts[attempt - 1]!.promise)
  await put('Amel')
  const [first, second] = [1, 2].map(async (attempt) => {
    if (attempt === 2) await expect.poll(claim).toMatchObject({ attempts: 1 })
    if (attempt === 2) now = after(now, minutes(10))
    return jobs.drain()
  })
  await expect.poll(claim).toMatchObject({ attempts: 2 })
  const before = await claim()
  attempts[0]!.reject(new Error('too late'))
  await first
  expect(await claim()).toEqual(before)
  attempts[1]!.resolve()
  await second
  expect(await countJobs(db)).toEqual([])
})
const claim = async () =>
  (await database.query('select attempts, claimed_at, run_at from platform.jobs')).rows[0]

test('two processes share the jobs and run each once, woken at the commit', async () => {
  now = new Date(Date.now())
  const received: string[] = []
  const processes = [jobsOf(), jobsOf()]
  for (const jobs of processes) {
    jobs.handle(greet, async ({ name }) => {
      await sleep(5)
      received.push(name)
    })
    await jobs.start()
  }
  const names = Array.from({ length: 40 }, (_, n) => `client ${n}`)

  const began = performance.now()
  await Promise.all(names.map((name) => put(name)))
  while (received.length < names.length && performance.now() - began < 5000) await sleep(10)
  await Promise.all(processes.map((jobs) => jobs.stop()))

  expect(received.toSorted()).toEqual(names.toSorted())
  expect(await countJobs(db)).toEqual([])
})

test('of jobs taken together, one that fails is tried again alone, and what is saved stands with the others', async () => {
  const saved: string[] = []
  const sizes: number[] = []
  const errors: unknown[] = []
  const jobs = jobsOf((error) => errors.push(error))
  jobs.handleMany(greet, 2, async (batch) => {
    sizes.push(batch.length)
    const names = batch.map(({ payload }) => payload.name)
    const failing = batch.map(({ attempt }, index) => names[index] === 'Brahim' && attempt === 1)
    return {
      errors: failing.map((fails) => (fails ? new Error('not at home') : null)),
      save: async () => void saved.push(...names.filter((_, index) => !failing[index])),
    }
  })
  await inTransaction(db, async (tx) =>
    ok(await greet.enqueueMany(tx, [{ name: 'Amel' }, { name: 'Brahim' }, { name: 'Chérif' }])),
  )

  expect(await jobs.drain()).toBe(3)
  expect(await countJobs(db)).toEqual([{ kind: 'test.greet', waiting: 1, dead: 0 }])
  now = after(now, seconds(3))
  await jobs.drain()

  expect(sizes).toEqual([2, 1, 1])
  expect(saved).toEqual(['Amel', 'Chérif', 'Brahim'])
  expect(errors).toHaveLength(1)
  expect(await countJobs(db)).toEqual([])
})

test('when what is saved with their end cannot be saved, the jobs are not done', async () => {
  const jobs = jobsOf()
  jobs.handleMany(greet, 10, async (batch) => ({
    errors: batch.map(() => null),
    save: async () => {
      throw new Error('the disk is full')
    },
  }))
  await put('Amel')

  await jobs.drain()

  expect(await countJobs(db)).toEqual([{ kind: 'test.greet', waiting: 1, dead: 0 }])
})

test('a schedule runs once each time, whatever the number of processes', async () => {
  let runs = 0
  const processes = [jobsOf(), jobsOf(), jobsOf()]
  for (const jobs of processes) {
    jobs.every('test.nightly', hours(1), async () => void (runs += 1))
    await jobs.start()
    await jobs.stop()
  }
  expect(runs).toBe(0)

  for (const expected of [1, 2]) {
    now = after(now, hours(1))
    await Promise.all(processes.map((jobs) => jobs.drain()))
    expect(runs).toBe(expected)
  }
})

test('stopping waits for the job under way', async () => {
  let finished = false
  const jobs = jobsOf()
  let begun = () => {}
  const started = new Promise<void>((resolve) => (begun = resolve))
  jobs.handle(greet, async () => {
    begun()
    await sleep(100)
    finished = true
  })
  await put('Amel')
  await jobs.start()
  await started

  await jobs.stop()

  expect(finished).toBe(true)
})
