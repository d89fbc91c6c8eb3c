import { sql } from 'kysely'
import { CUSTOM_PLAN, type Db, type Tx, tables } from '#platform/database/index.ts'
import type { PlatformTables } from '#platform/database/index.ts'

export type JobRow = {
  id: number
  kind: string
  key: string | null
  payload: unknown
  attempts: number
  max_attempts: number
}

const on = (handle: Db | Tx) => tables<PlatformTables>(handle)

type NewJob = {
  kind: string
  key: string | null
  payload: unknown
  runAt: Date
  maxAttempts: number
}

/** A key that is already waiting is not inserted again. */
export const insertJobs = (tx: Tx, jobs: readonly NewJob[]) =>
  sql`
    insert into platform.jobs (kind, key, payload, run_at, max_attempts)
    select kind, key, payload, "runAt", "maxAttempts"
    from json_to_recordset(${JSON.stringify(jobs)}::json)
      as j (kind text, key text, payload jsonb, "runAt" timestamptz, "maxAttempts" integer)
    on conflict (kind, key) where key is not null and claimed_at is null and dead_at is null do nothing`.execute(
    on(tx),
  )

/**
 * Claims jobs of the kind that has been due the longest. `run_at` becomes the end of the lease, so
 * that jobs of a dead process become due again.
 */
export async function claimJobs(
  db: Db,
  kinds: readonly { kind: string; most: number }[],
  { now, leaseEnd }: { now: Date; leaseEnd: Date },
): Promise<JobRow[]> {
  const names = kinds.map(({ kind }) => kind)
  for (const kind of await listDueKinds(db, names, now)) {
    const batch = kinds.find((known) => known.kind === kind)?.most ?? 1
    const claimed = await claimJobsOf(db, { kind, batch, now, leaseEnd })
    if (claimed.length > 0) return claimed
  }
  return []
}

/** One index look-up per kind: the cost does not depend on the length of the queue. */
async function listDueKinds(db: Db, kinds: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`${sql.raw(CUSTOM_PLAN)}
    select k.kind from unnest(${kinds}::text[]) as k (kind)
    cross join lateral (
      select j.run_at, j.id from platform.jobs j
      where j.kind = k.kind and j.dead_at is null and j.run_at <= ${now}
      order by j.run_at, j.id limit 1) head
    order by head.run_at, head.id`.execute(on(db))
  return rows.map(({ kind }) => kind)
}

async function claimJobsOf(
  db: Db,
  { kind, batch, now, leaseEnd }: { kind: string; batch: number; now: Date; leaseEnd: Date },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`${sql.raw(CUSTOM_PLAN)}
    with due as materialized (
      select id from platform.jobs
      where kind = ${kind} and dead_at is null and run_at <= ${now}
      order by run_at, id limit ${batch} for update skip locked
    )
    update platform.jobs j set attempts = attempts + 1, claimed_at = ${now}, run_at = ${leaseEnd}
    from due where j.id = due.id
    returning j.id, kind, key, payload, attempts, max_attempts`.execute(on(db))
  return rows.toSorted((a, b) => a.id - b.id)
}

export async function findBacklog(
  db: Db,
  kinds: readonly string[],
  now: Date,
): Promise<{ isDue: boolean; isLeased: boolean }> {
  const { rows } = await sql<{ isDue: boolean; isLeased: boolean }>`
    select "isDue", "isDue" and exists (
      select from platform.jobs
      where kind = any(${kinds}::text[]) and dead_at is null
        and run_at > ${now} and claimed_at is not null) as "isLeased"
    from (select exists (
      select from platform.jobs
      where kind = any(${kinds}::text[]) and dead_at is null and run_at <= ${now}) as "isDue") due`.execute(
    on(db),
  )
  return rows[0] ?? { isDue: false, isLeased: false }
}

/** Matches job and attempt: an attempt that lost its lease changes nothing. */
const these = (jobs: readonly JobRow[]) => sql`
  unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ attempts }) => attempts)}::integer[])
    as t (id, attempts) where j.id = t.id and j.attempts = t.attempts`

export const extendLease = (db: Db, jobs: readonly JobRow[], leaseEnd: Date) =>
  sql`update platform.jobs j set run_at = ${leaseEnd}
      from ${these(jobs)} and j.claimed_at is not null`.execute(on(db))

export const deleteJobs = (handle: Db | Tx, jobs: readonly JobRow[]) =>
  sql`delete from platform.jobs j using ${these(jobs)}`.execute(on(handle))

/** Reschedules a failed job, unless its key was enqueued again: that job replaces it. */
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

/** Keeps the job with its last error for inspection; false when its lease was lost. */
export async function markJobDead(
  handle: Db | Tx,
  job: JobRow,
  now: Date,
  error: string,
): Promise<boolean> {
  const { numUpdatedRows } = await on(handle)
    .updateTable('platform.jobs')
    .set({ dead_at: now, claimed_at: null, error })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A known schedule keeps its time. */
export const insertSchedule = (db: Db, name: string, nextAt: Date) =>
  sql`insert into platform.schedules (name, next_at) values (${name}, ${nextAt})
      on conflict (name) do nothing`.execute(on(db))

export async function listDueSchedules(
  db: Db,
  names: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from platform.schedules where name = any(${names}) and next_at <= ${now}`.execute(
    on(db),
  )
  return rows.map(({ name }) => name)
}

/** True for the one process that advanced it. */
export async function advanceSchedule(
  tx: Tx,
  name: string,
  now: Date,
  next: Date,
): Promise<boolean> {
  const rows = await on(tx)
    .updateTable('platform.schedules')
    .set({ next_at: next })
    .where('name', '=', name)
    .where('next_at', '<=', now)
    .returning('name')
    .execute()
  return rows.length > 0
}

/** Requeues a dead letter with all attempts; null when there is none. */
export async function requeueDeadJob(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ kind: string } | null> {
  const { rows } = await sql<{ kind: string; twin: boolean }>`
    select kind, exists (select from platform.jobs o
      where o.kind = j.kind and o.key = j.key and o.claimed_at is null and o.dead_at is null) as twin
    from platform.jobs j where id = ${id} and dead_at is not null for update`.execute(on(tx))
  const [job] = rows
  if (!job) return null
  // A job with the same key is waiting and replaces it.
  if (job.twin) await on(tx).deleteFrom('platform.jobs').where('id', '=', id).execute()
  else
    await on(tx)
      .updateTable('platform.jobs')
      .set({ dead_at: null, attempts: 0, run_at: now })
      .where('id', '=', id)
      .execute()
  return { kind: job.kind }
}

export async function countJobs(
  db: Db,
): Promise<{ kind: string; waiting: number; dead: number }[]> {
  const { rows } = await sql<{ kind: string; waiting: number; dead: number }>`
    select kind, count(*) filter (where dead_at is null) as waiting,
           count(*) filter (where dead_at is not null) as dead
    from platform.jobs group by kind`.execute(on(db))
  return rows
}
