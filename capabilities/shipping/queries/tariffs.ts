import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { DeliveryMethod } from '../schema.ts'

export type OwnTariff = {
  fee: Centimes
  freeAbove: Centimes | null
  minDays: number
  maxDays: number
  isOffered: boolean
}
export type ListedTariff = OwnTariff & { wilaya: string; method: DeliveryMethod; isOwn: boolean }

/** The tariffs of a shop and those of the operator, in every wilaya. */
export async function listTariffs(db: Db, vendorId: string): Promise<ListedTariff[]> {
  const { rows } = await sql<ListedTariff>`
    select wilaya_code as wilaya, method, vendor_id is not null as "isOwn", fee_centimes as fee,
      free_above_centimes as "freeAbove", min_days as "minDays", max_days as "maxDays",
      is_offered as "isOffered"
    from shipping.tariffs where vendor_id is null or vendor_id = ${vendorId}`.execute(
    tables<object>(db),
  )
  return rows
}

export type TariffChange = {
  id: string
  wilaya: string
  method: DeliveryMethod
  /** Null takes the shop's own away: the operator's holds again. */
  tariff: OwnTariff | null
}

/** Writes a shop's own tariffs, each over the one that is there. */
export async function saveTariffs(
  tx: Tx,
  vendorId: string,
  changes: readonly TariffChange[],
  now: Date,
): Promise<void> {
  const db = tables<object>(tx)
  const gone = changes.filter(({ tariff }) => tariff === null)
  const kept = changes.flatMap(({ tariff, ...place }) => (tariff ? [{ ...place, ...tariff }] : []))
  await sql`
    delete from shipping.tariffs t using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
      as gone (wilaya text, method text)
    where t.vendor_id = ${vendorId} and t.wilaya_code = gone.wilaya and t.method = gone.method`.execute(
    db,
  )
  await sql`
    insert into shipping.tariffs (id, vendor_id, wilaya_code, method, fee_centimes, free_above_centimes,
      min_days, max_days, is_offered, updated_at)
    select id, ${vendorId}, wilaya, method, fee, "freeAbove", "minDays", "maxDays", "isOffered", ${now}
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as t (id uuid, wilaya text, method text,
      fee bigint, "freeAbove" bigint, "minDays" integer, "maxDays" integer, "isOffered" boolean)
    on conflict (vendor_id, wilaya_code, method) do update set fee_centimes = excluded.fee_centimes,
      free_above_centimes = excluded.free_above_centimes, min_days = excluded.min_days,
      max_days = excluded.max_days, is_offered = excluded.is_offered,
      updated_at = excluded.updated_at`.execute(db)
}

/** Begins the taking over of fees; false while one is under way. */
export async function beginFeeImport(
  tx: Tx,
  { vendorId, courier, total }: { vendorId: string; courier: string; total: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into shipping.fee_imports (vendor_id, courier_code, state, total, started_at)
    values (${vendorId}, ${courier}, 'running', ${total}, ${now})
    on conflict (vendor_id, courier_code) do update set state = 'running', done = 0,
      total = excluded.total, trouble = null, started_at = excluded.started_at
    where shipping.fee_imports.state <> 'running'
      or shipping.fee_imports.started_at < ${now}::timestamptz - interval '1 day'
    returning vendor_id`.execute(tables<object>(tx))
  return rows.length > 0
}

/** How far the taking over of fees has come: whoever comes second with the same step changes nothing. */
export async function saveFeeImport(
  handle: Db | Tx,
  {
    vendorId,
    courier,
    done,
    trouble,
  }: {
    vendorId: string
    courier: string
    done: number
    trouble: string | null
  },
): Promise<void> {
  await sql`
    update shipping.fee_imports set done = greatest(done, ${done}), trouble = ${trouble},
      state = case when ${trouble}::text is not null then 'failed'
        when ${done} >= total then 'done' else state end
    where vendor_id = ${vendorId} and courier_code = ${courier} and state = 'running'`.execute(
    tables<object>(handle),
  )
}
