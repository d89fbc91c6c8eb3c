import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { allConditions, type Db, olderThan, tables } from '#platform/database/index.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import type { TransactionFilter, TransactionView } from '../contract.ts'
import type { VendorJournal } from '../rules/transaction-kinds.ts'
import type { PayoutsDatabase } from '../tables.ts'
import { arePayoutsHeld } from './holds.ts'

export type TransactionRow = VendorJournal & {
  id: string
  at: string
  shownAt: string
  orderId: string | null
  orderNumber: string | null
  memo: string | null
  moneyState: TransactionView['money_state']
}
type RequestedItem = {
  vendorId: string
  from: Date | null
  until: Date | null
  show: TransactionFilter
  after: Cursor | null
  limit: number
  today: LocalDate
  /** Whether what couriers have not remitted waits. */
  onlyRemitted: boolean
}

const KINDS: Record<TransactionFilter, readonly string[] | null> = {
  all: null,
  sales: [
    ...['sale', 'sale_reversal', 'cash_collected', 'collection_reversal', 'adjustment'],
    'stamp_duty',
  ],
  refunds: ['refund', 'refund_reversal'],
  payouts: ['payout'],
}
/** Above this the count is an estimate. */
export const MAX_COUNTED_TRANSACTIONS = 1000

/** In centimes: change of the vendor's payable, and of the commission accounts. */
const MOVED = sql`
  join lateral (
    select j.payable_centimes as net,
      coalesce(sum(e.amount_centimes) filter (where a.kind = 'platform_commission'), 0)::bigint as commission,
      coalesce(sum(e.amount_centimes) filter (where a.kind = 'vat_on_commission'), 0)::bigint as vat
    from ledger.entries e join ledger.accounts a on a.id = e.account_id where e.journal_id = j.id
  ) moved on j.payable_centimes <> 0`

/** As `readBalance` splits the balance. */
const moneyStateOn = ({
  today,
  onlyRemitted,
}: Pick<RequestedItem, 'today' | 'onlyRemitted'>) => sql`case when j.kind = 'sale' then (
  select case
    when o.status in ('pending', 'confirmed', 'processing', 'shipped') then 'upcoming'
    when o.status <> 'delivered' then null
    when paid.state is not null then case paid.state when 'planned' then 'in_payment' else 'paid' end
    when l.due_on > ${today}::date or o.open_return_count > 0
      or coalesce(o.returnable_until >= ${today}::date, false)
      or ${onlyRemitted} and exists (select from payouts.courier_cash c where c.order_id = o.id)
      or ${arePayoutsHeld(sql`o.vendor_id`, today)} then 'held'
    when l.order_id is not null then 'due' end
  from orders.orders o
  left join payouts.open_orders l on l.order_id = o.id
  left join lateral (select y.state from payouts.payout_lines p
    join payouts.payouts y on y.id = p.payout_id
    where p.order_id = o.id and p.kind = 'sale' and p.released_at is null limit 1) paid on true
  where o.id = j.order_id) end`

export async function listTransactions(
  db: Db,
  query: RequestedItem,
): Promise<{ rows: TransactionRow[]; matching: number }> {
  const { vendorId, after, from, until, limit } = query
  const kinds = KINDS[query.show]
  const matching = sql`
    from ledger.journals j ${MOVED}
    where ${allConditions(
      sql`j.vendor_id = ${vendorId}`,
      from && sql`j.posted_at >= ${from}`,
      until && sql`j.posted_at < ${until}`,
      // Literals, so that the planner can use the partial index of rare kinds.
      kinds && sql`j.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`,
    )}`
  const { rows } = await sql<{ rows: TransactionRow[]; matching: number }>`
    select (select count(*)::integer from (select 1 ${matching} limit ${MAX_COUNTED_TRANSACTIONS + 1}) counted) as matching,
      (select coalesce(json_agg(page order by page.posted_at desc, page.id desc), '[]') from (
        select j.id, j.kind, j.posted_at, j.memo, j.order_id as "orderId", j.details,
          moved.net, moved.commission, moved.vat, ${moneyStateOn(query)} as "moneyState",
          (select order_number from orders.orders o
            where o.id = j.order_id and o.vendor_id = j.vendor_id) as "orderNumber",
          (select s.details from ledger.journals s where s.order_id = j.order_id and s.posted_at <= j.posted_at
            and (s.kind = 'sale' or (s.kind = 'delivery' and j.kind <> 'sale'))
            order by s.kind = 'sale', s.posted_at desc limit 1) as sale,
          to_char(j.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
          to_char(j.posted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "shownAt"
        ${matching} and ${allConditions(olderThan(after, 'j.posted_at', 'j.id'))}
        order by j.posted_at desc, j.id desc limit ${limit + 1}
      ) page) as rows`.execute(tables<PayoutsDatabase>(db))
  return rows[0]! // nothing is read from outside the subselects, so there is always one row
}

/** The current balance less all later journals, in centimes. */
export async function balanceAt(db: Db, vendorId: string, now: Date): Promise<Centimes> {
  const { rows } = await sql<{ balance: Centimes }>`
    select (-amount_centimes - coalesce((select sum(j.payable_centimes) from ledger.journals j
      where j.vendor_id = ${vendorId} and j.posted_at >= ${now}), 0))::bigint as balance
    from ledger.balances where kind = 'vendor_payable' and vendor_id = ${vendorId}`.execute(
    tables<PayoutsDatabase>(db),
  )
  return rows[0]?.balance ?? ZERO_CENTIMES
}

type Account = {
  kind: 'rib' | 'rip' | 'ccp'
  number: string
  holder: string
  since: string
  isFirst: boolean
}

export async function findPayoutAccount(db: Db, vendorId: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select kind, number, holder, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
      not exists (select from vendors.payout_accounts b where b.vendor_id = a.vendor_id and b.retired_at is not null) as "isFirst"
    from vendors.payout_accounts a where vendor_id = ${vendorId} and retired_at is null`.execute(
    tables<PayoutsDatabase>(db),
  )
  return rows[0] ?? null
}

type StatementVendor = { name: string; rc: string | null; nif: string | null }

export async function findStatementVendor(db: Db, vendorId: string): Promise<StatementVendor> {
  const { rows } = await sql<StatementVendor>`
    select v.business_name as name, coalesce(l.rc_raw, l.rc) as rc, l.nif
    from vendors.vendors v left join vendors.legal_identities l on l.vendor_id = v.id
    where v.id = ${vendorId}`.execute(tables<PayoutsDatabase>(db))
  return rows[0] ?? { name: '', rc: null, nif: null }
}
