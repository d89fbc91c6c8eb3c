import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LedgerDatabase } from '../tables.ts'

/** Serializes what leaves the till; locked after orders and records. Returns what is in it. */
export async function lockTill(tx: Tx): Promise<Centimes> {
  const db = tables<LedgerDatabase>(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger.till', 0))`.execute(db)
  const { rows } = await sql<{ amount: Centimes }>`
    select coalesce(sum(amount_centimes), 0)::bigint as amount from ledger.balances where kind = 'till'`.execute(
    db,
  )
  return rows[0]!.amount // an aggregate without groups has one row
}
