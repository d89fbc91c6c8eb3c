import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { OpenOrder, PayoutAccount } from '../rules/batch.ts'
import type { BatchKind } from '../schema.ts'
import { arePayoutsHeld, hasActiveHold, isAccountRefused } from './holds.ts'
import { openAdjustmentsOf } from './vendor-adjustments.ts'
import type { PayoutsDatabase } from '../tables.ts'

/**
 * Open orders `l` that fit a condition, each read once by indexes, however long the ledger is. In centimes: `due`,
 * the vendor payable once the order is over, less payout lines that are not released (a vendor that keeps the cash
 * of a cancelled order owes it); `at_courier`, what couriers have not remitted, an advance when it is paid out: of a
 * cancelled order it is the buyer's, and the vendor's due does not wait for it.
 */
export const openOrders = (condition: RawBuilder<unknown>) => sql`(
  select l.order_id, l.vendor_id, l.due_on, o.placed_at, o.status = 'cancelled' as is_cancelled,
    o.status in ('delivered', 'cancelled') as is_over,
    o.open_return_count > 0 as has_returns, o.returnable_until,
    case when o.status = 'cancelled' then 0 else booked.at_courier end as at_courier,
    (case when o.status in ('delivered', 'cancelled') then booked.payable else 0 end - paid.amount)::bigint as due,
    paid.is_sale as was_paid
  from payouts.open_orders l join orders.orders o on o.id = l.order_id
  cross join lateral (
    select coalesce(sum(j.payable_centimes) filter (where j.vendor_id = l.vendor_id), 0) as payable,
      coalesce(sum(j.at_courier_centimes), 0)::bigint as at_courier
    from ledger.journals j where j.order_id = l.order_id) booked
  cross join lateral (
    select coalesce(sum(p.amount_centimes), 0) as amount, coalesce(bool_or(p.kind = 'sale'), false) as is_sale
    from payouts.payout_lines p where p.order_id = l.order_id and p.released_at is null) paid
  where ${condition})`

/** Of open order `l`: the buyer may still return it, or has asked to; or the payouts of its vendor `v` are held. */
const waits = (
  today: LocalDate,
) => sql`(l.has_returns or not l.is_cancelled and coalesce(l.returnable_until >= ${today}::date, false)
  or v.is_held)`

/** Evaluated once for each vendor, not for each of its orders: `offset 0` is an optimization fence. */
const withHolds = (vendors: RawBuilder<unknown>, today: LocalDate) => sql`(
  select vendor.id, ${arePayoutsHeld(sql`vendor.id`, today)} as is_held from (${vendors}) vendor (id) offset 0)`

export type Balance = {
  available: Centimes
  held: Centimes
  /** The part of `held` that couriers have not remitted. */
  atCourier: Centimes
  upcoming: Centimes
  inPayment: Centimes
  balance: Centimes
  isHeld: boolean
  isAccountRefused: boolean
}

/** Which vendors are paid only what couriers have remitted: by default, and the others. */
export type RemittedTerms = { byDefault: boolean; except: readonly string[] }

/** Of open order `l`. */
const onlyRemittedTo = ({ byDefault, except }: RemittedTerms) =>
  sql`((l.vendor_id = any(${except}::uuid[])) <> ${byDefault}::boolean)`

type Terms = { today: LocalDate; onlyRemitted: RawBuilder<unknown> }

/** A cancelled order waits for no day: what it owes is a courier's compensation. */
const isHeld = ({ today, onlyRemitted }: Terms) => sql`
  (l.due_on > ${today}::date and not l.is_cancelled or ${onlyRemitted} and l.at_courier > 0 or ${waits(today)})`

/**
 * In centimes, what each of the vendors of the subselect owes today, as its own page says: the opposite of what a payout
 * would take.
 */
export const debtsOf = (
  vendors: RawBuilder<unknown>,
  { today, terms }: { today: LocalDate; terms: RemittedTerms },
) => sql`(
  select v.id, greatest(0, -(coalesce(open.available, 0) + ${openAdjustmentsOf('v.id')}))::bigint as debt
  from (${vendors}) v (id)
  left join (
    select l.vendor_id, sum(l.due) as available
    from ${openOrders(sql`l.vendor_id in (${vendors})`)} l
    join ${withHolds(vendors, today)} v on v.id = l.vendor_id
    where l.due < 0 or not ${isHeld({ today, onlyRemitted: onlyRemittedTo(terms) })}
    group by l.vendor_id) open on open.vendor_id = v.id)`

