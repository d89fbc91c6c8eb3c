import { ok } from '#kernel/result.ts'
import { after, type Clock, type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import { type Database, inTransaction, type Tx } from '#platform/database/index.ts'
import {
  advanceSchedule,
  buryJob,
  claimJob,
  deleteJob,
  extendLease,
  insertJob,
  insertSchedule,
  type JobRow,
  retryJob,
} from './queries.ts'
import { backoff, createWorker } from './worker.ts'

export { countJobs } from './queries.ts'

type EnqueueOptions = {
  /** Not before; at once when absent. */
  runAt?: Date
  /** While a job of this kind waits with this key, another one is not put in line. */
  key?: string
  maxAttempts?: number
}

/** A kind of job and what it carries: `const resize = job<{ imageId: string }>('media.resize')`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is put in line is what is handled
export const job = <Payload>(kind: string) => ({
  kind,
  /** Puts a job in line in the caller's transaction: it runs after the commit, or never. */
  async enqueue(tx: Tx, payload: Payload, options: EnqueueOptions = {}): Promise<void> {
    const { runAt = new Date(0), key = null, maxAttempts = 12 } = options // 1970 is "at once"
    await insertJob(tx, { kind, key, payload, runAt, maxAttempts })
  },
})
export type Job<Payload> = ReturnType<typeof job<Payload>>

type Handler<Payload> = (
  payload: Payload,
  run: { attempt: number; signal: AbortSignal },
) => Promise<void>
type Schedule = { name: string; next: (now: Date) => Date }

export type JobsDeps = {
  database: Pick<Database, 'db' | 'listen'>
  clock: Clock
  onError: (error: unknown, job?: { kind: string; attempt: number }) => void
  /** Told of each end, for the metrics. */
  onEnd?: (kind: string, outcome: 'done' | 'retried' | 'dead', took: Milliseconds) => void
  poll?: Milliseconds
  lease?: Milliseconds
  workers?: number
}

/** Runs jobs at least once each, in any number of processes, with retries and dead letters. */
export function createJobs(deps: JobsDeps) {
  const { database, clock, onError, poll = seconds(1), lease = minutes(2), workers = 2 } = deps
  const { db } = database
  const handlers = new Map<string, Handler<never>>()
  const schedules: Schedule[] = []
  const aborting = new AbortController()

  async function runDueSchedules(): Promise<void> {
    const now = clock.now()
    for (const { name, next } of schedules)
      await inTransaction(db, async (tx) => {
        if (await advanceSchedule(tx, name, now, next(now)))
          await job<object>(name).enqueue(tx, {}, { key: name })
        return ok(null)
      })
  }

  const runOne = () => runNext({ ...deps, lease }, handlers, aborting.signal)

  const worker = createWorker({
    listener: database,
    channel: 'jobs',
    poll,
    loops: workers,
    work: async () => {
      await runDueSchedules()
      return runOne()
    },
    onError,
  })

  return {
    /** Names the handler of a kind. It may run twice for one job, so it must bear that. */
    handle<Payload>({ kind }: Job<Payload>, handler: Handler<Payload>): void {
      if (handlers.has(kind)) throw new Error(`two handlers for the job ${kind}`)
      handlers.set(kind, handler)
    },
    /** Runs `handler` again and again, in one process at a time: every so often, or when `next` says. */
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
      await worker.start()
    },
    /** Runs everything that is due now, here; how many jobs that were. For tests and tools. */
    async drain(): Promise<number> {
      await runDueSchedules()
      let count = 0
      while (await runOne()) count += 1
      return count
    },
    /** Takes no more jobs; those under way are told to hurry after `patience`. */
    async stop(patience: Milliseconds = seconds(10)): Promise<void> {
      const timer = setTimeout(() => aborting.abort(), patience)
      await worker.stop()
      clearTimeout(timer)
    },
  }
}
export type Jobs = ReturnType<typeof createJobs>

/** Puts a failed job back for later, or keeps it as a dead letter. */
async function fail(
  { database: { db }, clock, onError }: JobsDeps,
  claimed: JobRow,
  error: unknown,
): Promise<'retried' | 'dead'> {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  onError(error, { kind: claimed.kind, attempt: claimed.attempts })
  if (claimed.attempts >= claimed.max_attempts) {
    await buryJob(db, claimed, clock.now(), words.slice(0, 4000))
    return 'dead'
  }
  const runAt = after(clock.now(), backoff(claimed.attempts))
  await retryJob(db, claimed, runAt, words.slice(0, 4000))
  return 'retried'
}

/** Runs one due job to its end; false when none is due. */
async function runNext(
  deps: JobsDeps & { lease: Milliseconds },
  handlers: Map<string, Handler<never>>,
  signal: AbortSignal,
): Promise<boolean> {
  const {
    database: { db },
    clock,
    onError,
    lease,
  } = deps
  const started = clock.now()
  const claimed = await claimJob(db, [...handlers.keys()], started, after(started, lease))
  if (!claimed) return false
  const handler = handlers.get(claimed.kind)! // only kinds with a handler are claimed
  const heartbeat = setInterval(() => {
    extendLease(db, claimed, after(clock.now(), lease)).catch(onError)
  }, lease / 3)
  let outcome: 'done' | 'retried' | 'dead' = 'done'
  try {
    // The payload is what `enqueue` of the same kind was given, as JSON brought it back.
    await handler(claimed.payload as never, {
      attempt: claimed.attempts,
      signal,
    })
    await deleteJob(db, claimed)
  } catch (error) {
    outcome = await fail(deps, claimed, error)
  } finally {
    clearInterval(heartbeat)
  }
  deps.onEnd?.(claimed.kind, outcome, (clock.now().getTime() - started.getTime()) as Milliseconds)
  return true
}
