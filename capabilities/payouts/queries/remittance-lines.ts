import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { UnreadableValues } from '../rules/remittance-file.ts'
import type { SettledRemittanceLine } from '../rules/remittance-journals.ts'
import { type MatchedLine, keysOf, type RemittanceInputLine } from '../rules/remittance-matching.ts'
import type { RemittanceLineReason } from '../schema.ts'
import type { PayoutsDatabase } from '../tables.ts'

export async function listRemittanceInput(
  tx: Tx,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<RemittanceInputLine[]> {
  const { rows } = await sql<RemittanceInputLine>`
    select id, position, tracking, order_number as "orderNumber", collected_centimes as collected,
      fee_centimes as fee, unreadable is not null as "isUnreadable"
    from payouts.remittance_lines where remittance_id = ${id} and position > ${after}
    order by position limit ${limit}`.execute(tables<PayoutsDatabase>(tx))
  return rows
}

export async function listSeenTrackings(tx: Tx, id: string, until: number): Promise<Set<string>> {
  type Row = Parameters<typeof keysOf>[0] & { parcelId: string | null }
  const { rows } = await sql<Row>`
    select tracking, order_number as "orderNumber", parcel_id as "parcelId",
      unreadable is not null as "isUnreadable"
    from payouts.remittance_lines where remittance_id = ${id} and position <= ${until}`.execute(
    tables<PayoutsDatabase>(tx),
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
    tables<PayoutsDatabase>(tx),
  )
}

export async function hasDifferences(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from payouts.remittance_lines
    where remittance_id = ${id} and reason is not null limit 1`.execute(tables<PayoutsDatabase>(tx))
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
      expected_fee_centimes as "expectedFee", unreadable is not null as "isUnreadable"
    from payouts.remittance_lines where remittance_id = ${id} order by position`.execute(
    tables<PayoutsDatabase>(tx),
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
    returning id`.execute(tables<PayoutsDatabase>(tx))
  return rows.length
}

export type LockedRemittanceLine = {
  id: string
  position: number
  fileLine: number | null
  unreadable: UnreadableValues
}

/** Null unless it is a line of the remittance that could not be read. The remittance must be locked. */
export async function findUnreadableLine(
  tx: Tx,
  { remittanceId, lineId }: { remittanceId: string; lineId: string },
): Promise<LockedRemittanceLine | null> {
  const { rows } = await sql<LockedRemittanceLine>`
    select id, position, file_line as "fileLine", unreadable from payouts.remittance_lines
    where remittance_id = ${remittanceId} and id = ${lineId} and unreadable is not null`.execute(
    tables<PayoutsDatabase>(tx),
  )
  return rows[0] ?? null
}

export type LineCorrection = {
  id: string
  tracking: string
  orderNumber: string | null
  collected: Centimes
  fee: Centimes
}

/** Compared with parcels by the next matching. */
export const saveLineCorrection = (tx: Tx, line: LineCorrection) =>
  tables<PayoutsDatabase>(tx)
    .updateTable('payouts.remittance_lines')
    .set({
      tracking: line.tracking,
      order_number: line.orderNumber,
      collected_centimes: line.collected,
      fee_centimes: line.fee,
      unreadable: null,
      state: 'open',
      reason: null,
      resolved_by: null,
      resolved_at: null,
    })
    .where('id', '=', line.id)
    .execute()
