import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import type { Import, ImportState, Undo } from '../schema.ts'
import type { ImportsDatabase } from '../tables.ts'

type Row = Omit<Import, 'foreseen' | 'done' | 'undo'> & {
  create_count: number
  update_count: number
  same_count: number
  created_count: number
  updated_count: number
  skipped_count: number
  undo_state: Undo['state']
  undo_by: string | null
  undo_at: Date | null
  undone_at: Date | null
  deleted_count: number
  archived_count: number
  restored_count: number
  undo_skipped_count: number
}

const COLUMNS = sql.raw(`id, vendor_id as "vendorId", kind, format, file_name as "fileName",
  byte_count as "byteCount", source, delimiter, encoding, headings, sample, columns, categories, defaults, state,
  row_count as "rowCount", read_until as "readUntil", read_bytes as "readBytes", is_read as "isRead",
  checked_until as "checkedUntil", applied_until as "appliedUntil", create_count, update_count, same_count,
  created_count, updated_count, skipped_count, error_count as "errorCount",
  warning_count as "warningCount", skips_errors as "skipsErrors", fail_reason as "failReason",
  started_by as "startedBy", created_at as "createdAt", done_at as "doneAt",
  coalesce(done_at, failed_at, cancelled_at) as "endedAt", change_count as "changeCount", undo_state, undo_by,
  undo_at, undone_at, deleted_count, archived_count, restored_count, undo_skipped_count`)

const importOf = (row: Row): Import => {
  const {
    create_count,
    update_count,
    same_count,
    created_count,
    updated_count,
    skipped_count,
    undo_state,
    undo_by,
    undo_at,
    undone_at,
    deleted_count,
    archived_count,
    restored_count,
    undo_skipped_count,
    ...rest
  } = row
  return {
    ...rest,
    foreseen: { created: create_count, updated: update_count, skipped: same_count },
    done: { created: created_count, updated: updated_count, skipped: skipped_count },
    undo: {
      state: undo_state,
      by: undo_by,
      at: undo_at,
      doneAt: undone_at,
      deleted: deleted_count,
      archived: archived_count,
      restored: restored_count,
      left: undo_skipped_count,
    },
  }
}

export type NewImport = Pick<
  Import,
  'id' | 'vendorId' | 'fileName' | 'byteCount' | 'format' | 'kind' | 'startedBy' | 'createdAt'
>

export async function insertImport(tx: Tx, importRun: NewImport): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .insertInto('imports.imports')
    .values({
      id: importRun.id,
      vendor_id: importRun.vendorId,
      kind: importRun.kind,
      format: importRun.format,
      file_name: importRun.fileName,
      byte_count: importRun.byteCount,
      started_by: importRun.startedBy,
      created_at: importRun.createdAt,
    })
    .execute()
}

/** Null also for another vendor's import. */
export async function findImport(
  handle: Db | Tx,
  id: string,
  vendorId: VendorId,
): Promise<Import | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from imports.imports
    where id = ${id} and vendor_id = ${vendorId}`.execute(tables<ImportsDatabase>(handle))
  return rows[0] ? importOf(rows[0]) : null
}

/** Row lock, for any vendor: one process works on an import at a time. */
export async function lockImport(tx: Tx, id: string): Promise<Import | null> {
  const { rows } =
    await sql<Row>`select ${COLUMNS} from imports.imports where id = ${id} for update`.execute(
      tables<ImportsDatabase>(tx),
    )
  return rows[0] ? importOf(rows[0]) : null
}

export async function listImports(db: Db, vendorId: VendorId, limit: number): Promise<Import[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from imports.imports
    where vendor_id = ${vendorId} and state <> 'receiving'
    order by created_at desc, id desc limit ${limit}`.execute(tables<ImportsDatabase>(db))
  return rows.map(importOf)
}

/** At most one import or undo runs per vendor. */
export async function findRunning(tx: Tx, vendorId: VendorId): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from imports.imports
    where vendor_id = ${vendorId} and (state = 'running' or undo_state = 'running')`.execute(
    tables<ImportsDatabase>(tx),
  )
  return rows[0]?.id ?? null
}

export type Look = Pick<
  Import,
  | 'kind'
  | 'format'
  | 'source'
  | 'delimiter'
  | 'encoding'
  | 'headings'
  | 'sample'
  | 'columns'
  | 'categories'
>

export async function saveInspection(tx: Tx, id: string, look: Look): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .updateTable('imports.imports')
    .set({
      kind: look.kind,
      format: look.format,
      source: look.source,
      delimiter: look.delimiter,
      encoding: look.encoding,
      headings: JSON.stringify(look.headings),
      sample: JSON.stringify(look.sample),
      columns: JSON.stringify(look.columns),
      categories: JSON.stringify(look.categories),
    })
    .where('id', '=', id)
    .execute()
}

/** Also writes the status history. */
export async function saveState(
  tx: Tx,
  item: Pick<Import, 'id' | 'vendorId' | 'state'>,
  to: ImportState,
  { actorId, now, reason = null }: { actorId: string | null; now: Date; reason?: string | null },
): Promise<void> {
  const db = tables<ImportsDatabase>(tx)
  await sql`
    update imports.imports set state = ${to},
      checked_at = case when ${to} = 'checked' then ${now} else checked_at end,
      confirmed_at = case when ${to} = 'running' then ${now} else confirmed_at end,
      done_at = case when ${to} = 'done' then ${now}::timestamptz end,
      failed_at = case when ${to} = 'failed' then ${now}::timestamptz end,
      cancelled_at = case when ${to} = 'cancelled' then ${now}::timestamptz end,
      fail_reason = case when ${to} = 'failed' then ${reason}::text end
    where id = ${item.id}`.execute(db)
  if (item.state !== to) await insertImportStatusHistory(tx, item, to, { actorId, now, reason })
}

type ImportsHistoryEntry = ImportState | 'undoing' | 'undone'

export async function insertImportStatusHistory(
  tx: Tx,
  item: Pick<Import, 'id' | 'vendorId'> & { state: ImportsHistoryEntry | null },
  to: ImportsHistoryEntry,
  { actorId, now, reason = null }: { actorId: string | null; now: Date; reason?: string | null },
): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .insertInto('imports.status_history')
    .values({
      id: newId(now),
      vendor_id: item.vendorId,
      import_id: item.id,
      from_state: item.state,
      to_state: to,
      actor_role: actorId === null ? 'system' : 'vendor',
      actor_id: actorId,
      reason,
      happened_at: now,
    })
    .execute()
}

export async function saveConfirmed(tx: Tx, id: string, skipsErrors: boolean): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .updateTable('imports.imports')
    .set({ skips_errors: skipsErrors })
    .where('id', '=', id)
    .execute()
}

/** Locks the vendor's imports that are not running yet. */
export async function lockWaitingImports(tx: Tx, vendorId: VendorId): Promise<Import[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from imports.imports
    where vendor_id = ${vendorId} and state in ('receiving', 'uploaded', 'checking', 'checked')
    order by id for update`.execute(tables<ImportsDatabase>(tx))
  return rows.map(importOf)
}

/** For any vendor: only for background jobs. */
export async function findAny(handle: Db | Tx, id: string): Promise<Import | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from imports.imports where id = ${id}`.execute(
    tables<ImportsDatabase>(handle),
  )
  return rows[0] ? importOf(rows[0]) : null
}
