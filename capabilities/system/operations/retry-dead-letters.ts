import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { AdminActor, Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { requeueDeadJob } from '#platform/jobs/index.ts'
import { requeueDeadDelivery } from '#platform/outbox-queries.ts'

export type RetryDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
/** Also when it was delivered or requeued concurrently. */
export type RetryRefusal = { code: 'not_a_dead_letter' }

/** Requeues a dead letter of the job queue with all its attempts. */
export const retryDeadJob =
  ({ db, clock, audit }: RetryDeps) =>
  ({ id, by }: { id: number; by: AdminActor }): Promise<Result<null, RetryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, RetryRefusal>> => {
      const job = await requeueDeadJob(tx, id, clock.now())
      if (!job) return refuse({ code: 'not_a_dead_letter' })
      await audit.record(tx, {
        actor: { role: 'admin', id: by.adminId },
        action: 'platform.job_retried',
        subject: { type: 'job', id: String(id) },
        after: { kind: job.kind },
        ...by.origin,
      })
      return ok(null)
    })
export type RetryJob = ReturnType<typeof retryDeadJob>

/** Requeues a dead delivery of an event to one subscriber. */
export const retryDeadDelivery =
  ({ db, clock, audit }: RetryDeps) =>
  (query: {
    eventId: number
    subscriber: string
    by: AdminActor
  }): Promise<Result<null, RetryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, RetryRefusal>> => {
      const { by, ...delivery } = query
      if (!(await requeueDeadDelivery(tx, delivery, clock.now())))
        return refuse({ code: 'not_a_dead_letter' })
      await audit.record(tx, {
        actor: { role: 'admin', id: by.adminId },
        action: 'platform.delivery_retried',
        subject: { type: 'delivery', id: String(delivery.eventId) },
        after: { subscriber: delivery.subscriber },
        ...by.origin,
      })
      return ok(null)
    })
export type RetryDelivery = ReturnType<typeof retryDeadDelivery>
