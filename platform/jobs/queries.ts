import { sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'

export type JobRow = {
  id: number
  kind: string
  key: string | null
  payload: unknown
  attempts: number
  max_attempts: number
}

const on = (handle: Db | Tx) => tables<object>(handle)

/** Puts a job in line and wakes the workers at the commit. A key already waiting is not put twice. */
export const insertJob = (
  tx: Db | Tx,
  job: { kind: string; key: string | null; payload: unknown; runAt: Date; maxAttempts: number },
) =>
  sql`
    with put as (
      insert into platform.jobs (kind, key, payload, run_at, max_attempts)
      values (${job.kind}, ${job.key}, ${JSON.stringify(job.payload)}::jsonb, ${job.runAt}, ${job.maxAttempts})
      on conflict (kind, key) where key is not null and claimed_at is null and dead_at is null do nothing
      returning 1
    ) select pg_notify('jobs', '') from put`.execute(on(tx))

/**
 * Takes one due job. Its `run_at` moves to the end of the lease, so that a job whose process died
 * becomes due again by itself.
 */
export async function claimJob(
  db: Db,
  kinds: readonly string[],
  now: Date,
  leaseEnd: Date,
): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    update platform.jobs set attempts = attempts + 1, claimed_at = ${now}, run_at = ${leaseEnd}
    where id = (
      select id from platform.jobs
      where dead_at is null and run_at <= ${now} and kind = any(${kinds})
      order by run_at, id limit 1 for update skip locked)
    returning id, kind, key, payload, attempts, max_attempts`.execute(on(db))
  return rows[0]
}

/** Lengthens the lease; only of the attempt that holds it. */
export const extendLease = (db: Db, job: JobRow, leaseEnd: Date) =>
  sql`update platform.jobs set run_at = ${leaseEnd}
      where id = ${job.id} and attempts = ${job.attempts} and claimed_at is not null`.execute(
    on(db),
  )

/** The job is done. An attempt that lost its lease to another one changes nothing. */
export const deleteJob = (db: Db, job: JobRow) =>
  sql`delete from platform.jobs where id = ${job.id} and attempts = ${job.attempts}`.execute(on(db))

/** Puts a failed job back, unless the same key was put in line again meanwhile: that one replaces it. */
export const retryJob = (db: Db, job: JobRow, runAt: Date, error: string) =>
  sql`
    with twin as (
      select 1 from platform.jobs
      where kind = ${job.kind} and key = ${job.key} and claimed_at is null and dead_at is null
    ), gone as (
      delete from platform.jobs
      where id = ${job.id} and attempts = ${job.attempts} and exists (select from twin)
    )
    update platform.jobs set run_at = ${runAt}, claimed_at = null, error = ${error}
    where id = ${job.id} and attempts = ${job.attempts} and not exists (select from twin)`.execute(
    on(db),
  )

/** Keeps a job that failed too often, with its last error, for a person to look at. */
export const buryJob = (db: Db, job: JobRow, now: Date, error: string) =>
  sql`update platform.jobs set dead_at = ${now}, claimed_at = null, error = ${error}
      where id = ${job.id} and attempts = ${job.attempts}`.execute(on(db))

/** Writes down when a schedule first runs; a known one keeps its time. */
export const insertSchedule = (db: Db, name: string, nextAt: Date) =>
  sql`insert into platform.schedules (name, next_at) values (${name}, ${nextAt})
      on conflict (name) do nothing`.execute(on(db))

/** Moves a due schedule on; true for the one process that moved it. */
export async function advanceSchedule(
  tx: Tx,
  name: string,
  now: Date,
  next: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update platform.schedules set next_at = ${next}
    where name = ${name} and next_at <= ${now} returning name`.execute(on(tx))
  return rows.length > 0
}

/** How many jobs wait and how many were given up, by kind. */
export async function countJobs(
  db: Db,
): Promise<{ kind: string; waiting: number; dead: number }[]> {
  const { rows } = await sql<{ kind: string; waiting: number; dead: number }>`
    select kind, count(*) filter (where dead_at is null) as waiting,
           count(*) filter (where dead_at is not null) as dead
    from platform.jobs group by kind`.execute(on(db))
  return rows
}
