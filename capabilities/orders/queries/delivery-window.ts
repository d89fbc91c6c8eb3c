import type { LocalDate } from '#kernel/calendar.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { DeliveryMethod } from '#capabilities/shipping/index.ts'
import type { OrderId } from '../schema.ts'
import type { OrdersDatabase } from '../tables.ts'

export type DeliveryWindow = { from: LocalDate; until: LocalDate }

export async function getDeliveryOf(
  tx: Tx,
  id: OrderId,
): Promise<{ wilaya: string; method: DeliveryMethod }> {
  const rows = await tables<OrdersDatabase>(tx)
    .selectFrom('orders.orders')
    .select(['wilaya', 'delivery_method as method'])
    .where('id', '=', id)
    .execute()
  return rows[0]! // the caller has locked it
}

export async function saveDeliveryWindow(
  tx: Tx,
  id: OrderId,
  { from, until }: DeliveryWindow,
): Promise<void> {
  await tables<OrdersDatabase>(tx)
    .updateTable('orders.orders')
    .set({ deliver_from: from, deliver_until: until })
    .where('id', '=', id)
    .execute()
}
