import { afterCommit, type Tx } from '#platform/database/index.ts'
import { insertJobs } from './queries.ts'
import { createWakeSignal } from './wake-signal.ts'

type EnqueueOptions = {
  /** Not before; at once when absent. */
  runAt?: Date
  /** While a job of this kind waits with this key, another one is not put in line. */
  key?: string
  maxAttempts?: number
}

export const jobsSignal = createWakeSignal()

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
    afterCommit(tx, jobsSignal.ring)
  },
})
export type Job<Payload> = ReturnType<typeof job<Payload>>
