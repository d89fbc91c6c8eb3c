import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { DeliveryMethod, RateTerms } from '../schema.ts'
import type { RateChange } from '../rules/rate-changes.ts'
import type { ShippingDatabase } from '../tables.ts'

type Place = { wilaya: string; method: DeliveryMethod }
export type RateRow = RateTerms & Place & { isOwn: boolean }

const TERMS = sql`wilaya_code as wilaya, method, fee_centimes as fee, free_above_centimes as "freeAbove",
  min_days as "minDays", max_days as "maxDays", is_offered as "isOffered"`

export async function listRates(db: Db, vendorId: string): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select ${TERMS}, vendor_id is not null as "isOwn"
    from shipping.shipping_rates where vendor_id is null or vendor_id = ${vendorId}`.execute(
    tables<ShippingDatabase>(db),
  )
  return rows
}

export async function listOperatorRates(db: Db): Promise<(RateTerms & Place)[]> {
  const { rows } = await sql<RateTerms & Place>`
    select ${TERMS} from shipping.shipping_rates where vendor_id is null`.execute(
    tables<ShippingDatabase>(db),
  )
  return rows
}

/** Locked for a change. */
export async function lockOperatorRates(tx: Tx): Promise<(RateTerms & Place)[]> {
  const { rows } = await sql<RateTerms & Place>`
    select ${TERMS} from shipping.shipping_rates where vendor_id is null
    order by wilaya_code, method for update`.execute(tables<ShippingDatabase>(tx))
  return rows
}

export type NewVendorRate = Place & {
  id: string
  /** Null deletes the rate: the operator's or the default applies. */
  rate: RateTerms | null
}

/** Upserts; a null vendor is the operator. */
export async function saveRates(
  tx: Tx,
  vendorId: string | null,
  changes: readonly NewVendorRate[],
  now: Date,
): Promise<void> {
  const db = tables<ShippingDatabase>(tx)
  const gone = changes.filter(({ rate }) => rate === null)
  const stored = changes.flatMap(({ rate, ...place }) => (rate ? [{ ...place, ...rate }] : []))
  await sql`
    delete from shipping.shipping_rates t using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
      as gone (wilaya text, method text)
    where t.vendor_id is not distinct from ${vendorId}::uuid and t.wilaya_code = gone.wilaya and t.method = gone.method`.execute(
    db,
  )
  await sql`
    insert into shipping.shipping_rates (id, vendor_id, wilaya_code, method, fee_centimes, free_above_centimes,
      min_days, max_days, is_offered, updated_at)
    select id, ${vendorId}::uuid, wilaya, method, fee, "freeAbove", "minDays", "maxDays", "isOffered", ${now}
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as t (id uuid, wilaya text, method text,
      fee bigint, "freeAbove" bigint, "minDays" integer, "maxDays" integer, "isOffered" boolean)
    on conflict (vendor_id, wilaya_code, method) do update set fee_centimes = excluded.fee_centimes,
      free_above_centimes = excluded.free_above_centimes, min_days = excluded.min_days,
      max_days = excluded.max_days, is_offered = excluded.is_offered,
      updated_at = excluded.updated_at`.execute(db)
}

export async function insertRateChange(
  tx: Tx,
  { id, changes, by, now }: { id: string; changes: readonly RateChange[]; by: string; now: Date },
): Promise<void> {
  await tables<ShippingDatabase>(tx)
    .insertInto('shipping.rate_changes')
    .values({ id, changes: JSON.stringify(changes), changed_at: now, changed_by: by })
    .execute()
}

export type RateChangeRow = {
  id: string
  changes: RateChange[]
  changedAt: Date
  changedBy: string | null
}

/** Newest first, keyset pagination. */
export async function listRateChanges(
  db: Db,
  { limit, after }: { limit: number; after: string | null },
): Promise<RateChangeRow[]> {
  const past = after === null ? sql`true` : sql`id < ${after}`
  const { rows } = await sql<RateChangeRow>`
    select id, changes, changed_at as "changedAt", changed_by as "changedBy"
    from shipping.rate_changes where ${past} order by id desc limit ${limit}`.execute(
    tables<ShippingDatabase>(db),
  )
  return rows
}

/** False while an import is running. */
export async function startFeeImportRow(
  tx: Tx,
  { vendorId, courier, total }: { vendorId: string; courier: string; total: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into shipping.fee_imports (vendor_id, courier_code, state, total, started_at)
    values (${vendorId}, ${courier}, 'running', ${total}, ${now})
    on conflict (vendor_id, courier_code) do update set state = 'running', done = 0,
      total = excluded.total, error_code = null, started_at = excluded.started_at
    where shipping.fee_imports.state <> 'running'
      or shipping.fee_imports.started_at < ${now}::timestamptz - interval '1 day'
    returning vendor_id`.execute(tables<ShippingDatabase>(tx))
  return rows.length > 0
}

/** Idempotent: a repeated step changes nothing. */
export async function saveFeeImport(
  handle: Db | Tx,
  {
    vendorId,
    courier,
    done,
    errorCode,
  }: {
    vendorId: string
    courier: string
    done: number
    errorCode: string | null
  },
): Promise<void> {
  await sql`
    update shipping.fee_imports set done = greatest(done, ${done}), error_code = ${errorCode},
      state = case when ${errorCode}::text is not null then 'failed'
        when ${done} >= total then 'done' else state end
    where vendor_id = ${vendorId} and courier_code = ${courier} and state = 'running'`.execute(
    tables<ShippingDatabase>(handle),
  )
}
