// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
export interface PlatformBackupAlerts {
  after_days: number;
  is_current: Generated<boolean>;
}

export interface PlatformBackups {
  bytes: number;
  duration_ms: number;
  file_count: number;
  finished_at: Date;
  id: string;
  /**
   * Whether the copy opens with a key or a passphrase only.
   */
  is_encrypted: Generated<boolean>;
  row_count: number;
}

export interface PlatformCounted {
  amount: number | null;
  count: number | null;
  name: string | null;
}

export interface PlatformCounterDeltas {
  amount: number;
  count: number;
  name: string;
}

export interface PlatformCounters {
  amount: number;
  count: number;
  name: string;
}

export interface PlatformDevEmails {
  html: string | null;
  id: string;
  sent_at: Date;
  subject: string;
  text: string;
  to: string;
}

export interface PlatformDevSms {
  id: string;
  message: string;
  sent_at: Date;
  to: string;
}

export interface PlatformIdempotencyKeys {
  body: string | null;
  body_hash: string;
  created_at: Date;
  key: string;
  scope: string;
  status: number | null;
}

export interface PlatformJobs {
  attempts: Generated<number>;
  claimed_at: Date | null;
  created_at: Generated<Date>;
  dead_at: Date | null;
  error: string | null;
  id: Generated<number>;
  key: string | null;
  kind: string;
  max_attempts: number;
  payload: unknown;
  run_at: Date;
}

export interface PlatformMigrations {
  applied_at: Generated<Date>;
  capability: string;
  checksum: string;
  name: string;
}

export interface PlatformOutbox {
  aggregate: string | null;
  fanned_out_at: Date | null;
  id: Generated<number>;
  payload: unknown;
  published_at: Generated<Date>;
  type: string;
}

export interface PlatformOutboxDeliveries {
  aggregate: string | null;
  attempts: Generated<number>;
  delivered_at: Date | null;
  error: string | null;
  event_id: number;
  next_at: Date;
  state: Generated<"pending" | "delivered" | "dead">;
  subscriber: string;
}

export interface PlatformRateLimits {
  ends_at: Date;
  hits: number;
  key: string;
  previous: number;
  slot: number;
}

export interface PlatformSchedules {
  name: string;
  next_at: Date;
}

export interface PlatformTables {
  "platform.backup_alerts": PlatformBackupAlerts;
  "platform.backups": PlatformBackups;
  "platform.counted": PlatformCounted;
  "platform.counter_deltas": PlatformCounterDeltas;
  "platform.counters": PlatformCounters;
  "platform.dev_emails": PlatformDevEmails;
  "platform.dev_sms": PlatformDevSms;
  "platform.idempotency_keys": PlatformIdempotencyKeys;
  "platform.jobs": PlatformJobs;
  "platform.migrations": PlatformMigrations;
  "platform.outbox": PlatformOutbox;
  "platform.outbox_deliveries": PlatformOutboxDeliveries;
  "platform.rate_limits": PlatformRateLimits;
  "platform.schedules": PlatformSchedules;
}

