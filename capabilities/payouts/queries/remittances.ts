import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Columns, StatementRow } from '../rules/remittance-file.ts'
import type { SettledRemittanceLine } from '../rules/remittance-journals.ts'
import { type MatchedLine, keysOf, type RemittanceInputLine } from '../rules/remittance-matching.ts'
import type { RemittanceId, RemittanceLineReason, RemittanceState } from '../schema.ts'

export type NewRemittance = {
  id: RemittanceId
  courier: string
  reference: string
  fileName: string
  sha256: string
  hasFees: boolean
  announced: Centimes
  rows: readonly (StatementRow & { id: string })[]
  importedBy: string
  now: Date
}

/** False when the same remittance was imported before. */
export async function insertRemittance(tx: Tx, remittance: NewRemittance): Promise<boolean> {
  const db = tables<object>(tx)
  const { rows } = await sql`
    insert into payouts.remittances (id, courier_code, reference, line_count, announced_centimes,
      file_name, file_sha256, has_fees, imported_by, imported_at)
    select ${remittance.id}, ${remittance.courier}, ${remittance.reference}, ${remittance.rows.length}, ${remittance.announced},
      ${remittance.fileName}, ${remittance.sha256}, ${remittance.hasFees}, ${remittance.importedBy}, ${remittance.now}
    where not exists (select from payouts.remittances r where r.courier_code = ${remittance.courier}
      and r.state <> 'withdrawn' and (r.reference = ${remittance.reference} or r.file_sha256 = ${remittance.sha256}))
    on conflict do nothing returning id`.execute(db)
  if (rows.length === 0) return false
  await sql`
    insert into payouts.remittance_lines (id, remittance_id, position, tracking, order_number,
      collected_centimes, fee_centimes)
    select id, ${remittance.id}::uuid, position, tracking, nullif("orderNumber", ''), collected, fee
    from jsonb_to_recordset(${JSON.stringify(remittance.rows)}::jsonb)
      as l (id uuid, position integer, tracking text, "orderNumber" text, collected bigint, fee bigint)`.execute(
    db,
  )
  return true
}

export type LockedRemittance = {
  id: RemittanceId
  courier: string
  reference: string
  state: RemittanceState
  hasFees: boolean
  lineCount: number
  matchedUntil: number
  importedBy: string
}

export async function lockRemittance(tx: Tx, id: string): Promise<LockedRemittance | null> {
  const { rows } = await sql<LockedRemittance>`
    select id, courier_code as courier, reference, state, has_fees as "hasFees", line_count as "lineCount",
      matched_until as "matchedUntil", imported_by as "importedBy"
    from payouts.remittances where id = ${id} for update`.execute(tables<object>(tx))
  return rows[0] ?? null
}

/** Serializes reconciliation: two remittances may list the same parcel. */
export const lockMatching = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('payouts.matching', 0))`.execute(
    tables<object>(tx),
  )

export async function listRemittanceInput(
  tx: Tx,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<RemittanceInputLine[]> {
  const { rows } = await sql<RemittanceInputLine>`
    select id, position, tracking, order_number as "orderNumber", collected_centimes as collected,
      fee_centimes as fee
    from payouts.remittance_lines where remittance_id = ${id} and position > ${after}
    order by position limit ${limit}`.execute(tables<object>(tx))
  return rows
}

export async function listSeenTrackings(tx: Tx, id: string, until: number): Promise<Set<string>> {
  type Row = { tracking: string; orderNumber: string | null; parcelId: string | null }
  const { rows } = await sql<Row>`
    select tracking, order_number as "orderNumber", parcel_id as "parcelId"
    from payouts.remittance_lines where remittance_id = ${id} and position <= ${until}`.execute(
    tables<object>(tx),
  )
  return new Set(rows.flatMap((row) => keysOf(row, row.parcelId)))
}

/** A resolution stays as long as the match it was made for is unchanged. */
export async function saveMatchedLines(tx: Tx, judged: readonly MatchedLine[]): Promise<void> {
  await sql`
    update payouts.remittance_lines l set parcel_id = j."parcelId", order_id = j."orderId",
      vendor_id = j."vendorId", expected_collected_centimes = j."expectedCollected",
      expected_fee_centimes = j."expectedFee", state = j.state, reason = j.reason,
      resolved_by = null, resolved_at = null
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j (id uuid, "parcelId" uuid, "orderId" uuid,
      "vendorId" uuid, "expectedCollected" bigint, "expectedFee" bigint, state text, reason text)
    where l.id = j.id and (l.state in ('open', 'matched')
      or (l.parcel_id, l.expected_collected_centimes, l.expected_fee_centimes, l.reason)
        is distinct from (j."parcelId", j."expectedCollected", j."expectedFee", j.reason))`.execute(
    tables<object>(tx),
  )
}

/** `matched` once the last line is reached. */
export async function saveProgress(
  tx: Tx,
  { id, until, now }: { id: string; until: number; now: Date },
): Promise<void> {
  await sql`
    update payouts.remittances set matched_until = ${until},
      state = case when ${until} >= line_count then 'matched' else state end,
      matched_at = case when ${until} >= line_count then ${now}::timestamptz else matched_at end
    where id = ${id} and state in ('imported', 'matched')`.execute(tables<object>(tx))
}

export async function hasDifferences(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from payouts.remittance_lines
    where remittance_id = ${id} and reason is not null limit 1`.execute(tables<object>(tx))
  return rows.length > 0
}

