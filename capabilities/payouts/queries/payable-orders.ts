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
 * In centimes, of open order `l` and order `o`: vendor payable once it is over, less payout lines that are not
 * released. A vendor that keeps the cash of a cancelled order owes it.
 */
export const DUE = sql.raw(`
  (case when o.status in ('delivered', 'cancelled') then -coalesce((
      select sum(e.amount_centimes) from ledger.journals j
      join ledger.entries e on e.journal_id = j.id
      join ledger.accounts a on a.id = e.account_id and a.kind = 'vendor_payable'
      where j.order_id = l.order_id), 0) else 0 end
   - coalesce((select sum(p.amount_centimes) from payouts.payout_lines p
      where p.order_id = l.order_id and p.released_at is null), 0))::bigint`)

/** In centimes, what couriers have not remitted of the order; an advance when it is paid out. */
const AT_COURIER = sql.raw(`coalesce((
  select sum(e.amount_centimes) from ledger.journals j
  join ledger.entries e on e.journal_id = j.id
  join ledger.accounts a on a.id = e.account_id and a.kind = 'cash_at_courier'
  where j.order_id = l.order_id), 0)::bigint`)

/** The buyer may still return it, or has asked to. */
const MAY_COME_BACK = (today: LocalDate) => sql`
  (o.open_return_count > 0 or coalesce(o.returnable_until >= ${today}::date, false))`

const HELD = (today: LocalDate) => arePayoutsHeld(sql`l.vendor_id`, today)

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

/** What is due of each open order of the vendor whose id the expression is, and whether it waits. */
const openOf = (vendorId: string, { today, onlyRemitted }: Terms) => sql`
  select ${DUE} as due, ${AT_COURIER} > 0 as is_at_courier,
    (l.due_on > ${today}::date and o.status <> 'cancelled') or ${HELD(today)} or ${MAY_COME_BACK(today)}
      or ${onlyRemitted} and ${AT_COURIER} > 0 as is_held
  from payouts.open_orders l join orders.orders o on o.id = l.order_id
  where l.vendor_id = ${sql.raw(vendorId)}`

/** In centimes, what a payout would take today; negative when the vendor owes. */
const availableOf = (vendorId: string, open: RawBuilder<unknown>) => sql`
  (coalesce((select sum(due) from ${open} where due < 0 or not is_held), 0)
    + ${openAdjustmentsOf(vendorId)})::bigint`

/** In centimes, what the vendor whose id the expression is owes today, as its own page says. */
export const debtOf = (
  vendorId: string,
  { today, terms }: { today: LocalDate; terms: RemittedTerms },
) => {
  const open = openOf(vendorId, { today, onlyRemitted: onlyRemittedTo(terms) })
  return sql`greatest(0, -${availableOf(vendorId, sql`(${open}) open`)})`
}

/** Reads only open orders, `orders_by_vendor_status` and the maintained `ledger.balances`. */
export async function readBalance(
  db: Db | Tx,
  { vendorId, today, onlyRemitted }: { vendorId: string; today: LocalDate; onlyRemitted: boolean },
): Promise<Balance> {
  const { rows } = await sql<Balance>`
    with v as materialized (select ${vendorId}::uuid as id), open as materialized (
      ${openOf('(select id from v)', { today, onlyRemitted: sql`${onlyRemitted}::boolean` })}
    )
    select ${availableOf('v.id', sql`open`)} as available,
      coalesce((select sum(due) from open where due > 0 and is_held), 0)::bigint as held,
      coalesce((select sum(due) from open where due > 0 and is_held and is_at_courier), 0)::bigint as "atCourier",
      coalesce((select -sum(e.amount_centimes) from orders.orders o
        join ledger.journals j on j.order_id = o.id
        join ledger.entries e on e.journal_id = j.id
        join ledger.accounts a on a.id = e.account_id and a.kind = 'vendor_payable'
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
 * Excludes vendors with a planned payout, orders on hold, those not yet due, and open returns. A cancelled
 * order waits for nothing: what it owes is a courier's compensation.
 */
export async function listOpenOrders(
  db: Db | Tx,
  { ids, today }: { ids: readonly string[]; today: LocalDate },
): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select * from (
      select l.order_id as "orderId", l.vendor_id as "vendorId", ${DUE} as due, l.due_on,
        exists (select from payouts.payout_lines p where p.order_id = l.order_id
          and p.kind = 'sale' and p.released_at is null) as "wasPaid",
        ${AT_COURIER} as "atCourier", ${HELD(today)} or ${MAY_COME_BACK(today)} as is_held,
        o.status = 'cancelled' as is_cancelled
      from payouts.open_orders l join orders.orders o on o.id = l.order_id
      where l.order_id = any(${ids}::uuid[])
        and not exists (select from payouts.payouts p where p.vendor_id = l.vendor_id and p.state = 'planned')
    ) found
    where due < 0 or ((due_on <= ${today}::date or is_cancelled) and not is_held)
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
