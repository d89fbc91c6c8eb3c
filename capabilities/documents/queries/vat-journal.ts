import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { InvoiceSubject } from '../schema.ts'
import type { DocumentsDatabase } from '../tables.ts'

/** A compensation is outside of VAT. */
type TaxedSubject = Exclude<InvoiceSubject, 'compensation'>

type Period = { from: LocalDate; until: LocalDate }

/** A commission counts in its own month, although it is invoiced after that, unless the month was closed before. */
export const countsIn = ({ from, until }: Period) => sql`(
  (n.month is null and n.issued_on >= ${from}::date and n.issued_on < ${until}::date)
  or (n.month = ${from}::date and n.counted_in is null) or n.counted_in = ${from}::date)`

export type VatSum = {
  subject: TaxedSubject
  vendorId: string
  vendor: string
  nif: string | null
  rate: number
  base: Centimes
  vat: Centimes
}

/**
 * By vendor, subject and rate, of documents within VAT issued from `from` on and before `until`: invoices less
 * credit notes.
 */
export async function listVatSums(
  db: Db,
  { from, until, vendorId }: Period & { vendorId: string | null },
): Promise<VatSum[]> {
  const { rows } = await sql<VatSum>`
    select n.subject, v.id as "vendorId", v.business_name as vendor, l.nif, t.vat_bp as rate,
      sum(case n.kind when 'invoice' then t.base_centimes else -t.base_centimes end)::bigint as base,
      sum(case n.kind when 'invoice' then t.vat_centimes else -t.vat_centimes end)::bigint as vat
    from documents.invoices n
    join documents.invoice_vat t on t.invoice_id = n.id
    join vendors.vendors v on v.id = n.vendor_id
    left join vendors.legal_identities l on l.vendor_id = v.id
    where n.cancelled_at is null and n.subject <> 'compensation'
      and ${countsIn({ from, until })}
      and (${vendorId}::uuid is null or (n.vendor_id = ${vendorId}::uuid and n.subject = 'sale'))
    group by n.subject, v.id, v.business_name, l.nif, t.vat_bp
    order by n.subject, v.business_name, v.id, t.vat_bp desc`.execute(tables<DocumentsDatabase>(db))
  return rows
}

export type LateVatSum = {
  subject: TaxedSubject
  month: string
  documents: number
  base: Centimes
  vat: Centimes
}

/** Documents that count in this month for an earlier one: first invoices of its deliveries, and its commission. */
export async function listLateVat(db: Db, period: Period): Promise<LateVatSum[]> {
  const { rows } = await sql<LateVatSum>`
    select n.subject, to_char(origin.month, 'YYYY-MM') as month, count(*)::int as documents,
      sum(case n.kind when 'invoice' then n.subtotal_centimes else -n.subtotal_centimes end)::bigint as base,
      sum(case n.kind when 'invoice' then n.vat_centimes else -n.vat_centimes end)::bigint as vat
    from documents.invoices n
    left join orders.orders o on o.id = n.order_id and n.kind = 'invoice' and n.corrects is null
    cross join lateral (select coalesce(n.month,
      date_trunc('month', o.delivered_at at time zone 'Africa/Algiers')::date) as month) origin
    where n.cancelled_at is null and n.subject <> 'compensation' and ${countsIn(period)} and origin.month < ${period.from}::date
    group by 1, 2 order by 2, 1`.execute(tables<DocumentsDatabase>(db))
  return rows
}
