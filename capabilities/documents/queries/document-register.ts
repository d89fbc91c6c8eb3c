import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { InvoiceSubject } from '../schema.ts'
import { countsIn } from './vat-journal.ts'
import type { DocumentsDatabase } from '../tables.ts'

const AT_ONCE = 500

/** In dinars. Sums of the document are on the row of its first rate, so that columns add up. */
export type RegisterRow = {
  id: string
  reference: string
  kind: 'invoice' | 'credit_note'
  subject: InvoiceSubject
  issuedOn: LocalDate
  issuer: string
  nif: string | null
  /** The vendor of what is invoiced by month; buyers are named by their order only. */
  customer: string | null
  order: string | null
  corrects: string | null
  rate: number | null
  base: number
  vat: number
  stampDuty: number
  rounding: number
  total: number
}

/** The documents that count in a month, in the order of their issue, by rate of VAT; credit notes are negative. What is outside of VAT
 * has a total only. */
export async function* streamRegister(
  db: Db,
  period: { from: LocalDate; until: LocalDate },
): AsyncGenerator<RegisterRow[]> {
  let after: string | null = null
  for (;;) {
    const { rows }: { rows: RegisterRow[] } = await sql<RegisterRow>`
      with page as (
        select * from documents.invoices n
        where n.cancelled_at is null and ${countsIn(period)} and (${after}::uuid is null or n.id > ${after}::uuid)
        order by n.id limit ${AT_ONCE}
      ), rated as (
        select n.*, t.vat_bp, t.base_centimes, t.vat_centimes as rate_vat, case n.kind when 'invoice' then 1 else -1 end as sign,
          row_number() over (partition by n.id order by t.vat_bp desc) = 1 as is_first
        from page n left join documents.invoice_vat t on t.invoice_id = n.id and n.subject <> 'compensation'
      )
      select n.id, n.reference, n.kind, n.subject, n.issued_on::text as "issuedOn",
        coalesce(n.seller ->> 'legalName', n.seller ->> 'name') as issuer, n.seller ->> 'nif' as nif,
        case when n.month is not null then n.buyer ->> 'name' end as customer, o.order_number as "order", first.reference as corrects, (n.vat_bp / 100.0)::float8 as rate,
        (coalesce(n.sign * n.base_centimes, 0) / 100.0)::float8 as base,
        (coalesce(n.sign * n.rate_vat, 0) / 100.0)::float8 as vat,
        (case when n.is_first then n.sign * n.stamp_duty_centimes / 100.0 else 0 end)::float8 as "stampDuty",
        (case when n.is_first then n.sign * n.rounding_centimes / 100.0 else 0 end)::float8 as rounding,
        (case when n.is_first then n.sign * n.total_centimes / 100.0 else 0 end)::float8 as total
      from rated n
      left join orders.orders o on o.id = n.order_id
      left join documents.invoices first on first.id = n.corrects
      order by n.id, n.vat_bp desc`.execute(tables<DocumentsDatabase>(db))
    if (rows.length > 0) yield rows
    const last: RegisterRow | undefined = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
