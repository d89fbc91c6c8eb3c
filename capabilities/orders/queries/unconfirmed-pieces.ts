import { sql } from 'kysely'
import { days, before } from '#kernel/time.ts'
import { PIPELINED, tables, type Tx } from '#platform/database/index.ts'
import type { OrdersDatabase } from '../tables.ts'

type BuyerContact = { phone: string; email: string }

/** An order that still waits after a month is the vendor's to end; the buyer may order again. */
const COUNTED_FOR = days(30)

/**
 * Until the transaction ends no other one counts for this phone or e-mail. Callers take it before any
 * row lock; within it, in the order of the keys, so that two of them cannot wait for each other.
 */
export async function lockBuyerContact(tx: Tx, { phone, email }: BuyerContact): Promise<void> {
  const keys = [`orders.phone:${phone}`, `orders.email:${email}`]
  await sql`${sql.raw(PIPELINED)}
    select pg_advisory_xact_lock(key) from (
      select hashtextextended(name, 0) as key from unnest(${keys}::text[]) name order by 1) keys`.execute(
    tables<OrdersDatabase>(tx),
  )
}

/**
 * Pieces that a contact ordered and that wait for a confirmation, a payment, or the vendor to begin:
 * an order that checkout itself confirmed was promised by no one.
 */
export async function countUnconfirmedPieces(
  tx: Tx,
  { phone, email }: BuyerContact,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(o.item_count), 0)::integer as pieces
    from orders.purchases p join orders.orders o on o.purchase_id = p.id
    where (p.phone = ${phone} or p.email = ${email}) and p.placed_at > ${before(now, COUNTED_FOR)}
      and (o.status = 'pending'
        or (o.status = 'confirmed' and o.confirmed_at = o.placed_at and o.payment_status <> 'paid'))`.execute(
    tables<OrdersDatabase>(tx),
  )
  return rows[0]!.pieces
}
