import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { TreasuryDatabase } from '../tables.ts'

/** What the books had at the bank at the end of a day. */
export const booksAtBank = (day: ReturnType<typeof sql>) => sql`(
  select coalesce(sum(e.amount_centimes), 0)::bigint from ledger.entries e
  join ledger.accounts a on a.id = e.account_id join ledger.journals j on j.id = e.journal_id
  where a.kind = 'cash_received' and (j.accounted_on <= ${day} or (j.accounted_on is null
    and j.posted_at < (${day} + 1)::timestamp at time zone 'Africa/Algiers')))`

/** The day that was stated last; null before. */
export const OPENED_ON = sql`(select s.opened_on from treasury.bank_openings s order by s.stated_at desc, s.id desc limit 1)`

export type StatedOpening = {
  on: LocalDate
  bank: Centimes
  /** At the end of the day before. */
  books: Centimes
  statedBy: string | null
}

export async function findBankOpening(db: Db | Tx): Promise<StatedOpening | null> {
  const { rows } = await sql<StatedOpening>`
    select s.opened_on::text as "on", s.balance_centimes as bank, ${booksAtBank(sql`s.opened_on - 1`)} as books,
      (select email from identity.users where id = s.stated_by) as "statedBy"
    from treasury.bank_openings s order by s.stated_at desc, s.id desc limit 1`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0] ?? null
}

type NewBankOpening = { id: string; openedOn: LocalDate; balance: Centimes; by: string; now: Date }

export const insertBankOpening = (tx: Tx, made: NewBankOpening) =>
  tables<TreasuryDatabase>(tx)
    .insertInto('treasury.bank_openings')
    .values({
      id: made.id,
      opened_on: made.openedOn,
      balance_centimes: made.balance,
      stated_by: made.by,
      stated_at: made.now,
    })
    .execute()
