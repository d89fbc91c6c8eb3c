import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData, RetentionTask } from '#platform/personal-data.ts'
import type { DocumentsDatabase } from '../tables.ts'

const ownInvoices = ({ userId, email, phone = null }: Person) => sql`(
  select i.id from documents.invoices i
  join orders.orders o on o.id = i.order_id join orders.purchases p on p.id = o.purchase_id
  where p.buyer_id = ${userId}
    or (p.buyer_id is null and (p.email = ${email} or p.phone = ${phone})))`

export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<string, unknown>>`
    select i.reference, i.kind, i.issued_on, i.buyer, i.cancelled_at,
      trim_scale(i.total_centimes / 100.0)::float8 as total
    from documents.invoices i where i.id in ${ownInvoices(person)} order by i.issued_at`.execute(
    tables<DocumentsDatabase>(handle),
  )
  return { invoices: rows }
}

/** Erases nothing: accounting law requires issued invoices with their buyer. */
export async function erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult> {
  const { rows } = await sql`
    select from documents.invoices i where i.id in ${ownInvoices(person)} and i.buyer is not null`.execute(
    tables<DocumentsDatabase>(tx),
  )
  return {
    erasedRows: 0,
    retainedRows: rows.length,
    retentionReason: rows.length > 0 ? 'code de commerce, art. 12; décret exécutif 05-468' : null,
    retentionYears: 10,
  }
}

/** After the retention period the buyer is erased; number and amounts stay. */
export const deleteExpiredInvoices: RetentionTask = async (
  tx,
  { before, at: now, most: limit },
) => {
  const { rows } = await sql`
    update documents.invoices set buyer = null, buyer_erased_at = ${now}
    where id in (select id from documents.invoices
      where issued_at < ${before} and buyer is not null order by issued_at limit ${limit})
    returning id`.execute(tables<DocumentsDatabase>(tx))
  return rows.length
}
