import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import { type Centimes, dinars, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { allConditions, type Db, tables, type Tx } from '#platform/database/index.ts'
import { gatewayName } from '#capabilities/payments/index.ts'
import type { BankRecordRowView } from '../bank-statements.contract.ts'
import type { BankRecord } from '../rules/bank-matching.ts'
import type { TreasuryDatabase } from '../tables.ts'
import { OPENED_ON } from './bank-openings.ts'

/** Days that a transfer may be on its way. */
const DAYS_ON_THE_WAY = 3
export const RECORDS_SHOWN = 50

/**
 * One row for each record of the books that reaches or leaves the bank, without the till. `counted_on`: its day in the books.
 * Two that undo each other are one `pair`: of a payout and its return the bank may have written neither. A failed one is not in the books.
 */
export const BANK_RECORDS = sql`
  select 'remittance' as kind, r.id, r.received_centimes as amount, r.received_on as day, r.reference,
    c.name as party, array[r.reference] as names, null::uuid as batch_id, false as is_undone,
    r.id as pair, (r.posted_at at time zone 'Africa/Algiers')::date as counted_on
  from payouts.remittances r join shipping.couriers c on c.code = r.courier_code
  where r.state = 'posted' and r.received_centimes > 0 and not r.into_till
  union all
  select 'gateway_settlement', g.id, g.net_centimes, g.received_on, g.reference,
    ${gatewayName('g.gateway')}, array[g.reference], null, false, g.id,
    (g.decided_at at time zone 'Africa/Algiers')::date
  from treasury.gateway_settlements g where g.state = 'posted' and g.net_centimes <> 0
  union all
  select 'payout', p.id, -p.amount_centimes, (coalesce(p.paid_at, b.sent_at) at time zone 'Africa/Algiers')::date, b.number,
    v.business_name, array[b.number, p.bank_reference, p.account_number], b.id, p.state = 'failed', p.id,
    (coalesce(p.paid_at, p.failed_at) at time zone 'Africa/Algiers')::date
  from payouts.payouts p join payouts.batches b on b.id = p.batch_id join vendors.vendors v on v.id = p.vendor_id
  where p.state = 'paid' or (p.state = 'failed' and exists (
    select from payouts.payout_returns k where k.payout_id = p.id and k.state = 'confirmed'))
  union all
  select 'vendor_settlement', s.id, s.amount_centimes, s.received_on, s.reference, v.business_name,
    array[s.reference], null, false, s.id, (s.decided_at at time zone 'Africa/Algiers')::date
  from payouts.settlements s join vendors.vendors v on v.id = s.vendor_id where s.state = 'posted' and s.method <> 'cash'
  union all
  select 'refund', f.id, -f.amount_centimes, (f.paid_at at time zone 'Africa/Algiers')::date, o.order_number, null,
    array[o.order_number, f.reference, f.destination], null, false, f.id, (f.paid_at at time zone 'Africa/Algiers')::date
  from returns.refunds f join orders.orders o on o.id = f.order_id
  where f.state = 'paid' and coalesce(f.paid_from = 'bank', f.method in ('ccp', 'bank_transfer')) and f.method <> 'card'
  union all
  select 'refund', s.id, -f.amount_centimes, s.paid_on, o.order_number, null,
    array[o.order_number, s.reference], null, false, s.id, (s.decided_at at time zone 'Africa/Algiers')::date
  from payments.refund_settlements s join payments.refunds f on f.id = s.refund_id join orders.orders o on o.id = f.order_id
  where s.state = 'confirmed' and s.paid_from = 'bank'
  union all
  select 'payout_return', k.id, p.amount_centimes, k.returned_on, k.bank_reference, v.business_name,
    array[k.bank_reference, b.number, p.account_number], null, p.state = 'failed', p.id,
    (coalesce(p.failed_at, k.decided_at) at time zone 'Africa/Algiers')::date
  from payouts.payout_returns k join payouts.payouts p on p.id = k.payout_id
    join payouts.batches b on b.id = p.batch_id join vendors.vendors v on v.id = p.vendor_id
  where k.state = 'confirmed'
  union all
  select 'till_deposit', d.id, d.amount_centimes, d.deposited_on, d.slip_number, null, array[d.slip_number], null, false,
    d.id, (d.decided_at at time zone 'Africa/Algiers')::date
  from treasury.till_deposits d where d.state = 'confirmed'
  union all
  select 'manual_journal', m.id, l.amount, m.dated_on, m.number, null, array[m.number], null,
    m.reverses is not null or exists (select from treasury.manual_journals u where u.reverses = m.id and u.state = 'posted'),
    coalesce(m.reverses, m.id), m.dated_on
  from treasury.manual_journals m
  cross join lateral (select sum(i.amount_centimes)::bigint as amount from treasury.manual_lines i
    where i.manual_journal_id = m.id and i.account = 'cash_received') l
  where m.state = 'posted' and l.amount <> 0`
/** `open_pair`: what is left of it; 0 of two of which neither is linked, as the bank may have written neither. */
export const withOpenPair = (records: RawBuilder<unknown>) =>
  sql`(select *, sum(amount) over (partition by pair) as open_pair from (${records}) every_open) r`
const OPEN = withOpenPair(sql`select * from (${BANK_RECORDS}) every_record where not exists (
  select from treasury.bank_links k where k.record_kind = kind and k.record_id = id)`)

export const BANK_RECORD_ROW = sql`r.kind, r.id, r.amount, r.day::text as "on", r.reference, r.party,
  array_remove(r.names, null) as references, (r.is_undone and r.open_pair = 0) as "isUndone",
  case when r.batch_id is not null then (select json_build_object('id', b.id, 'number', b.number, 'count',
    (select count(*)::integer from payouts.payouts p where p.batch_id = b.id and p.state = 'paid'),
    'sent', b.payout_count)
    from payouts.batches b where b.id = r.batch_id) end as batch`
/** Linked or not. */
const LINKABLE = sql`(select *, 0 as open_pair from (${BANK_RECORDS}) every_record) r`
export type NamedBankRecord = BankRecord & { reference: string; party: string | null }

/** Those that are not linked and may be one of these sums, alone or with the payouts of their batch. */
export async function listOpenRecords(
  db: Db | Tx,
  amounts: readonly Centimes[],
): Promise<NamedBankRecord[]> {
  if (amounts.length === 0) return []
  const { rows } = await sql<NamedBankRecord>`
    select ${BANK_RECORD_ROW} from ${OPEN}
    where r.amount = any(${amounts}::bigint[]) or r.batch_id in (
      select batch_id from payouts.payouts where state in ('paid', 'failed') group by batch_id
      having array[-sum(amount_centimes), -sum(amount_centimes) filter (where state = 'paid')] && ${amounts}::numeric[])
    order by r.day, r.kind, r.id`.execute(tables<TreasuryDatabase>(db))
  return rows
}

export type RecordChoice = Pick<BankRecordRowView, 'kind' | 'id'>
export type ChosenRecord = NamedBankRecord & { isLinked: boolean }

/** All that was chosen and exists; a batch stands for all of its payouts. */
export async function findChosenRecords(
  tx: Tx,
  choices: readonly RecordChoice[],
): Promise<ChosenRecord[]> {
  const { rows } = await sql<ChosenRecord>`
    select ${BANK_RECORD_ROW}, exists (select from treasury.bank_links k where k.record_kind = r.kind and k.record_id = r.id) as "isLinked"
    from ${LINKABLE}
    where exists (select from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c (kind text, id uuid)
      where (c.kind = r.kind and c.id = r.id) or (c.kind = 'payout_batch' and c.id = r.batch_id))`.execute(
    tables<TreasuryDatabase>(tx),
  )
  return rows
}

export async function listLinkedRecords(
  db: Db | Tx,
  lineIds: readonly string[],
): Promise<(NamedBankRecord & { lineId: string })[]> {
  const { rows } = await sql<NamedBankRecord & { lineId: string }>`
    select ${BANK_RECORD_ROW}, k.bank_line_id as "lineId"
    from treasury.bank_links k join ${LINKABLE} on r.kind = k.record_kind and r.id = k.record_id
    where k.bank_line_id = any(${lineIds}::uuid[]) order by r.day, r.kind, r.id`.execute(
    tables<TreasuryDatabase>(db),
  )
  return rows
}

/** Payouts of one batch are one row. */
export function recordViews(records: readonly NamedBankRecord[]): BankRecordRowView[] {
  const groups = Map.groupBy(records, ({ kind, id, batch }) => batch?.id ?? `${kind} ${id}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { kind, id, reference, party, on, batch } = first
    const isBatch = group.length > 1 && batch !== null
    return [
      {
        ...(isBatch ? { kind: 'payout_batch' as const, id: batch.id } : { kind, id }),
        ...{ reference, party: isBatch ? null : party, on, count: group.length },
        amount: dinars(sum(group.map(({ amount }) => amount))),
      },
    ]
  })
}

type OpenFilter = {
  isMissing: boolean
  /** Nearest to it first. */
  line: { bookedOn: LocalDate; amount: Centimes } | null
  search: string
  today: LocalDate
  after: Cursor | null
}

/** Missing: from the opening day of the bank on, or its first line's; old enough, and not undone. */
const missing = (
  today: LocalDate,
) => sql`r.open_pair <> 0 and r.day < ${today}::date - ${sql.lit(DAYS_ON_THE_WAY)}
  and r.day >= coalesce(${OPENED_ON}, (select min(booked_on) from treasury.bank_lines))`

/** One more than are shown; oldest first. `total` and `sum` are of all pages. */
export async function listOpenRecordRows(
  db: Db,
  { isMissing, line, search, today, after }: OpenFilter,
): Promise<{ rows: NamedBankRecord[]; total: number; sum: number }> {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where = allConditions(
    isMissing && missing(today),
    search !== '' &&
      sql`(r.reference ilike ${words} or r.party ilike ${words} or array_to_string(r.names, ' ') ilike ${words})`,
  )
  const nearest = line
    ? sql`sign(r.amount) <> sign(${line.amount}::bigint), abs(r.day - ${line.bookedOn}::date), `
    : sql``
  const isAfter = after
    ? sql`(r.day, r.id) > (${after.at.slice(0, 10)}::date, ${after.id}::uuid)`
    : null
  const { rows } = await sql<NamedBankRecord & { total: number; allSum: Centimes }>`
    with found as materialized (select * from ${OPEN} where ${where})
    select ${BANK_RECORD_ROW}, (select count(*)::integer from found) as total, (select sum(amount)::bigint from found) as "allSum"
    from found r where ${allConditions(isAfter)} order by ${nearest}r.day, r.id limit ${RECORDS_SHOWN + 1}`.execute(
    tables<TreasuryDatabase>(db),
  )
  const { total = 0, allSum = ZERO_CENTIMES } = rows[0] ?? {}
  return { rows, total, sum: dinars(allSum) }
}

export async function findMissing(
  db: Db,
  today: LocalDate,
): Promise<{ count: number; sum: Centimes; firstOn: LocalDate | null }> {
  const { rows } = await sql<{ count: number; sum: Centimes; firstOn: LocalDate | null }>`
    select count(*)::integer as count, coalesce(sum(r.amount), 0)::bigint as sum, min(r.day)::text as "firstOn"
    from ${OPEN} where ${missing(today)}`.execute(tables<TreasuryDatabase>(db))
  return rows[0]! // an aggregate without groups has one row
}
