import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { LeftOutReason } from '../contract.ts'
import type { BatchKind } from '../schema.ts'
import { hasActiveHold, isAccountRefused } from './holds.ts'
import { openOrders } from './payable-orders.ts'
import type { PayoutsDatabase } from '../tables.ts'

export type LeftOutVendor = {
  vendorId: string
  name: string
  amount: Centimes
  reason: Exclude<LeftOutReason, 'below_minimum'>
}
type Asking = {
  kind: BatchKind
  /** Who is in the batch. */
  planned: readonly string[]
  today: LocalDate
  /** An account that replaced another one since then rests. */
  changedBefore: Date
}

/**
 * Who is owed for open orders and not in a batch of this kind, with the first reason for it. Who has no account
 * is in no kind, and so in each.
 */
export async function listLeftOutVendors(
  db: Db,
  { kind, planned, today, changedBefore }: Asking,
): Promise<LeftOutVendor[]> {
  const { rows } = await sql<LeftOutVendor>`
    with owed as (
      select l.vendor_id, sum(l.due)::bigint as amount
      from ${openOrders(sql`l.vendor_id <> all(${planned}::uuid[])`)} l
      group by l.vendor_id having sum(l.due) > 0)
    select v.id as "vendorId", v.business_name as name, owed.amount, case
        when a.id is null then 'no_account'
        when ${hasActiveHold(sql`v.id`, today)} then 'on_hold'
        when ${isAccountRefused(sql`v.id`)} then 'account_refused'
        when exists (select from payouts.payouts p where p.vendor_id = v.id and p.state = 'planned') then 'in_batch'
        when a.created_at > ${changedBefore} and exists (select from vendors.payout_accounts b
          where b.vendor_id = v.id and b.retired_at is not null) then 'account_rests'
        else 'waits' end as reason
    from owed join vendors.vendors v on v.id = owed.vendor_id
    left join vendors.payout_accounts a on a.vendor_id = v.id and a.retired_at is null
    where a.id is null or (a.kind = 'rib') = (${kind} = 'rib')
    order by v.business_name, v.id`.execute(tables<PayoutsDatabase>(db))
  return rows
}
