import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, instant } from '#platform/database/index.ts'
import { soleApprovalFrom } from '#capabilities/identity/index.ts'
import type { RemittanceLineView, RemittanceRowView } from '../remittances.contract.ts'
import type { RemittanceLineReason } from '../schema.ts'
import type { PayoutsDatabase } from '../tables.ts'

const ROW = sql`
  r.id, json_build_object('code', c.code, 'name', c.name) as courier, r.reference, r.file_name, r.office, r.state,
  r.line_count, r.matched_until as compared, r.announced_centimes as announced,
  r.received_centimes as received, r.received_on::text as received_on,
  (select email from identity.users where id = r.imported_by) as imported_by,
  (select email from identity.users where id = r.posted_by) as posted_by,
  ${instant('r.imported_at')} as imported_at, ${instant('r.posted_at')} as posted_at, r.imported_by as importer,
  ${soleApprovalFrom('remittance', sql`r.id`, sql`r.imported_by`)} as opens_at,
  (select count(*)::integer from payouts.remittance_lines l
    where l.remittance_id = r.id and l.state in ('open', 'asked') and r.state = 'matched') as open_count`

type Money = { announced: Centimes; received: Centimes | null }
export type RemittanceRowData = Omit<RemittanceRowView, 'is_own' | keyof Money> &
  Money & { importer: string }

export async function listRemittances(
  db: Db,
  { state, after, limit }: { state: string; after: Cursor | null; limit: number },
): Promise<{ rows: (RemittanceRowData & { at: string })[]; total: number }> {
  const { rows } = await sql<RemittanceRowData & { at: string; total: number }>`
    select ${ROW}, ${instant('r.imported_at', 'US')} as at,
      (select count(*)::integer from payouts.remittances r where ${state} = 'all' or r.state = ${state}) as total
    from payouts.remittances r join shipping.couriers c on c.code = r.courier_code
    where (${state} = 'all' or r.state = ${state}) and (${after?.at ?? null}::timestamptz is null
      or (r.imported_at, r.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by r.imported_at desc, r.id desc limit ${limit + 1}`.execute(tables<PayoutsDatabase>(db))
  return { rows, total: rows[0]?.total ?? 0 }
}

export type DifferenceRow = {
  reason: RemittanceLineReason
  count: number
  open: number
  amount: Centimes
}
type Whole = { collected: Centimes; fees: Centimes; matched: number; differences: DifferenceRow[] }

export async function findRemittance(
  db: Db,
  id: string,
): Promise<(RemittanceRowData & Whole) | null> {
  const { rows } = await sql<RemittanceRowData & Whole>`
    select ${ROW}, sums.*
    from payouts.remittances r join shipping.couriers c on c.code = r.courier_code
    cross join lateral (
      select coalesce(sum(collected), 0)::bigint as collected, coalesce(sum(fees), 0)::bigint as fees,
        coalesce(sum(count) filter (where reason is null), 0)::integer as matched,
        coalesce(json_agg(json_build_object('reason', reason, 'count', count, 'open', open, 'amount', amount)
          order by count desc, reason) filter (where reason is not null), '[]') as differences
      from (
        select l.reason, count(*) as count, sum(l.collected_centimes) as collected, sum(l.fee_centimes) as fees,
          count(*) filter (where l.state in ('open', 'asked')) as open,
          sum(coalesce(l.difference_centimes, l.collected_centimes - l.fee_centimes)) as amount
        from payouts.remittance_lines l where l.remittance_id = r.id group by l.reason
      ) by_reason
    ) sums
    where r.id = ${id}`.execute(tables<PayoutsDatabase>(db))
  return rows[0] ?? null
}

type Lines = { id: string; show: string; search: string; after: number; limit: number }
type Amounts = Record<'collected' | 'fee', Centimes> &
  Record<'expected_collected' | 'expected_fee', Centimes | null>
export type RemittanceLineRow = Omit<RemittanceLineView, keyof Amounts> & Amounts

/** In file order: all lines, the differences, or those of one reason. */
export async function listRemittanceLines(
  db: Db,
  { id, show, search, after, limit }: Lines,
): Promise<{ rows: RemittanceLineRow[]; total: number }> {
  const wanted = search.trim().toUpperCase().replace(/^#/, '')
  const matching = sql`
    l.remittance_id = ${id} and (case ${show} when 'all' then true when 'different' then l.reason is not null
      when 'open' then l.state in ('open', 'asked') else l.reason = ${show} end)
    and (${wanted} = '' or l.tracking = ${wanted} or l.order_number = ${wanted} or l.order_id =
      (select o.id from orders.orders o where o.order_number = ${wanted}))`
  const { rows } = await sql<{ rows: RemittanceLineRow[]; total: number }>`
    select (select count(*)::integer from payouts.remittance_lines l where ${matching}) as total,
      (select coalesce(json_agg(page order by page.position), '[]') from (
        select l.id, l.position, l.tracking, l.order_id, coalesce(o.order_number, l.order_number) as order_number,
          v.business_name, l.collected_centimes as collected, l.fee_centimes as fee,
          l.expected_collected_centimes as expected_collected, l.expected_fee_centimes as expected_fee,
          l.state, l.reason, l.note, (select email from identity.users where id = l.resolved_by) as resolved_by,
          l.file_line, l.unreadable
        from payouts.remittance_lines l
        left join orders.orders o on o.id = l.order_id left join vendors.vendors v on v.id = l.vendor_id
        where ${matching} and l.position > ${after} order by l.position limit ${limit + 1}
      ) page) as rows`.execute(tables<PayoutsDatabase>(db))
  return rows[0]! // nothing is read from outside the subselects, so there is always one row
}

export async function listActiveCouriers(db: Db): Promise<{ code: string; name: string }[]> {
  const rows = await tables<PayoutsDatabase>(db)
    .selectFrom('shipping.couriers')
    .select(['code', 'name'])
    .where('is_active', '=', true)
    .orderBy('name')
    .execute()
  return rows
}
