import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { PART_BYTES } from '../contract.ts'
import type { FileSource } from '#platform/table-files/source.ts'
import type { ImportsDatabase } from '../tables.ts'

/** Idempotent: a part sent again replaces the first. */
export async function savePart(
  tx: Tx,
  importId: string,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  await sql`
    insert into imports.upload_parts (import_id, part, bytes) values (${importId}, ${part}, ${Buffer.from(bytes)})
    on conflict (import_id, part) do update set bytes = excluded.bytes`.execute(
    tables<ImportsDatabase>(tx),
  )
}

export async function listParts(
  handle: Db | Tx,
  importId: string,
): Promise<{ parts: number[]; bytes: number }> {
  const { rows } = await sql<{ part: number; size: number }>`
    select part, octet_length(bytes) as size from imports.upload_parts where import_id = ${importId} order by part`.execute(
    tables<ImportsDatabase>(handle),
  )
  return {
    parts: rows.map(({ part }) => part),
    bytes: rows.reduce((sum, { size }) => sum + size, 0),
  }
}

export const partsSource = (db: Db, importId: string, length: number): FileSource => ({
  length,
  async read(start, end) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select substring(bytes from greatest(${start}::integer - part * ${PART_BYTES}, 0) + 1
        for least(${end}::integer - part * ${PART_BYTES}, ${PART_BYTES}) - greatest(${start}::integer - part * ${PART_BYTES}, 0)) as bytes
      from imports.upload_parts where import_id = ${importId}
        and part between ${Math.floor(start / PART_BYTES)} and ${Math.floor((end - 1) / PART_BYTES)}
      order by part`.execute(tables<ImportsDatabase>(db))
    const [only, second] = rows
    return only && !second ? only.bytes : Buffer.concat(rows.map(({ bytes }) => bytes))
  },
})

export async function deleteParts(tx: Tx, importId: string): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .deleteFrom('imports.upload_parts')
    .where('import_id', '=', importId)
    .execute()
}

/** Both limits apply to the creation of the import: of uploads, and of rows. */
export async function deleteExpiredUploads(db: Db, abandoned: Date, ended: Date): Promise<void> {
  const handle = tables<ImportsDatabase>(db)
  await sql`delete from imports.upload_parts p using imports.imports i
    where i.id = p.import_id and i.created_at < ${abandoned} and i.state <> 'running'`.execute(
    handle,
  )
  await sql`delete from imports.rows l using imports.imports i
    where i.id = l.import_id and i.created_at < ${ended} and i.state <> 'running'`.execute(handle)
}
