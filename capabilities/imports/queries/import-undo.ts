import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { FullProduct } from '#capabilities/catalog/index.ts'
import { CONTENT_UPDATED_AT } from './import-changes.ts'
import type { UndoInputs } from '../rules/undo.ts'
import type { UndoOutcome } from '../schema.ts'
import type { ImportsDatabase } from '../tables.ts'

/** For a change `c`. Forces index lookups: the planner's statistics are stale after an import. */
const CHANGE_DETAILS = sql`
  c.before is null as "isNew",
  p.id is null as "isGone",
  ${CONTENT_UPDATED_AT} is distinct from c.version or exists (
    select from catalog.variants v join catalog.stock_movements m on m.variant_id = v.id and m.vendor_id = v.vendor_id
    where v.product_id = c.product_id and m.kind in ('adjusted', 'imported') and m.happened_at > c.changed_at) as "isChanged",
  exists (
    select from catalog.variants v join catalog.stock_movements m on m.variant_id = v.id and m.vendor_id = v.vendor_id
    where v.product_id = c.product_id and m.kind in ('sold', 'reserved') and (c.before is null
      or not c.before -> 'variants' @> jsonb_build_array(jsonb_build_object('id', v.id)))) as "isOrdered",
  c.before is not null and not exists (
    select from catalog.categories k where k.slug = c.before ->> 'category'
      and not exists (select from catalog.categories child where child.parent_slug = k.slug)) as "lacksCategory",
  c.before is not null and exists (
    select from jsonb_path_query(c.before, '$.variants[*].sku ? (@ != null)') was (sku)
    cross join lateral (
      select product_id from catalog.variants
      where vendor_id = c.vendor_id and sku is not null and lower(sku) = lower(was.sku #>> '{}') limit 1) other
    where other.product_id <> c.product_id and (
      select own.outcome is null from imports.product_changes own
      where own.import_id = c.import_id and own.product_id = other.product_id) is not true) as "lacksSku"`
const FROM = sql.raw(
  'imports.product_changes c left join catalog.products p on p.id = c.product_id',
)

/** Only products not undone yet. */
export async function countUndoOutcomes(
  handle: Db | Tx,
  importId: string,
): Promise<(UndoInputs & { count: number })[]> {
  const { rows } = await sql<UndoInputs & { count: number }>`
    select "isNew", "isGone", "isChanged", "isOrdered", "lacksCategory", "lacksSku", count(*)::integer as count
    from (select ${CHANGE_DETAILS} from ${FROM} where c.import_id = ${importId} and c.outcome is null) details
    group by 1, 2, 3, 4, 5, 6`.execute(tables<ImportsDatabase>(handle))
  return rows
}

export async function countOutcomes(
  handle: Db | Tx,
  importId: string,
): Promise<{ outcome: UndoOutcome; count: number }[]> {
  const { rows } = await sql<{ outcome: UndoOutcome; count: number }>`
    select outcome, count(*)::integer as count from imports.product_changes
    where import_id = ${importId} and outcome is not null group by 1`.execute(
    tables<ImportsDatabase>(handle),
  )
  return rows
}

type Place = { place: number; id: string }
export type ListedChange = Place & {
  name: string
  outcome: UndoOutcome | null
  details: UndoInputs
}

/** Products that the undo skipped or would skip; keyset pagination. */
export async function listUndoSkipped(
  db: Db,
  importId: string,
  after: Place,
  limit: number,
): Promise<ListedChange[]> {
  const { rows } = await sql<Place & { name: string; outcome: UndoOutcome | null } & UndoInputs>`
    select * from (
      select c.place, c.product_id as id, c.name, c.outcome, ${CHANGE_DETAILS} from ${FROM}
      where c.import_id = ${importId} and (c.place, c.product_id) > (${after.place}::integer, ${after.id}::uuid)
    ) details
    where case when outcome is null
      then "isGone" or "isChanged" or ("isOrdered" and not "isNew") or "lacksCategory" or "lacksSku"
      else outcome not in ('deleted', 'archived', 'restored') end
    order by place, id limit ${limit}`.execute(tables<ImportsDatabase>(db))
  return rows.map(({ place, id, name, outcome, ...details }) => ({
    place,
    id,
    name,
    outcome,
    details,
  }))
}

