import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables } from '#platform/database/index.ts'
import { BUCKETS } from '../rules/web-vitals.ts'
import type { DailyVitalDevice, DailyVitalMetric } from '../schema.ts'
import type { AnalyticsDatabase } from '../tables.ts'

type Sender = { visitorId: string; consentVersion: string; language: Language; at: Date }
type ProductEvent = {
  id: string
  name: 'add_to_cart' | 'view_item'
  productId: string
  quantity: number | null
}

/** Skips products that are not public; stores the current price. */
export async function insertProductEvents(
  db: Db,
  { visitorId, consentVersion, language, at: now }: Sender,
  events: readonly ProductEvent[],
): Promise<void> {
  const rows = events.map(({ id, name, productId, quantity }) => ({
    id,
    name,
    product_id: productId,
    quantity,
  }))
  await sql`
    insert into analytics.events (id, name, visitor_id, consent_version, vendor_id, product_id,
      quantity, value_centimes, language, happened_at, received_at)
    select e.id, e.name, ${visitorId}, ${consentVersion}, p.vendor_id, p.id, e.quantity,
      p.price_centimes * coalesce(e.quantity, 1), ${language}, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (id uuid, name text, product_id uuid, quantity integer)
    join catalog.products p on p.id = e.product_id and p.status = 'active'`.execute(
    tables<AnalyticsDatabase>(db),
  )
}

export type BoughtOrder = { id: string; vendorId: string; total: Centimes; wilaya: string }

export async function ordersOfPurchase(db: Db, number: string): Promise<BoughtOrder[]> {
  const { rows } = await sql<BoughtOrder>`
    select o.id, o.vendor_id as "vendorId", o.total_centimes as total, p.wilaya
    from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where p.number = ${number} order by o.id`.execute(tables<AnalyticsDatabase>(db))
  return rows
}

/** Idempotent: one event per order. */
export async function insertPurchases(
  db: Db,
  { visitorId, consentVersion, language, at: now }: Sender,
  bought: readonly (BoughtOrder & { eventId: string })[],
): Promise<void> {
  await tables<AnalyticsDatabase>(db)
    .insertInto('analytics.events')
    .values(
      bought.map(({ eventId, id, vendorId, total, wilaya }) => ({
        id: eventId,
        name: 'purchase',
        visitor_id: visitorId,
        consent_version: consentVersion,
        vendor_id: vendorId,
        order_id: id,
        value_centimes: total,
        currency: 'DZD',
        language,
        wilaya,
        happened_at: now,
        received_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('order_id').where('name', '=', 'purchase').doNothing(),
    )
    .execute()
}

type VitalKey = {
  route: string
  metric: DailyVitalMetric
  device: DailyVitalDevice
  bucket: number
}

/** Increments counters; nothing identifies the visitor. */
export async function insertWebVitals(
  db: Db,
  day: LocalDate,
  vitals: readonly VitalKey[],
): Promise<void> {
  await sql`
    insert into analytics.daily_web_vitals as kept (day, route, metric, device, samples)
    select ${day}, v.route, v.metric, v.device,
      array(select (step = v.bucket)::integer from generate_series(0, ${BUCKETS - 1}::integer) step order by step)
    from jsonb_to_recordset(${JSON.stringify(vitals)}::jsonb)
      as v (route text, metric text, device text, bucket integer)
    on conflict (day, route, metric, device) do update set samples = array(
      select had + one from unnest(kept.samples, excluded.samples) with ordinality s (had, one, step)
      order by step)`.execute(tables<AnalyticsDatabase>(db))
}

/** One `sum` per bucket: unnesting the arrays first takes several times as long. */
const STEPS = sql.raw(
  Array.from({ length: BUCKETS }, (_, bucket) => `sum(samples[${bucket + 1}])::integer`).join(', '),
)

export async function listWebVitalSamples(
  db: Db,
  since: LocalDate,
): Promise<(Omit<VitalKey, 'bucket'> & { samples: number[] })[]> {
  const { rows } = await sql<Omit<VitalKey, 'bucket'> & { samples: number[] }>`
    select route, metric, device, array[${STEPS}] as samples
    from analytics.daily_web_vitals where day >= ${since}
    group by route, metric, device order by route, metric, device`.execute(
    tables<AnalyticsDatabase>(db),
  )
  return rows
}
