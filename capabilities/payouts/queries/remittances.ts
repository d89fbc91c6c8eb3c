import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { RemittanceColumns, StatementRow } from '../rules/remittance-file.ts'
import type { RemittanceId, RemittanceState } from '../schema.ts'
import type { PayoutsDatabase } from '../tables.ts'

export type NewRemittance = {
  id: RemittanceId
  courier: string
  reference: string
  /** Null for cash that was counted without a file. */
  fileName: string | null
  sha256: string | null
  office?: string | null
  hasFees: boolean
  announced: Centimes
  rows: readonly (Omit<StatementRow, 'fileLine'> & { id: string; fileLine: number | null })[]
  importedBy: string
  now: Date
}

/** False when the same remittance was imported before. */
export async function insertRemittance(tx: Tx, remittance: NewRemittance): Promise<boolean> {
  const db = tables<PayoutsDatabase>(tx)
  const { rows } = await sql`
    insert into payouts.remittances (id, courier_code, reference, line_count, announced_centimes,
      file_name, file_sha256, office, has_fees, imported_by, imported_at)
    select ${remittance.id}, ${remittance.courier}, ${remittance.reference}, ${remittance.rows.length}, ${remittance.announced},
      ${remittance.fileName}::text, ${remittance.sha256}::text, ${remittance.office ?? null}::text, ${remittance.hasFees}, ${remittance.importedBy}, ${remittance.now}
    where not exists (select from payouts.remittances r where r.courier_code = ${remittance.courier}
      and r.state <> 'withdrawn' and (r.reference = ${remittance.reference} or r.file_sha256 = ${remittance.sha256}::text))
    on conflict do nothing returning id`.execute(db)
  if (rows.length === 0) return false
  await sql`
    insert into payouts.remittance_lines (id, remittance_id, position, tracking, order_number,
      collected_centimes, fee_centimes, file_line, unreadable)
    select id, ${remittance.id}::uuid, position, tracking, nullif("orderNumber", ''), collected, fee, "fileLine",
      nullif(unreadable, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(remittance.rows)}::jsonb)
      as l (id uuid, position integer, tracking text, "orderNumber" text, collected bigint, fee bigint,
        "fileLine" integer, unreadable jsonb)`.execute(db)
  return true
}

export type LockedRemittance = {
  id: RemittanceId
  courier: string
  reference: string
  state: RemittanceState
  hasFees: boolean
  /** Without a statement: its cash is in the till. */
  isCounted: boolean
  lineCount: number
  matchedUntil: number
  announced: Centimes
  importedBy: string
}

export async function lockRemittance(tx: Tx, id: string): Promise<LockedRemittance | null> {
  const { rows } = await sql<LockedRemittance>`
    select id, courier_code as courier, reference, state, has_fees as "hasFees", file_name is null as "isCounted", line_count as "lineCount",
      matched_until as "matchedUntil", announced_centimes as announced, imported_by as "importedBy"
    from payouts.remittances where id = ${id} for update`.execute(tables<PayoutsDatabase>(tx))
  return rows[0] ?? null
}

/** Serializes reconciliation: two remittances may list the same parcel. */
export const lockMatching = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('payouts.matching', 0))`.execute(
    tables<PayoutsDatabase>(tx),
  )

/** What the courier announces to send: cash less fees of the lines that can be read. */
export const saveAnnounced = (tx: Tx, id: string) =>
  sql`
    update payouts.remittances set announced_centimes = (
      select greatest(0, sum(collected_centimes - fee_centimes)) from payouts.remittance_lines
      where remittance_id = ${id} and unreadable is null)
    where id = ${id}`.execute(tables<PayoutsDatabase>(tx))

/** `matched` once the last line is reached. */
export async function saveProgress(
  tx: Tx,
  { id, until, now }: { id: string; until: number; now: Date },
): Promise<void> {
  await sql`
    update payouts.remittances set matched_until = ${until},
      state = case when ${until} >= line_count then 'matched' else state end,
      matched_at = case when ${until} >= line_count then ${now}::timestamptz else matched_at end
    where id = ${id} and state in ('imported', 'matched')`.execute(tables<PayoutsDatabase>(tx))
}

type Posted = {
  id: string
  by: string
  journalId: string
  received: Centimes
  receivedOn: LocalDate
  /** Left in the clearing account. */
  suspense: Centimes
  note: string | null
  now: Date
}
export async function savePosted(tx: Tx, posted: Posted): Promise<void> {
  await sql`
    update payouts.remittances set state = 'posted', posted_by = ${posted.by}, posted_at = ${posted.now},
      is_sole_approval = imported_by = ${posted.by}::uuid, into_till = file_name is null,
      journal_id = ${posted.journalId}, received_centimes = ${posted.received}, received_on = ${posted.receivedOn},
      suspense_centimes = ${posted.suspense}, received_note = ${posted.note}
    where id = ${posted.id}`.execute(tables<PayoutsDatabase>(tx))
}

export async function saveWithdrawn(tx: Tx, id: string, now: Date): Promise<void> {
  const db = tables<PayoutsDatabase>(tx)
  await db
    .updateTable('payouts.remittance_lines')
    .set({ state: 'open', reason: null, resolved_by: null, resolved_at: null })
    .where('remittance_id', '=', id)
    .execute()
  await db
    .updateTable('payouts.remittances')
    .set({ state: 'withdrawn', withdrawn_at: now })
    .where('id', '=', id)
    .execute()
}

type RemittancesHistoryEntry = {
  id: string
  remittanceId: string
  from: string | null
  to: string
  by: string
  reason?: string
  now: Date
}
export async function insertRemittanceStep(tx: Tx, step: RemittancesHistoryEntry): Promise<void> {
  await tables<PayoutsDatabase>(tx)
    .insertInto('payouts.status_history')
    .values({
      id: step.id,
      remittance_id: step.remittanceId,
      from_state: step.from,
      to_state: step.to,
      actor_role: 'admin',
      actor_id: step.by,
      reason: step.reason ?? null,
      happened_at: step.now,
    })
    .execute()
}

/** The column mapping of the courier's previous statement. */
export async function findColumns(db: Db | Tx, courier: string): Promise<RemittanceColumns> {
  const rows = await tables<PayoutsDatabase>(db)
    .selectFrom('payouts.remittance_column_mappings')
    .select('columns')
    .where('courier_code', '=', courier)
    .execute()
  return rows[0]?.columns ?? {}
}

export async function saveColumns(
  tx: Tx,
  {
    courier,
    columns,
    by,
    now,
  }: { courier: string; columns: RemittanceColumns; by: string; now: Date },
): Promise<void> {
  await sql`
    insert into payouts.remittance_column_mappings (courier_code, columns, updated_by, updated_at)
    values (${courier}, ${JSON.stringify(columns)}::jsonb, ${by}, ${now})
    on conflict (courier_code) do update set columns = excluded.columns, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at`.execute(tables<PayoutsDatabase>(tx))
}

export async function isCourier(db: Db | Tx, code: string): Promise<boolean> {
  const { rows } = await sql`select from shipping.couriers where code = ${code}`.execute(
    tables<PayoutsDatabase>(db),
  )
  return rows.length > 0
}
