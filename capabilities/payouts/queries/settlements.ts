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
import type { OwedOrder, SettlementMethod } from '../rules/settlement-allocation.ts'
import type { SettlementView } from '../settlements.contract.ts'
import { openOrders } from './payable-orders.ts'
import { openAdjustmentsOf } from './vendor-adjustments.ts'
import type { PayoutsDatabase } from '../tables.ts'

export type NewSettlement = {
  id: string
  vendorId: string
  amount: Centimes
  reference: string
  method: SettlementMethod
  receivedOn: LocalDate
  by: string
  now: Date
}

/** False when the vendor already has one with this reference. */
export async function insertSettlement(tx: Tx, made: NewSettlement): Promise<boolean> {
  const rows = await tables<PayoutsDatabase>(tx)
    .insertInto('payouts.settlements')
    .values({
      id: made.id,
      vendor_id: made.vendorId,
      amount_centimes: made.amount,
      reference: made.reference,
      method: made.method,
      received_on: made.receivedOn,
      recorded_by: made.by,
      recorded_at: made.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Oldest first, with what no payout has settled; the proposals must be locked. */
export async function listOwedOrders(tx: Tx, vendorId: string): Promise<OwedOrder[]> {
  const { rows } = await sql<OwedOrder>`
    select "orderId", due from (
      select l.order_id as "orderId", l.due, l.placed_at from ${openOrders(sql`l.vendor_id = ${vendorId}`)} l
      union all select null, ${openAdjustmentsOf('v.id')}::bigint, null from (select ${vendorId}::uuid as id) v
    ) open where due < 0 order by placed_at nulls last, "orderId"`.execute(
    tables<PayoutsDatabase>(tx),
  )
  return rows
}

export type LockedSettlement = {
  id: string
  vendorId: string
  vendorName: string
  amount: Centimes
  reference: string
  method: SettlementMethod
  state: SettlementView['state']
  recordedBy: string
}

export async function lockSettlement(tx: Tx, id: string): Promise<LockedSettlement | null> {
  const { rows } = await sql<LockedSettlement>`
    select paid.id, paid.vendor_id as "vendorId", v.business_name as "vendorName", paid.amount_centimes as amount,
      paid.reference, paid.method, paid.state, paid.recorded_by as "recordedBy"
    from payouts.settlements paid join vendors.vendors v on v.id = paid.vendor_id
    where paid.id = ${id} for update of paid`.execute(tables<PayoutsDatabase>(tx))
  return rows[0] ?? null
}

export const saveSettlementDecision = (
  tx: Tx,
  {
    id,
    state,
    by,
    reason,
    now,
  }: { id: string; state: 'posted' | 'rejected'; by: string; reason: string | null; now: Date },
) =>
  sql`
    update payouts.settlements set state = ${state}, decided_by = ${by}, decided_at = ${now},
      reject_reason = ${reason}, is_sole_approval = ${state} = 'posted' and recorded_by = ${by}::uuid
    where id = ${id}`.execute(tables<PayoutsDatabase>(tx))

const view = (adminId: string) => sql`json_build_object('id', paid.id,
  'vendor', json_build_object('id', v.id, 'business_name', v.business_name),
  'amount', trim_scale(paid.amount_centimes / 100.0), 'reference', paid.reference, 'method', paid.method,
  'received_on', paid.received_on::text, 'state', paid.state, 'reject_reason', paid.reject_reason,
  'recorded_by', (select email from identity.users where id = paid.recorded_by),
  'recorded_at', ${instant('paid.recorded_at')},
  'decided_by', (select email from identity.users where id = paid.decided_by),
  'is_own', paid.recorded_by = ${adminId}::uuid,
  'opens_at', ${soleApprovalFrom('settlement', sql`paid.id`, sql`paid.recorded_by`)})`

type Filter = {
  state: SettlementView['state'] | null
  vendorId: string | null
  after: Cursor | null
  limit: number
  adminId: string
}
export type ListedSettlements = {
  rows: { view: SettlementView; at: string; id: string }[]
  total: number
}

export async function listSettlements(db: Db, filter: Filter): Promise<ListedSettlements> {
  const { state, vendorId, after, limit, adminId } = filter
  const matching = allConditions(
    state && sql`paid.state = ${state}`,
    vendorId && sql`paid.vendor_id = ${vendorId}`,
  )
  const { rows } = await sql<ListedSettlements>`
    select (select count(*)::integer from payouts.settlements paid where ${matching}) as total,
      (select coalesce(json_agg(page order by recorded_at desc, id desc), '[]') from (
        select ${view(adminId)} as view, ${instant('paid.recorded_at')} as at, paid.id, paid.recorded_at
        from payouts.settlements paid join vendors.vendors v on v.id = paid.vendor_id
        where ${allConditions(matching, olderThan(after, 'paid.recorded_at', 'paid.id'))}
        order by paid.recorded_at desc, paid.id desc limit ${limit + 1}) page) as rows`.execute(
    tables<PayoutsDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findSettlement(
  db: Db,
  id: string,
  adminId: string,
): Promise<SettlementView | null> {
  const { rows } = await sql<{ view: SettlementView }>`
    select ${view(adminId)} as view from payouts.settlements paid join vendors.vendors v on v.id = paid.vendor_id
    where paid.id = ${id}`.execute(tables<PayoutsDatabase>(db))
  return rows[0]?.view ?? null
}
