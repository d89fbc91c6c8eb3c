import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'

export type EventRow = { id: string; theirId: string; tracking: string; payload: object }

/** Keeps what a courier said, in the transaction that acts on it; the ids of what was new. */
export async function insertEvents(
  tx: Tx,
  courier: string,
  rows: readonly EventRow[],
  now: Date,
): Promise<string[]> {
  const { rows: fresh } = await sql<{ theirId: string }>`
    insert into shipping.courier_events
      (id, courier_code, their_id, tracking, payload, received_at, handled_at)
    select id, ${courier}, "theirId", tracking, payload, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (id uuid, "theirId" text, tracking text, payload jsonb)
    on conflict (courier_code, their_id) do nothing
    returning their_id as "theirId"`.execute(tables<object>(tx))
  return rows.length === 0 ? [] : fresh.map(({ theirId }) => theirId)
}
