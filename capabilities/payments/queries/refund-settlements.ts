import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import {
  allConditions,
  type Db,
  instant,
  olderThan,
  tables,
  type Tx,
} from '#platform/database/index.ts'
import { soleApprovalFrom } from '#capabilities/identity/index.ts'
import type { ManualRefundView } from '../contract.ts'
import { NEEDS_APPROVAL } from '../rules/needs-approval.ts'
import type { RefundSettlement, RefundSettlementState, SettlementSource } from '../schema.ts'
import type { PaymentsDatabase } from '../tables.ts'
import { gatewayName } from './gateway-name.ts'

type NewRefundSettlement = {
  id: string
  refundId: string
  reference: string
  paidOn: LocalDate
  paidFrom: SettlementSource
  by: string
  now: Date
}

/** False when the refund already has one that is not rejected or withdrawn. */
export async function insertRefundSettlement(tx: Tx, made: NewRefundSettlement): Promise<boolean> {
  const rows = await tables<PaymentsDatabase>(tx)
    .insertInto('payments.refund_settlements')
    .values({
      id: made.id,
      refund_id: made.refundId,
      reference: made.reference,
      paid_on: made.paidOn,
      paid_from: made.paidFrom,
      recorded_by: made.by,
      recorded_at: made.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Another admin has not decided on it yet. */
export async function isRecordedAsPaid(tx: Tx, refundId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments.refund_settlements where refund_id = ${refundId} and state = 'recorded'`.execute(
    tables<PaymentsDatabase>(tx),
  )
  return rows.length > 0
}

/** Not locked: the refund is locked before what was recorded of it. */
export async function findSettledRefund(tx: Tx, settlementId: string): Promise<string | null> {
  const rows = await tables<PaymentsDatabase>(tx)
    .selectFrom('payments.refund_settlements')
    .select('refund_id as refundId')
    .where('id', '=', settlementId)
    .execute()
  return rows[0]?.refundId ?? null
}

export async function lockRefundSettlement(tx: Tx, id: string): Promise<RefundSettlement | null> {
  const rows = await tables<PaymentsDatabase>(tx)
    .selectFrom('payments.refund_settlements')
    .select([
      'id',
      'refund_id as refundId',
      'reference',
      'state',
      'recorded_by as recordedBy',
      'paid_from as paidFrom',
    ])
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return rows[0] ?? null
}

type Decision = {
  id: string
  state: Exclude<RefundSettlementState, 'recorded'>
  by: string
  reason: string | null
  now: Date
}

export const saveRefundSettlementDecision = (tx: Tx, { id, state, by, reason, now }: Decision) =>
  sql`update payments.refund_settlements set state = ${state}, decided_by = ${by}, decided_at = ${now},
        reject_reason = ${reason}, is_sole_approval = ${state} = 'confirmed' and recorded_by = ${by}::uuid
      where id = ${id}`.execute(tables<PaymentsDatabase>(tx))

export const saveSettlementPosted = (
  tx: Tx,
  { refundId, voucher, now }: { refundId: string; voucher: string | null; now: Date },
) =>
  tables<PaymentsDatabase>(tx)
    .updateTable('payments.refund_settlements')
    .set({ posted_at: now, voucher })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'confirmed')
    .execute()

/** Taken from the till by a person, though the books have it there. */
export async function sumTillRefunds(tx: Tx): Promise<Centimes> {
  const { rows } = await sql<{ amount: Centimes }>`
    select coalesce(sum(r.amount_centimes), 0)::bigint as amount
    from payments.refund_settlements s join payments.refunds r on r.id = s.refund_id
    where s.paid_from = 'till' and s.state in ('recorded', 'confirmed') and s.posted_at is null`.execute(
    tables<PaymentsDatabase>(tx),
  )
  return rows[0]!.amount // an aggregate without groups has one row
}

const view = (adminId: string) => sql`json_build_object('id', r.id, 'order_id', r.order_id,
  'amount', trim_scale(r.amount_centimes / 100.0), 'reason', r.reason, 'status', r.status,
  'at', ${instant('r.created_at')}, 'purchase_number', h.number, 'gateway_name', ${gatewayName('i.gateway')},
  'gateway_reference', i.gateway_id, 'needs_approval', r.failure_reason is not distinct from ${NEEDS_APPROVAL},
  'settlement', (select json_build_object('id', s.id, 'reference', s.reference, 'paid_on', s.paid_on::text, 'paid_from', s.paid_from, 'voucher', s.voucher,
      'recorded_by', (select email from identity.users where id = s.recorded_by),
      'recorded_at', ${instant('s.recorded_at')}, 'is_own', s.recorded_by = ${adminId}::uuid)
    from payments.refund_settlements s where s.refund_id = r.id and s.state in ('recorded', 'confirmed')),
  'rejected', (select case when s.state = 'rejected' then json_build_object('reason', s.reject_reason,
      'by', (select email from identity.users where id = s.decided_by)) end
    from payments.refund_settlements s where s.refund_id = r.id order by s.recorded_at desc, s.id desc limit 1),
  'is_own', coalesce(r.requested_by = ${adminId}::uuid, false),
  'opens_at', ${soleApprovalFrom('payment_refund', sql`r.id`, sql`${adminId}::uuid`)})`

const TABLES = sql`payments.refunds r join payments.intents i on i.id = r.intent_id
  join payments.holds h on h.purchase_id = i.purchase_id`

type Filter = { after: Cursor | null; limit: number; adminId: string }
type ListedManualRefunds = {
  rows: { view: ManualRefundView; at: string; id: string }[]
  total: number
}

/** Those that wait for people, newest first. */
export async function listManualRefunds(db: Db, filter: Filter): Promise<ListedManualRefunds> {
  const { after, limit, adminId } = filter
  const { rows } = await sql<ListedManualRefunds>`
    select (select count(*)::integer from payments.refunds where status = 'manual') as total,
      (select coalesce(json_agg(page order by created_at desc, id desc), '[]') from (
        select ${view(adminId)} as view, ${instant('r.created_at', 'US')} as at, r.id, r.created_at
        from ${TABLES} where ${allConditions(sql`r.status = 'manual'`, olderThan(after, 'r.created_at', 'r.id'))}
        order by r.created_at desc, r.id desc limit ${limit + 1}) page) as rows`.execute(
    tables<PaymentsDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findManualRefund(
  db: Db,
  refundId: string,
  adminId: string,
): Promise<ManualRefundView | null> {
  const { rows } = await sql<{ view: ManualRefundView }>`
    select ${view(adminId)} as view from ${TABLES} where r.id = ${refundId}`.execute(
    tables<PaymentsDatabase>(db),
  )
  return rows[0]?.view ?? null
}
