import type { StampTier } from '../rules/invoice.ts'
import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
export type StampScale = {
  validFrom: LocalDate
  validUntil: LocalDate | null
  isApplied: boolean
  source: string
  tiers: StampTier[]
}

/** Newest first; a scale is the set of tiers with one start date. */
export async function listStampScales(handle: Db | Tx): Promise<StampScale[]> {
  const { rows } = await sql<StampScale>`
    select valid_from::text as "validFrom", max(valid_until)::text as "validUntil",
      bool_or(is_applied) as "isApplied", min(source) as source,
      json_agg(json_build_object('from', from_centimes, 'rate', rate_bp, 'minimum', minimum_centimes)
        order by from_centimes) as tiers
    from documents.legal_rates where kind = 'stamp_duty'
    group by valid_from order by valid_from desc`.execute(tables<object>(handle))
  return rows
}

export const lockStampDuty = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('documents.stamp_duty', 0))`.execute(
    tables<object>(tx),
  )

/** Issued invoices stay unchanged. */
export const saveApplied = (tx: Tx, isApplied: boolean, today: LocalDate) =>
  sql`
    update documents.legal_rates set is_applied = ${isApplied}
    where kind = 'stamp_duty' and (valid_until is null or valid_until > ${today}::date)`.execute(
    tables<object>(tx),
  )

type NewScale = {
  validFrom: LocalDate
  isApplied: boolean
  source: string
  tiers: readonly (StampTier & { id: string })[]
}
/** Ends the former scale on the first day of the new one. */
export async function insertScale(tx: Tx, scale: NewScale): Promise<void> {
  const db = tables<object>(tx)
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
  const db = tables<object>(tx)
  await sql`
    update documents.legal_rates set valid_until = (
      select max(valid_until) from documents.legal_rates where kind = 'stamp_duty' and valid_from = ${validFrom}::date)
    where kind = 'stamp_duty' and valid_from = ${before}::date`.execute(db)
  await sql`
    delete from documents.legal_rates where kind = 'stamp_duty' and valid_from = ${validFrom}::date`.execute(
    db,
  )
}
