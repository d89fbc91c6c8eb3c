import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { FullProduct } from '#capabilities/catalog/index.ts'
import type { Import } from '../schema.ts'
import type { ImportsDatabase } from '../tables.ts'

/** When a product `p` last changed apart from its status, which is no reason to keep it from an undo. */
export const CONTENT_UPDATED_AT = sql.raw(
  'case when p.status_updated_at = p.updated_at then p.content_updated_at else p.updated_at end',
)

export type NewChange = {
  productId: string
  place: number
  name: string
  /** Null when the import created the product. */
  before: FullProduct | null
}

/** Stores each product as it was before. Returns how many are new to this import. */
export async function insertChanges(
  tx: Tx,
  item: Pick<Import, 'id' | 'vendorId'>,
  changes: readonly NewChange[],
  now: Date,
): Promise<number> {
  if (changes.length === 0) return 0
  const { rows } = await sql<{ is_first: boolean }>`
    insert into imports.product_changes as c
      (import_id, product_id, vendor_id, place, name, before, stocks, version, changed_at)
    select ${item.id}, p.id, ${item.vendorId}, r.place, r.name, nullif(r.before, 'null'),
      case when nullif(r.before, 'null') is null then '{}' else (
        select coalesce(jsonb_object_agg(id, on_hand), '{}') from catalog.variants where product_id = p.id) end,
      p.updated_at, ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as r ("productId" uuid, place integer, name text, before jsonb)
    join catalog.products p on p.id = r."productId"
    on conflict (import_id, product_id) do update
      set stocks = excluded.stocks, version = excluded.version, changed_at = excluded.changed_at
    returning xmax = 0 as is_first`.execute(tables<ImportsDatabase>(tx))
  return rows.filter(({ is_first }) => is_first).length
}

/** Expects locked products. Returns those not edited since the import wrote them. */
export async function listUnchangedSince(
  tx: Tx,
  importId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.product_id as id from imports.product_changes c
    join catalog.products p on p.id = c.product_id and ${CONTENT_UPDATED_AT} = c.version
    where c.import_id = ${importId} and c.product_id = any(${ids}::uuid[])`.execute(
    tables<ImportsDatabase>(tx),
  )
  return rows.map(({ id }) => id)
}

/** Call after the import itself wrote these products again, otherwise they count as edited. */
export async function saveVersions(
  tx: Tx,
  importId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update imports.product_changes c set version = ${CONTENT_UPDATED_AT} from catalog.products p
    where c.import_id = ${importId} and c.product_id = any(${ids}::uuid[]) and p.id = c.product_id`.execute(
    tables<ImportsDatabase>(tx),
  )
}

const IMPORTED_DRAFTS = sql.raw(`imports.product_changes c
  join catalog.products p on p.id = c.product_id and p.status = 'draft'`)

/** Created by the import, in the order of its file. */
export async function listImportedDrafts(tx: Tx, importId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from ${IMPORTED_DRAFTS} where c.import_id = ${importId} and c.before is null
    order by c.place, p.id`.execute(tables<ImportsDatabase>(tx))
  return rows.map(({ id }) => id)
}

export async function countImportedDrafts(db: Db, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${IMPORTED_DRAFTS}
    where c.import_id = ${importId} and c.before is null`.execute(tables<ImportsDatabase>(db))
  return rows[0]?.count ?? 0
}
