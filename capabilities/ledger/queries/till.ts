import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, minus } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LedgerDatabase } from '../tables.ts'

type SumInTill = (tx: Tx) => Promise<Centimes>

export function createTill() {
  const reserved: SumInTill[] = []
  return {
    /** Says what is on its way out of the till by records of its own, and not posted yet. */
    reserveTill(sum: SumInTill): void {
      reserved.push(sum)
    },
    /** Serializes what leaves the till; locked after orders and records. Returns what may leave it. */
    async lockTill(tx: Tx): Promise<Centimes> {
      let left = await lockTillBalance(tx)
      for (const sum of reserved) left = minus(left, await sum(tx))
      return left
    },
  }
}

/** Reserved or not. */
export async function lockTillBalance(tx: Tx): Promise<Centimes> {
  const db = tables<LedgerDatabase>(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger.till', 0))`.execute(db)
  const { rows } = await sql<{ amount: Centimes }>`
    select coalesce(sum(amount_centimes), 0)::bigint as amount from ledger.balances where kind = 'till'`.execute(
    db,
  )
  return rows[0]!.amount // an aggregate without groups has one row
}

type Voucher = { year: number; number: number }

/** The till must be locked. */
export async function findNextVoucher(
  tx: Tx,
  today: LocalDate,
): Promise<Voucher & { reference: string }> {
  const { rows } = await sql<Voucher>`
    select extract(year from ${today}::date)::integer as year, coalesce(max(number), 0) + 1 as number
    from ledger.till_vouchers where year = extract(year from ${today}::date)`.execute(
    tables<LedgerDatabase>(tx),
  )
  const next = rows[0]! // an aggregate without groups has one row
  return { ...next, reference: `PC-${next.year}-${String(next.number).padStart(6, '0')}` }
}

export const insertTillVoucher = (
  tx: Tx,
  { year, number, journalId }: Voucher & { journalId: string },
) =>
  sql`insert into ledger.till_vouchers (year, number, journal_id) values (${year}, ${number}, ${journalId})`.execute(
    tables<LedgerDatabase>(tx),
  )
