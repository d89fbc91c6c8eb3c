import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData } from '#platform/personal-data.ts'
import type { SavedList, SavedView, SavedViewId } from '../schema.ts'
import type { VendorDashboardDatabase } from '../tables.ts'

export type SavedViewScope = { vendorId: string; userId: string; list: SavedList }
type ShownWidget = SavedView & { isOwn: boolean }

const views = (handle: Db | Tx) => tables<VendorDashboardDatabase>(handle)

/** Own views and those shared by other staff. */
export async function listViews(handle: Db | Tx, viewer: SavedViewScope): Promise<ShownWidget[]> {
  const { vendorId, userId, list } = viewer
  const rows = await views(handle)
    .selectFrom('vendor_dashboard.saved_views')
    .select(['id', 'name', 'query', 'is_shared', 'user_id'])
    .where('vendor_id', '=', vendorId)
    .where('list', '=', list)
    .where((is) => is.or([is('user_id', '=', userId), is('is_shared', '=', true)]))
    .orderBy((is) => is('user_id', '=', userId), 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    query: row.query,
    isShared: row.is_shared,
    isOwn: row.user_id === userId,
  }))
}

/** So that two concurrent inserts cannot both take the last free place. */
export async function lockOwnViews(tx: Tx, viewer: SavedViewScope): Promise<SavedView[]> {
  await views(tx)
    .selectFrom('vendor_dashboard.saved_views')
    .select('id')
    .where('vendor_id', '=', viewer.vendorId)
    .where('user_id', '=', viewer.userId)
    .where('list', '=', viewer.list)
    .orderBy('id')
    .forUpdate()
    .execute()
  return (await listViews(tx, viewer)).filter(({ isOwn }) => isOwn)
}

/** False when a view of that name was inserted concurrently. */
export async function insertView(
  tx: Tx,
  { vendorId, userId, list }: SavedViewScope,
  { id, name, query, isShared }: SavedView,
  now: Date,
): Promise<boolean> {
  const row = await views(tx)
    .insertInto('vendor_dashboard.saved_views')
    .values({
      ...{ id, vendor_id: vendorId, user_id: userId, list, name },
      ...{ query: JSON.stringify(query), is_shared: isShared, created_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const saveView = (tx: Tx, { id, name, isShared }: Omit<SavedView, 'query'>) =>
  views(tx)
    .updateTable('vendor_dashboard.saved_views')
    .set({ name, is_shared: isShared })
    .where('id', '=', id)
    .execute()

export async function deleteView(
  db: Db,
  { vendorId, userId, list }: SavedViewScope,
  id: SavedViewId,
) {
  const row = await views(db)
    .deleteFrom('vendor_dashboard.saved_views')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function exportPersonalData(
  handle: Db | Tx,
  { userId }: Person,
): Promise<PersonalData> {
  const rows = await views(handle)
    .selectFrom('vendor_dashboard.saved_views')
    .select(['list', 'name', 'query', 'is_shared', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return { saved_views: rows }
}

/** View names are personal data, shared or not. */
export async function erasePersonalData(tx: Tx, { userId }: Person): Promise<ErasureResult> {
  const rows = await views(tx)
    .deleteFrom('vendor_dashboard.saved_views')
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return { erasedRows: rows.length, retainedRows: 0, retentionReason: null }
}
