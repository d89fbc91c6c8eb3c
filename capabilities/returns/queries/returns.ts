import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ReturnStatusChanged } from '../events.ts'
import type { Checked } from '../rules/return-transitions.ts'
import type {
  ExchangeState,
  RefundMethod,
  RefundState,
  ReturnReason,
  ReturnState,
  ReturnResolution,
} from '../schema.ts'
import type { ReturnsDatabase } from '../tables.ts'
import type { VariantId } from '#capabilities/catalog/index.ts'
import type { ParcelId } from '#capabilities/orders/index.ts'

export const SEND_UNTIL = `(accepted_at at time zone 'Africa/Algiers')::date + send_days`

/** Of an accepted return. */
export async function findSending(
  tx: Tx,
  id: string,
): Promise<NonNullable<ReturnStatusChanged['sending']> | null> {
  const { rows } = await sql<NonNullable<ReturnStatusChanged['sending']>>`
    select r.cost_on as "costOn", (${sql.raw(SEND_UNTIL)})::text as "untilOn",
      v.business_address as address, v.business_city as city, v.business_wilaya as wilaya,
      v.business_phone as phone
    from returns.returns r join vendors.vendors v on v.id = r.vendor_id
    where r.id = ${id} and r.state = 'accepted'`.execute(tables<ReturnsDatabase>(tx))
  return rows[0] ?? null
}

/** Also once it was sent; null before it was accepted. */
export async function findSendUntil(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (${sql.raw(SEND_UNTIL)})::text as day from returns.returns where id = ${id}`.execute(
    tables<ReturnsDatabase>(db),
  )
  return rows[0]?.day ?? null
}

/** Neither refused, withdrawn nor settled. */
export async function countOpen(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from returns.returns r
    where order_id = ${orderId} and state not in ('refused', 'withdrawn', 'settled') and not exists (
      select from returns.refunds f where f.return_id = r.id and f.accrual_journal_id is not null)`.execute(
    tables<ReturnsDatabase>(tx),
  )
  return rows[0]?.open ?? 0
}

export type LockedReturn = {
  id: string
  version: number
  number: string
  vendorId: string
  orderId: string
  state: ReturnState
  reason: ReturnReason
  requestedResolution: ReturnResolution
  costOn: 'buyer' | 'vendor' | 'marketplace'
  settleDays: number
  settleUntilOn: LocalDate | null
  sendUntilOn: LocalDate | null
  wantedVariantId: VariantId | null
  refundMethod: Exclude<RefundMethod, 'store_credit'> | null
  refundDestination: string | null
  items: {
    /** Of the line that can be returned. */
    itemId: string
    orderItemId: string
    exchangeId: string | null
    variantId: VariantId | null
    quantity: number
    received: number
    restocked: number
  }[]
  exchange: {
    state: ExchangeState
    variantId: VariantId | null
    quantity: number
    /** Of its pieces, and the discount that they keep; null before they were sent. */
    price: Centimes | null
    discount: Centimes
    difference: Centimes
    rounding: Centimes
    parcelId: ParcelId | null
    journalId: string | null
    /** Of its stock. */
    stockReference: string
  } | null
  refund: { id: string; state: RefundState } | null
}

