import { sql } from 'kysely'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { type Db, tables } from '#platform/database/index.ts'
import { isClaimDue } from '#capabilities/orders/index.ts'
import type { WorkQueuesView } from '../contract.ts'
import type { AdminDashboardDatabase } from '../tables.ts'

/** Work that waits for the operator outside of moderation. No row counts twice. */
export async function readWorkQueues(
  db: Db,
  today: LocalDate,
): Promise<Omit<WorkQueuesView, 'backup_overdue'>> {
  const { rows } = await sql<Omit<WorkQueuesView, 'backup_overdue'>>`
    select refunds.*,
      (select count(*)::integer from payouts.batches where state = 'submitted') as batches_to_approve,
      (select count(*)::integer from payments.refunds where status = 'manual') as card_refunds_by_hand,
      remittances.*,
      (select count(*)::integer from treasury.manual_journals where state = 'recorded') as journals_to_post,
      (select count(*)::integer from payouts.remittances r
        where r.state = 'posted' and coalesce(r.suspense_centimes, 0) + coalesce((
          select sum(i.amount_centimes) from treasury.manual_journals m
          join treasury.manual_lines i on i.manual_journal_id = m.id and i.account = 'courier_clearing'
          where m.remittance_id = r.id and m.state = 'posted'), 0) <> 0) as suspense_items,
      (select count(*)::integer from treasury.gateway_settlements
        where state = 'imported') as gateway_settlements_to_post,
      (select count(*)::integer from payouts.settlements where state = 'recorded') as vendor_settlements_to_post,
      (select count(*)::integer from treasury.till_deposits where state = 'recorded') as till_deposits_to_confirm,
      (select count(*)::integer from payouts.payout_returns where state = 'recorded') as payout_returns_to_confirm,
      (select count(*)::integer from payouts.loss_claims
        where state = 'open' and due_on < ${today}::date) as late_claims,
      (select count(distinct pa.order_id)::integer from orders.parcels pa
        where ${isClaimDue(noonOfDay(today))}) as delivery_claims,
      (select count(*)::integer from phone_confirmation.call_tasks
        where state in ('to_confirm', 'no_answer', 'callback')) as calls
    from (
      select count(*) filter (where state = 'due')::integer as refunds_to_approve,
        count(*) filter (where state = 'approved' and method <> 'card')::integer as refunds_to_pay
      from returns.refunds where state in ('due', 'approved')) refunds,
    (
      select count(*) filter (where open = 0)::integer as remittances_to_post,
        coalesce(sum(open), 0)::integer as differences
      from (
        select (select count(*) from payouts.remittance_lines l
            where l.remittance_id = r.id and l.state in ('open', 'asked')) as open
        from payouts.remittances r where r.state = 'matched') counted) remittances`.execute(
    tables<AdminDashboardDatabase>(db),
  )
  return rows[0]! // aggregates without groups are one row
}

/** A notification of work: its kind and the record that it is about. */
export type NotifiedWork = { id: string; what: string; subject: string }

/** Ids of those whose work is not open any more: decided, done or withdrawn. */
export async function listDecidedWork(db: Db, work: readonly NotifiedWork[]): Promise<Set<string>> {
  if (work.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select w.id from jsonb_to_recordset(${JSON.stringify(work)}::jsonb)
      as w (id uuid, what text, subject uuid)
    where case w.what
      when 'team.shop_waits' then not exists (select from vendors.vendors v
        where v.id = w.subject and v.verification_status = 'pending')
      when 'team.document_waits' then not exists (select from vendors.verification_documents d
        where d.vendor_id = w.subject and d.status = 'pending')
      when 'team.data_request' then not exists (select from privacy.data_requests d
        where d.id = w.subject and d.state in ('received', 'verified', 'in_progress'))
      when 'team.contact' then not exists (select from messaging.threads t
        where t.id = w.subject and t.state = 'open')
      when 'team.reported' then not exists (select from reviews.reports r
        where r.id = w.subject and r.state = 'open')
      when 'team.batch_waits' then not exists (select from payouts.batches b
        where b.id = w.subject and b.state = 'submitted')
      when 'team.remittance_differs' then not exists (select from payouts.remittances r
        where r.id = w.subject and r.state in ('imported', 'matched'))
      else false end`.execute(tables<AdminDashboardDatabase>(db))
  return new Set(rows.map(({ id }) => id))
}
