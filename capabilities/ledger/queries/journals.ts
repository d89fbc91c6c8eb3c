import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { type Db, PIPELINED, tables, type Tx } from '#platform/database/index.ts'
import type { CommissionRule, JournalDetails, JournalKind } from '../schema.ts'
import type { LedgerDatabase } from '../tables.ts'

export type JournalRow = {
  id: string
  kind: JournalKind
  order_id: string | null
  vendor_id: string | null
  memo: string | null
  details: JournalDetails | null
  /** In centimes, the sums of its entries on these accounts: the database compares them. */
  payable: Centimes
  at_courier: Centimes
}
export type EntryRow = {
  journal_id: string
  position: number
  kind: string
  vendor_id: string | null
  /** Id of the account if it has to be opened. */
  account_id: string
  amount: Centimes
  memo: string | null
}

/** Also opens missing accounts. */
export async function insertJournals(
  tx: Tx,
  { journals, entries }: { journals: readonly JournalRow[]; entries: readonly EntryRow[] },
  now: Date,
  accountedOn: LocalDate | null,
): Promise<void> {
  await sql`${sql.raw(PIPELINED)}
    with posted as (
      insert into ledger.journals (id, kind, order_id, vendor_id, memo, details, posted_at, accounted_on,
        payable_centimes, at_courier_centimes)
      select id, kind, order_id, vendor_id, memo, details, ${now}, ${accountedOn}::date, payable, at_courier
      from jsonb_to_recordset(${JSON.stringify(journals)}::jsonb)
        as j (id uuid, kind text, order_id uuid, vendor_id uuid, memo text, details jsonb, payable bigint, at_courier bigint)
    ), entry as materialized (
      select e.*, coalesce(
        (select id from ledger.accounts a where a.kind = e.kind and a.vendor_id = e.vendor_id),
        (select id from ledger.accounts a where a.kind = e.kind and a.vendor_id is null and e.vendor_id is null),
        e.account_id) as account
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e
        (journal_id uuid, position smallint, kind text, vendor_id uuid, account_id uuid, amount bigint, memo text)
    ), opened as (
      insert into ledger.accounts (id, kind, vendor_id)
      select distinct account, kind, vendor_id from entry e
      where account = account_id and not exists (select from ledger.accounts a where a.id = e.account_id)
      order by account
      on conflict do nothing
    )
    insert into ledger.entries (journal_id, position, account_id, amount_centimes, memo)
    select journal_id, position, account, amount, memo from entry`.execute(
    tables<LedgerDatabase>(tx),
  )
}

/**
 * Reverses the sale with the changes of its delivery price; called again, the reversal. False
 * without a sale.
 */
export async function insertReversal(
  tx: Tx,
  { id, orderId, memo, now }: { id: string; orderId: string; memo: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with last as (
      select j.*, (select count(*) % 2 = 0 from ledger.journals r
          where r.order_id = j.order_id and r.kind = 'sale_reversal') as is_sold
      from ledger.journals j
      where j.order_id = ${orderId} and j.kind in ('sale', 'sale_reversal')
        and not exists (select from ledger.journals r where r.reverses = j.id)
    ), undone as (
      select j.* from last join ledger.journals j on j.order_id = last.order_id and (j.id = last.id
        or (last.is_sold and j.kind in ('sale', 'sale_reversal', 'delivery')))
    ), posted as (
      insert into ledger.journals (id, kind, order_id, vendor_id, reverses, memo, posted_at,
        payable_centimes, at_courier_centimes)
      select ${id}::uuid, 'sale_reversal', order_id, vendor_id, id, ${memo}, ${now},
        (select -sum(payable_centimes) from undone), (select -sum(at_courier_centimes) from undone)
      from last
    )
    insert into ledger.entries (journal_id, position, account_id, amount_centimes)
    select ${id}::uuid, row_number() over (order by min(e.position), e.account_id) - 1, e.account_id,
      -sum(e.amount_centimes)
    from undone join ledger.entries e on e.journal_id = undone.id
    group by e.account_id having sum(e.amount_centimes) <> 0
    returning 1`.execute(tables<LedgerDatabase>(tx))
  return rows.length > 0
}

/** The earliest accounting date; null before the first entry. */
export async function findFirstDay(handle: Db | Tx): Promise<LocalDate | null> {
  const { rows } = await sql<{ day: LocalDate | null }>`
    select least((select min(posted_at) from ledger.journals) at time zone 'Africa/Algiers',
      (select min(accounted_on) from ledger.journals where accounted_on is not null))::date::text as day`.execute(
    tables<LedgerDatabase>(handle),
  )
  return rows[0]!.day // without a table there is one row
}

export async function listCommissionRules(
  tx: Tx,
  query: { vendorIds: readonly string[]; categories: readonly string[]; now: Date },
): Promise<CommissionRule[]> {
  const { rows } = await sql<CommissionRule & { rate: BasisPoints }>`
    select scope, vendor_id as "vendorId", category_slug as category, rate_bp as rate, fixed_centimes as fixed
    from ledger.commission_rules
    where valid_from <= ${query.now} and (valid_until is null or valid_until > ${query.now})
      and (scope = 'global' or vendor_id = any(${query.vendorIds}::uuid[])
        or category_slug = any(${query.categories}::text[]))
    order by valid_from desc, id`.execute(tables<LedgerDatabase>(tx))
  return rows
}
