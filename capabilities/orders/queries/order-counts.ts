import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'
import type { OrdersDatabase } from '../tables.ts'

/**
 * Of order `o`, in centimes, when it is paid: what was delivered of it, with what dearer exchanges collected. Orders are
 * counted by it too (`orders.count_orders`).
 */
export const ORDER_REVENUE = sql.raw(
  '(o.total_centimes - o.undelivered_centimes + o.exchanged_centimes)',
)

export async function countOrdersOf(
  db: Db,
  vendorIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (vendorIds.length === 0) return new Map()
  const { rows } = await sql<{ vendor_id: string; count: number }>`
    select vendor_id, count(*)::integer as count from orders.orders
    where vendor_id = any(${vendorIds}::uuid[]) group by vendor_id`.execute(
    tables<OrdersDatabase>(db),
  )
  return new Map(rows.map(({ vendor_id, count }) => [vendor_id, count]))
}
