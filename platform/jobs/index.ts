import { ok } from '#kernel/result.ts'
import { after, type Clock, type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import { afterCommit, type Database, inTransaction, type Tx } from '#platform/database/index.ts'
import { createWakeSignal } from './wake-signal.ts'
import {
  advanceSchedule,
  markJobDead,
  claimJobs,
  deleteJobs,
  extendLease,
  insertJobs,
  insertSchedule,
  type JobRow,
  listDueSchedules,
  retryJob,
} from './queries.ts'
import { backoff, createWorker } from './worker.ts'

export { countJobs, requeueDeadJob } from './queries.ts'
export {
  runInChildProcess,
  IDLE_TIMEOUT,
  startChildWorker,
  lowerPriority,
} from './child-process.ts'

type EnqueueOptions = {
  /** Not before; at once when absent. */
  runAt?: Date
  /** While a job of this kind waits with this key, another one is not put in line. */
  key?: string
  maxAttempts?: number
}

const bell = createWakeSignal()

/** A kind of job and what it carries: `const resize = job<{ imageId: string }>('media.resize')`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is put in line is what is handled
export const job = <Payload>(kind: string) => ({
  kind,
  /** Puts a job in line in the caller's transaction: it runs after the commit, or never. */
  async enqueue(tx: Tx, payload: Payload, options: EnqueueOptions = {}): Promise<void> {
    await this.enqueueMany(tx, [payload], options)
  },
  /** The same for several, in one statement. */
  async enqueueMany(
    tx: Tx,
    payloads: readonly Payload[],
    options: EnqueueOptions = {},
  ): Promise<void> {
    const { runAt = new Date(0), key = null, maxAttempts = 12 } = options // 1970 is "at once"
    if (payloads.length === 0) return
    const jobs = payloads.map((payload) => ({ kind, key, payload, runAt, maxAttempts }))
    await insertJobs(tx, jobs)
    afterCommit(tx, bell.ring)
  },
})
export type Job<Payload> = ReturnType<typeof job<Payload>>

type Handler<Payload> = (
  payload: Payload,
  run: { attempt: number; signal: AbortSignal },
) => Promise<void>
type Ended = {
  /** Why each one failed, in the order given; null for those that are done. */
  errors: readonly unknown[]
  /** What is written in the transaction in which the jobs end. */
  save?: (tx: Tx) => Promise<void>
}
type HandlerOfMany<Payload> = (
  jobs: readonly { payload: Payload; attempt: number }[],
  signal: AbortSignal,
) => Promise<Ended>
/** What follows from a dead letter, written in the transaction in which the job becomes one. */
type OnDead<Payload> = (tx: Tx, payload: Payload) => Promise<void>
type Handlers = Map<
  string,
  { most: number; handler: HandlerOfMany<never>; onDead?: OnDead<never> | undefined }
>
type Schedule = { name: string; next: (now: Date) => Date }

