import { sql } from 'kysely'
import { dayStart, firstOfYear } from '#kernel/calendar.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { AccountKind } from '#capabilities/ledger/index.ts'
import type { AccountMoves, BalancePeriod } from '../rules/trial-balance.ts'
import type { PayoutsDatabase } from '../tables.ts'

const DAY = sql`coalesce(j.accounted_on, (j.posted_at at time zone 'Africa/Algiers')::date)`

/** Sums of the entries `e` of the journals `j`; `later` is after the period. */
const sumsOf = ({ from, until }: BalancePeriod) => sql`
  coalesce(sum(e.amount_centimes) filter (where ${DAY} between ${from}::date and ${until}::date and e.amount_centimes > 0), 0)::bigint as debit,
  coalesce(-sum(e.amount_centimes) filter (where ${DAY} between ${from}::date and ${until}::date and e.amount_centimes < 0), 0)::bigint as credit,
  coalesce(sum(e.amount_centimes) filter (where ${DAY} < ${from}::date and ${DAY} >= ${firstOfYear(from)}::date), 0)::bigint as earlier,
  coalesce(sum(e.amount_centimes) filter (where ${DAY} > ${until}::date), 0)::bigint as later`

/** Back from what accounts have today. No journal is dated after its posting, so the index of postings bounds the scan. */
const movedAccounts = (period: BalancePeriod) => sql`
  select e.account_id, ${sumsOf(period)}
  from ledger.journals j join ledger.entries e on e.journal_id = j.id
  where j.posted_at >= ${dayStart(firstOfYear(period.from))} and ${DAY} >= ${firstOfYear(period.from)}::date
  group by e.account_id`

export async function listTrialBalance(
  db: Db,
  period: BalancePeriod,
): Promise<(AccountMoves & { kind: AccountKind })[]> {
  const { rows } = await sql<AccountMoves & { kind: AccountKind }>`
    select b.kind, sum(b.amount_centimes - coalesce(m.later, 0))::bigint as closing,
      coalesce(sum(m.debit), 0)::bigint as debit, coalesce(sum(m.credit), 0)::bigint as credit,
      coalesce(sum(m.earlier), 0)::bigint as earlier
    from ledger.balances b left join (${movedAccounts(period)}) m on m.account_id = b.account_id
    group by b.kind`.execute(tables<PayoutsDatabase>(db))
  return rows
}

export type AuxiliaryMoves = AccountMoves & { id: string | null; name: string | null }
const isMoved = sql`(closing <> 0 or debit <> 0 or credit <> 0)`

/** Of each shop that has or had something in the period, by name. */
export async function listVendorMoves(db: Db, period: BalancePeriod): Promise<AuxiliaryMoves[]> {
  const { rows } = await sql<AuxiliaryMoves>`
    select * from (
      select v.id, v.business_name as name, (b.amount_centimes - coalesce(m.later, 0))::bigint as closing,
        coalesce(m.debit, 0)::bigint as debit, coalesce(m.credit, 0)::bigint as credit,
        coalesce(m.earlier, 0)::bigint as earlier
      from ledger.balances b join vendors.vendors v on v.id = b.vendor_id
      left join (${movedAccounts(period)}) m on m.account_id = b.account_id
      where b.kind = 'vendor_payable') shops
    where ${isMoved} order by name, id`.execute(tables<PayoutsDatabase>(db))
  return rows
}

/**
 * Of each courier, by name. Their account is one: the courier of an entry is that of the parcel which its journal names,
 * else of its statement, whose code begins the memo, else of its order.
 */
export async function listCourierMoves(db: Db, period: BalancePeriod): Promise<AuxiliaryMoves[]> {
  const { rows } = await sql<AuxiliaryMoves>`
    select id, name, closing, debit, credit, earlier from (
      select p.courier_code as id, c.name, ${sumsOf(period)},
        coalesce(sum(e.amount_centimes) filter (where ${DAY} <= ${period.until}::date), 0)::bigint as closing
      from ledger.accounts a join ledger.entries e on e.account_id = a.id
      join ledger.journals j on j.id = e.journal_id
      left join lateral (
        select l.courier_code from orders.parcels l where l.order_id = j.order_id and l.courier_code is not null
        order by (l.id::text = j.details ->> 'parcelId') desc nulls last,
          starts_with(j.memo, l.courier_code || ' ') desc nulls last, l.position limit 1) p on true
      left join shipping.couriers c on c.code = p.courier_code
      where a.kind = 'cash_at_courier'
      group by p.courier_code, c.name) couriers
    where ${isMoved} order by name nulls last, id`.execute(tables<PayoutsDatabase>(db))
  return rows
}
