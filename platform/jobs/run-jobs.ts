import { ok } from '#kernel/result.ts'
import { after, between, type Clock, type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import { type Database, inTransaction, type Tx } from '#platform/database/index.ts'
import {
  claimJobs,
  deleteJobs,
  extendLease,
  type JobRow,
  markJobDead,
  retryJob,
} from './queries.ts'
import { backoff } from './worker.ts'

export type Handler<Payload> = (
  payload: Payload,
  run: { attempt: number; signal: AbortSignal },
) => Promise<void>
type Ended = {
  /** One error per job, in order; null for successful ones. */
  errors: readonly unknown[]
  /** Runs in the transaction that deletes the successful jobs. */
  save?: (tx: Tx) => Promise<void>
}
export type HandlerOfMany<Payload> = (
  jobs: readonly { payload: Payload; attempt: number }[],
  signal: AbortSignal,
) => Promise<Ended>
/** Runs in the transaction that makes the job a dead letter. */
export type OnDead<Payload> = (tx: Tx, payload: Payload) => Promise<void>
export type Handlers = Map<
  string,
  { most: number; handler: HandlerOfMany<never>; onDead?: OnDead<never> | undefined }
>
export type JobsDeps = {
  database: Pick<Database, 'db'>
  clock: Clock
  onError: (error: unknown, job?: { kind: string; attempt: number }) => void
  onEnd?: (kind: string, outcome: 'done' | 'retried' | 'dead', took: Milliseconds) => void
  poll?: Milliseconds
  lease?: Milliseconds
  /** Otherwise a handler that never settles would hold its loop and lease for ever. */
  timeLimit?: Milliseconds
  workers?: number
}

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
    await deadLetter(deps, handlers, claimed, words.slice(0, 4000))
    return 'dead'
  }
  const runAt = after(clock.now(), backoff(claimed.attempts))
  await retryJob(db, claimed, runAt, words.slice(0, 4000))
  return 'retried'
}

async function deadLetter(
  { database: { db }, clock, onError }: JobsDeps,
  handlers: Handlers,
  job: JobRow,
  words: string,
): Promise<void> {
  const onDead = handlers.get(job.kind)?.onDead
  try {
    await inTransaction(db, async (tx) => {
      const isOurs = await markJobDead(tx, job, clock.now(), words)
      if (isOurs) await onDead?.(tx, job.payload as never) // the payload that `enqueue` of this kind was given
      return ok(null)
    })
  } catch (error) {
    if (!onDead) throw error
    // A job whose `onDead` fails must not stay due, or it would run for ever.
    onError(error, { kind: job.kind, attempt: job.attempts })
    await markJobDead(db, job, clock.now(), words)
  }
}

/** Runs due jobs of one kind and returns their number. */
export async function runNext(
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
  const kinds = [...handlers].map(([kind, { most: limit }]) => ({ kind, most: limit }))
  const due = await claimJobs(db, kinds, { now: started, leaseEnd: after(started, lease) })
  const claimed = await deadLetterExhausted(deps, handlers, due)
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
  const took = between(started, clock.now())
  for (const [index, job] of claimed.entries()) {
    const outcome = errors[index] === null ? 'done' : await fail(deps, handlers, job, errors[index])
    deps.onEnd?.(job.kind, outcome, took)
  }
  return due.length
}

/** A job that kills its process never fails by itself: after its last lease it is a dead letter. */
async function deadLetterExhausted(
  deps: JobsDeps,
  handlers: Handlers,
  claimed: readonly JobRow[],
): Promise<JobRow[]> {
  const { onError, onEnd } = deps
  const exhausted = claimed.filter(({ attempts, max_attempts }) => attempts > max_attempts)
  for (const job of exhausted) {
    const error = new Error(`its process exited or hung in each of ${job.max_attempts} attempts`)
    onError(error, { kind: job.kind, attempt: job.attempts })
    await deadLetter(deps, handlers, job, error.message)
    onEnd?.(job.kind, 'dead', seconds(0))
  }
  return claimed.filter((job) => !exhausted.includes(job))
}

async function runThem(
  { database: { db }, timeLimit = minutes(30) }: JobsDeps,
  handler: HandlerOfMany<never>,
  claimed: readonly JobRow[],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  // The payload is what `enqueue` of the same kind was given, after a round trip through JSON.
  const jobs = claimed.map(({ payload, attempts }) => ({
    payload: payload as never,
    attempt: attempts,
  }))
  const { errors, save } = await withTimeLimit(timeLimit, (overrun) =>
    handler(jobs, AbortSignal.any([signal, overrun])),
  )
  const done = claimed.filter((_, index) => errors[index] === null)
  if (save)
    await inTransaction(db, async (tx) => {
      await save(tx)
      await deleteJobs(tx, done)
      return ok(null)
    })
  else await deleteJobs(db, done)
  return errors
}

async function withTimeLimit<T>(
  timeLimit: Milliseconds,
  run: (overrun: AbortSignal) => Promise<T>,
): Promise<T> {
  const overrun = new AbortController()
  const expiry = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`it timed out after ${timeLimit} ms`)
    overrun.abort(error)
    expiry.reject(error)
  }, timeLimit)
  try {
    return await Promise.race([run(overrun.signal), expiry.promise])
  } finally {
    clearTimeout(timer)
  }
}
