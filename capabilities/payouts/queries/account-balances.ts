import type { PayoutHoldReason } from '../schema.ts'
import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables } from '#platform/database/index.ts'
import { isAccountRefused } from './holds.ts'
import { debtsOf, type RemittedTerms } from './payable-orders.ts'
import type { AccountKind } from '#capabilities/ledger/index.ts'
import { IS_OPEN_REFUND } from '#capabilities/returns/index.ts'
import type { PayoutsDatabase } from '../tables.ts'

export type AccountTotal = { kind: AccountKind; amount: Centimes; owed: Centimes }
export type CourierCash = {
  code: string | null
  name: string | null
  amount: Centimes
  count: number
  oldest: string
  overdue: Centimes
  /** Numbers of the oldest, of cash that no courier has. */
  orders: string[]
}
const MAX_ORDERS_NAMED = 20
export type PendingCounts = {
  batches: number
  to_approve: number
  remittances: number
  open_differences: number
  refunds_to_approve: number
  refunds_to_pay: number
  refunds_open: Centimes
}

/** `owed`: the sum of the accounts in credit, which for vendors is what is owed to them. */
export async function listAccountTotals(db: Db): Promise<AccountTotal[]> {
  const { rows } = await sql<AccountTotal>`
    select kind, sum(amount_centimes)::bigint as amount,
      coalesce(-sum(amount_centimes) filter (where amount_centimes < 0), 0)::bigint as owed
    from ledger.balances group by kind order by kind`.execute(tables<PayoutsDatabase>(db))
  return rows
}

type DebtTerms = { today: LocalDate; terms: RemittedTerms }

/** Ids of vendors that may owe something. */
const WITH_OPEN_MONEY = sql.raw(`select vendor_id from payouts.open_orders
  union select vendor_id from payouts.vendor_adjustments`)

/** In centimes by vendor, of those that owe something; of all vendors, or of some. */
export async function listDebts(
  db: Db,
  { vendorIds, ...terms }: DebtTerms & { vendorIds: 'all' | readonly string[] },
): Promise<Map<string, Centimes>> {
  const vendors = vendorIds === 'all' ? WITH_OPEN_MONEY : sql`select unnest(${vendorIds}::uuid[])`
  const { rows } = await sql<{ id: string; debt: Centimes }>`
    select id, debt from ${debtsOf(vendors, terms)} debts where debt > 0`.execute(
    tables<PayoutsDatabase>(db),
  )
  return new Map(rows.map(({ id, debt }) => [id, debt]))
}

export async function listCourierCash(
  db: Db,
  { today, now }: { today: LocalDate; now: Date },
): Promise<CourierCash[]> {
  const { rows } = await sql<CourierCash>`
    select h.courier_code as code, c.name, sum(h.amount_centimes)::bigint as amount, count(*)::integer as count,
      to_char(min(h.since) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest,
      coalesce(sum(h.amount_centimes)
        filter (where h.since < ${now}::timestamptz - make_interval(days => contract.remittance_days)), 0)::bigint as overdue,
      coalesce((array_agg(o.order_number order by h.since, o.id) filter (where o.id is not null))[1:${sql.lit(MAX_ORDERS_NAMED)}], '{}') as orders
    from payouts.courier_cash h left join shipping.couriers c on c.code = h.courier_code
    left join orders.orders o on o.id = h.order_id and h.courier_code is null
    left join lateral (
      select k.remittance_days from shipping.courier_contracts k
      where k.courier_code = h.courier_code and k.valid_from <= ${today}::date
      order by k.valid_from desc limit 1) contract on true
    group by h.courier_code, c.name order by amount desc`.execute(tables<PayoutsDatabase>(db))
  return rows
}

