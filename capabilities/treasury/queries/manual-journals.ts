import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { LockedManualJournal, NewManualJournal } from '../schema.ts'
import type { TreasuryDatabase } from '../tables.ts'

export async function insertManualJournal(
  tx: Tx,
  journal: NewManualJournal & { by: string; now: Date; year: string },
): Promise<void> {
  const db = tables<TreasuryDatabase>(tx)
  const { id, year } = journal
  // Numbers are given one after the other, so that none is missing.
  await sql`select pg_advisory_xact_lock(hashtextextended('treasury.manual_journals', 0))`.execute(
    db,
  )
  await sql`
    insert into treasury.manual_journals (id, number, kind, reason, dated_on, charge, remittance_line_id, remittance_id,
      bearer, reverses, recorded_by, recorded_at)
    select ${id}, 'M-' || ${year}::text || '-' || lpad((coalesce(max(substr(number, 8)::integer), 0) + 1)::text, 4, '0'),
      ${journal.kind}, ${journal.reason}, ${journal.datedOn}::date, ${journal.charge}::text,
      ${journal.remittanceLineId}::uuid, ${journal.remittanceId}::uuid, ${journal.bearer}::text, ${journal.reverses}::uuid, ${journal.by}, ${journal.now}
    from treasury.manual_journals where number like 'M-' || ${year}::text || '-%'`.execute(db)
  await sql`
    insert into treasury.manual_lines (manual_journal_id, position, account, vendor_id, order_id, amount_centimes)
    select ${id}, l.position - 1, l.line ->> 'account', (l.line ->> 'vendorId')::uuid, (l.line ->> 'orderId')::uuid,
      (l.line ->> 'amount')::bigint
    from jsonb_array_elements(${JSON.stringify(journal.lines)}::jsonb) with ordinality as l (line, position)`.execute(
    db,
  )
}

export async function lockManualJournal(tx: Tx, id: string): Promise<LockedManualJournal | null> {
  const { rows } = await sql<LockedManualJournal>`
    select m.id, m.number, m.kind, m.reason, m.dated_on::text as "datedOn", m.charge, m.remittance_line_id as "remittanceLineId",
      m.remittance_id as "remittanceId", m.bearer, m.reverses,
      m.state, m.recorded_by as "recordedBy", m.ledger_journal_ids as "ledgerJournalIds",
      (select json_agg(json_build_object('account', l.account, 'vendorId', l.vendor_id, 'orderId', l.order_id,
          'amount', l.amount_centimes) order by l.position)
        from treasury.manual_lines l where l.manual_journal_id = m.id) as lines
    from treasury.manual_journals m where m.id = ${id} for update of m`.execute(
    tables<TreasuryDatabase>(tx),
  )
  return rows[0] ?? null
}

/** It never changes, so it is read without a lock. */
export async function findAccountingDate(tx: Tx, id: string): Promise<LocalDate | null> {
  const { rows } = await sql<{ on: LocalDate }>`
    select dated_on::text as "on" from treasury.manual_journals where id = ${id}`.execute(
    tables<TreasuryDatabase>(tx),
  )
  return rows[0]?.on ?? null
}

type Decision = { id: string; by: string; now: Date }

export const saveManualPosting = (
  tx: Tx,
  { id, by, now, ledgerJournalIds }: Decision & { ledgerJournalIds: readonly string[] },
) =>
  sql`
    update treasury.manual_journals set state = 'posted', decided_by = ${by}, decided_at = ${now},
      is_sole_approval = recorded_by = ${by}::uuid, ledger_journal_ids = ${ledgerJournalIds}::uuid[]
    where id = ${id}`.execute(tables<TreasuryDatabase>(tx))

export const saveManualWithdrawal = (
  tx: Tx,
  { id, by, now, reason }: Decision & { reason: string },
) =>
  tables<TreasuryDatabase>(tx)
    .updateTable('treasury.manual_journals')
    .set({ state: 'withdrawn', decided_by: by, decided_at: now, withdraw_reason: reason })
    .where('id', '=', id)
    .execute()

/** Of a journal that is not withdrawn. */
export async function hasReversal(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from treasury.manual_journals where reverses = ${id} and state <> 'withdrawn'`.execute(
    tables<TreasuryDatabase>(tx),
  )
  return rows.length > 0
}

/** By order number. */
export async function findOrderOwners(
  db: Db | Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { orderId: string; vendorId: string }>> {
  const { rows } = await sql<{ number: string; orderId: string; vendorId: string }>`
    select order_number as number, id as "orderId", vendor_id as "vendorId"
    from orders.orders where order_number = any(${numbers})`.execute(tables<TreasuryDatabase>(db))
  return new Map(rows.map(({ number, ...owner }) => [number, owner]))
}

export async function listKnownVendors(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from vendors.vendors where id = any(${ids}::uuid[])`.execute(
    tables<TreasuryDatabase>(db),
  )
  return new Set(rows.map(({ id }) => id))
}

/** In centimes, what couriers have of the order by the ledger. */
export async function getCashAtCourier(db: Db | Tx, orderId: string): Promise<Centimes> {
  const { rows } = await sql<{ amount: Centimes }>`
    select coalesce(sum(at_courier_centimes), 0)::bigint as amount
    from ledger.journals where order_id = ${orderId}`.execute(tables<TreasuryDatabase>(db))
  return rows[0]!.amount // an aggregate without groups is one row
}

export const insertAttachment = (
  tx: Tx,
  attachment: {
    id: string
    journalId: string
    name: string
    fileName: string
    mime: string
    bytes: number
    by: string
    now: Date
  },
) =>
  tables<TreasuryDatabase>(tx)
    .insertInto('treasury.attachments')
    .values({
      id: attachment.id,
      manual_journal_id: attachment.journalId,
      name: attachment.name,
      file_name: attachment.fileName,
      mime: attachment.mime,
      bytes: attachment.bytes,
      added_by: attachment.by,
      added_at: attachment.now,
    })
    .execute()

export async function findAttachment(
  db: Db,
  { journalId, attachmentId }: { journalId: string; attachmentId: string },
): Promise<{ name: string; fileName: string; mime: string } | null> {
  const rows = await tables<TreasuryDatabase>(db)
    .selectFrom('treasury.attachments')
    .select(['name', 'file_name as fileName', 'mime'])
    .where('id', '=', attachmentId)
    .where('manual_journal_id', '=', journalId)
    .execute()
  return rows[0] ?? null
}
