import { sql } from 'kysely'
import { dayOfMonth, type LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { UndeliveredOrder } from '#capabilities/ledger/index.ts'
import { returnedSinceStockTaken } from '#capabilities/orders/index.ts'
import type { CutOffView } from '../cut-offs.contract.ts'
import type { TreasuryDatabase } from '../tables.ts'

/** One transaction at a time looks for missing cut-offs. */
export const lockCutOffs = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('treasury.cut_offs', 0))`.execute(
    tables<TreasuryDatabase>(tx),
  )

/** As `2026-10`; null before the first one. */
export async function findLastCutOff(handle: Db | Tx): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(max(month), 'YYYY-MM') as month from treasury.cut_offs`.execute(
    tables<TreasuryDatabase>(handle),
  )
  return rows[0]!.month // an aggregate without groups is one row
}

export async function hasCutOff(tx: Tx, month: string): Promise<boolean> {
  const { rows } = await sql`
    select from treasury.cut_offs where month = ${`${month}-01`}::date`.execute(
    tables<TreasuryDatabase>(tx),
  )
  return rows.length > 0
}

/** Of the months from `first` to `last` the first one that has no cut-off, and whose books and those of the next are open. */
export async function findFirstMissing(
  handle: Db | Tx,
  { first, last }: { first: LocalDate | null; last: string },
): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(min(m.month), 'YYYY-MM') as month
    from generate_series(date_trunc('month', ${first}::date::timestamp), ${`${last}-01`}::timestamp, interval '1 month') m(month)
    where not exists (select from treasury.cut_offs c where c.month = m.month::date)
      and not exists (select from documents.vat_closings v where v.reopened_at is null and v.month in (m.month::date,
        (m.month + interval '1 month')::date, make_date(extract(year from m.month)::integer, 12, 1),
        make_date(extract(year from m.month + interval '1 month')::integer, 12, 1)))`.execute(
    tables<TreasuryDatabase>(handle),
  )
  return rows[0]!.month // an aggregate without groups is one row
}

type Piece = { itemId: string; quantity: number }
export type OpenOrderAt = {
  orderId: string
  /** Null when none of its parcels was delivered. */
  sent: {
    total: Centimes
    /** Shipping paid by the buyer. */
    shipping: Centimes
    lines: (Piece & { due: Centimes })[]
    parcels: { isDelivered: boolean; items: Piece[] }[]
  } | null
}

/** Orders of before `until` that were neither cancelled nor wholly delivered by then, as is known now. */
export async function listOpenOrdersAt(tx: Tx, until: Date): Promise<OpenOrderAt[]> {
  // A parcel of a cancelled order comes back although it was delivered.
  const wasDelivered = sql`pa.delivered_at < ${until}
    and pa.state in ('delivered', 'cash_at_courier', 'remitted', 'returning', 'return_to_collect', 'returned', 'checked')`
  const ofOrder = sql`pa.order_id = o.id and pa.purpose = 'sale' and ${sql.raw(returnedSinceStockTaken('pa', 'o'))}`
  const wasDeliveredWhole = sql`o.delivered_at < ${until} and (o.status = 'delivered' or o.status = 'cancelled'
    and (select h.to_status from orders.status_history h where h.order_id = o.id and h.happened_at < ${until}
      order by h.happened_at desc, h.id desc limit 1) = 'delivered')`
  const { rows } = await sql<OpenOrderAt>`
    select o.id as "orderId", case when exists (select from orders.parcels pa where ${ofOrder} and ${wasDelivered})
      then json_build_object('total', o.total_centimes, 'shipping', o.shipping_centimes - (o.discount_centimes - (
          select coalesce(sum(i.discount_centimes), 0) from orders.order_items i where i.order_id = o.id)),
        'lines', (select json_agg(json_build_object('itemId', i.id, 'quantity', i.quantity,
            'due', i.total_centimes - i.discount_centimes) order by i.position)
          from orders.order_items i where i.order_id = o.id),
        'parcels', (select json_agg(json_build_object('isDelivered', coalesce(${wasDelivered}, false),
            'items', (select json_agg(json_build_object('itemId', pi.order_item_id, 'quantity', pi.quantity))
              from orders.parcel_items pi where pi.parcel_id = pa.id)) order by pa.position)
          from orders.parcels pa where ${ofOrder})) end as sent
    from orders.orders o
    where o.placed_at < ${until} and not coalesce(${wasDeliveredWhole}, false)
      and not (o.status = 'cancelled' and o.cancelled_at < ${until})
    order by o.id`.execute(tables<TreasuryDatabase>(tx))
  return rows
}

type NewCutOff = {
  month: string
  journalId: string | null
  reversalId: string | null
  now: Date
  orders: readonly UndeliveredOrder[]
}

export async function insertCutOff(
  tx: Tx,
  { month, journalId, reversalId, now, orders }: NewCutOff,
): Promise<void> {
  const db = tables<TreasuryDatabase>(tx)
  const day = dayOfMonth(month, 1)
  await db
    .insertInto('treasury.cut_offs')
    .values({ month: day, journal_id: journalId, reversal_id: reversalId, posted_at: now })
    .execute()
  await sql`
    insert into treasury.cut_off_orders (month, order_id, price_centimes, payable_centimes, commission_centimes,
      delivery_centimes, discount_centimes, rounding_centimes, receivable_centimes, advance_centimes, deferred_centimes)
    select ${day}::date, "orderId", price, payable, commission, delivery, discount, rounding, receivable, advance, deferred
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as u ("orderId" uuid, price bigint, payable bigint,
      commission bigint, delivery bigint, discount bigint, rounding bigint, receivable bigint, advance bigint,
      deferred bigint)`.execute(db)
}

const total = (column: string) =>
  sql.raw(`trim_scale(coalesce(sum(o.${column}_centimes), 0) / 100.0)::float8`)

export async function findCutOff(db: Db, month: string): Promise<CutOffView | null> {
  const { rows } = await sql<CutOffView>`
    select to_char(c.month, 'YYYY-MM') as month, ${instant('c.posted_at')} as posted_at, c.journal_id, c.reversal_id,
      count(o.order_id)::integer as orders, ${total('price')} as price, ${total('payable')} as payable,
      ${total('commission')} as commission, ${total('delivery')} as delivery, ${total('discount')} as discount,
      ${total('rounding')} as rounding, ${total('receivable')} as receivable, ${total('advance')} as advance,
      ${total('deferred')} as deferred
    from treasury.cut_offs c left join treasury.cut_off_orders o on o.month = c.month
    where c.month = ${`${month}-01`}::date group by c.month`.execute(tables<TreasuryDatabase>(db))
  return rows[0] ?? null
}

export type CutOffOrderRow = Omit<UndeliveredOrder, 'orderId'> & {
  id: string
  number: string
  vendor: string
  placedOn: string
}
const AT_ONCE = 2000

export async function* streamCutOffOrders(db: Db, month: string): AsyncGenerator<CutOffOrderRow[]> {
  let after: string | null = null
  for (;;) {
    const { rows }: { rows: CutOffOrderRow[] } = await sql<CutOffOrderRow>`
      select c.order_id as id, o.order_number as number, v.business_name as vendor,
        (o.placed_at at time zone 'Africa/Algiers')::date::text as "placedOn", c.price_centimes as price,
        c.payable_centimes as payable, c.commission_centimes as commission, c.delivery_centimes as delivery,
        c.discount_centimes as discount, c.rounding_centimes as rounding, c.receivable_centimes as receivable,
        c.advance_centimes as advance, c.deferred_centimes as deferred
      from treasury.cut_off_orders c join orders.orders o on o.id = c.order_id
      join vendors.vendors v on v.id = o.vendor_id
      where c.month = ${`${month}-01`}::date and (${after}::uuid is null or c.order_id > ${after}::uuid)
      order by c.order_id limit ${AT_ONCE}`.execute(tables<TreasuryDatabase>(db))
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id ?? null
    if (rows.length < AT_ONCE) return
  }
}
