import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { ChangedRow } from '../rules/bulk-change.ts'
import type { Scope } from '../schema.ts'
import { nextStatusUpdate, nextUpdatedAt } from './product-writes.ts'
import { saveStocks } from './variant-writes.ts'
import type { CatalogDatabase } from '../tables.ts'

type Of<Kind extends ChangedRow['kind']> = Extract<ChangedRow, { kind: Kind }>
const only = <Kind extends ChangedRow['kind']>(rows: readonly ChangedRow[], kind: Kind) =>
  rows.filter((row): row is Of<Kind> => row.kind === kind)

export async function saveBulkEdit(tx: Tx, rows: readonly ChangedRow[], now: Date): Promise<void> {
  const db = tables<CatalogDatabase>(tx)
  const statuses = JSON.stringify(only(rows, 'status'))
  if (statuses !== '[]')
    await sql`
      update catalog.products p set status = r.to,
        published_at = case when r.to = 'active' then coalesce(published_at, ${now}) else published_at end,
        archived_at = case when r.to = 'archived' then coalesce(archived_at, ${now}) else archived_at end,
        ${nextStatusUpdate(now)}
      from jsonb_to_recordset(${statuses}::jsonb) as r (id uuid, "to" text) where p.id = r.id`.execute(
      db,
    )
  const categories = JSON.stringify(only(rows, 'category'))
  if (categories !== '[]')
    await sql`
      update catalog.products p set category_slug = r.to, ${nextUpdatedAt(now)}
      from jsonb_to_recordset(${categories}::jsonb) as r (id uuid, "to" text) where p.id = r.id`.execute(
      db,
    )
  await savePrices(tx, only(rows, 'price'), now)
  await saveStocks(
    tx,
    only(rows, 'stock').map(({ variantId, to }) => ({ id: variantId, stock: to })),
  )
}

async function savePrices(tx: Tx, rows: readonly Of<'price'>[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const db = tables<CatalogDatabase>(tx)
  const own = rows.flatMap(({ to }) => to.variants)
  await sql`
    update catalog.variants v set price_centimes = r.price
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r (id uuid, price bigint)
    where v.id = r.id`.execute(db)
  const prices = rows.map(({ id, to }) => ({ id, price: to.price, compareAt: to.compareAt }))
  await sql`
    update catalog.products p set price_centimes = r.price,
      compare_at_price_centimes = r."compareAt", ${nextUpdatedAt(now)}
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as r (id uuid, price bigint, "compareAt" bigint)
    where p.id = r.id`.execute(db)
}

/** `bulkEditId`: the bulk edit of a whole list that it is a chunk of. */
type BulkEditsInsert = { id: string; scope: Scope; actorId: string; bulkEditId?: string }

export async function insertBulkChange(
  tx: Tx,
  { id, scope, actorId, bulkEditId }: BulkEditsInsert,
  rows: readonly ChangedRow[],
  now: Date,
): Promise<void> {
  await tables<CatalogDatabase>(tx)
    .insertInto('catalog.bulk_changes')
    .values({
      id,
      vendor_id: scope === 'all_vendors' ? null : scope,
      actor_id: actorId,
      rows: JSON.stringify(rows),
      made_at: now,
      bulk_edit_id: bulkEditId ?? null,
    })
    .execute()
}

/** Null also when the bulk edit belongs to another vendor. */
export async function lockBulkChange(
  tx: Tx,
  { id, scope, since }: { id: string; scope: Scope; since: Date },
): Promise<{ rows: ChangedRow[]; isUndone: boolean } | null> {
  const { rows } = await sql<{ rows: ChangedRow[]; is_undone: boolean }>`
    select rows, undone_at is not null as is_undone from catalog.bulk_changes
    where id = ${id} and vendor_id is not distinct from ${scope === 'all_vendors' ? null : scope}::uuid
      and made_at >= ${since}
    for update`.execute(tables<CatalogDatabase>(tx))
  return rows[0] ? { rows: rows[0].rows, isUndone: rows[0].is_undone } : null
}

export async function saveBulkUndo(tx: Tx, id: string, now: Date): Promise<void> {
  await tables<CatalogDatabase>(tx)
    .updateTable('catalog.bulk_changes')
    .set({ undone_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteBulkChanges(tx: Tx, until: Date): Promise<void> {
  await tables<CatalogDatabase>(tx)
    .deleteFrom('catalog.bulk_changes')
    .where('made_at', '<', until)
    .execute()
}
