import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { CommissionInvoiceView } from '../commission.contract.ts'
import type { EarnedFromVendor, Taxed } from '../rules/commission-invoice.ts'
import { type DocumentVendor, shopIn } from './printable-orders.ts'
import type { DocumentsDatabase } from '../tables.ts'

type Period = { from: Date; until: Date }

/** Accounts of what the operator earns from vendors, with its VAT. */
const EARNED = sql.raw(
  `'platform_commission', 'vat_on_commission', 'vendor_services', 'vat_on_services', 'vendor_charges'`,
)
const sumOf = (which: RawBuilder<unknown>) =>
  sql`coalesce(-sum(e.amount_centimes) filter (where ${which}), 0)::bigint`
const taxed = (base: RawBuilder<unknown>, vat: RawBuilder<unknown>) =>
  sql`json_build_object('base', ${sumOf(base)}, 'vat', ${sumOf(vat)})`
/** The documents of a month are issued together. */
const isUninvoiced = (month: string) => sql`not exists (select from documents.invoices n
  where n.vendor_id = j.vendor_id and n.month = ${`${month}-01`}::date and n.cancelled_at is null)`

/** Vendors of which the operator earned or gave back something, without an invoice of that month. */
export async function listUninvoicedVendors(
  db: Db,
  { month, from, until }: Period & { month: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct j.vendor_id as id from ledger.journals j
    join ledger.entries e on e.journal_id = j.id
    join ledger.accounts a on a.id = e.account_id and a.kind in (${EARNED})
    where j.posted_at >= ${from} and j.posted_at < ${until} and j.vendor_id is not null and ${isUninvoiced(month)}
    order by 1`.execute(tables<DocumentsDatabase>(db))
  return rows.map(({ id }) => id)
}

/** What the ledger has of a month for vendors without an invoice of it, without compensations; `vendors` to invoice. */
export async function sumUninvoiced(
  db: Db,
  { month, from, until }: Period & { month: string },
): Promise<Taxed & { vendors: number }> {
  const kinds = ['platform_commission', 'vendor_services', 'vat_on_commission', 'vat_on_services']
  const isOwed = sql.join(
    [...kinds, 'vendor_charges'].map((kind) => sql`${sumOf(sql`a.kind = ${kind}`)} <> 0`),
    sql` or `,
  )
  const { rows } = await sql<Taxed & { vendors: number }>`
    select coalesce(sum(base), 0)::bigint as base, coalesce(sum(vat), 0)::bigint as vat,
      (count(*) filter (where is_owed))::integer as vendors
    from (select ${sumOf(sql`a.kind in ('platform_commission', 'vendor_services')`)} as base,
        ${sumOf(sql`a.kind in ('vat_on_commission', 'vat_on_services')`)} as vat, j.vendor_id is not null and (${isOwed}) as is_owed
      from ledger.journals j
      join ledger.entries e on e.journal_id = j.id
      join ledger.accounts a on a.id = e.account_id and a.kind in (${EARNED})
      where j.posted_at >= ${from} and j.posted_at < ${until} and ${isUninvoiced(month)}
      group by j.vendor_id) by_vendor`.execute(tables<DocumentsDatabase>(db))
  return rows[0]! // an aggregate without groups is one row
}

export async function sumEarnedFrom(
  tx: Tx,
  vendorId: string,
  { from, until }: Period,
): Promise<EarnedFromVendor> {
  const isDelivery = sql`j.kind = 'vendor_delivery'`
  const { rows } = await sql<EarnedFromVendor>`
    select ${taxed(sql`a.kind = 'platform_commission'`, sql`a.kind = 'vat_on_commission'`)} as commission,
      ${taxed(sql`a.kind = 'vendor_services' and not ${isDelivery}`, sql`a.kind = 'vat_on_services' and not ${isDelivery}`)} as services,
      ${taxed(sql`a.kind = 'vendor_services' and ${isDelivery}`, sql`a.kind = 'vat_on_services' and ${isDelivery}`)} as deliveries,
      ${sumOf(sql`a.kind = 'vendor_charges'`)} as compensations
    from ledger.journals j
    join ledger.entries e on e.journal_id = j.id
    join ledger.accounts a on a.id = e.account_id and a.kind in (${EARNED})
    where j.vendor_id = ${vendorId} and j.posted_at >= ${from} and j.posted_at < ${until}`.execute(
    tables<DocumentsDatabase>(tx),
  )
  return rows[0]!
}

export type InvoicedVendor = {
  businessName: string
  businessEmail: string
  language: Language
  party: DocumentVendor
}

export async function findInvoicedVendor(tx: Tx, id: string): Promise<InvoicedVendor> {
  const { rows } = await sql<InvoicedVendor>`
    select ${sql.raw(vendorNameIn('v.language'))} as "businessName", v.business_email as "businessEmail", v.language,
      ${sql.raw(shopIn("case v.language when 'ar' then 'ar' else 'fr' end"))} as party
    from vendors.vendors v
    left join vendors.legal_identities l on l.vendor_id = v.id
    left join territory.wilayas vw on vw.code = v.business_wilaya
    where v.id = ${id}`.execute(tables<DocumentsDatabase>(tx))
  const [found] = rows
  if (!found) throw new Error(`vendor ${id} of the ledger is missing`)
  return found
}

/** Another vendor's is not found. */
export async function isCommissionInvoice(
  db: Db,
  id: string,
  vendorId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from documents.invoices n where n.id = ${id} and n.month is not null
      and (${vendorId}::uuid is null or n.vendor_id = ${vendorId}::uuid)`.execute(
    tables<DocumentsDatabase>(db),
  )
  return rows.length > 0
}

type Filter = { vendorId: string | null; month: string | null; after: string | null; limit: number }

/** Newest first, one more than `limit`. */
export async function listCommissionInvoices(
  db: Db,
  { vendorId, month, after, limit }: Filter,
): Promise<CommissionInvoiceView[]> {
  const { rows } = await sql<CommissionInvoiceView>`
    select n.id, n.subject, n.kind, n.reference, to_char(n.month, 'YYYY-MM') as month, n.issued_on::text as issued_on,
      json_build_object('id', v.id, 'business_name', v.business_name) as vendor,
      trim_scale(n.subtotal_centimes / 100.0)::float8 as subtotal, trim_scale(n.vat_centimes / 100.0)::float8 as vat,
      trim_scale(n.total_centimes / 100.0)::float8 as total
    from documents.invoices n join vendors.vendors v on v.id = n.vendor_id
    where n.month is not null and n.cancelled_at is null
      and (${vendorId}::uuid is null or n.vendor_id = ${vendorId}::uuid)
      and (${month}::text is null or n.month = (${month} || '-01')::date)
      and (${after}::uuid is null or n.id < ${after}::uuid)
    order by n.id desc limit ${limit + 1}`.execute(tables<DocumentsDatabase>(db))
  return rows
}
