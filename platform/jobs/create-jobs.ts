import { ok } from '#kernel/result.ts'
import { after, type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { type Job, job, jobsSignal } from './define-job.ts'
import { advanceSchedule, insertSchedule, listDueSchedules } from './queries.ts'
import {
  type Handler,
  type HandlerOfMany,
  type Handlers,
  type JobsDeps,
  type OnDead,
  runNext,
} from './run-jobs.ts'
import { createWakeSignal } from './wake-signal.ts'
import { createWorker } from './worker.ts'

type Schedule = { name: string; next: (now: Date) => Date }

/** Runs jobs at least once each, in any number of processes, with retries and dead letters. */
export function createJobs(deps: JobsDeps) {
  const { database, clock, onError, poll = seconds(1), lease = minutes(2), workers = 2 } = deps
  const { db } = database
  const handlers: Handlers = new Map()
  const schedules: Schedule[] = []
  const aborting = new AbortController()

  const runDueSchedules = () => putDueSchedules(deps, schedules)
  const runSome = () => runNext({ ...deps, lease }, handlers, aborting.signal)

  const work = async (): Promise<boolean> => (await runSome()) > 0
  const worker = createWorker({ wakeSignal: jobsSignal, poll, loops: workers, work, onError })
  const timekeeper = createWorker({
    wakeSignal: createWakeSignal(), // only polling wakes it
    poll,
    loops: 1,
    work: () => runDueSchedules().then(() => false),
    onError,
  })

  return {
    /** Registers the handler of a job kind. It must be idempotent: a job may run twice. */
    handle<Payload>(job: Job<Payload>, handler: Handler<Payload>, onDead?: OnDead<Payload>): void {
      this.handleMany(job, 1, oneByOne(handler), onDead)
    },
    /** The same for a handler of up to `most` jobs at once. */
    handleMany<Payload>(
      { kind }: Job<Payload>,
      limit: number,
      handler: HandlerOfMany<Payload>,
      onDead?: OnDead<Payload>,
    ): void {
      if (handlers.has(kind)) throw new Error(`two handlers for the job ${kind}`)
      handlers.set(kind, { most: limit, handler, onDead })
    },
    /** Schedules `handler` in one process at a time: at an interval, or when `next` returns. */
    every(
      name: string,
      next: Milliseconds | ((now: Date) => Date),
      handler: (run: { signal: AbortSignal }) => Promise<void>,
    ): void {
      const nextOf = typeof next === 'function' ? next : (now: Date) => after(now, next)
      schedules.push({ name, next: nextOf })
      this.handle(job<object>(name), (_, run) => handler(run))
    },
    async start(): Promise<void> {
      for (const { name, next } of schedules) await insertSchedule(db, name, next(clock.now()))
      worker.start()
      timekeeper.start()
    },
    /** Runs everything that is due and returns the number of jobs. For tests and tools. */
    async drain(): Promise<number> {
      await runDueSchedules()
      let count = 0
      for (let done = await runSome(); done > 0; done = await runSome()) count += done
      return count
    },
    /** Claims no more jobs; the signals of running ones abort after `patience`. */
    async stop(patience: Milliseconds = seconds(10)): Promise<void> {
      if (patience === 0) aborting.abort()
      const timer = setTimeout(() => aborting.abort(), patience)
      await Promise.all([timekeeper.stop(), worker.stop()])
      clearTimeout(timer)
    },
  }
}
export type Jobs = ReturnType<typeof createJobs>

const oneByOne =
  <Payload>(handler: Handler<Payload>): HandlerOfMany<Payload> =>
  async ([item], signal) => {
    if (item) await handler(item.payload, { attempt: item.attempt, signal })
    return { errors: [null] }
  }

async function putDueSchedules(
  { database: { db }, clock }: JobsDeps,
  schedules: readonly Schedule[],
): Promise<void> {
  const now = clock.now()
  const names = schedules.map(({ name }) => name)
  const due = await listDueSchedules(db, names, now)
  for (const { name, next } of schedules.filter((schedule) => due.includes(schedule.name)))
    await inTransaction(db, async (tx) => {
      if (await advanceSchedule(tx, name, now, next(now)))
        await job<object>(name).enqueue(tx, {}, { key: name })
      return ok(null)
    })
}
