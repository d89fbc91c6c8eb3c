import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { IntentId, Refund } from '../schema.ts'
import type { PaymentsDatabase } from '../tables.ts'

const REFUND =
  sql.raw(`r.id, r.intent_id as "intentId", i.purchase_id as "purchaseId", r.order_id as "orderId",
  i.gateway, i.gateway_id as "gatewayId", r.reference, r.reason, r.amount_centimes::float8 as amount, r.status,
  r.failure_reason as "failureReason", r.requested_by as "requestedBy", r.created_at as "createdAt"`)

/** Also reduces what is left of the payment. False when the reference exists. */
export async function insertPaymentRefund(
  tx: Tx,
  refund: Pick<Refund, 'id' | 'intentId' | 'orderId' | 'reference' | 'reason' | 'requestedBy'> & {
    amount: Centimes
  },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with made as (
      insert into payments.refunds (id, intent_id, order_id, reference, reason, amount_centimes,
        requested_by, created_at)
      values (${refund.id}, ${refund.intentId}, ${refund.orderId}, ${refund.reference}, ${refund.reason},
        ${refund.amount}, ${refund.requestedBy}, ${now})
      on conflict (reference) do nothing returning intent_id, amount_centimes)
    update payments.intents i set refunded_centimes = refunded_centimes + made.amount_centimes
    from made where i.id = made.intent_id returning 1`.execute(tables<PaymentsDatabase>(tx))
  return rows.length > 0
}

export async function lockPaymentRefund(
  tx: Tx,
  by: { id: string } | { reference: string },
): Promise<Refund | null> {
  const which = 'id' in by ? sql`r.id = ${by.id}` : sql`r.reference = ${by.reference}`
  const { rows } = await sql<Refund>`
    select ${REFUND} from payments.refunds r join payments.intents i on i.id = r.intent_id
    where ${which} for update of r`.execute(tables<PaymentsDatabase>(tx))
  return rows[0] ?? null
}

/** With the number of its purchase. */
export async function findPaymentRefund(
  tx: Tx,
  id: string,
): Promise<{ id: string; number: string } | null> {
  const { rows } = await sql<{ id: string; number: string }>`
    select r.id, h.number from payments.refunds r join payments.intents i on i.id = r.intent_id
      join payments.holds h on h.purchase_id = i.purchase_id
    where r.id = ${id}`.execute(tables<PaymentsDatabase>(tx))
  return rows[0] ?? null
}

/** Locks unsent refunds, except those of returns; one with unknown outcome may have arrived, one recorded as paid has. */
export async function lockUnsentRefund(tx: Tx, orderId: string): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select ${REFUND} from payments.refunds r join payments.intents i on i.id = r.intent_id
    where r.order_id = ${orderId} and r.reason in ('cancelled', 'cancelled_after_shipping', 'parcel_returned')
      and (r.status = 'due' or (r.status = 'manual' and r.failure_reason is distinct from 'unknown'
        and not exists (select from payments.refund_settlements s where s.refund_id = r.id and s.state = 'recorded')))
    order by r.id for update of r`.execute(tables<PaymentsDatabase>(tx))
  return rows
}

/** In centimes, refunded or pending: for returns, and for all other reasons. */
export async function getRefundSums(tx: Tx, orderId: string): Promise<RefundSums> {
  const { rows } = await sql<RefundSums>`
    select coalesce(sum(amount_centimes) filter (where reason = 'returned'), 0)::float8 as returned,
      coalesce(sum(amount_centimes) filter (where reason <> 'returned'), 0)::float8 as other
    from payments.refunds where order_id = ${orderId} and status <> 'cancelled'`.execute(
    tables<PaymentsDatabase>(tx),
  )
  return rows[0]! // a sum without groups always has one row
}
export type RefundSums = { returned: Centimes; other: Centimes }

type Saved = {
  status: Refund['status']
  failureReason?: string | null
  gatewayReference?: string | null
  by?: string | null
  now: Date
}

export const savePaymentRefund = (tx: Tx, id: string, saved: Saved) =>
  sql`update payments.refunds set status = ${saved.status}::text, failure_reason = ${saved.failureReason ?? null},
        gateway_reference = coalesce(${saved.gatewayReference ?? null}, gateway_reference),
        settled_at = case when ${saved.status} in ('done', 'cancelled') then ${saved.now}::timestamptz end,
        settled_by = ${saved.by ?? null}::uuid
      where id = ${id}`.execute(tables<PaymentsDatabase>(tx))

export const releaseRefundAmount = (tx: Tx, intentId: IntentId, amount: Centimes) =>
  sql`update payments.intents set refunded_centimes = refunded_centimes - ${amount}
      where id = ${intentId}`.execute(tables<PaymentsDatabase>(tx))
