import type { Context } from 'hono'
import {
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { BackupAlertBody, DeliveryParams, JobParams, SystemStatusView } from './contract.ts'
import type { ChangeBackupAlert } from './operations/change-backup-alert.ts'
import type { RetryDelivery, RetryJob, RetryRefusal } from './operations/retry-dead-letters.ts'
import { texts } from './texts.generated.ts'

const RETRY_REFUSALS = texts.below('retry-refusals')

const createRoute = taggedRoutes('admin')
const reading = createRoute({
  method: 'get',
  path: '/system',
  summary: 'Get system status: database, migrations, jobs, outbox, storage',
  responses: { 200: json(SystemStatusView, 'A snapshot of the system status') },
})
const jobRetry = createRoute({
  method: 'post',
  path: '/system/jobs/{id}/retries',
  summary: 'Requeue a dead-letter job',
  request: { params: JobParams },
  responses: { 204: empty('In line'), ...problems({ not_a_dead_letter: 409 }, 422) },
})
const deliveryRetry = createRoute({
  method: 'post',
  path: '/system/events/{id}/subscribers/{subscriber}/retries',
  summary: 'Requeue a dead-letter event for a subscriber',
  request: { params: DeliveryParams },
  responses: { 204: empty('Queued'), ...problems({ not_a_dead_letter: 409 }, 422) },
})

const backupAlert = createRoute({
  method: 'put',
  path: '/system/backup-alert',
  summary: 'Set from which age in days the last backup is too old',
  request: jsonBody(BackupAlertBody),
  responses: { 204: empty('Saved'), ...problems(422) },
})

type SystemAdminOperations = {
  read: () => Promise<SystemStatusView>
  retryJob: RetryJob
  retryDelivery: RetryDelivery
  changeBackupAlert: ChangeBackupAlert
}

/** Mounted under /api/v1/admin, whose guard sets `userId`. */
export const adminRoutes = (acts: SystemAdminOperations) =>
  routes<{ userId: string }>()
    .openapi(reading, async (c) => c.json(await acts.read(), 200))
    .openapi(jobRetry, async (c) => {
      const { id } = c.req.valid('param')
      const retried = await acts.retryJob({ id, by: adminActor(c) })
      return retried.ok ? c.body(null, 204) : refused(c, retried.error)
    })
    .openapi(deliveryRetry, async (c) => {
      const { id: eventId, subscriber } = c.req.valid('param')
      const retried = await acts.retryDelivery({ eventId, subscriber, by: adminActor(c) })
      return retried.ok ? c.body(null, 204) : refused(c, retried.error)
    })
    .openapi(backupAlert, async (c) => {
      const { after_days: afterDays } = c.req.valid('json')
      await acts.changeBackupAlert({ afterDays, by: adminActor(c) })
      return c.body(null, 204)
    })

const refused = (c: Context, error: RetryRefusal) =>
  refusal<RetryRefusal, 409>(c, error, { not_a_dead_letter: 409 }, RETRY_REFUSALS)