export async function countWaiting(db: Db): Promise<PendingCounts> {
  const { rows } = await sql<PendingCounts>`
    select (select count(*)::integer from payouts.batches where state in ('submitted', 'approved', 'sent')) as batches,
      (select count(*)::integer from payouts.batches where state = 'submitted') as to_approve,
      (select count(*)::integer from payouts.remittances r where r.state = 'matched' and not exists (
        select from payouts.remittance_lines l
        where l.remittance_id = r.id and l.state in ('open', 'asked'))) as remittances,
      (select count(*)::integer from payouts.remittances r join payouts.remittance_lines l on l.remittance_id = r.id
        where r.state = 'matched' and l.state in ('open', 'asked')) as open_differences,
      refunds.*
    from (select count(*) filter (where state = 'due')::integer as refunds_to_approve,
        count(*) filter (where state = 'approved')::integer as refunds_to_pay,
        coalesce(sum(amount_centimes), 0)::bigint as refunds_open
      from returns.refunds f where ${IS_OPEN_REFUND}) refunds`.execute(tables<PayoutsDatabase>(db))
  return rows[0]! // an aggregate without groups is one row
}

type Shops = {
  show: 'all' | 'owed' | 'owing' | 'held'
  sort: 'owed' | 'owing' | 'name'
  search: string
  offset: number
  limit: number
  today: LocalDate
  /** In centimes by vendor: what is sorted and shown as debt. */
  debts: ReadonlyMap<string, Centimes>
}
export type VendorBalanceSum = {
  id: string
  business_name: string
  balance: Centimes
  in_payment: Centimes
  hold: {
    reason: PayoutHoldReason | 'account_refused'
    note: string | null
    until_on: LocalDate | null
  } | null
  has_account: boolean
}

const SORTS = {
  owed: sql`balance desc, business_name, id`,
  owing: sql`debt desc, balance, business_name, id`,
  name: sql`business_name, id`,
}

export async function listVendorBalances(
  db: Db,
  { show, sort, search, offset, limit, today, debts }: Shops,
): Promise<{ rows: VendorBalanceSum[]; total: number }> {
  const byVendor = JSON.stringify(Object.fromEntries(debts))
  const { rows } = await sql<{ rows: VendorBalanceSum[]; total: number }>`
    with shops as materialized (
      select v.id, v.business_name, coalesce(-b.amount_centimes, 0)::bigint as balance,
        coalesce((${byVendor}::jsonb ->> v.id::text)::bigint, 0) as debt,
        coalesce((select json_build_object('reason', h.reason, 'note', h.note, 'until_on', h.until_on::text)
          from payouts.holds h where h.vendor_id = v.id and h.released_at is null
            and (h.until_on is null or h.until_on >= ${today}::date) order by h.placed_at desc limit 1),
          case when ${isAccountRefused(sql`v.id`)} then json_build_object('reason', 'account_refused', 'note', null, 'until_on', null) end) as hold
      from vendors.vendors v
      left join ledger.balances b on b.kind = 'vendor_payable' and b.vendor_id = v.id
      where v.verification_status = 'verified' or b.amount_centimes <> 0 or v.id in (${WITH_OPEN_MONEY})
    ), matching as materialized (
      select * from shops
      where (${search} = '' or strpos(lower(business_name), lower(${search})) > 0)
        and case ${show} when 'owed' then balance > 0 when 'owing' then debt > 0
          when 'held' then hold is not null else true end
    ), shown as materialized (
      select *, row_number() over (order by ${SORTS[sort]}) as place from matching
      order by place offset ${offset} limit ${limit}
    )
    select (select count(*)::integer from matching) as total,
      (select coalesce(json_agg(page), '[]') from (
        select v.id, v.business_name, v.balance, v.hold,
          exists (select from vendors.payout_accounts a
            where a.vendor_id = v.id and a.retired_at is null) as has_account,
          coalesce((select sum(p.amount_centimes) from payouts.payouts p
            where p.vendor_id = v.id and p.state = 'planned'), 0)::bigint as in_payment
        from shown v order by v.place
      ) page) as rows`.execute(tables<PayoutsDatabase>(db))
  return rows[0]! // nothing is read from outside the subselects, so there is always one row
}
