import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { Bucket, StoredFileRow, Uploader } from './schema.ts'
import type { MediaDatabase, MediaFiles } from './tables.ts'

/** False when the name is taken. */
export async function insertFile(tx: Tx, file: StoredFileRow): Promise<boolean> {
  const inserted = await tables<MediaDatabase>(tx)
    .insertInto('media.files')
    .values({
      id: file.id,
      bucket: file.bucket,
      name: file.name,
      uploaded_by: file.uploadedBy,
      vendor_id: file.vendorId,
      mime: file.mime,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      sha256: file.sha256,
      cache_seconds: file.cacheSeconds,
      created_at: file.createdAt,
      cropped_from: file.croppedFrom ?? null,
      crop: file.crop ? JSON.stringify(file.crop) : null,
    })
    .onConflict((conflict) => conflict.columns(['bucket', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findFile(
  handle: Db | Tx,
  bucket: Bucket,
  name: string,
): Promise<StoredFileRow | null> {
  const row = await tables<MediaDatabase>(handle)
    .selectFrom('media.files')
    .selectAll()
    .where('bucket', '=', bucket)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? fileOf(row) : null
}

/** The image itself when it is no crop or its original is deleted. */
export async function findOriginal(handle: Db | Tx, piece: StoredFileRow): Promise<StoredFileRow> {
  const row = await tables<MediaDatabase>(handle)
    .selectFrom('media.files')
    .selectAll()
    .where('id', '=', piece.croppedFrom ?? piece.id)
    .executeTakeFirst()
  return row ? fileOf(row) : piece
}

export async function deleteFileRows(
  tx: Tx,
  bucket: Bucket,
  names: readonly string[],
  uploader: Uploader,
): Promise<StoredFileRow[]> {
  const rows = await tables<MediaDatabase>(tx)
    .deleteFrom('media.files')
    .where('bucket', '=', bucket)
    .where('name', 'in', names.length > 0 ? [...names] : [''])
    .where(isTheirs(uploader))
    .returningAll()
    .execute()
  return rows.map(fileOf)
}

/** Row locks: no product takes one of them concurrently. */
export async function lockFiles(
  tx: Tx,
  bucket: Bucket,
  names: readonly string[],
  uploader: Uploader,
): Promise<StoredFileRow[]> {
  const rows = await tables<MediaDatabase>(tx)
    .selectFrom('media.files')
    .selectAll()
    .where('bucket', '=', bucket)
    .where('name', 'in', names.length > 0 ? [...names] : [''])
    .where(isTheirs(uploader))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(fileOf)
}

const isTheirs = ({ userId, vendorId, seesAll }: Uploader): RawBuilder<boolean> =>
  sql<boolean>`(${seesAll} or vendor_id = ${vendorId}::uuid
    or vendor_id is null and uploaded_by = ${userId}::uuid)`

export type NewFile = {
  bucket: Bucket
  /** With trailing slash; empty for the top level. */
  folder: string
  search: string
  limit: number
  offset: number
  sort: { by: 'name' | 'created_at'; descending: boolean }
}
/** `file` is null for a folder. */
export type FileListRow = { name: string; file: StoredFileRow | null }

export async function listFolder(
  handle: Db | Tx,
  request: NewFile,
  uploader: Uploader,
): Promise<FileListRow[]> {
  const { bucket, folder, search, limit, offset, sort } = request
  const index = folder.length + 1
  const like = `${search.replace(/[\\%_]/g, '\\$&')}%`
  const order = sql.raw(
    `${sort.by === 'name' ? 'entry' : 'made'} ${sort.descending ? 'desc' : 'asc'}, entry`,
  )
  const { rows } = await sql<{ entry: string; file: string | null }>`
    select entry, file from (
      select split_part(substr(name, ${index}), '/', 1) as entry, max(created_at) as made,
        max(case when position('/' in substr(name, ${index})) = 0 then name end) as file
      from media.files
      where bucket = ${bucket} and starts_with(name, ${folder})
        and ${isTheirs(uploader)}
      group by 1) as entries
    where entry ilike ${like}
    order by ${order} limit ${limit} offset ${offset}`.execute(tables<MediaDatabase>(handle))
  const files = await tables<MediaDatabase>(handle)
    .selectFrom('media.files')
    .selectAll()
    .where('bucket', '=', bucket)
    .where('name', 'in', ['', ...rows.flatMap(({ file }) => file ?? [])])
    .execute()
  const byName = new Map(files.map((row) => [row.name, fileOf(row)]))
  return rows.map(({ entry, file }) => ({ name: entry, file: byName.get(file ?? '') ?? null }))
}

const fileOf = (row: Selectable<MediaFiles>): StoredFileRow => ({
  id: row.id,
  bucket: row.bucket,
  name: row.name,
  uploadedBy: row.uploaded_by,
  vendorId: row.vendor_id,
  mime: row.mime,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  sha256: row.sha256,
  cacheSeconds: row.cache_seconds,
  createdAt: row.created_at,
  croppedFrom: row.cropped_from,
  crop: row.crop,
})
