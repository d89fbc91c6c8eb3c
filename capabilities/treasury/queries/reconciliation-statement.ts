import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { TreasuryDatabase } from '../tables.ts'
import { booksAtBank, OPENED_ON } from './bank-openings.ts'
import {
  BANK_RECORD_ROW,
  BANK_RECORDS,
  type NamedBankRecord,
  withOpenPair,
} from './bank-records.ts'

const FIRST_DAY = sql`coalesce(${OPENED_ON}, (select min(booked_on) from treasury.bank_lines))`
const LINE_OF_RECORD = sql`treasury.bank_links k join treasury.bank_lines l on l.id = k.bank_line_id
  where k.record_kind = r.kind and k.record_id = r.id`

/** The last balance that the bank stated, and the days before it of which the lines are known. */
export async function findStatedBalance(
  db: Db,
): Promise<{ fromOn: LocalDate; untilOn: LocalDate } | null> {
  const { rows } = await sql<{ fromOn: LocalDate; untilOn: LocalDate }>`
    select ${FIRST_DAY}::text as "fromOn", s.until_on::text as "untilOn"
    from treasury.bank_statements s where s.balance_centimes is not null
    order by s.until_on desc, s.imported_at desc limit 1`.execute(tables<TreasuryDatabase>(db))
  return rows[0] ?? null
}

/** At the end of the day: of the bank by its last stated balance less the lines since. */
export async function readBalances(
  db: Db,
  day: LocalDate,
): Promise<{ books: Centimes; bank: Centimes }> {
  const { rows } = await sql<{ books: Centimes; bank: Centimes }>`
    select ${booksAtBank(sql`${day}::date`)} as books, (s.balance_centimes - (
      select coalesce(sum(l.amount_centimes), 0) from treasury.bank_lines l
      where l.booked_on > ${day}::date and l.booked_on <= s.until_on))::bigint as bank
    from treasury.bank_statements s where s.balance_centimes is not null
    order by s.until_on desc, s.imported_at desc limit 1`.execute(tables<TreasuryDatabase>(db))
  return rows[0]! // `findStatedBalance` found one
}

export type UnlinkedLine = { id: string; bookedOn: LocalDate; label: string; amount: Centimes }

/** Lines until the day that are not linked. */
export async function listUnlinkedLines(db: Db, day: LocalDate): Promise<UnlinkedLine[]> {
  const { rows } = await sql<UnlinkedLine>`
    select l.id, l.booked_on::text as "bookedOn", l.label, l.amount_centimes as amount
    from treasury.bank_lines l where l.booked_on <= ${day}::date
      and not exists (select from treasury.bank_links k where k.bank_line_id = l.id)
    order by l.booked_on, l.id`.execute(tables<TreasuryDatabase>(db))
  return rows
}

/** Those that the bank had on the day, and the books counted later. */
export const listCountedLater = (db: Db, day: LocalDate): Promise<NamedBankRecord[]> =>
  listRecords(
    db,
    sql`r.counted_on > ${day}::date and exists (select from ${LINE_OF_RECORD} and l.booked_on <= ${day}::date)`,
  )

/** Those that the books had on the day, and the bank later or not yet; what is older than its opening it had. */
export const listNotAtBank = (db: Db, day: LocalDate): Promise<NamedBankRecord[]> =>
  listRecords(
    db,
    sql`r.counted_on <= ${day}::date and (exists (select from ${LINE_OF_RECORD} and l.booked_on > ${day}::date)
      or (r.day >= ${FIRST_DAY} and not exists (select from ${LINE_OF_RECORD})))`,
  )

async function listRecords(db: Db, where: ReturnType<typeof sql>): Promise<NamedBankRecord[]> {
  const { rows } = await sql<NamedBankRecord>`
    select ${BANK_RECORD_ROW}
    from ${withOpenPair(sql`select r.* from (${BANK_RECORDS}) r where ${where}`)}
    where r.open_pair <> 0 order by r.day, r.kind, r.id`.execute(tables<TreasuryDatabase>(db))
  return rows
}
