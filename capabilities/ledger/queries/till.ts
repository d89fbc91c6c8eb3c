import { sql } from 'kysely'
import { type Centimes, minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LedgerDatabase } from '../tables.ts'

type SumInTill = (tx: Tx) => Promise<Centimes>

export function createTill() {
  let sumReserved: SumInTill = () => Promise.resolve(ZERO_CENTIMES)
  return {
    /** Says what is on its way out of the till by records of its own, and not posted yet. */
    reserveTill(sum: SumInTill): void {
      sumReserved = sum
    },
    /** Serializes what leaves the till; locked after orders and records. Returns what may leave it. */
    async lockTill(tx: Tx): Promise<Centimes> {
      const balance = await lockBalance(tx)
      return minus(balance, await sumReserved(tx))
    },
  }
}

async function lockBalance(tx: Tx): Promise<Centimes> {
  const db = tables<LedgerDatabase>(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger.till', 0))`.execute(db)
  const { rows } = await sql<{ amount: Centimes }>`
    select coalesce(sum(amount_centimes), 0)::bigint as amount from ledger.balances where kind = 'till'`.execute(
    db,
  )
  return rows[0]!.amount // an aggregate without groups has one row
}
