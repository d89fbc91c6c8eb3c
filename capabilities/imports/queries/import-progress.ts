import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { Import } from '../schema.ts'
import type { ImportsDatabase } from '../tables.ts'

export async function restartCheck(
  tx: Tx,
  id: string,
  {
    columns,
    categories,
    defaults,
    delimiter,
    encoding,
  }: Pick<Import, 'columns' | 'categories' | 'defaults' | 'delimiter' | 'encoding'>,
): Promise<void> {
  const db = tables<ImportsDatabase>(tx)
  await db.deleteFrom('imports.row_errors').where('import_id', '=', id).execute()
  await db.deleteFrom('imports.rows').where('import_id', '=', id).execute()
  await db
    .updateTable('imports.imports')
    .set({
      state: 'checking',
      columns: JSON.stringify(columns),
      categories: JSON.stringify(categories),
      defaults: JSON.stringify(defaults),
      delimiter,
      encoding,
      checked_at: null,
      row_count: null,
      checked_until: 0,
      read_until: 0,
      read_bytes: 0,
      is_read: false,
      create_count: 0,
      update_count: 0,
      same_count: 0,
      error_count: 0,
      warning_count: 0,
    })
    .where('id', '=', id)
    .execute()
}

export async function saveReading(
  tx: Tx,
  id: string,
  {
    line,
    bytes,
    isRead,
    count,
  }: { line: number; bytes: number; isRead: boolean; count: number | null },
): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .updateTable('imports.imports')
    .set({ read_until: line, read_bytes: bytes, is_read: isRead, row_count: count })
    .where('id', '=', id)
    .execute()
}

type Checked = {
  until: number
  creates: number
  updates: number
  same: number
  errors: number
  warnings: number
}

export async function saveChecking(tx: Tx, id: string, found: Checked): Promise<void> {
  await sql`
    update imports.imports set checked_until = ${found.until}, create_count = create_count + ${found.creates},
      update_count = update_count + ${found.updates}, same_count = same_count + ${found.same},
      error_count = error_count + ${found.errors}, warning_count = warning_count + ${found.warnings}
    where id = ${id}`.execute(tables<ImportsDatabase>(tx))
}

type Applied = {
  until: number
  created: number
  updated: number
  skipped: number
  warnings: number
  /** Products that this import changed for the first time. */
  changes: number
}

/** How far lines were written to the catalog. */
export async function saveApplying(tx: Tx, id: string, made: Applied): Promise<void> {
  await sql`
    update imports.imports set applied_until = ${made.until}, created_count = created_count + ${made.created},
      updated_count = updated_count + ${made.updated}, skipped_count = skipped_count + ${made.skipped},
      warning_count = warning_count + ${made.warnings}, change_count = change_count + ${made.changes}
    where id = ${id}`.execute(tables<ImportsDatabase>(tx))
}
