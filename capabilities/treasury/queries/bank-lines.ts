import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import { allConditions, type Db, tables, type Tx } from '#platform/database/index.ts'
import type { BANK_LINE_STATES } from '../bank-statements.contract.ts'
import type { BankRecord, FoundBankLink, OpenBankLine } from '../rules/bank-matching.ts'
import type { TreasuryDatabase } from '../tables.ts'

const IS_LINKED = sql`exists (select from treasury.bank_links k where k.bank_line_id = l.id)`
const ROW = sql`l.id, l.booked_on::text as "bookedOn", l.label, l.amount_centimes as amount,
  l.balance_centimes as balance,
  (select min(k.found_by) from treasury.bank_links k where k.bank_line_id = l.id) as "foundBy",
  (select u.email from treasury.bank_links k join identity.users u on u.id = k.linked_by
    where k.bank_line_id = l.id limit 1) as "linkedBy"`
export type BankLineRow = OpenBankLine & {
  balance: Centimes | null
  foundBy: FoundBankLink['foundBy'] | 'hand' | null
  linkedBy: string | null
}
type LineFilter = {
  statement: string | null
  state: (typeof BANK_LINE_STATES)[number] | null
  after: Cursor | null
  limit: number
}

/** Newest first. */
export async function listBankLines(
  db: Db,
  { statement, state, after, limit }: LineFilter,
): Promise<{ rows: BankLineRow[]; total: number }> {
  const where = allConditions(
    statement && sql`l.statement_id = ${statement}`,
    state && (state === 'linked' ? IS_LINKED : sql`not ${IS_LINKED}`),
  )
  const older =
    after && sql`(l.booked_on, l.id) < (${after.at.slice(0, 10)}::date, ${after.id}::uuid)`
  const totals = await sql<{ total: number }>`
    select count(*)::integer as total from treasury.bank_lines l where ${where}`.execute(
    tables<TreasuryDatabase>(db),
  )
  const { rows } = await sql<BankLineRow>`
    select ${ROW} from treasury.bank_lines l where ${allConditions(where, older)}
    order by l.booked_on desc, l.id desc limit ${limit + 1}`.execute(tables<TreasuryDatabase>(db))
  return { rows, total: totals.rows[0]?.total ?? 0 }
}

export async function findBankLine(db: Db | Tx, id: string): Promise<BankLineRow | null> {
  const { rows } = await sql<BankLineRow>`
    select ${ROW} from treasury.bank_lines l where l.id = ${id}`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0] ?? null
}

/** Without those that a person unlinked. */
export async function listLinesToMatch(tx: Tx): Promise<OpenBankLine[]> {
  const { rows } = await sql<OpenBankLine>`
    select l.id, l.booked_on::text as "bookedOn", l.label, l.amount_centimes as amount
    from treasury.bank_lines l where not l.is_left_to_hand and not ${IS_LINKED}
    order by l.booked_on, l.id`.execute(tables<TreasuryDatabase>(tx))
  return rows
}

type NewLinks = {
  links: readonly {
    lineId: string
    records: readonly Pick<BankRecord, 'kind' | 'id'>[]
    foundBy: FoundBankLink['foundBy'] | 'hand'
  }[]
  by: string
  now: Date
}

export async function insertBankLinks(tx: Tx, { links, by, now }: NewLinks): Promise<void> {
  const rows = links.flatMap(({ lineId, records, foundBy }) =>
    records.map(({ kind, id }) => ({ lineId, kind, id, foundBy })),
  )
  await sql`
    insert into treasury.bank_links (record_kind, record_id, bank_line_id, found_by, linked_by, linked_at)
    select kind, id, "lineId", "foundBy", ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, id uuid, "lineId" uuid, "foundBy" text)`.execute(
    tables<TreasuryDatabase>(tx),
  )
}

/** Matching leaves the line alone from now on. */
export async function deleteBankLinks(tx: Tx, lineId: string): Promise<void> {
  await tables<TreasuryDatabase>(tx)
    .deleteFrom('treasury.bank_links')
    .where('bank_line_id', '=', lineId)
    .execute()
  await tables<TreasuryDatabase>(tx)
    .updateTable('treasury.bank_lines')
    .set({ is_left_to_hand: true })
    .where('id', '=', lineId)
    .execute()
}

type Position = {
  openCount: number
  openSum: Centimes
  firstOpenOn: LocalDate | null
  firstOn: LocalDate | null
  lastOn: LocalDate | null
}

export async function findBankPosition(db: Db | Tx): Promise<Position> {
  const { rows } = await sql<Position>`
    select count(*) filter (where not is_linked)::integer as "openCount",
      coalesce(sum(amount_centimes) filter (where not is_linked), 0)::bigint as "openSum",
      (min(booked_on) filter (where not is_linked))::text as "firstOpenOn",
      min(booked_on)::text as "firstOn", max(booked_on)::text as "lastOn"
    from (select l.*, ${IS_LINKED} as is_linked from treasury.bank_lines l) l`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows[0]! // an aggregate without groups has one row
}
