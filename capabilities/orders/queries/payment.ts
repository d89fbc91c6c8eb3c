import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instantText } from '#platform/database/index.ts'
import type { PaymentMethod } from '#kernel/payment-methods.ts'
import type { OrderId, PaymentStatus, PurchaseId } from '../schema.ts'
import type { OrdersDatabase } from '../tables.ts'

/** A vendor sees only the refunds of its own order, and no card receipt. */
export const paymentFor = (reader: 'buyer' | 'shop' | 'team') => `(
  select json_build_object('state', h.state, 'expires_at', ${instantText('h.expires_at')},
    'attempts', (select coalesce(json_agg(json_build_object('id', i.id, 'method', i.method,
        'gateway', i.gateway, 'status', i.status, 'amount', trim_scale(coalesce(i.captured_centimes, i.amount_centimes) / 100.0),
        'at', ${instantText('i.created_at')},
        'ended_at', (select ${instantText('max(s.happened_at)')} from payments.status_history s
          where s.intent_id = i.id and s.to_status <> 'pending'),
        'receipt', ${reader === 'shop' ? 'null' : 'i.receipt'}) order by i.created_at, i.id), '[]')
      from payments.intents i where i.purchase_id = h.purchase_id and i.gateway is not null),
    'refunds', (select coalesce(json_agg(json_build_object('id', r.id, 'order_id', r.order_id,
        'amount', trim_scale(r.amount_centimes / 100.0), 'reason', r.reason, 'status', r.status,
        'reference', r.gateway_reference, 'at', ${instantText('r.created_at')},
        'settled_at', ${instantText('r.settled_at')}) order by r.created_at, r.id), '[]')
      from payments.refunds r join payments.intents i on i.id = r.intent_id
      where i.purchase_id = h.purchase_id and r.status <> 'cancelled'
        ${reader === 'buyer' ? '' : 'and r.order_id = o.id'}))
  from payments.holds h where h.purchase_id = p.id)`

/** The locked purchase with its order ids in id order (the lock order). */
export type PaidPurchase = {
  id: PurchaseId
  number: string
  paymentMethod: PaymentMethod
  buyer: { firstName: string; email: string; language: Language }
  orderIds: readonly OrderId[]
}

export async function lockPaidPurchase(tx: Tx, id: string): Promise<PaidPurchase | null> {
  const db = tables<OrdersDatabase>(tx)
  const { rows } = await sql<Omit<PaidPurchase, 'orderIds'>>`
    select p.id, p.number, p.payment_method as "paymentMethod",
      json_build_object('firstName', p.first_name, 'email', p.email, 'language', p.language) as buyer
    from orders.purchases p where p.id = ${id} for update`.execute(db)
  const purchase = rows[0]
  if (!purchase) return null
  const { rows: orders } = await sql<{ id: OrderId }>`
    select id from orders.orders where purchase_id = ${id} order by id`.execute(db)
  return { ...purchase, orderIds: orders.map((order) => order.id) }
}

export const savePaymentMethod = (tx: Tx, id: string, method: PaymentMethod) =>
  tables<OrdersDatabase>(tx)
    .updateTable('orders.purchases')
    .set({ payment_method: method })
    .where('id', '=', id)
    .execute()

export const savePaymentStatus = (tx: Tx, id: OrderId, status: PaymentStatus) =>
  tables<OrdersDatabase>(tx)
    .updateTable('orders.orders')
    .set({ payment_status: status })
    .where('id', '=', id)
    .execute()

/** Rolls back only `work` when it returns false. */
export async function withSavepoint(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  const db = tables<OrdersDatabase>(tx)
  await sql`savepoint tried`.execute(db)
  const isDone = await work()
  await (isDone ? sql`release savepoint tried` : sql`rollback to savepoint tried`).execute(db)
  return isDone
}

export type PurchasePaymentRow = {
  id: PurchaseId
  number: string
  paymentMethod: PaymentMethod
  isPending: boolean
}

export async function findPurchase(db: Db, id: PurchaseId): Promise<PurchasePaymentRow | null> {
  const { rows } = await sql<PurchasePaymentRow>`
    select p.id, p.number, p.payment_method as "paymentMethod",
      exists (select from orders.orders o where o.purchase_id = p.id and o.status = 'pending') as "isPending"
    from orders.purchases p where p.id = ${id}`.execute(tables<OrdersDatabase>(db))
  return rows[0] ?? null
}

export async function getOrderNumber(tx: Tx, id: string): Promise<string> {
  const rows = await tables<OrdersDatabase>(tx)
    .selectFrom('orders.orders')
    .select('order_number as number')
    .where('id', '=', id)
    .execute()
  return rows[0]!.number // what was paid for is never deleted
}
