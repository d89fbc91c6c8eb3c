import { afterCommit, type Tx } from '#platform/database/index.ts'
import { insertJobs } from './queries.ts'
import { createWakeSignal } from './wake-signal.ts'

type EnqueueOptions = {
  runAt?: Date
  /** Deduplicates: no second job of this kind and key is enqueued while one waits. */
  key?: string
  maxAttempts?: number
}

export const jobsSignal = createWakeSignal()

/** A job kind with its payload type: `const resize = job<{ imageId: string }>('media.resize')`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is put in line is what is handled
export const job = <Payload>(kind: string) => ({
  kind,
  /** Enqueues in the caller's transaction: the job runs after the commit, or never. */
  async enqueue(tx: Tx, payload: Payload, options: EnqueueOptions = {}): Promise<void> {
    await this.enqueueMany(tx, [payload], options)
  },
  async enqueueMany(
    tx: Tx,
    payloads: readonly Payload[],
    options: EnqueueOptions = {},
  ): Promise<void> {
    const { runAt = new Date(0), key = null, maxAttempts = 12 } = options // 1970 means immediately
    if (payloads.length === 0) return
    const jobs = payloads.map((payload) => ({ kind, key, payload, runAt, maxAttempts }))
    await insertJobs(tx, jobs)
    afterCommit(tx, jobsSignal.ring)
  },
})
export type Job<Payload> = ReturnType<typeof job<Payload>>
