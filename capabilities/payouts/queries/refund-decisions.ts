import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'

export const insertRefundDecision = (
  tx: Tx,
  { orderId, by, now }: { orderId: string; by: string; now: Date },
) =>
  sql`
    insert into payouts.refund_decisions (id, order_id, decided_by, decided_at)
    values (${newId(now)}, ${orderId}, ${by}, ${now})`.execute(tables<object>(tx))

/** Of the unpaid refunds. */
export async function listRefundDeciders(tx: Tx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct decided_by as id from payouts.refund_decisions
    where order_id = ${orderId} and paid_at is null`.execute(tables<object>(tx))
  return rows.map(({ id }) => id)
}

export const savePaidDecisions = (tx: Tx, orderId: string, now: Date) =>
  sql`
    update payouts.refund_decisions set paid_at = ${now}
    where order_id = ${orderId} and paid_at is null`.execute(tables<object>(tx))

export async function findOrderNumber(tx: Tx, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select order_number as number from orders.orders where id = ${orderId}`.execute(
    tables<object>(tx),
  )
  return rows[0]?.number ?? null
}
