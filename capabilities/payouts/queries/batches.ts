import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { PlannedPayout } from '../rules/batch.ts'
import type {
  BatchId,
  BatchKind,
  BatchState,
  LockedBatch,
  LockedPayout,
  PayoutFailReason,
} from '../schema.ts'
import type { PayoutsDatabase } from '../tables.ts'

type NewBatch = {
  id: BatchId
  kind: BatchKind
  payouts: readonly (PlannedPayout & { id: string; lineIds: readonly string[] })[]
  fromOn: LocalDate
  untilOn: LocalDate
  createdBy: string
  now: Date
}

export async function insertBatch(tx: Tx, batch: NewBatch): Promise<void> {
  const db = tables<PayoutsDatabase>(tx)
  const { id, payouts, now, fromOn, untilOn } = batch
  const year = untilOn.slice(0, 4)
  await sql`
    insert into payouts.batches (id, number, kind, created_by, created_at)
    select ${id}, 'P-' || ${year}::text || '-' || lpad((coalesce(max(substr(number, 8)::integer), 0) + 1)::text, 4, '0'),
      ${batch.kind}, ${batch.createdBy}, ${now}
    from payouts.batches where number like 'P-' || ${year}::text || '-%'`.execute(db)
  const rows = payouts.map(({ id: payoutId, vendorId, account, amount }) => ({
    id: payoutId,
    vendor_id: vendorId,
    account_id: account.id,
    number: account.number,
    holder: account.holder,
    amount,
  }))
  await sql`
    insert into payouts.payouts (id, vendor_id, batch_id, payout_account_id, account_number,
      account_holder, amount_centimes, from_on, until_on, created_at)
    select id, vendor_id, ${id}, account_id, number, holder, amount, ${fromOn}::date, ${untilOn}::date, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (id uuid, vendor_id uuid, account_id uuid, number text, holder text, amount bigint)`.execute(
    db,
  )
  const lines = payouts.flatMap(({ id: payoutId, vendorId, lines: all, lineIds }) =>
    all.map((line, index) => ({
      id: lineIds[index],
      payout_id: payoutId,
      vendor_id: vendorId,
      ...line,
    })),
  )
  await sql`
    insert into payouts.payout_lines (id, vendor_id, payout_id, order_id, adjustment_id, kind, amount_centimes, reason)
    select id, vendor_id, payout_id, "orderId", "adjustmentId", kind, amount, reason
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l (id uuid, vendor_id uuid, payout_id uuid, "orderId" uuid, "adjustmentId" uuid,
        kind text, amount bigint, reason text)`.execute(db)
  await sql`
    update payouts.batches b set state = 'submitted', submitted_at = ${now},
      (payout_count, total_centimes) = (select count(*), sum(p.amount_centimes)
        from payouts.payouts p where p.batch_id = b.id)
    where id = ${id}`.execute(db)
}

export async function lockBatch(tx: Tx, id: string): Promise<LockedBatch | null> {
  const { rows } = await sql<LockedBatch>`
    select id, version, number, kind, state, created_by as "createdBy", file_sha256 as "fileSha256",
      sent_at as "sentAt"
    from payouts.batches where id = ${id} for update`.execute(tables<PayoutsDatabase>(tx))
  return rows[0] ?? null
}

export async function listPlanned(tx: Tx, batchId: string): Promise<LockedPayout[]> {
  const { rows } = await sql<LockedPayout>`
    select id, vendor_id as "vendorId", batch_id as "batchId", amount_centimes as amount, state
    from payouts.payouts where batch_id = ${batchId} and state = 'planned'
    order by id for update`.execute(tables<PayoutsDatabase>(tx))
  return rows
}

type BatchesHistoryEntry = {
  id: BatchId
  to: BatchState
  by: string
  now: Date
  fileSha256?: string
  reason?: string
}

/** Constraints of the table guard which fields a state needs. */
export async function saveBatchState(
  tx: Tx,
  { id, to, by, now, ...rest }: BatchesHistoryEntry,
): Promise<void> {
  await sql`
    update payouts.batches set state = ${to}::text,
      approved_at = case when ${to}::text = 'approved' then ${now}::timestamptz else approved_at end,
      approved_by = case when ${to}::text = 'approved' then ${by}::uuid else approved_by end,
      is_sole_approval = case when ${to}::text = 'approved' then created_by = ${by}::uuid else is_sole_approval end,
      sent_at = case when ${to}::text = 'sent' then ${now}::timestamptz else sent_at end,
      file_sha256 = coalesce(${rest.fileSha256 ?? null}::text, file_sha256),
      settled_at = case when ${to}::text = 'settled' then ${now}::timestamptz end,
      cancelled_at = case when ${to}::text = 'cancelled' then ${now}::timestamptz end,
      cancel_reason = ${rest.reason ?? null}::text
    where id = ${id}`.execute(tables<PayoutsDatabase>(tx))
}

type History = {
  id: string
  batchId?: string
  payoutId?: string
  vendorId?: string
  from: string | null
  to: string
  by: string
  reason?: string | null
  now: Date
}

export async function insertHistory(tx: Tx, step: History): Promise<void> {
  await tables<PayoutsDatabase>(tx)
    .insertInto('payouts.status_history')
    .values({
      id: step.id,
      vendor_id: step.vendorId ?? null,
      batch_id: step.batchId ?? null,
      payout_id: step.payoutId ?? null,
      from_state: step.from,
      to_state: step.to,
      actor_role: 'admin',
      actor_id: step.by,
      reason: step.reason ?? null,
      happened_at: step.now,
    })
    .execute()
}

export async function savePaid(
  tx: Tx,
  paid: readonly { id: string; journalId: string }[],
  { reference, paidAt }: { reference: string | null; paidAt: Date },
): Promise<void> {
  await sql`
    update payouts.payouts p
    set state = 'paid', paid_at = ${paidAt}, journal_id = x."journalId", bank_reference = ${reference}
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as x (id uuid, "journalId" uuid)
    where p.id = x.id and p.state = 'planned'`.execute(tables<PayoutsDatabase>(tx))
}

/** Releases their lines; returns the order ids. */
export async function releasePayouts(
  tx: Tx,
  ids: readonly string[],
  { failReason, now }: { failReason: PayoutFailReason | null; now: Date },
): Promise<{ orderId: string; vendorId: string }[]> {
  const db = tables<PayoutsDatabase>(tx)
  const { rows } = await sql<{ orderId: string | null; vendorId: string }>`
    update payouts.payout_lines set released_at = ${now}
    where payout_id = any(${ids}::uuid[]) and released_at is null
    returning order_id as "orderId", vendor_id as "vendorId"`.execute(db)
  await sql`
    update payouts.payouts set state = ${failReason ? 'failed' : 'cancelled'},
      failed_at = case when ${failReason}::text is not null then ${now}::timestamptz end, fail_reason = ${failReason}::text,
      cancelled_at = case when ${failReason}::text is null then ${now}::timestamptz end
    where id = any(${ids}::uuid[]) and state = 'planned'`.execute(db)
  return rows.flatMap(({ orderId, vendorId }) => (orderId === null ? [] : [{ orderId, vendorId }]))
}
