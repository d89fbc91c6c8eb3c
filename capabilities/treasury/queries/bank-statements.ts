import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import {
  allConditions,
  type Db,
  instant,
  olderThan,
  tables,
  type Tx,
} from '#platform/database/index.ts'
import type { BankStatementView } from '../bank-statements.contract.ts'
import type { BankRow, NewBankLine } from '../rules/bank-file.ts'
import type { TreasuryDatabase } from '../tables.ts'

/** Imports and links: a line or record in one is not in another at the same time. */
export const lockBank = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('treasury.bank', 0))`.execute(
    tables<TreasuryDatabase>(tx),
  )

/** Of all statements, in these days. */
export async function listKnownLines(
  tx: Tx,
  { from, until }: { from: LocalDate; until: LocalDate },
): Promise<BankRow[]> {
  const { rows } = await sql<BankRow>`
    select booked_on::text as "bookedOn", label, amount_centimes as amount, balance_centimes as balance
    from treasury.bank_lines where booked_on between ${from}::date and ${until}::date
    order by booked_on, occurrence`.execute(tables<TreasuryDatabase>(tx))
  return rows
}

type NewStatement = {
  id: string
  fileName: string
  sha256: string
  knownCount: number
  from: LocalDate
  until: LocalDate
  balance: Centimes | null
  by: string
  now: Date
  lines: readonly (NewBankLine & { id: string })[]
}

export async function insertBankStatement(tx: Tx, made: NewStatement): Promise<void> {
  const db = tables<TreasuryDatabase>(tx)
  await db
    .insertInto('treasury.bank_statements')
    .values({
      id: made.id,
      file_name: made.fileName,
      file_sha256: made.sha256,
      known_count: made.knownCount,
      from_on: made.from,
      until_on: made.until,
      balance_centimes: made.balance,
      imported_by: made.by,
      imported_at: made.now,
    })
    .execute()
  await sql`
    insert into treasury.bank_lines (id, statement_id, booked_on, label, amount_centimes, balance_centimes, occurrence)
    select id, ${made.id}::uuid, "bookedOn", label, amount, balance, occurrence
    from jsonb_to_recordset(${JSON.stringify(made.lines)}::jsonb)
      as l (id uuid, "bookedOn" date, label text, amount bigint, balance bigint, occurrence integer)`.execute(
    db,
  )
}

const VIEW = sql`json_build_object('id', s.id, 'file_name', s.file_name, 'from_on', s.from_on::text,
  'until_on', s.until_on::text,
  'line_count', (select count(*)::integer from treasury.bank_lines l where l.statement_id = s.id),
  'linked_count', (select count(distinct l.id)::integer from treasury.bank_lines l
    join treasury.bank_links k on k.bank_line_id = l.id where l.statement_id = s.id),
  'known_count', s.known_count, 'balance', trim_scale(s.balance_centimes / 100.0),
  'imported_by', (select email from identity.users where id = s.imported_by),
  'imported_at', ${instant('s.imported_at')})`

type Listed = { rows: { view: BankStatementView; at: string; id: string }[]; total: number }

export async function listBankStatements(
  db: Db,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<Listed> {
  const { rows } = await sql<Listed>`
    select (select count(*)::integer from treasury.bank_statements) as total,
      (select coalesce(json_agg(page order by imported_at desc, id desc), '[]') from (
        select ${VIEW} as view, ${instant('s.imported_at', 'US')} as at, s.id, s.imported_at
        from treasury.bank_statements s where ${allConditions(olderThan(after, 's.imported_at', 's.id'))}
        order by s.imported_at desc, s.id desc limit ${limit + 1}) page) as rows`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findBankStatement(
  db: Db | Tx,
  id: string,
): Promise<BankStatementView | null> {
  const { rows } = await sql<{ view: BankStatementView }>`
    select ${VIEW} as view from treasury.bank_statements s where s.id = ${id}`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]?.view ?? null
}

/** Returns the digest of its file. */
export async function deleteBankStatement(tx: Tx, id: string): Promise<string | null> {
  const db = tables<TreasuryDatabase>(tx)
  await sql`
    delete from treasury.bank_links
    where bank_line_id in (select id from treasury.bank_lines where statement_id = ${id})`.execute(
    db,
  )
  await db.deleteFrom('treasury.bank_lines').where('statement_id', '=', id).execute()
  const rows = await db
    .deleteFrom('treasury.bank_statements')
    .where('id', '=', id)
    .returning('file_sha256 as sha256')
    .execute()
  return rows[0]?.sha256 ?? null
}