export type JobsDeps = {
  database: Pick<Database, 'db'>
  clock: Clock
  onError: (error: unknown, job?: { kind: string; attempt: number }) => void
  /** Told of each end, for the metrics. */
  onEnd?: (kind: string, outcome: 'done' | 'retried' | 'dead', took: Milliseconds) => void
  poll?: Milliseconds
  lease?: Milliseconds
  /** A handler that takes longer has failed: one that never settles would hold its loop and its lease for ever. */
  timeLimit?: Milliseconds
  workers?: number
}

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
  const worker = createWorker({ bell, poll, loops: workers, work, onError })
  const timekeeper = createWorker({
    bell: createWakeSignal(), // only the time wakes it
    poll,
    loops: 1,
    work: () => runDueSchedules().then(() => false),
    onError,
  })

  return {
    /** Names the handler of a kind. It may run twice for one job, so it must bear that. */
    handle<Payload>(of: Job<Payload>, handler: Handler<Payload>, onDead?: OnDead<Payload>): void {
      this.handleMany(of, 1, oneByOne(handler), onDead)
    },
    /** The same for a handler that is given as many as `most` jobs at once. */
    handleMany<Payload>(
      { kind }: Job<Payload>,
      most: number,
      handler: HandlerOfMany<Payload>,
      onDead?: OnDead<Payload>,
    ): void {
      if (handlers.has(kind)) throw new Error(`two handlers for the job ${kind}`)
      handlers.set(kind, { most, handler, onDead })
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
      worker.start()
      timekeeper.start()
    },
    /** Runs everything that is due now, here; how many jobs that were. For tests and tools. */
    async drain(): Promise<number> {
      await runDueSchedules()
      let count = 0
      for (let done = await runSome(); done > 0; done = await runSome()) count += done
      return count
    },
    /** Takes no more jobs; those under way are told to hurry after `patience`. */
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
  async ([one], signal) => {
    if (one) await handler(one.payload, { attempt: one.attempt, signal })
    return { errors: [null] }
  }

/** Puts the job of each due schedule in line, once in all processes together. */
async function putDueSchedules(
  { database: { db }, clock }: JobsDeps,
  schedules: readonly Schedule[],
): Promise<void> {
  const now = clock.now()
  const names = schedules.map(({ name }) => name)
  const due = await listDueSchedules(db, names, now)
  for (const { name, next } of schedules.filter((one) => due.includes(one.name)))
    await inTransaction(db, async (tx) => {
      if (await advanceSchedule(tx, name, now, next(now)))
        await job<object>(name).enqueue(tx, {}, { key: name })
      return ok(null)
    })
}

/** Puts a failed job back for later, or keeps it as a dead letter. */
async function fail(
  deps: JobsDeps,
  handlers: Handlers,
  claimed: JobRow,
  error: unknown,
): Promise<'retried' | 'dead'> {
  const {
    database: { db },
    clock,
    onError,
  } = deps
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  onError(error, { kind: claimed.kind, attempt: claimed.attempts })
  if (claimed.attempts >= claimed.max_attempts) {
    await bury(deps, handlers, claimed, words.slice(0, 4000))
    return 'dead'
  }
  const runAt = after(clock.now(), backoff(claimed.attempts))
  await retryJob(db, claimed, runAt, words.slice(0, 4000))
  return 'retried'
}

/** Makes a job a dead letter, with what follows from it. */
async function bury(
  { database: { db }, clock, onError }: JobsDeps,
  handlers: Handlers,
  job: JobRow,
  words: string,
): Promise<void> {
  const onDead = handlers.get(job.kind)?.onDead
  try {
    await inTransaction(db, async (tx) => {
      const isOurs = await markJobDead(tx, job, clock.now(), words)
      if (isOurs) await onDead?.(tx, job.payload as never) // as `enqueue` of the same kind was given it
      return ok(null)
    })
  } catch (error) {
    if (!onDead) throw error
    // Its consequence cannot be written; a job that stays due would be run for ever.
    onError(error, { kind: job.kind, attempt: job.attempts })
    await markJobDead(db, job, clock.now(), words)
  }
}

/** Runs due jobs of one kind to their end; how many those were. */
async function runNext(
  deps: JobsDeps & { lease: Milliseconds },
  handlers: Handlers,
  signal: AbortSignal,
): Promise<number> {
  const {
    database: { db },
    clock,
    onError,
    lease,
  } = deps
  const started = clock.now()
  const kinds = [...handlers].map(([kind, { most }]) => ({ kind, most }))
  const due = await claimJobs(db, kinds, { now: started, leaseEnd: after(started, lease) })
  const claimed = await buryExhausted(deps, handlers, due)
  const [first] = claimed
  if (!first) return due.length
  const heartbeat = setInterval(() => {
    extendLease(db, claimed, after(clock.now(), lease)).catch(onError)
  }, lease / 3)
  let errors: readonly unknown[]
  try {
    errors = await runThem(deps, handlers.get(first.kind)!.handler, claimed, signal) // claimed by kind
  } catch (error) {
    errors = claimed.map(() => error)
  } finally {
    clearInterval(heartbeat)
  }
  const took = (clock.now().getTime() - started.getTime()) as Milliseconds
  for (const [at, one] of claimed.entries()) {
    const outcome = errors[at] === null ? 'done' : await fail(deps, handlers, one, errors[at])
    deps.onEnd?.(one.kind, outcome, took)
  }
  return due.length
}

/**
 * Jobs that are left to run. A job that kills its process never fails by itself: when every attempt
 * ended with a lost lease, it is a dead letter too.
 */
async function buryExhausted(
  deps: JobsDeps,
  handlers: Handlers,
  claimed: readonly JobRow[],
): Promise<JobRow[]> {
  const { onError, onEnd } = deps
  const exhausted = claimed.filter(({ attempts, max_attempts }) => attempts > max_attempts)
  for (const one of exhausted) {
    const error = new Error(`its process ended or hung in each of ${one.max_attempts} attempts`)
    onError(error, { kind: one.kind, attempt: one.attempts })
    await bury(deps, handlers, one, error.message)
    onEnd?.(one.kind, 'dead', 0 as Milliseconds)
  }
  return claimed.filter((one) => !exhausted.includes(one))
}

/** What came of each; what the handler saves stands with the end of those that are done. */
async function runThem(
  { database: { db }, timeLimit = minutes(30) }: JobsDeps,
  handler: HandlerOfMany<never>,
  claimed: readonly JobRow[],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  // The payload is what `enqueue` of the same kind was given, as JSON brought it back.
  const jobs = claimed.map(({ payload, attempts }) => ({
    payload: payload as never,
    attempt: attempts,
  }))
  const { errors, save } = await withTimeLimit(timeLimit, (overrun) =>
    handler(jobs, AbortSignal.any([signal, overrun])),
  )
  const done = claimed.filter((_, at) => errors[at] === null)
  if (save)
    await inTransaction(db, async (tx) => {
      await save(tx)
      await deleteJobs(tx, done)
      return ok(null)
    })
  else await deleteJobs(db, done)
  return errors
}

/** Rejects, and aborts the signal that `run` was given, when it has not settled in time. */
async function withTimeLimit<T>(
  timeLimit: Milliseconds,
  run: (overrun: AbortSignal) => Promise<T>,
): Promise<T> {
  const overrun = new AbortController()
  const expiry = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`it was not done in ${timeLimit} ms`)
    overrun.abort(error)
    expiry.reject(error)
  }, timeLimit)
  try {
    return await Promise.race([run(overrun.signal), expiry.promise])
  } finally {
    clearTimeout(timer)
  }
}
