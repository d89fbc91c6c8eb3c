import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { AuditEntryRow } from './schema.ts'
import type { AuditDatabase } from './tables.ts'

const asJson = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value)

export async function insertEntry(tx: Tx, entry: AuditEntryRow): Promise<void> {
  await tables<AuditDatabase>(tx)
    .insertInto('audit.entries')
    .values({
      id: entry.id,
      created_at: entry.at,
      actor_id: entry.actorId,
      actor_role: entry.actorRole,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: asJson(entry.before),
      after: asJson(entry.after),
      ip: entry.address,
      request_id: entry.requestId,
    })
    .execute()
}

export type EntryFilter = {
  action: string | null
  actorId: string | null
  subjectType: string | null
  subjectId: string | null
  after: string | null
  limit: number
}

/** Newest first: ids are UUIDv7 and sort by time. */
export async function listEntries(handle: Db | Tx, filter: EntryFilter): Promise<AuditEntryRow[]> {
  const { action, actorId, subjectType, subjectId, after, limit } = filter
  const rows = await tables<AuditDatabase>(handle)
    .selectFrom('audit.entries')
    .selectAll()
    .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
    .$if(actorId !== null, (query) => query.where('actor_id', '=', actorId))
    .$if(subjectType !== null, (query) => query.where('subject_type', '=', subjectType ?? ''))
    .$if(subjectId !== null, (query) => query.where('subject_id', '=', subjectId))
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    actorId: row.actor_id,
    actorRole: row.actor_role,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    before: row.before,
    after: row.after,
    address: row.ip,
    requestId: row.request_id,
  }))
}