/** Reads only open orders, `orders_by_vendor_status` and the maintained `ledger.balances`. */
export async function readBalance(
  db: Db | Tx,
  { vendorId, today, onlyRemitted }: { vendorId: string; today: LocalDate; onlyRemitted: boolean },
): Promise<Balance> {
  const { rows } = await sql<Balance>`
    with v as materialized (select * from ${withHolds(sql`select ${vendorId}::uuid`, today)} v), open as materialized (
      select l.*, ${isHeld({ today, onlyRemitted: sql`${onlyRemitted}::boolean` })} as is_held
      from ${openOrders(sql`l.vendor_id = ${vendorId}`)} l cross join v
    )
    select (coalesce((select sum(due) from open where due < 0 or not is_held), 0)
        + ${openAdjustmentsOf('v.id')})::bigint as available,
      coalesce((select sum(due) from open where due > 0 and is_held), 0)::bigint as held,
      coalesce((select sum(due) from open where due > 0 and is_held and at_courier > 0), 0)::bigint as "atCourier",
      coalesce((select sum(j.payable_centimes) from orders.orders o
        join ledger.journals j on j.order_id = o.id
        where o.vendor_id = ${vendorId} and o.status in ('pending', 'confirmed', 'processing', 'shipped')), 0)::bigint as upcoming,
      coalesce((select sum(amount_centimes) from payouts.payouts
        where vendor_id = ${vendorId} and state = 'planned'), 0)::bigint as "inPayment",
      coalesce((select -amount_centimes from ledger.balances
        where kind = 'vendor_payable' and vendor_id = ${vendorId}), 0)::bigint as balance,
      ${hasActiveHold(sql`${vendorId}::uuid`, today)} as "isHeld",
      ${isAccountRefused(sql`${vendorId}::uuid`)} as "isAccountRefused"
    from v`.execute(tables<PayoutsDatabase>(db))
  return rows[0]! // nothing is read from outside the subselects, so there is always one row
}

/** Serializes proposals until the transaction ends. */
export const lockProposals = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('payouts.proposals', 0))`.execute(
    tables<PayoutsDatabase>(tx),
  )

const openOrdersOf = (kind: BatchKind) => sql<{ id: string }>`
    select l.order_id as id from payouts.open_orders l
    join vendors.payout_accounts a on a.vendor_id = l.vendor_id and a.retired_at is null
    where (a.kind = 'rib') = (${kind} = 'rib') order by l.order_id`

export async function lockOpenOrders(tx: Tx, { kind }: { kind: BatchKind }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${openOrdersOf(kind)} for update of l`.execute(
    tables<PayoutsDatabase>(tx),
  )
  return rows.map(({ id }) => id)
}

export async function listOpenOrderIds(db: Db, { kind }: { kind: BatchKind }): Promise<string[]> {
  const { rows } = await openOrdersOf(kind).execute(tables<PayoutsDatabase>(db))
  return rows.map(({ id }) => id)
}

/**
 * Excludes vendors with a planned payout, orders on hold, those not over or not yet due, and open returns. A cancelled
 * order waits for nothing: what it owes is a courier's compensation.
 */
export async function listOpenOrders(
  db: Db | Tx,
  { ids, today }: { ids: readonly string[]; today: LocalDate },
): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select l.order_id as "orderId", l.vendor_id as "vendorId", l.due, l.was_paid as "wasPaid", l.at_courier as "atCourier"
    from ${openOrders(sql`l.order_id = any(${ids}::uuid[])`)} l
    join ${withHolds(sql`select distinct vendor_id from payouts.open_orders where order_id = any(${ids}::uuid[])`, today)} v
      on v.id = l.vendor_id
    where (l.due < 0 or l.is_over and (l.due_on <= ${today}::date or l.is_cancelled) and not ${waits(today)})
      and not exists (select from payouts.payouts p where p.vendor_id = l.vendor_id and p.state = 'planned')
    order by "vendorId", "orderId"`.execute(tables<PayoutsDatabase>(db))
  return rows
}

/** Excludes accounts that replaced another one after `changedBefore` (cooldown). */
export async function listPayoutAccounts(
  db: Db | Tx,
  { vendorIds, changedBefore }: { vendorIds: readonly string[]; changedBefore: Date },
): Promise<PayoutAccount[]> {
  const { rows } = await sql<PayoutAccount>`
    select id, vendor_id as "vendorId", number, holder from vendors.payout_accounts a
    where vendor_id = any(${vendorIds}::uuid[]) and retired_at is null
      and (created_at <= ${changedBefore} or not exists (select from vendors.payout_accounts b
        where b.vendor_id = a.vendor_id and b.retired_at is not null))
    order by vendor_id`.execute(tables<PayoutsDatabase>(db))
  return rows
}

/** Idempotent: the later due date wins. */
export async function upsertOpenOrders(
  tx: Tx,
  orders: readonly { orderId: string; vendorId: string; dueOn: LocalDate }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into payouts.open_orders (order_id, vendor_id, due_on, recorded_at)
    select "orderId", "vendorId", "dueOn", ${now}
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o ("orderId" uuid, "vendorId" uuid, "dueOn" date)
    on conflict (order_id) do update
    set due_on = greatest(payouts.open_orders.due_on, excluded.due_on), recorded_at = excluded.recorded_at`.execute(
    tables<PayoutsDatabase>(tx),
  )
}

export const deleteOpenOrders = (tx: Tx, orderIds: readonly string[]) =>
  sql`delete from payouts.open_orders where order_id = any(${orderIds}::uuid[])`.execute(
    tables<PayoutsDatabase>(tx),
  )
