import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { DeliveryMethod, Holiday, ShippingRate } from '../schema.ts'
import type { ShippingDatabase } from '../tables.ts'

export type RatesByVendor = {
  /** Of the vendors and the operator (no vendor id). */
  rates: (ShippingRate & { vendorId: string | null })[]
  /** Current and future closures. */
  holidays: { vendorId: string; days: Holiday }[]
}

/** In one statement. */
export async function findRates(
  handle: Db | Tx,
  { vendorIds, wilaya, today }: { vendorIds: readonly string[]; wilaya: string; today: LocalDate },
): Promise<RatesByVendor> {
  const { rows } = await sql<RatesByVendor>`
    select
      (select coalesce(json_agg(json_build_object(
          'vendorId', vendor_id, 'method', method, 'fee', fee_centimes, 'freeAbove', free_above_centimes,
          'minDays', min_days, 'maxDays', max_days, 'isOffered', is_offered,
          'carriedBy', case when vendor_id is null then 'operator' else 'vendor' end)), '[]')
        from shipping.shipping_rates
        where wilaya_code = ${wilaya} and (vendor_id is null or vendor_id = any(${vendorIds}::uuid[]))) as rates,
      (select coalesce(json_agg(json_build_object(
          'vendorId', vendor_id, 'days', json_build_array(starts_on, ends_on))), '[]')
        from vendors.closures
        where vendor_id = any(${vendorIds}::uuid[]) and ends_on >= ${today}::date) as holidays`.execute(
    tables<ShippingDatabase>(handle),
  )
  return rows[0]! // a select without a table has one row
}

export type OperatorFee = { wilaya: string; method: DeliveryMethod; fee: Centimes }

export async function listOperatorFees(db: Db): Promise<OperatorFee[]> {
  const rows = await tables<ShippingDatabase>(db)
    .selectFrom('shipping.shipping_rates')
    .select(['wilaya_code as wilaya', 'method', 'fee_centimes as fee'])
    .where('vendor_id', 'is', null)
    .where('is_offered', '=', true)
    .execute()
  return rows
}

export type NewOperatorRate = {
  id: string
  wilaya: string
  method: DeliveryMethod
  fee: Centimes
  minDays: number
  maxDays: number
}

/** Existing rates stay as they are. */
export async function insertMissingRates(
  db: Db,
  rates: readonly NewOperatorRate[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    insert into shipping.shipping_rates (id, vendor_id, wilaya_code, method, fee_centimes, min_days, max_days, updated_at)
    select id, null, wilaya, method, fee, "minDays", "maxDays", ${now}
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as t (id uuid, wilaya text, method text, fee bigint, "minDays" integer, "maxDays" integer)
    on conflict (vendor_id, wilaya_code, method) do nothing returning id`.execute(
    tables<ShippingDatabase>(db),
  )
  return rows.length
}
