import { sql } from 'kysely'
import { DEFAULT_LANGUAGE } from '#kernel/locale.ts'
import { type Db, tables, type Tx, textIn } from '#platform/database/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import type { ChangedRow } from '../rules/bulk-change.ts'
import type { BulkEdit, ListWideEdit, Scope } from '../schema.ts'
import type { CatalogDatabase } from '../tables.ts'

const vendorOf = (scope: Scope) => (scope === 'all_vendors' ? null : scope)
const COLUMNS = sql`id, vendor_id as "vendorId", actor_id as "actorId", change, state,
  cardinality(product_ids) as total, done_count as done, changed_count as changed,
  undone_count as undone, reverted_count as reverted`

type NewListWideEdit = {
  id: string
  scope: Scope
  actorId: string
  change: BulkEdit
  productIds: readonly string[]
}

export async function insertListWideEdit(
  tx: Tx,
  { id, scope, actorId, change, productIds }: NewListWideEdit,
  now: Date,
): Promise<void> {
  await sql`
    insert into catalog.bulk_edits (id, vendor_id, actor_id, change, product_ids, state, started_at)
    values (${id}, ${vendorOf(scope)}, ${actorId}, ${JSON.stringify(change)}, ${productIds}::uuid[],
      ${productIds.length === 0 ? 'done' : 'running'}, ${now})`.execute(tables<CatalogDatabase>(tx))
}

/** Null also when it belongs to another vendor. */
export async function findListWideEdit(
  handle: Db | Tx,
  id: string,
  scope: Scope,
): Promise<ListWideEdit | null> {
  const { rows } = await sql<ListWideEdit>`
    select ${COLUMNS} from catalog.bulk_edits
    where id = ${id} and vendor_id is not distinct from ${vendorOf(scope)}::uuid`.execute(
    tables<CatalogDatabase>(handle),
  )
  return rows[0] ?? null
}

export async function lockListWideEdit(tx: Tx, id: string): Promise<ListWideEdit | null> {
  const { rows } = await sql<ListWideEdit & { vendorId: VendorId | null }>`
    select ${COLUMNS} from catalog.bulk_edits where id = ${id} for update`.execute(
    tables<CatalogDatabase>(tx),
  )
  return rows[0] ?? null
}

export async function listNextProductIds(
  tx: Tx,
  { id, done }: Pick<ListWideEdit, 'id' | 'done'>,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select product_ids[${done + 1}::integer:${done + limit}::integer] as ids
    from catalog.bulk_edits where id = ${id}`.execute(tables<CatalogDatabase>(tx))
  return rows[0]?.ids ?? []
}

/** The first few of these that are not on sale and would be sold for nothing. */
export async function listUnpricedNames(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${sql.raw(textIn('name', DEFAULT_LANGUAGE))} as name from catalog.products p
    where id = any(${ids}::uuid[]) and status <> 'active' and exists (
      select from catalog.variants v
      where v.product_id = p.id and coalesce(v.price_centimes, p.price_centimes) = 0)
    order by id limit 3`.execute(tables<CatalogDatabase>(tx))
  return rows.map(({ name }) => name)
}

export type ListWideEditProgress = Pick<
  ListWideEdit,
  'id' | 'state' | 'done' | 'changed' | 'undone' | 'reverted'
>

export async function saveListWideEdit(tx: Tx, edit: ListWideEditProgress): Promise<void> {
  await tables<CatalogDatabase>(tx)
    .updateTable('catalog.bulk_edits')
    .set({
      state: edit.state,
      done_count: edit.done,
      changed_count: edit.changed,
      undone_count: edit.undone,
      reverted_count: edit.reverted,
    })
    .where('id', '=', edit.id)
    .execute()
}

/** The last chunk that is not undone. */
export async function lockLastChunk(
  tx: Tx,
  editId: string,
): Promise<{ id: string; rows: ChangedRow[] } | null> {
  const { rows } = await sql<{ id: string; rows: ChangedRow[] }>`
    select id, rows from catalog.bulk_changes where bulk_edit_id = ${editId} and undone_at is null
    order by id desc limit 1 for update`.execute(tables<CatalogDatabase>(tx))
  return rows[0] ?? null
}

export async function deleteListWideEdits(tx: Tx, until: Date): Promise<void> {
  await tables<CatalogDatabase>(tx)
    .deleteFrom('catalog.bulk_edits')
    .where('started_at', '<', until)
    .execute()
}
