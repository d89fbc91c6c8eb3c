import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, hours } from '#kernel/time.ts'
import { type Db, PIPELINED, type Tx, tables } from '#platform/database/index.ts'
import type { PlatformTables } from '#platform/database/index.ts'

const RETENTION = hours(48)

/** `body` is JSON text. */
export type StoredResponse = { status: number; body: string }
export type IdempotencyKeyReused = { code: 'idempotency_key_reused' }

type Request = {
  /** Operation and caller: `checkout:<user or cart>`. Two callers may use the same key. */
  scope: string
  key: string
  body: unknown
  now: Date
}

/**
 * Runs `work` once per idempotency key, storing its response in the caller's transaction: the same
 * key replays it, with another body it is refused. Concurrent callers wait. Refusals of `work` are
 * not stored.
 */
export async function idempotent<E>(
  tx: Tx,
  { scope, key, body, now }: Request,
  work: () => Promise<Result<StoredResponse, E>>,
): Promise<Result<StoredResponse & { replayed: boolean }, E | IdempotencyKeyReused>> {
  const bodyHash = hashOf(body)
  const db = tables<PlatformTables>(tx)
  // The insert waits for a transaction that holds the key, and wins if that one rolls back.
  const { rows: mine } = await sql`
    insert into platform.idempotency_keys as kept (scope, key, body_hash, created_at)
    values (${scope}, ${key}, ${bodyHash}, ${now})
    on conflict (scope, key) do update
      set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, body = null
      where kept.created_at < ${before(now, RETENTION)}
    returning 1`.execute(db)

  if (mine.length === 0) {
    const { rows } = await sql<StoredResponse & { body_hash: string }>`
      select body_hash, status, body from platform.idempotency_keys
      where scope = ${scope} and key = ${key}`.execute(db)
    const saved = rows[0]
    if (!saved) throw new Error('a stored response was deleted while it was read')
    if (saved.body_hash !== bodyHash) return refuse({ code: 'idempotency_key_reused' })
    return ok({ status: saved.status, body: saved.body, replayed: true })
  }

  const result = await work()
  if (!result.ok) return result
  await sql`${sql.raw(PIPELINED)}
    update platform.idempotency_keys set status = ${result.value.status}, body = ${result.value.body}
    where scope = ${scope} and key = ${key}`.execute(db)
  return ok({ ...result.value, replayed: false })
}

/** Whether `idempotent` would replay. Without a lock: a caller that decides by it may be late. */
export async function hasStoredResponse(
  db: Db,
  { scope, key, body, now }: Request,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from platform.idempotency_keys
    where scope = ${scope} and key = ${key} and body_hash = ${hashOf(body)}
      and status is not null and created_at >= ${before(now, RETENTION)}`.execute(
    tables<PlatformTables>(db),
  )
  return rows.length > 0
}

/** After 48 hours. */
export async function deleteExpiredIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await tables<PlatformTables>(db)
    .deleteFrom('platform.idempotency_keys')
    .where('created_at', '<', before(now, RETENTION))
    .execute()
}

const hashOf = (body: unknown): string => createHash('sha256').update(canonical(body)).digest('hex')

/** JSON text that does not depend on the order of the keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}