/** In file order. */
export async function listResolvedLines(
  tx: Tx,
  id: string,
): Promise<(SettledRemittanceLine & RemittanceInputLine)[]> {
  const { rows } = await sql<SettledRemittanceLine & RemittanceInputLine>`
    select id, position, tracking, order_number as "orderNumber", order_id as "orderId",
      vendor_id as "vendorId", parcel_id as "parcelId", state, reason, collected_centimes as collected,
      fee_centimes as fee, expected_collected_centimes as "expectedCollected",
      expected_fee_centimes as "expectedFee"
    from payouts.remittance_lines where remittance_id = ${id} order by position`.execute(
    tables<object>(tx),
  )
  return rows
}

type Answered = {
  id: string
  lineIds: readonly string[] | null
  reason: RemittanceLineReason | null
  reasons: readonly RemittanceLineReason[]
  state: string
  note: string
  by: string
  now: Date
}

/** Resolves the given lines, or all open ones of a reason. Returns their count. */
export async function saveResolution(tx: Tx, answered: Answered): Promise<number> {
  const { rows } = await sql`
    update payouts.remittance_lines set state = ${answered.state}::text, note = ${answered.note},
      resolved_by = ${answered.by}, resolved_at = ${answered.now}
    where remittance_id = ${answered.id} and state <> 'matched' and reason = any(${answered.reasons}::text[])
      and (${answered.lineIds}::uuid[] is null or id = any(${answered.lineIds}::uuid[]))
      and (${answered.reason}::text is null or (reason = ${answered.reason}::text and state in ('open', 'asked')))
    returning id`.execute(tables<object>(tx))
  return rows.length
}

type Posted = {
  id: string
  by: string
  journalId: string
  received: Centimes
  receivedOn: LocalDate
  now: Date
}
export async function savePosted(tx: Tx, posted: Posted): Promise<void> {
  await sql`
    update payouts.remittances set state = 'posted', posted_by = ${posted.by}, posted_at = ${posted.now},
      journal_id = ${posted.journalId}, received_centimes = ${posted.received}, received_on = ${posted.receivedOn}
    where id = ${posted.id}`.execute(tables<object>(tx))
}

export async function saveWithdrawn(tx: Tx, id: string, now: Date): Promise<void> {
  const db = tables<object>(tx)
  await sql`
    update payouts.remittance_lines set state = 'open', reason = null, resolved_by = null, resolved_at = null
    where remittance_id = ${id}`.execute(db)
  await sql`
    update payouts.remittances set state = 'withdrawn', withdrawn_at = ${now} where id = ${id}`.execute(
    db,
  )
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
  await sql`
    insert into payouts.status_history (id, remittance_id, from_state, to_state, actor_role, actor_id, reason, happened_at)
    values (${step.id}, ${step.remittanceId}, ${step.from}, ${step.to}, 'admin', ${step.by},
      ${step.reason ?? null}, ${step.now})`.execute(tables<object>(tx))
}

/** The column mapping of the courier's previous statement. */
export async function findColumns(db: Db | Tx, courier: string): Promise<Columns> {
  const { rows } = await sql<{ columns: Columns }>`
    select columns from payouts.remittance_column_mappings where courier_code = ${courier}`.execute(
    tables<object>(db),
  )
  return rows[0]?.columns ?? {}
}

export async function saveColumns(
  tx: Tx,
  { courier, columns, by, now }: { courier: string; columns: Columns; by: string; now: Date },
): Promise<void> {
  await sql`
    insert into payouts.remittance_column_mappings (courier_code, columns, updated_by, updated_at)
    values (${courier}, ${JSON.stringify(columns)}::jsonb, ${by}, ${now})
    on conflict (courier_code) do update set columns = excluded.columns, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at`.execute(tables<object>(tx))
}

export async function isCourier(db: Db | Tx, code: string): Promise<boolean> {
  const { rows } = await sql`select from shipping.couriers where code = ${code}`.execute(
    tables<object>(db),
  )
  return rows.length > 0
}
