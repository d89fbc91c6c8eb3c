import type { StampScale, StampTier } from '../rules/stamp-duty.ts'
import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { DocumentsDatabase } from '../tables.ts'
/** Newest first; a scale is the set of tiers with one start date. */
export async function listStampScales(handle: Db | Tx): Promise<StampScale[]> {
  const { rows } = await sql<StampScale>`
    select valid_from::text as "validFrom", max(valid_until)::text as "validUntil",
      bool_or(is_applied) as "isApplied", min(source) as source,
      json_agg(json_build_object('from', from_centimes, 'rate', rate_bp, 'minimum', minimum_centimes)
        order by from_centimes) as tiers
    from documents.legal_rates where kind = 'stamp_duty'
    group by valid_from order by valid_from desc`.execute(tables<DocumentsDatabase>(handle))
  return rows
}

export const STAMP_DUTY_CHANNEL = 'stamp_duty_changed'

export const lockStampDuty = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('documents.stamp_duty', 0))`.execute(
    tables<DocumentsDatabase>(tx),
  )

/** Issued invoices stay unchanged. */
export const saveApplied = (tx: Tx, isApplied: boolean, today: LocalDate) =>
  sql`
    update documents.legal_rates set is_applied = ${isApplied}
    where kind = 'stamp_duty' and (valid_until is null or valid_until > ${today}::date)`.execute(
    tables<DocumentsDatabase>(tx),
  )

type NewScale = {
  validFrom: LocalDate
  isApplied: boolean
  source: string
  tiers: readonly (StampTier & { id: string })[]
}
/** Ends the former scale on the first day of the new one. */
export async function insertScale(tx: Tx, scale: NewScale): Promise<void> {
  const db = tables<DocumentsDatabase>(tx)
  await sql`
    update documents.legal_rates set valid_until = ${scale.validFrom}
    where kind = 'stamp_duty' and valid_from < ${scale.validFrom}::date
      and (valid_until is null or valid_until > ${scale.validFrom}::date)`.execute(db)
  await sql`
    insert into documents.legal_rates (id, kind, from_centimes, rate_bp, minimum_centimes, is_applied, source,
      valid_from, valid_until)
    select id, 'stamp_duty', "from", rate, minimum, ${scale.isApplied}::boolean, ${scale.source},
      ${scale.validFrom}::date, (select min(valid_from) from documents.legal_rates
        where kind = 'stamp_duty' and valid_from > ${scale.validFrom}::date)
    from jsonb_to_recordset(${JSON.stringify(scale.tiers)}::jsonb)
      as t (id uuid, "from" bigint, rate integer, minimum bigint)`.execute(db)
}

/** Only before it takes effect; reopens the former scale. */
export async function deleteScale(
  tx: Tx,
  validFrom: LocalDate,
  before: LocalDate | null,
): Promise<void> {
  const db = tables<DocumentsDatabase>(tx)
  await sql`
    update documents.legal_rates set valid_until = (
      select max(valid_until) from documents.legal_rates where kind = 'stamp_duty' and valid_from = ${validFrom}::date)
    where kind = 'stamp_duty' and valid_from = ${before}::date`.execute(db)
  await db
    .deleteFrom('documents.legal_rates')
    .where('kind', '=', 'stamp_duty')
    .where('valid_from', '=', validFrom)
    .execute()
}

type CollectedDuty = { stampDuty: Centimes; source: string | null }

/**
 * By order, in centimes: what was collected with its cash, with the legal source of the scale of the day on
 * which its last parcel with a duty was handed over.
 */
export async function listStampDuties(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, CollectedDuty>> {
  const { rows } = await sql<CollectedDuty & { orderId: string }>`
    select j.order_id as "orderId", sum(j.payable_centimes)::bigint as "stampDuty", (
      select r.source from documents.legal_rates r
      where r.kind = 'stamp_duty' and r.valid_from <= (coalesce((
          select max(p.handed_over_at) from orders.parcels p
          where p.order_id = j.order_id and p.stamp_duty_centimes > 0), max(j.posted_at))
        at time zone 'Africa/Algiers')::date
      order by r.valid_from desc limit 1) as source
    from ledger.journals j
    where j.order_id = any(${orderIds}::uuid[]) and j.kind = 'stamp_duty'
    group by j.order_id`.execute(tables<DocumentsDatabase>(tx))
  return new Map(rows.map(({ orderId, ...duty }) => [orderId, duty]))
}