export type DueChange = {
  id: string
  before: FullProduct | null
  stocks: Record<string, number>
}

/** In reverse order, so that a SKU that moved to another product is free again. */
export async function nextChanges(tx: Tx, importId: string, limit: number): Promise<DueChange[]> {
  const { rows } = await sql<DueChange>`
    select product_id as id, before, stocks from imports.product_changes
    where import_id = ${importId} and outcome is null
    order by place desc, product_id limit ${limit}`.execute(tables<ImportsDatabase>(tx))
  return rows
}

/** Expects locked products. */
export async function undoEvents(
  tx: Tx,
  importId: string,
  ids: readonly string[],
): Promise<Map<string, UndoInputs & { hasOwnStatus: boolean }>> {
  const { rows } = await sql<{ id: string; hasOwnStatus: boolean } & UndoInputs>`
    select c.product_id as id, p.updated_at is distinct from c.version as "hasOwnStatus",
      ${CHANGE_DETAILS} from ${FROM}
    where c.import_id = ${importId} and c.product_id = any(${ids}::uuid[])`.execute(
    tables<ImportsDatabase>(tx),
  )
  return new Map(rows.map(({ id, ...details }) => [id, details]))
}

export async function saveUndone(
  tx: Tx,
  importId: string,
  outcomes: readonly { id: string; outcome: UndoOutcome }[],
): Promise<void> {
  const db = tables<ImportsDatabase>(tx)
  await sql`
    update imports.product_changes c set outcome = r.outcome
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as r (id uuid, outcome text)
    where c.import_id = ${importId} and c.product_id = r.id`.execute(db)
  const subject = (...some: UndoOutcome[]) =>
    outcomes.filter(({ outcome }) => some.includes(outcome)).length
  const taken = subject('deleted', 'archived', 'restored')
  await sql`
    update imports.imports set deleted_count = deleted_count + ${subject('deleted')},
      archived_count = archived_count + ${subject('archived')}, restored_count = restored_count + ${subject('restored')},
      undo_skipped_count = undo_skipped_count + ${outcomes.length - taken}
    where id = ${importId}`.execute(db)
}

type Undo = { userId: string; now: Date }

/** Pending images are no longer fetched. */
export async function startUndo(tx: Tx, importId: string, { userId, now }: Undo): Promise<void> {
  const db = tables<ImportsDatabase>(tx)
  await db
    .deleteFrom('imports.images')
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .execute()
  await db
    .updateTable('imports.imports')
    .set({ undo_state: 'running', undo_by: userId, undo_at: now })
    .where('id', '=', importId)
    .execute()
}

export async function endUndo(tx: Tx, importId: string, now: Date): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .updateTable('imports.imports')
    .set({ undo_state: 'done', undone_at: now })
    .where('id', '=', importId)
    .execute()
}

/** A stopped undo can be started again and resumes. */
export async function stopUndo(tx: Tx, importId: string): Promise<void> {
  await tables<ImportsDatabase>(tx)
    .updateTable('imports.imports')
    .set({ undo_state: null, undo_by: null, undo_at: null })
    .where('id', '=', importId)
    .where('undo_state', '=', 'running')
    .execute()
}

/** Undo data of imports whose deadline has passed. */
export async function deleteOldChanges(db: Db, before: Date): Promise<void> {
  await sql`delete from imports.product_changes c using imports.imports i
    where i.id = c.import_id and i.created_at < ${before} and i.undo_state is distinct from 'running'`.execute(
    tables<ImportsDatabase>(db),
  )
}
