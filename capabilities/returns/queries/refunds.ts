import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, sum } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import { PAID_FOR_EXCHANGE } from './returnable-items.ts'
import type { RefundMethod, RefundState, ReturnCostOn, ReturnReason } from '../schema.ts'
import type { ReturnsDatabase } from '../tables.ts'

export type NewRefund = {
  id: string
  vendorId: string
  orderId: string
  returnId: string | null
  goods: Centimes
  delivery: Centimes
  method: RefundMethod
  destination: string | null
  dueOn: LocalDate
  createdBy: string
  retryOf?: string | null
  accrualId?: string | null
}

/** False when the return already has a refund that is not over. */
export async function insertReturnRefund(tx: Tx, made: NewRefund, now: Date): Promise<boolean> {
  const rows = await tables<ReturnsDatabase>(tx)
    .insertInto('returns.refunds')
    .values({
      id: made.id,
      vendor_id: made.vendorId,
      order_id: made.orderId,
      return_id: made.returnId,
      goods_centimes: made.goods,
      delivery_centimes: made.delivery,
      amount_centimes: sum([made.goods, made.delivery]),
      method: made.method,
      destination: made.destination,
      due_on: made.dueOn,
      created_by: made.createdBy,
      retry_of: made.retryOf ?? null,
      accrual_journal_id: made.accrualId ?? null,
      created_at: now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

type PendingRefundFilter = { states?: readonly ('due' | 'approved')[]; except?: string }

/** In centimes, due and approved by default, as far as the ledger does not have them yet. */
export async function pendingRefundTotal(
  tx: Tx,
  orderId: string,
  { states = ['due', 'approved'], except }: PendingRefundFilter = {},
): Promise<{ goods: Centimes; delivery: Centimes }> {
  const { rows } = await sql<{ goods: Centimes; delivery: Centimes }>`
    select coalesce(sum(goods_centimes), 0)::bigint as goods,
      coalesce(sum(delivery_centimes), 0)::bigint as delivery
    from returns.refunds where order_id = ${orderId} and state = any(${states}) and accrual_journal_id is null
      and id is distinct from ${except ?? null}::uuid`.execute(tables<ReturnsDatabase>(tx))
  return rows[0]! // a sum without groups always has one row
}

/** Due or approved, of a cancelled order rather than of a return. */
export async function listCancellationRefunds(tx: Tx, orderId: string): Promise<{ id: string }[]> {
  const rows = await tables<ReturnsDatabase>(tx)
    .selectFrom('returns.refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('return_id', 'is', null)
    .where('state', 'in', ['due', 'approved'])
    .orderBy('id')
    .execute()
  return rows
}

/**
 * Of a cancelled order, in centimes: its refunds that no gateway was asked for, by a card and otherwise. Payments
 * of approved ones of its returns go on.
 */
export async function sumWaitingRefunds(
  tx: Tx,
  orderId: string,
): Promise<{ byCard: Centimes; otherwise: Centimes }> {
  const { rows } = await sql<{ byCard: Centimes; otherwise: Centimes }>`
    select coalesce(sum(amount_centimes) filter (where method = 'card'), 0)::bigint as "byCard",
      coalesce(sum(amount_centimes) filter (where method <> 'card'), 0)::bigint as otherwise
    from returns.refunds where order_id = ${orderId}
      and (state = 'due' and return_id is null or state = 'approved' and method <> 'card')`.execute(
    tables<ReturnsDatabase>(tx),
  )
  return rows[0]! // a sum without groups always has one row
}

/** False where the order stood again before the gateway was asked. */
export async function isGatewayRefundOpen(tx: Tx, refundId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments.refunds where reference = ${refundId} and status <> 'cancelled'`.execute(
    tables<ReturnsDatabase>(tx),
  )
  return rows.length > 0
}

export async function findCancellingAdmin(tx: Tx, stepId: string): Promise<string | null> {
  const rows = await tables<ReturnsDatabase>(tx)
    .selectFrom('orders.status_history')
    .select('actor_id as id')
    .where('id', '=', stepId)
    .where('actor_role', '=', 'admin')
    .execute()
  return rows[0]?.id ?? null
}

export type LockedRefund = {
  id: string
  version: number
  vendorId: string
  orderId: string
  returnId: string | null
  goods: Centimes
  delivery: Centimes
  amount: Centimes
  method: RefundMethod
  destination: string | null
  state: RefundState
  dueOn: LocalDate
  createdBy: string
  approvedBy: string | null
  /** The journal that owes it to the buyer. */
  accrualId: string | null
  wasRetried: boolean
  /** Of its return. */
  returnReason: ReturnReason | null
  costOn: ReturnCostOn | null
}

export async function findRefundOrder(
  tx: Tx,
  id: string,
): Promise<{ orderId: string; returnId: string | null } | null> {
  const rows = await tables<ReturnsDatabase>(tx)
    .selectFrom('returns.refunds')
    .select(['order_id as orderId', 'return_id as returnId'])
    .where('id', '=', id)
    .execute()
  return rows[0] ?? null
}

/** The order must be locked first. */
export async function lockReturnRefund(tx: Tx, id: string): Promise<LockedRefund | null> {
  const { rows } = await sql<LockedRefund>`
    select f.id, f.version, f.vendor_id as "vendorId", f.order_id as "orderId", f.return_id as "returnId",
      f.goods_centimes as goods, f.delivery_centimes as delivery, f.amount_centimes as amount, f.method,
      f.destination, f.state, f.due_on::text as "dueOn", f.created_by as "createdBy", f.approved_by as "approvedBy",
      coalesce(f.accrual_journal_id, (select b.accrual_journal_id from returns.refunds b
        where b.id = f.retry_of)) as "accrualId",
      exists (select from returns.refunds a where a.retry_of = f.id) as "wasRetried",
      r.reason as "returnReason", r.cost_on as "costOn"
    from returns.refunds f left join returns.returns r on r.id = f.return_id
    where f.id = ${id} for update of f`.execute(tables<ReturnsDatabase>(tx))
  return rows[0] ?? null
}

type RefundsTransition = {
  to: RefundState
  by: string | null
  at: Date
  reason?: string | null
  reference?: string | null
  paidFrom?: PaidFrom
  journalId?: string | null
  accrualId?: string | null
  voucher?: string | null
}
/** Null where the admin did not say it. */
export type PaidFrom = 'till' | 'bank' | null

export const saveReturnRefund = (
  tx: Tx,
  id: string,
  { to, by, at: now, ...input }: RefundsTransition,
) =>
  sql`
    update returns.refunds set state = ${to}::text,
      approved_by = case when ${to} = 'approved' then ${by}::uuid else approved_by end,
      is_sole_approval = case when ${to} = 'approved' then created_by = ${by}::uuid else is_sole_approval end,
      approved_at = case when ${to} = 'approved' then ${now} else approved_at end,
      paid_at = case when ${to} = 'paid' then ${now} else paid_at end,
      journal_id = case when ${to} = 'paid' then ${input.journalId ?? null}::uuid else journal_id end,
      accrual_journal_id = coalesce(${input.accrualId ?? null}::uuid, accrual_journal_id),
      reference = coalesce(${input.reference ?? null}::text, reference),
      voucher = coalesce(${input.voucher ?? null}::text, voucher),
      paid_from = coalesce(${input.paidFrom ?? null}::text, paid_from),
      failed_at = case when ${to} = 'failed' then ${now}::timestamptz end,
      fail_reason = case when ${to} = 'failed' then ${input.reason ?? null}::text end,
      cancelled_at = case when ${to} = 'cancelled' then ${now} else cancelled_at end
    where id = ${id}`.execute(tables<ReturnsDatabase>(tx))

/** Of an order, the refunds that are over and that a cancellation may have kept from being withdrawn. */
export async function listUnwithdrawn(
  tx: Tx,
  orderId: string,
): Promise<{ accrualId: string; number: string }[]> {
  const { rows } = await sql<{ accrualId: string; number: string }>`
    select f.accrual_journal_id as "accrualId", coalesce(r.number, o.order_number) as number
    from returns.refunds f join orders.orders o on o.id = f.order_id
      left join returns.returns r on r.id = f.return_id
    where f.order_id = ${orderId} and f.state = 'cancelled' and f.accrual_journal_id is not null
      and not exists (select from returns.refunds a where a.retry_of = f.id)
    order by f.id`.execute(tables<ReturnsDatabase>(tx))
  return rows
}

/**
 * Of delivered cheaper exchanges, in the books since: due, or withdrawn by the cancellation of their order.
 */
export async function listSavings(
  tx: Tx,
  orderId: string,
  state: 'due' | 'cancelled',
): Promise<{ id: string; number: string }[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select f.id, r.number from returns.refunds f join returns.returns r on r.id = f.return_id
    where f.order_id = ${orderId} and f.state = ${state} and f.accrual_journal_id is not null and r.outcome = 'exchanged'
      and not exists (select from returns.refunds a where a.retry_of = f.id)
    order by f.id`.execute(tables<ReturnsDatabase>(tx))
  return rows
}

export const saveAccrual = (tx: Tx, id: string, journalId: string | null) =>
  tables<ReturnsDatabase>(tx)
    .updateTable('returns.refunds')
    .set({ accrual_journal_id: journalId })
    .where('id', '=', id)
    .execute()

/** With the refunds that it was shared with. */
export const clearAccrual = (tx: Tx, accrualId: string) =>
  tables<ReturnsDatabase>(tx)
    .updateTable('returns.refunds')
    .set({ accrual_journal_id: null })
    .where('accrual_journal_id', '=', accrualId)
    .execute()

/** Of a return: the last one, when it failed and was not retried. */
export async function findFailedRefund(
  tx: Tx,
  returnId: string,
): Promise<{ accrualId: string } | null> {
  const { rows } = await sql<{ accrualId: string }>`
    select f.accrual_journal_id as "accrualId" from returns.refunds f
    where f.return_id = ${returnId} and f.state = 'failed' and f.accrual_journal_id is not null
      and not exists (select from returns.refunds a where a.retry_of = f.id)
    order by f.id desc limit 1`.execute(tables<ReturnsDatabase>(tx))
  return rows[0] ?? null
}

/** What a refund is for: pieces of the order (`exchange` null) and what exchanges brought, by what was paid for them. */
export async function listReturnedParts(
  tx: Tx,
  refundId: string,
): Promise<{ exchange: string | null; weight: Centimes }[]> {
  const { rows } = await sql<{ exchange: string | null; weight: Centimes }>`
    select i.exchange_id as exchange, sum(round(i.received_quantity * coalesce(
      ${sql.raw(PAID_FOR_EXCHANGE)}::numeric / e.quantity,
      (oi.total_centimes - oi.discount_centimes)::numeric / oi.quantity)))::bigint as weight
    from returns.refunds f join returns.return_items i on i.return_id = f.return_id and i.received_quantity > 0
    join orders.order_items oi on oi.id = i.order_item_id
    left join returns.exchanges e on e.return_id = i.exchange_id
    where f.id = ${refundId} group by i.exchange_id`.execute(tables<ReturnsDatabase>(tx))
  return rows
}
