import { z } from 'zod'
import { Instant } from '../contract.ts'

const Count = z.number().int()

const GivenUpJob = z.strictObject({
  id: Count,
  kind: z.string(),
  attempts: Count,
  error: z.string().nullable(),
  created_at: Instant,
  dead_at: Instant,
  /** The job's email; the local part of the recipient is masked. */
  mail: z.strictObject({ subject: z.string(), to: z.string() }).nullable(),
})
const GivenUpDelivery = z.strictObject({
  event_id: Count,
  subscriber: z.string(),
  type: z.string(),
  attempts: Count,
  error: z.string().nullable(),
  published_at: Instant,
})

/** Missing settings that disable something, settings that no code reads, and dates that admins have to give. */
export const StartWarningCode = z.enum([
  'smtp_missing',
  'site_url_missing',
  'trust_proxy_missing',
  's3_unread',
  'replica_unread',
  'demo_off',
  'public_holidays_end',
  'public_holidays_unconfirmed',
])
export type StartWarningCode = z.infer<typeof StartWarningCode>

/** The last copy, and the age in days from which it is too old. */
export const BackupStateView = z.strictObject({
  last: z
    .strictObject({
      finished_at: Instant,
      duration_ms: Count,
      bytes: Count,
      rows: Count,
      files: Count,
      is_encrypted: z.boolean(),
    })
    .nullable(),
  alert_after_days: Count,
  /** Also when there has never been a copy. */
  is_overdue: z.boolean(),
})
export type BackupStateView = z.infer<typeof BackupStateView>

export const BackupAlertBody = z.strictObject({ after_days: Count.min(1).max(90) })

export const SystemStatusView = z.strictObject({
  as_of: Instant,
  process: z.strictObject({
    version: z.string(),
    node: z.string(),
    started_at: Instant,
    memory_bytes: Count,
  }),
  warnings: z.array(StartWarningCode),
  database: z.strictObject({
    version: z.string(),
    bytes: Count,
    answered_in_ms: Count,
    connections: Count,
    most_connections: Count,
    tables: z.array(z.strictObject({ name: z.string(), bytes: Count })),
  }),
  migrations: z.strictObject({
    count: Count,
    latest: z.array(
      z.strictObject({ capability: z.string(), name: z.string(), applied_at: Instant }),
    ),
  }),
  files: z.strictObject({ count: Count, bytes: Count }),
  backups: BackupStateView,
  jobs: z.strictObject({
    kinds: z.array(
      z.strictObject({
        kind: z.string(),
        waiting: Count,
        running: Count,
        failing: Count,
        dead: Count,
      }),
    ),
    /** The latest dead letters. */
    given_up: z.array(GivenUpJob),
    schedules: z.array(z.strictObject({ name: z.string(), next_at: Instant })),
  }),
  outbox: z.strictObject({
    not_handed_out: Count,
    subscribers: z.array(
      z.strictObject({
        name: z.string(),
        waiting: Count,
        dead: Count,
        oldest_at: Instant.nullable(),
      }),
    ),
    given_up: z.array(GivenUpDelivery),
  }),
})
export type SystemStatusView = z.infer<typeof SystemStatusView>

export const JobParams = z.object({ id: z.coerce.number().int().min(1) })
export const DeliveryParams = z.object({
  id: z.coerce.number().int().min(1),
  subscriber: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
})
