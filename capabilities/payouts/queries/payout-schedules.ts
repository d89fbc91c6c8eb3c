import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { DatedTerms } from '#kernel/dated-terms.ts'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { PayoutSchedule } from '../rules/payout-schedule.ts'
import type { PayoutsDatabase } from '../tables.ts'

const SCHEDULE = sql.raw(`
  s.frequency, s.weekday, s.minimum_centimes as minimum, s.hold_days as "holdDays",
  s.advance_centimes as advance, s.pays_only_remitted as "onlyRemitted"`)

type EffectiveSchedule = { vendorId: string | null } & PayoutSchedule

/** One of each vendor with terms of its own on that day; the operator's comes last. */
export async function listEffectiveSchedules(
  handle: Db | Tx,
  { on, vendorId = null }: { on: LocalDate; vendorId?: string | null },
): Promise<EffectiveSchedule[]> {
  const { rows } = await sql<EffectiveSchedule>`
    select s.vendor_id as "vendorId", ${SCHEDULE}
    from (select distinct on (vendor_id) * from payouts.payout_schedules
      where valid_from <= ${on}::date
        and (${vendorId}::uuid is null or vendor_id is null or vendor_id = ${vendorId}::uuid)
      order by vendor_id, valid_from desc) s
    where not s.follows_operator order by s.vendor_id nulls last`.execute(
    tables<PayoutsDatabase>(handle),
  )
  return rows
}

export type PayoutScheduleRow = DatedTerms &
  PayoutSchedule & {
    id: string
    vendorName: string | null
    createdBy: string | null
    createdAt: string | null
  }

/** The whole history: the operator's first, then by vendor, the latest first. */
export async function listPayoutSchedules(handle: Db | Tx): Promise<PayoutScheduleRow[]> {
  const { rows } = await sql<PayoutScheduleRow>`
    select s.id, s.vendor_id as "vendorId", v.business_name as "vendorName", ${SCHEDULE},
      s.valid_from::text as "validFrom", s.follows_operator as "followsOperator",
      coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email) as "createdBy",
      case when s.created_by is not null then ${instant('s.updated_at')} end as "createdAt"
    from payouts.payout_schedules s
    left join vendors.vendors v on v.id = s.vendor_id
    left join identity.profiles p on p.user_id = s.created_by
    order by v.business_name nulls first, s.vendor_id nulls first, s.valid_from desc`.execute(
    tables<PayoutsDatabase>(handle),
  )
  return rows
}

/** Serializes changes of schedules. */
export const lockPayoutSchedules = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('payouts.payout_schedules', 0))`.execute(
    tables<PayoutsDatabase>(tx),
  )

export async function findVendorName(tx: Tx, id: string): Promise<string | null> {
  const rows = await tables<PayoutsDatabase>(tx)
    .selectFrom('vendors.vendors')
    .select('business_name as name')
    .where('id', '=', id)
    .execute()
  return rows[0]?.name ?? null
}

export type NewPayoutSchedule = PayoutSchedule & {
  id: string
  vendorId: string | null
  validFrom: LocalDate
  followsOperator: boolean
  by: string
  now: Date
}

/** False when another one of the same owner begins on that day. */
export async function insertPayoutSchedule(tx: Tx, made: NewPayoutSchedule): Promise<boolean> {
  const rows = await tables<PayoutsDatabase>(tx)
    .insertInto('payouts.payout_schedules')
    .values({
      id: made.id,
      vendor_id: made.vendorId,
      valid_from: made.validFrom,
      follows_operator: made.followsOperator,
      frequency: made.frequency,
      weekday: made.weekday,
      minimum_centimes: made.minimum,
      hold_days: made.holdDays,
      advance_centimes: made.advance,
      pays_only_remitted: made.onlyRemitted,
      created_by: made.by,
      updated_at: made.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

export const deletePayoutSchedule = (tx: Tx, id: string) =>
  tables<PayoutsDatabase>(tx).deleteFrom('payouts.payout_schedules').where('id', '=', id).execute()
