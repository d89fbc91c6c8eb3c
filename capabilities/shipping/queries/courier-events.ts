import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { ShippingDatabase } from '../tables.ts'

export type EventRow = { id: string; externalId: string; tracking: string; payload: object }

/** Idempotent; returns the ids of new events. */
export async function insertEvents(
  tx: Tx,
  courier: string,
  rows: readonly EventRow[],
  now: Date,
): Promise<string[]> {
  const { rows: fresh } = await sql<{ externalId: string }>`
    insert into shipping.courier_events
      (id, courier_code, external_id, tracking, payload, received_at, handled_at)
    select id, ${courier}, "externalId", tracking, payload, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (id uuid, "externalId" text, tracking text, payload jsonb)
    on conflict (courier_code, external_id) do nothing
    returning external_id as "externalId"`.execute(tables<ShippingDatabase>(tx))
  return rows.length === 0 ? [] : fresh.map(({ externalId }) => externalId)
}
