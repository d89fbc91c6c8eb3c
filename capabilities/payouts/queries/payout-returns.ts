import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import { soleApprovalFrom } from '#capabilities/identity/index.ts'
import type { PayoutReturnView } from '../payout-returns.contract.ts'
import type { PayoutFailReason, PayoutState } from '../schema.ts'
import type { PayoutsDatabase } from '../tables.ts'

export type SentPayout = {
  id: string
  vendorId: string
  amount: Centimes
  batchId: string
  batchNumber: string
  state: PayoutState
  /** When the bank paid it, or, until it is settled, when it was sent; null before. */
  leftAt: Date | null
  journalId: string | null
}

export async function lockSentPayout(tx: Tx, id: string): Promise<SentPayout | null> {
  const { rows } = await sql<SentPayout>`
    select p.id, p.vendor_id as "vendorId", p.amount_centimes as amount, b.id as "batchId",
      b.number as "batchNumber", p.state, coalesce(p.paid_at, b.sent_at) as "leftAt", p.journal_id as "journalId"
    from payouts.payouts p join payouts.batches b on b.id = p.batch_id
    where p.id = ${id} for update of p`.execute(tables<PayoutsDatabase>(tx))
  return rows[0] ?? null
}

type NewPayoutReturn = {
  id: string
  payoutId: string
  returnedOn: LocalDate
  bankReference: string
  reason: PayoutFailReason
  by: string
  now: Date
}

/** False when the payout has one that is not rejected. */
export async function insertPayoutReturn(tx: Tx, made: NewPayoutReturn): Promise<boolean> {
  const rows = await tables<PayoutsDatabase>(tx)
    .insertInto('payouts.payout_returns')
    .values({
      id: made.id,
      payout_id: made.payoutId,
      returned_on: made.returnedOn,
      bank_reference: made.bankReference,
      reason: made.reason,
      recorded_by: made.by,
      recorded_at: made.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

export type LockedPayoutReturn = {
  id: string
  payoutId: string
  bankReference: string
  reason: PayoutFailReason
  state: PayoutReturnView['state']
  recordedBy: string
}

export async function findBatchOfReturn(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.batch_id as id from payouts.payout_returns r join payouts.payouts p on p.id = r.payout_id
    where r.id = ${id}`.execute(tables<PayoutsDatabase>(tx))
  return rows[0]?.id ?? null
}

export async function lockPayoutReturn(tx: Tx, id: string): Promise<LockedPayoutReturn | null> {
  const rows = await tables<PayoutsDatabase>(tx)
    .selectFrom('payouts.payout_returns')
    .select([
      'id',
      'payout_id as payoutId',
      'bank_reference as bankReference',
      'reason',
      'state',
      'recorded_by as recordedBy',
    ])
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return rows[0] ?? null
}

type Decision = {
  id: string
  state: 'confirmed' | 'rejected'
  by: string
  now: Date
  journalId?: string | null
  reason?: string | null
}

export const savePayoutReturn = (
  tx: Tx,
  { id, state, by, now, journalId = null, reason = null }: Decision,
) =>
  sql`update payouts.payout_returns set state = ${state}, decided_by = ${by}, decided_at = ${now},
        journal_id = ${journalId}, reject_reason = ${reason},
        is_sole_approval = ${state} = 'confirmed' and recorded_by = ${by}::uuid
      where id = ${id}`.execute(tables<PayoutsDatabase>(tx))

const view = (adminId: string) => sql`json_build_object('id', r.id, 'payout_id', r.payout_id,
  'vendor', json_build_object('id', v.id, 'business_name', v.business_name), 'batch_number', b.number,
  'amount', trim_scale(p.amount_centimes / 100.0), 'returned_on', r.returned_on::text,
  'bank_reference', r.bank_reference, 'reason', r.reason, 'state', r.state, 'reject_reason', r.reject_reason,
  'recorded_by', (select email from identity.users where id = r.recorded_by),
  'recorded_at', ${instant('r.recorded_at')}, 'is_own', r.recorded_by = ${adminId}::uuid,
  'opens_at', ${soleApprovalFrom('payout_return', sql`r.id`, sql`r.recorded_by`)})`
const TABLES = sql`payouts.payout_returns r join payouts.payouts p on p.id = r.payout_id
  join payouts.batches b on b.id = p.batch_id join vendors.vendors v on v.id = p.vendor_id`

export async function listRecordedReturns(db: Db, adminId: string): Promise<PayoutReturnView[]> {
  const { rows } = await sql<{ view: PayoutReturnView }>`
    select ${view(adminId)} as view from ${TABLES} where r.state = 'recorded'
    order by r.recorded_at desc, r.id desc limit 100`.execute(tables<PayoutsDatabase>(db))
  return rows.map((row) => row.view)
}

export async function findPayoutReturn(
  db: Db,
  id: string,
  adminId: string,
): Promise<PayoutReturnView | null> {
  const { rows } = await sql<{ view: PayoutReturnView }>`
    select ${view(adminId)} as view from ${TABLES} where r.id = ${id}`.execute(
    tables<PayoutsDatabase>(db),
  )
  return rows[0]?.view ?? null
}
