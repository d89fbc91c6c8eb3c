import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { OrderId, Parcel, ParcelId } from '../schema.ts'
import type { OrdersDatabase } from '../tables.ts'

/** Adds to the returned quantity, or subtracts. The order must be locked. */
export const addReturnedQuantity = (
  tx: Tx,
  id: OrderId,
  lines: readonly { itemId: string; quantity: number }[],
) =>
  sql`
    update orders.order_items i set returned_quantity = i.returned_quantity + t.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t ("itemId" uuid, quantity integer)
    where i.id = t."itemId" and i.order_id = ${id}`.execute(tables<OrdersDatabase>(tx))

/** Nothing of it is left to send then. The order must be locked. */
export const addCancelledQuantity = (
  tx: Tx,
  id: OrderId,
  lines: readonly { itemId: string; quantity: number }[],
) =>
  sql`
    update orders.order_items i set cancelled_quantity = i.cancelled_quantity + t.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t ("itemId" uuid, quantity integer)
    where i.id = t."itemId" and i.order_id = ${id}`.execute(tables<OrdersDatabase>(tx))

export const clearCancelledQuantities = (tx: Tx, id: OrderId) =>
  tables<OrdersDatabase>(tx)
    .updateTable('orders.order_items')
    .set({ cancelled_quantity: 0 })
    .where('order_id', '=', id)
    .where('cancelled_quantity', '>', 0)
    .execute()

export const addUndelivered = (
  tx: Tx,
  id: OrderId,
  { amount, delivery }: { amount: Centimes; delivery: Centimes },
) =>
  sql`
    update orders.orders set undelivered_centimes = undelivered_centimes + ${amount},
      undelivered_shipping_centimes = undelivered_shipping_centimes + ${delivery}
    where id = ${id}`.execute(tables<OrdersDatabase>(tx))

export async function findUndelivered(tx: Tx, id: OrderId): Promise<Centimes> {
  const rows = await tables<OrdersDatabase>(tx)
    .selectFrom('orders.orders')
    .select('undelivered_centimes as amount')
    .where('id', '=', id)
    .execute()
  return rows[0]?.amount ?? ZERO_CENTIMES
}

/** Of an order whose sale is reversed. */
export const clearUndelivered = (tx: Tx, id: OrderId) =>
  tables<OrdersDatabase>(tx)
    .updateTable('orders.orders')
    .set({ undelivered_centimes: ZERO_CENTIMES, undelivered_shipping_centimes: ZERO_CENTIMES })
    .where('id', '=', id)
    .where('undelivered_centimes', '>', ZERO_CENTIMES)
    .execute()

/** Of delivered exchanges, so that a second call changes nothing. */
export const saveExchanged = (tx: Tx, id: OrderId) =>
  sql`update orders.orders set exchanged_centimes = (
        select coalesce(sum(collect_centimes - stamp_duty_centimes), 0) from orders.parcels
        where order_id = ${id} and purpose = 'exchange' and state in ('delivered', 'cash_at_courier', 'remitted'))
      where id = ${id}`.execute(tables<OrdersDatabase>(tx))

/** The first request stays. The order must be locked. */
export const saveReturnRequested = (tx: Tx, id: string, requestedAt: Date) =>
  tables<OrdersDatabase>(tx)
    .updateTable('orders.orders')
    .set({ return_requested_at: requestedAt })
    .where('id', '=', id)
    .where('return_requested_at', 'is', null)
    .execute()

export const saveReturnState = (
  tx: Tx,
  id: string,
  { state, openReturns }: { state?: string; openReturns: number },
) =>
  sql`update orders.orders set return_state = coalesce(${state ?? null}, return_state), open_return_count = ${openReturns}
      where id = ${id}`.execute(tables<OrdersDatabase>(tx))

/** `until` is null for an order that is not delivered. */
export const saveReturnableUntil = (
  tx: Tx,
  windows: readonly { orderId: string; until: LocalDate | null }[],
) =>
  sql`
    update orders.orders o set returnable_until = w.until
    from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as w ("orderId" uuid, until date)
    where o.id = w."orderId"`.execute(tables<OrdersDatabase>(tx))

export const addRefunded = (tx: Tx, id: string, amount: Centimes) =>
  sql`update orders.orders set refunded_centimes = refunded_centimes + ${amount} where id = ${id}`.execute(
    tables<OrdersDatabase>(tx),
  )

export async function nextPosition(tx: Tx, id: OrderId): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 1) as next from orders.parcels where order_id = ${id}`.execute(
    tables<OrdersDatabase>(tx),
  )
  return rows[0]?.next ?? 1
}

export type ExchangeParcel = Pick<
  Parcel,
  'id' | 'state' | 'collect' | 'stampDuty' | 'cashHolder' | 'isClaimed'
>

/** Null when it is not a parcel of an exchange or replacement of this order. */
export async function findExchangeParcel(
  tx: Tx,
  orderId: OrderId,
  id: ParcelId,
): Promise<ExchangeParcel | null> {
  const { rows } = await sql<ExchangeParcel>`
    select id, state, collect_centimes as collect, stamp_duty_centimes as "stampDuty", cash_holder as "cashHolder",
      delivery_claimed_at is not null as "isClaimed"
    from orders.parcels
    where id = ${id} and order_id = ${orderId} and purpose = 'exchange'`.execute(
    tables<OrdersDatabase>(tx),
  )
  return rows[0] ?? null
}
