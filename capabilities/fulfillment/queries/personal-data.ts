import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { job } from '#platform/jobs/index.ts'
import type { ErasureResult, Person, PersonalData } from '#platform/personal-data.ts'
import type { FulfillmentDatabase } from '../tables.ts'

const ownShipments = ({ userId, email, phone = null }: Person) => sql`(
  select s.id from fulfillment.shipments s
  join orders.orders o on o.id = s.order_id join orders.purchases p on p.id = o.purchase_id
  where p.buyer_id = ${userId}
    or (p.buyer_id is null and (p.email = ${email} or p.phone = ${phone})))`

export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<string, unknown>>`
    select o.order_number, s.courier_code, s.tracking, s.state, s.last_status, s.last_event_at, s.sent_at
    from fulfillment.shipments s join orders.orders o on o.id = s.order_id
    where s.id in ${ownShipments(person)} order by s.created_at`.execute(
    tables<FulfillmentDatabase>(handle),
  )
  return { shipments: rows }
}

/** Runs after the commit: labels carry the recipient's name. */
export const deleteLabelsJob = job<{ names: string[] }>('fulfillment.delete_labels')

/** The shipments themselves stay. */
export async function erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult> {
  const { rows } = await sql<{ name: string | null }>`
    with own as (select id, label_file from fulfillment.shipments where id in ${ownShipments(person)} for update)
    update fulfillment.shipments s set failure_message = null, label_url = null, label_file = null
    from own where s.id = own.id returning own.label_file as name`.execute(
    tables<FulfillmentDatabase>(tx),
  )
  const names = rows.flatMap(({ name }) => name ?? [])
  if (names.length > 0) await deleteLabelsJob.enqueue(tx, { names })
  return {
    erasedRows: names.length,
    retainedRows: rows.length,
    retentionReason: rows.length > 0 ? 'code de commerce, art. 12' : null,
    retentionYears: 10,
  }
}
