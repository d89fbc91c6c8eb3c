import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import { allConditions, type Db, instant, olderThan, tables } from '#platform/database/index.ts'
import { gatewayName } from '#capabilities/payments/index.ts'
import type { OtherSumPaymentView } from '../gateway-settlements.contract.ts'
import type { TreasuryDatabase } from '../tables.ts'

type Listed = { view: OtherSumPaymentView; at: string; id: string }

/** Newest first. A refund that waits for its gateway or for a person is open. */
export async function listOtherSums(
  db: Db,
  { isOpenOnly, after, limit }: { isOpenOnly: boolean; after: Cursor | null; limit: number },
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select json_build_object('id', i.id, 'purchase_number', u.number,
        'order_id', (select o.id from orders.orders o where o.purchase_id = u.id order by o.id limit 1),
        'buyer', u.first_name || ' ' || u.last_name, 'gateway_name', ${gatewayName('i.gateway')}, 'gateway_reference', i.gateway_id,
        'requested', trim_scale(i.amount_centimes / 100.0), 'taken', trim_scale(i.captured_centimes / 100.0),
        'taken_at', ${instant('i.captured_at')}, 'returned', trim_scale(back.amount / 100.0),
        'is_returned', not back.is_open) as view,
      ${instant('i.captured_at', 'US')} as at, i.id
    from payments.intents i join orders.purchases u on u.id = i.purchase_id
    cross join lateral (
      select coalesce(sum(r.amount_centimes), 0)::bigint as amount,
        coalesce(bool_or(r.status in ('due', 'sending', 'manual')), true) as is_open
      from payments.refunds r where r.intent_id = i.id and r.status <> 'cancelled' and r.reason in ('other_sum', 'late', 'duplicate')
    ) back
    where ${allConditions(
      sql`i.captured_centimes is not null`,
      isOpenOnly && sql`back.is_open`,
      olderThan(after, 'i.captured_at', 'i.id'),
    )}
    order by i.captured_at desc, i.id desc limit ${limit + 1}`.execute(tables<TreasuryDatabase>(db))
  return rows
}
