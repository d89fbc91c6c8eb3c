import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import type { RowErrorCode } from '../schema.ts'
import type { ImportsDatabase } from '../tables.ts'

export type NewImportImage = { productId: string; position: number; address: string; line: number }

/** File names in the storage, by the URL that this vendor imported them from. */
export async function listKnownImages(
  handle: Db | Tx,
  vendorId: VendorId,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map()
  const { rows } = await sql<{ address: string; name: string }>`
    select distinct on (p.source_url) p.source_url as address, f.name
    from imports.images p join media.files f on f.id = p.file_id
    where p.vendor_id = ${vendorId} and p.source_url = any(${addresses}::text[])
      and md5(p.source_url) = any(array(select md5(a) from unnest(${addresses}::text[]) a))
    order by p.source_url, f.created_at desc`.execute(tables<ImportsDatabase>(handle))
  return new Map(rows.map(({ address, name }) => [address, name]))
}

export async function insertImages(
  tx: Tx,
  importId: string,
  vendorId: VendorId,
  images: readonly NewImportImage[],
): Promise<void> {
  if (images.length === 0) return
  await sql`
    insert into imports.images (import_id, path, vendor_id, source_url, product_id, position, line)
    select ${importId}, "productId" || '/' || position, ${vendorId}, address, "productId", position, line
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb)
      as r ("productId" uuid, position integer, address text, line integer)
    on conflict (import_id, path) do nothing`.execute(tables<ImportsDatabase>(tx))
}

export type PendingImage = {
  path: string
  address: string
  productId: string
  line: number
  position: number
}

export async function listPendingImages(
  db: Db,
  importId: string,
  limit: number,
): Promise<PendingImage[]> {
  const { rows } = await sql<PendingImage>`
    select path, source_url as address, product_id as "productId", line, position from imports.images
    where import_id = ${importId} and state = 'waiting' and product_id is not null
    order by product_id, position limit ${limit}`.execute(tables<ImportsDatabase>(db))
  return rows
}

export type FetchedImage = { path: string; fileId: string | null; code: RowErrorCode | null }

export async function saveFetchedImage(
  tx: Tx,
  importId: string,
  fetched: readonly FetchedImage[],
): Promise<void> {
  await sql`
    update imports.images p set file_id = r."fileId", code = r.code,
      state = case when r."fileId" is null then 'refused' else 'stored' end
    from jsonb_to_recordset(${JSON.stringify(fetched)}::jsonb) as r (path text, "fileId" uuid, code text)
    where p.import_id = ${importId} and p.path = r.path and p.state = 'waiting'`.execute(
    tables<ImportsDatabase>(tx),
  )
}

export async function refuseWaiting(tx: Tx, importId: string): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .updateTable('imports.images')
    .set({ state: 'refused', code: 'image_unreachable' })
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Products without pending images, with the file names of those fetched. */
export async function completedProducts(
  tx: Tx,
  importId: string,
  ids: readonly string[],
): Promise<{ id: string; names: string[] }[]> {
  const { rows } = await sql<{ id: string; names: string[] | null }>`
    select p.product_id as id, array_agg(f.name order by p.position) filter (where f.id is not null) as names
    from imports.images p left join media.files f on f.id = p.file_id
    where p.import_id = ${importId} and p.product_id = any(${ids}::uuid[])
    group by p.product_id having bool_and(p.state <> 'waiting')`.execute(
    tables<ImportsDatabase>(tx),
  )
  return rows.map(({ id, names }) => ({ id, names: names ?? [] }))
}

export async function saveAttachedImages(
  tx: Tx,
  importId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update imports.images set state = 'attached'
    where import_id = ${importId} and product_id = any(${ids}::uuid[]) and state = 'stored'`.execute(
    tables<ImportsDatabase>(tx),
  )
}

export async function countImages(
  db: Db,
  importId: string,
): Promise<{ total: number; waiting: number; refused: number }> {
  const { rows } = await sql<{ total: number; waiting: number; refused: number }>`
    select count(*)::integer as total, (count(*) filter (where state = 'waiting'))::integer as waiting,
      (count(*) filter (where state = 'refused'))::integer as refused
    from imports.images where import_id = ${importId}`.execute(tables<ImportsDatabase>(db))
  return rows[0] ?? { total: 0, waiting: 0, refused: 0 }
}

export async function fileIdsOf(tx: Tx, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; id: string }>`select name, id from media.files
    where bucket = 'product-images' and name = any(${names}::text[])`.execute(
    tables<ImportsDatabase>(tx),
  )
  return new Map(rows.map(({ name, id }) => [name, id]))
}
