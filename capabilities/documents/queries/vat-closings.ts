import { sql } from 'kysely'
import { dayOfMonth, type LocalDate } from '#kernel/calendar.ts'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { VatClosingView } from '../commission.contract.ts'
import type { DocumentsDatabase } from '../tables.ts'

export type OpenVatClosing = { id: string; closedBy: string }

/** Of a month as `2026-11`; null while it is open. */
export async function findVatClosing(tx: Db | Tx, month: string): Promise<OpenVatClosing | null> {
  const { rows } = await sql<OpenVatClosing>`
    select id, closed_by as "closedBy" from documents.vat_closings
    where month = ${`${month}-01`}::date and reopened_at is null`.execute(
    tables<DocumentsDatabase>(tx),
  )
  return rows[0] ?? null
}

/** The first month that is open, of those from `first` on and before `month`. */
export async function findEarlierOpenMonth(
  handle: Db | Tx,
  { first, month }: { first: LocalDate | null; month: string },
): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(min(m.month), 'YYYY-MM') as month
    from generate_series(date_trunc('month', ${first}::date::timestamp), ${`${month}-01`}::date - 1, interval '1 month') m(month)
    where not exists (select from documents.vat_closings c
      where c.month = m.month::date and c.reopened_at is null)`.execute(
    tables<DocumentsDatabase>(handle),
  )
  return rows[0]!.month // an aggregate without groups is one row
}

/** The last month that is closed, if it is after `month`. */
export async function findLaterClosedMonth(handle: Db | Tx, month: string): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(max(month), 'YYYY-MM') as month from documents.vat_closings
    where reopened_at is null and month > ${`${month}-01`}::date`.execute(
    tables<DocumentsDatabase>(handle),
  )
  return rows[0]!.month // an aggregate without groups is one row
}

/** The month of the day, or its year by December, is closed. */
export async function areBooksClosed(tx: Tx, day: LocalDate): Promise<boolean> {
  const { rows } = await sql`
    select from documents.vat_closings where reopened_at is null
      and to_char(month, 'YYYY-MM') in (${day.slice(0, 7)}, ${`${day.slice(0, 4)}-12`})`.execute(
    tables<DocumentsDatabase>(tx),
  )
  return rows.length > 0
}

export async function readVatClosing(
  db: Db,
  month: string,
  adminId: string,
): Promise<VatClosingView | null> {
  const { rows } = await sql<VatClosingView>`
    select ${instant('c.closed_at')} as closed_at, u.email as closed_by, c.closed_by = ${adminId}::uuid as is_own
    from documents.vat_closings c left join identity.users u on u.id = c.closed_by
    where c.month = ${`${month}-01`}::date and c.reopened_at is null`.execute(
    tables<DocumentsDatabase>(db),
  )
  return rows[0] ?? null
}

type NewVatClosing = { id: string; month: string; by: string; now: Date }

export async function insertVatClosing(tx: Tx, row: NewVatClosing): Promise<void> {
  await tables<DocumentsDatabase>(tx)
    .insertInto('documents.vat_closings')
    .values({ id: row.id, month: dayOfMonth(row.month, 1), closed_by: row.by, closed_at: row.now })
    .execute()
}

export async function saveVatReopening(
  tx: Tx,
  { id, by, reason, now }: { id: string; by: string; reason: string; now: Date },
): Promise<void> {
  await tables<DocumentsDatabase>(tx)
    .updateTable('documents.vat_closings')
    .set({ reopened_by: by, reopened_at: now, reopen_reason: reason })
    .where('id', '=', id)
    .execute()
}
