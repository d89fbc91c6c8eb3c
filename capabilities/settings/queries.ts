import { sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { RecordedChange, SettingHistoryRow, SettingName } from './schema.ts'
import type { SettingsDatabase } from './tables.ts'

/** Absent names have their default. */
export async function listSavedValues(handle: Db | Tx): Promise<Map<string, unknown>> {
  const rows = await tables<SettingsDatabase>(handle)
    .selectFrom('settings.values')
    .select(['name', 'value'])
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Excludes other writers until commit; readers are not blocked. */
export async function lockValues(tx: Tx): Promise<void> {
  await sql`lock table settings.values in share row exclusive mode`.execute(
    tables<SettingsDatabase>(tx),
  )
}

export async function saveChanges(tx: Tx, changes: readonly RecordedChange[]): Promise<void> {
  const db = tables<SettingsDatabase>(tx)
  await db
    .insertInto('settings.values')
    .values(
      changes.map(({ name, after, changedAt, changedBy }) => ({
        name,
        value: JSON.stringify(after),
        changed_at: changedAt,
        changed_by: changedBy,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        changed_at: ref('excluded.changed_at'),
        changed_by: ref('excluded.changed_by'),
      })),
    )
    .execute()
  await db
    .insertInto('settings.history')
    .values(
      changes.map((change) => ({
        id: change.id,
        name: change.name,
        before: JSON.stringify(change.before),
        after: JSON.stringify(change.after),
        changed_at: change.changedAt,
        changed_by: change.changedBy,
      })),
    )
    .execute()
}

export async function findLastSettingChange(
  tx: Tx,
  name: SettingName,
): Promise<Pick<RecordedChange, 'changedBy' | 'changedAt'> | null> {
  const row = await tables<SettingsDatabase>(tx)
    .selectFrom('settings.history')
    .select(['changed_by', 'changed_at'])
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? { changedBy: row.changed_by, changedAt: row.changed_at } : null
}

/** Newest first; keyset pagination by id. */
export async function listHistory(
  handle: Db | Tx,
  { limit, after }: { limit: number; after: string | null },
): Promise<SettingHistoryRow[]> {
  const rows = await tables<SettingsDatabase>(handle)
    .selectFrom('settings.history')
    .selectAll()
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    before: storedValue(row.before),
    after: storedValue(row.after),
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }))
}

function storedValue(value: unknown): SettingHistoryRow['before'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  throw new TypeError('a setting is a text, a number or a boolean')
}
