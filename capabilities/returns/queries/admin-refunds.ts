import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Cursor } from '#kernel/cursor.ts'
import { type Db, tables, instant } from '#platform/database/index.ts'
import { soleApprovalFrom } from '#capabilities/identity/index.ts'
import type { AdminRefundView } from '../refunds.contract.ts'
import { IS_OPEN_REFUND } from './open-refunds.ts'
import { searchRefunds, listRefundsByState } from './refund-search.ts'
import { money } from './return-views.ts'
import type { ReturnsDatabase } from '../tables.ts'

type Asking = { adminId: string; today: LocalDate }

/** Who does not take the next step: approval or payment. */
const ACTED_BEFORE = sql`case when f.state = 'approved' then f.approved_by else f.created_by end`

const row = ({ adminId, today }: Asking) => sql`json_build_object('id', f.id,
  'number', coalesce(r.number, o.order_number), 'order_id', f.order_id, 'order_number', o.order_number,
  'vendor', json_build_object('business_name', v.business_name),
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 'phone', p.phone),
  'goods', ${sql.raw(money('f.goods_centimes'))}, 'delivery', ${sql.raw(money('f.delivery_centimes'))},
  'amount', ${sql.raw(money('f.amount_centimes'))}, 'method', f.method, 'account', f.destination,
  'state', f.state, 'due_on', f.due_on::text,
  'is_overdue', f.state in ('due', 'approved') and f.due_on < ${today}::date,
  'created_at', ${instant('f.created_at')}, 'reference', f.reference, 'voucher', f.voucher,
  'fail_reason', f.fail_reason, 'is_own', ${ACTED_BEFORE} = ${adminId}::uuid,
  'opens_at', ${soleApprovalFrom('refund', sql`f.id`, ACTED_BEFORE)},
  'was_retried', exists (select from returns.refunds a where a.retry_of = f.id), 'version', f.version)`

const OF_REFUND = sql.raw(`
  join orders.orders o on o.id = f.order_id
  join orders.purchases p on p.id = o.purchase_id
  join vendors.vendors v on v.id = f.vendor_id
  left join returns.returns r on r.id = f.return_id`)

type RefundFilter = Asking & {
  search: string | null
  state: string | null
  after: Cursor | null
  limit: number
}
export type ListedRefunds = {
  rows: { view: AdminRefundView; at: string; id: string }[]
  matching: number
  /** `matching` is estimated from a sample of the newest. */
  isAbout: boolean
  counts: Record<string, number>
  open: number
}

export async function listRefunds(db: Db, filter: RefundFilter): Promise<ListedRefunds> {
  const { before, page, count, isAbout } =
    filter.search === null ? listRefundsByState(filter) : searchRefunds(filter.search, filter)
  const { rows } = await sql<ListedRefunds>`${before}
    select
      (select coalesce(json_agg(page order by created_at desc, id desc), '[]') from (
        select ${row(filter)} as view, ${instant('f.created_at')} as at, f.id, f.created_at
        from (${page}) listed
        join returns.refunds f using (id)
        ${OF_REFUND}) page) as rows,
      (${count})::integer as matching, ${isAbout} as "isAbout",
      (select coalesce(json_object_agg(state, count), '{}') from (
        select state, count(*)::integer as count from returns.refunds group by state) by_state) as counts,
      (select coalesce(sum(amount_centimes), 0)::float8 / 100 from returns.refunds f
        where ${IS_OPEN_REFUND}) as open`.execute(tables<ReturnsDatabase>(db))
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findRefund(
  db: Db,
  id: string,
  asking: Asking,
): Promise<AdminRefundView | null> {
  const { rows } = await sql<{ view: AdminRefundView }>`
    select ${row(asking)} as view from returns.refunds f ${OF_REFUND} where f.id = ${id}`.execute(
    tables<ReturnsDatabase>(db),
  )
  return rows[0]?.view ?? null
}
