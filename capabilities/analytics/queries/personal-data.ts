import { type RawBuilder, sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData } from '#platform/personal-data.ts'
import type { AnalyticsDatabase } from '../tables.ts'

/** A purchase event links the visitor to the buyer, and so to all events of the visitor. */
const ownEvents = ({ userId, email, phone = null }: Person): RawBuilder<unknown> => sql`(
  select e.id from analytics.events e where e.visitor_id in (
    select b.visitor_id from analytics.events b
    join orders.orders o on o.id = b.order_id join orders.purchases p on p.id = o.purchase_id
    where p.buyer_id = ${userId}
      or (p.buyer_id is null and (p.email = ${email} or p.phone = ${phone}))))`

export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<string, unknown>>`
    select name, visitor_id, product_id, quantity, happened_at, language, wilaya
    from analytics.events where id in ${ownEvents(person)} order by happened_at`.execute(
    tables<AnalyticsDatabase>(handle),
  )
  return { visits: rows }
}

/** Aggregates stay: they identify no one. */
export async function erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult> {
  const { rows } = await sql`
    delete from analytics.events where id in ${ownEvents(person)} returning id`.execute(
    tables<AnalyticsDatabase>(tx),
  )
  return { erasedRows: rows.length, retainedRows: 0, retentionReason: null }
}
