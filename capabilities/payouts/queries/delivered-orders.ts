import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { PayoutsDatabase } from '../tables.ts'

type Delivered = { orderId: string; vendorId: string; deliveredAt: Date | null }

export async function listDelivered(tx: Tx, ids: readonly string[]): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    select id as "orderId", vendor_id as "vendorId", delivered_at as "deliveredAt"
    from orders.orders where id = any(${ids}::uuid[])`.execute(tables<PayoutsDatabase>(tx))
  return rows
}
