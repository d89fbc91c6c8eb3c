import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import type { Centimes } from '#kernel/money.ts'
import {
  allConditions,
  type Db,
  olderThan,
  tables,
  type Tx,
  instant,
} from '#platform/database/index.ts'
import { soleApprovalFrom } from '#capabilities/identity/index.ts'
import type { BatchPayoutView, BatchRowView } from '../contract.ts'
import type { PayoutsDatabase } from '../tables.ts'

const BATCH = sql`
  b.id, b.version, b.number, b.kind, b.state, b.payout_count, b.total_centimes as total,
  (select coalesce(sum(p.amount_centimes), 0)::bigint from payouts.payouts p where p.batch_id = b.id
    and (p.state = 'failed' or exists (select from payouts.payout_returns back
      where back.payout_id = p.id and back.state = 'confirmed'))) as returned,
  (select email from identity.users where id = b.created_by) as created_by,
  (select email from identity.users where id = b.approved_by) as approved_by,
  ${instant('b.created_at')} as created_at, ${instant('b.approved_at')} as approved_at,
  ${instant('b.sent_at')} as sent_at, ${instant('b.settled_at')} as settled_at,
  ${instant('b.cancelled_at')} as cancelled_at, b.cancel_reason, b.created_by as creator,
  ${soleApprovalFrom('payout_batch', sql`b.id`, sql`b.created_by`)} as opens_at`

export type BatchListRow = Omit<BatchRowView, 'total' | 'returned' | 'paid'> & {
  total: Centimes
  returned: Centimes
  creator: string
}

export async function listBatches(
  db: Db,
  { search, after, limit }: { search: string | null; after: Cursor | null; limit: number },
): Promise<(BatchListRow & { at: string })[]> {
  const { rows } = await sql<BatchListRow & { at: string }>`
    select ${BATCH}, ${instant('b.created_at', 'US')} as at from payouts.batches b
    where ${allConditions(
      search !== null && sql`strpos(lower(b.number), lower(${search})) > 0`,
      olderThan(after, 'b.created_at', 'b.id'),
    )}
    order by b.created_at desc, b.id desc limit ${limit + 1}`.execute(tables<PayoutsDatabase>(db))
  return rows
}

export type PayoutListRow = Omit<BatchPayoutView, 'amount' | 'orders'> & {
  amount: Centimes
  account: string
  orders: { order_number: string; amount: Centimes }[]
}

export async function findBatch(
  db: Db | Tx,
  id: string,
): Promise<{ batch: BatchListRow; payouts: PayoutListRow[]; sha256: string | null } | null> {
  const { rows } = await sql<BatchListRow & { sha256: string | null; payouts: PayoutListRow[] }>`
    select ${BATCH}, b.file_sha256 as sha256,
      (select coalesce(json_agg(json_build_object('id', p.id, 'vendor_id', p.vendor_id,
          'business_name', v.business_name, 'holder', p.account_holder, 'account', p.account_number,
          'amount', p.amount_centimes, 'fail_reason', coalesce(p.fail_reason, back.reason),
          'is_return_recorded', waiting.id is not null,
          'state', case when p.state = 'paid' and back.id is not null then 'returned' else p.state end,
          'is_account_new', exists (select from payouts.payouts q
            where q.vendor_id = p.vendor_id and q.id <> p.id and q.state = 'paid')
            and p.account_number <> (select q.account_number from payouts.payouts q
              where q.vendor_id = p.vendor_id and q.id <> p.id and q.state = 'paid'
              order by q.paid_at desc, q.id desc limit 1),
          'orders', (select coalesce(json_agg(json_build_object('order_number', coalesce(o.order_number, a.reference),
              'amount', l.amount_centimes) order by o.order_number, a.reference), '[]')
            from payouts.payout_lines l left join orders.orders o on o.id = l.order_id
              left join payouts.vendor_adjustments a on a.id = l.adjustment_id
            where l.payout_id = p.id),
          'order_count', (select count(*) from payouts.payout_lines l where l.payout_id = p.id))
          order by v.business_name, p.id), '[]')
        from payouts.payouts p join vendors.vendors v on v.id = p.vendor_id
          left join payouts.payout_returns back on back.payout_id = p.id and back.state = 'confirmed'
          left join payouts.payout_returns waiting on waiting.payout_id = p.id and waiting.state = 'recorded'
        where p.batch_id = b.id) as payouts
    from payouts.batches b where b.id = ${id}`.execute(tables<PayoutsDatabase>(db))
  const row = rows[0]
  if (!row) return null
  const { payouts, sha256, ...batch } = row
  return { batch, payouts, sha256 }
}

export async function listVendorNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, business_name as name from vendors.vendors where id = any(${[...ids]}::uuid[])`.execute(
    tables<PayoutsDatabase>(db),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