/** Null `vendorId`: any vendor. */
export async function orderOf(
  handle: Db | Tx,
  id: string,
  vendorId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from returns.returns
    where id = ${id} and (${vendorId}::uuid is null or vendor_id = ${vendorId}::uuid)`.execute(
    tables<ReturnsDatabase>(handle),
  )
  return rows[0]?.order_id ?? null
}

/** The order must be locked first. */
export async function lockReturn(tx: Tx, id: string): Promise<LockedReturn | null> {
  const { rows } = await sql<LockedReturn>`
    select r.id, r.version, r.number, r.vendor_id as "vendorId", r.order_id as "orderId", r.state, r.reason,
      r.requested_resolution as "requestedResolution", r.cost_on as "costOn", r.settle_days as "settleDays", r.settle_until_on::text as "settleUntilOn",
      (${sql.raw(SEND_UNTIL)})::text as "sendUntilOn",
      r.wanted_variant_id as "wantedVariantId", r.refund_method as "refundMethod",
      r.refund_destination as "refundDestination",
      (select json_agg(json_build_object('itemId', i.line_id, 'orderItemId', i.order_item_id,
          'exchangeId', i.exchange_id, 'variantId', i.variant_id,
          'quantity', i.quantity, 'received', coalesce(i.received_quantity, 0),
          'restocked', i.restocked_quantity) order by i.line_id)
        from returns.return_items i where i.return_id = r.id) as items,
      (select json_build_object('state', e.state, 'variantId', e.variant_id, 'quantity', e.quantity,
          'price', e.price_centimes, 'discount', e.discount_centimes, 'difference', e.difference_centimes, 'rounding', e.rounding_centimes, 'parcelId', e.parcel_id, 'journalId', e.journal_id,
          'stockReference', coalesce(e.stock_reference, e.return_id))
        from returns.exchanges e where e.return_id = r.id) as exchange,
      (select json_build_object('id', f.id, 'state', f.state) from returns.refunds f
        where f.return_id = r.id and f.state not in ('failed', 'cancelled')) as refund
    from returns.returns r where r.id = ${id} for update of r`.execute(tables<ReturnsDatabase>(tx))
  return rows[0] ?? null
}

export type NewReturn = {
  id: string
  vendorId: string
  orderId: string
  number: string
  buyerId: string | null
  termsId: string
  reason: ReturnReason
  requestedResolution: ReturnResolution
  note: string | null
  costOn: LockedReturn['costOn']
  workingDays: number
  settleDays: number
  sendDays: number
  deliveredOn: LocalDate
  until: LocalDate
  requestedOn: LocalDate
  isGoodwill: boolean
  wantedVariantId: string | null
  refundMethod: LockedReturn['refundMethod']
  refundDestination: string | null
  items: readonly Pick<
    LockedReturn['items'][number],
    'orderItemId' | 'exchangeId' | 'variantId' | 'quantity'
  >[]
}

export async function insertReturn(tx: Tx, made: NewReturn, now: Date): Promise<void> {
  const db = tables<ReturnsDatabase>(tx)
  await db
    .insertInto('returns.returns')
    .values({
      id: made.id,
      vendor_id: made.vendorId,
      order_id: made.orderId,
      number: made.number,
      buyer_id: made.buyerId,
      terms_id: made.termsId,
      reason: made.reason,
      requested_resolution: made.requestedResolution,
      note: made.note,
      cost_on: made.costOn,
      working_days: made.workingDays,
      settle_days: made.settleDays,
      send_days: made.sendDays,
      delivered_on: made.deliveredOn,
      return_until_on: made.until,
      requested_on: made.requestedOn,
      is_goodwill: made.isGoodwill,
      wanted_variant_id: made.wantedVariantId,
      refund_method: made.refundMethod,
      refund_destination: made.refundDestination,
      requested_at: now,
    })
    .execute()
  await sql`
    insert into returns.return_items (return_id, order_item_id, exchange_id, vendor_id, variant_id, quantity)
    select ${made.id}, t."orderItemId", t."exchangeId", ${made.vendorId},
      (select v.id from catalog.variants v where v.id = t."variantId"), t.quantity
    from jsonb_to_recordset(${JSON.stringify(made.items)}::jsonb)
      as t ("orderItemId" uuid, "exchangeId" uuid, "variantId" uuid, quantity integer)`.execute(db)
}

/** Accepted and not sent in time, or sent and not received `arrivalDays` later. */
export async function listUnsent(
  db: Db,
  { today, arrivalDays, limit }: { today: LocalDate; arrivalDays: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from returns.returns
    where state = 'accepted' and ${sql.raw(SEND_UNTIL)} < ${today}::date
      or state in ('returning', 'to_collect') and ${sql.raw(SEND_UNTIL)} + ${arrivalDays}::integer < ${today}::date
    order by accepted_at limit ${limit}`.execute(tables<ReturnsDatabase>(db))
  return rows.map(({ id }) => id)
}

export async function listOpen(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tables<ReturnsDatabase>(tx)
    .selectFrom('returns.returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['requested', 'accepted', 'returning', 'to_collect', 'checked'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const saveReceived = (tx: Tx, id: string, lines: readonly Checked[]) =>
  sql`
    update returns.return_items i set received_quantity = t.received, condition = t.condition,
      restocked_quantity = t.restocked
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as t ("itemId" uuid, received integer, condition text, restocked integer)
    where i.return_id = ${id} and i.line_id = t."itemId"`.execute(tables<ReturnsDatabase>(tx))

/**
 * Quantity per line settled, or about to be, by other returns. A replacement carries what was paid
 * for the piece that it replaces.
 */
export async function sumSettledQuantities(
  tx: Tx,
  orderId: string,
  except: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ itemId: string; quantity: number }>`
    select i.line_id as "itemId", sum(i.received_quantity)::integer as quantity
    from returns.return_items i join returns.returns r on r.id = i.return_id
    where r.order_id = ${orderId} and r.id <> ${except} and i.received_quantity > 0
      and (r.outcome in ('refunded', 'exchanged')
        or exists (select from returns.refunds f where f.return_id = r.id and f.state in ('due', 'approved', 'paid'))
        or (r.requested_resolution = 'exchange' and exists (
          select from returns.exchanges e where e.return_id = r.id and e.state in ('sent', 'delivered'))))
    group by i.line_id`.execute(tables<ReturnsDatabase>(tx))
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]))
}

export async function isKnownCourier(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from shipping.couriers where code = ${code} and is_active`.execute(
    tables<ReturnsDatabase>(tx),
  )
  return rows.length > 0
}

export async function numberOf(tx: Tx, id: string): Promise<string | null> {
  const rows = await tables<ReturnsDatabase>(tx)
    .selectFrom('returns.returns')
    .select('number')
    .where('id', '=', id)
    .execute()
  return rows[0]?.number ?? null
}
