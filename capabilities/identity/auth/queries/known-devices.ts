import { sql } from 'kysely'
import { type Tx, tables } from '#platform/database/index.ts'
import type { UserId } from '../../schema.ts'
import type { IdentityDatabase } from '../../tables.ts'

export type DeviceSighting = { isKnown: boolean; isFirst: boolean }

export const UNKNOWN_DEVICE = 'unknown'

/** `isFirst`: no browser opened the account before; programs, which have no name, do not count. */
export async function saveKnownDevice(
  tx: Tx,
  { userId, device, now }: { userId: UserId; device: string; now: Date },
): Promise<DeviceSighting> {
  // The subqueries read the snapshot from before the insert.
  const { rows } = await sql<DeviceSighting>`
    insert into identity.known_devices as d (user_id, device, first_seen_at, last_seen_at)
    values (${userId}, ${device}, ${now}, ${now})
    on conflict (user_id, device) do update set last_seen_at = excluded.last_seen_at
    returning
      exists (select from identity.known_devices k
        where k.user_id = d.user_id and k.device = d.device) as "isKnown",
      not exists (select from identity.known_devices k where k.user_id = d.user_id and k.device <> ${UNKNOWN_DEVICE}) as "isFirst"`.execute(
    tables<IdentityDatabase>(tx),
  )
  return rows[0] ?? { isKnown: true, isFirst: false }
}
