import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { InvoiceSubject } from '../schema.ts'

export type VatSum = {
  subject: InvoiceSubject
  vendorId: string
  vendor: string
  nif: string | null
  rate: number
  base: Centimes
  vat: Centimes
}

/**
 * By vendor, subject and rate, of documents issued from `from` on and before `until`: invoices less
 * credit notes. A commission counts in its own month, although it is invoiced after that.
 */
export async function listVatSums(
  db: Db,
  { from, until, vendorId }: { from: LocalDate; until: LocalDate; vendorId: string | null },
): Promise<VatSum[]> {
  const { rows } = await sql<VatSum>`
    select n.subject, v.id as "vendorId", v.business_name as vendor, l.nif, t.vat_bp as rate,
      sum(case n.kind when 'invoice' then t.base_centimes else -t.base_centimes end)::bigint as base,
      sum(case n.kind when 'invoice' then t.vat_centimes else -t.vat_centimes end)::bigint as vat
    from documents.invoices n
    join documents.invoice_vat t on t.invoice_id = n.id
    join vendors.vendors v on v.id = n.vendor_id
    left join vendors.legal_identities l on l.vendor_id = v.id
    where n.cancelled_at is null
      and ((n.issued_on >= ${from}::date and n.issued_on < ${until}::date and n.month is null) or n.month = ${from}::date)
      and (${vendorId}::uuid is null or (n.vendor_id = ${vendorId}::uuid and n.subject = 'sale'))
    group by n.subject, v.id, v.business_name, l.nif, t.vat_bp
    order by n.subject, v.business_name, v.id, t.vat_bp desc`.execute(tables<object>(db))
  return rows
}
