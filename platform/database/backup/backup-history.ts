import { sql } from 'kysely'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { Connection } from '#platform/database/pool.ts'
import { openSession } from '#platform/database/session.ts'
import { newId } from '#platform/ids.ts'
import type { PlatformTables } from '#platform/database/index.ts'

type FinishedBackup = {
  finishedAt: Date
  durationMs: number
  bytes: number
  rows: number
  files: number
  isEncrypted: boolean
}

/**
 * After the copy, which therefore does not contain its own row. Does nothing when a new version copies the database
 * of the old one, before its first start.
 */
export async function recordBackup(connection: Connection, backup: FinishedBackup): Promise<void> {
  const client = await openSession({ ...connection, application_name: 'yova:backup' })
  const { finishedAt, durationMs, bytes, rows, files, isEncrypted } = backup
  try {
    const { rowCount: known } = await client.query(
      `select from pg_attribute
       where attrelid = to_regclass('platform.backups') and attname = 'is_encrypted'`,
    )
    if (known === 0) return
    await client.query(
      `insert into platform.backups (id, finished_at, duration_ms, bytes, row_count, file_count, is_encrypted)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(finishedAt), finishedAt, Math.round(durationMs), bytes, rows, files, isEncrypted],
    )
  } finally {
    await client.end()
  }
}

export type BackupStateRow = {
  last: {
    finished_at: string
    duration_ms: number
    bytes: number
    rows: number
    files: number
    is_encrypted: boolean
  } | null
  alert_after_days: number
  is_overdue: boolean
}

/** Never copied is overdue as well. */
export async function readBackupState(db: Db, now: Date): Promise<BackupStateRow> {
  const { rows } = await sql<{ state: BackupStateRow }>`
    select json_build_object(
      'last', (select json_build_object('finished_at', ${instant('finished_at')},
          'duration_ms', duration_ms, 'bytes', bytes, 'rows', row_count, 'files', file_count,
          'is_encrypted', is_encrypted)
        from platform.backups order by finished_at desc limit 1),
      'alert_after_days', after_days,
      'is_overdue', not exists (select from platform.backups
        where finished_at > ${now}::timestamptz - after_days * interval '1 day')) as state
    from platform.backup_alerts`.execute(tables<PlatformTables>(db))
  return rows[0]!.state // the migration inserted the one row
}

/** Returns the value from before. */
export async function saveBackupAlert(tx: Tx, afterDays: number): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    update platform.backup_alerts set after_days = ${afterDays}
    from (select after_days from platform.backup_alerts for update) previous
    returning previous.after_days as before`.execute(tables<PlatformTables>(tx))
  return rows[0]!.before // the migration inserted the one row
}
