import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { InvoiceDraft } from '../rules/invoice.ts'
import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import type { InvoiceId, InvoicePaymentMethod, InvoiceSubject } from '../schema.ts'
import type { DocumentVendor } from './printable-orders.ts'
import type { DocumentsDatabase } from '../tables.ts'

type PaidBackBy = 'cash' | 'ccp' | 'bank_transfer' | 'card' | 'store_credit'
export type BilledBuyer = {
  name: string
  address: string
  city: string
  wilaya: string
  /** Of a business. */
  rc?: string | null
  nif?: string | null
  nis?: string | null
  ai?: string | null
}
/** Invoice or credit note as issued; its PDF is rendered from this alone. */
export type IssuedInvoice = {
  id: InvoiceId
  kind: 'invoice' | 'credit_note'
  subject: InvoiceSubject
  /** The first invoice; of a refund, also its return and the way back of the money. */
  corrects: {
    reference: string
    issuedOn: LocalDate
    stampDuty: Centimes
    returned: string | null
    by: PaidBackBy | null
    why: 'undelivered' | 'cancelled' | null
  } | null
  vendorId: string
  /** Both null for what is invoiced by `month`. */
  orderId: string | null
  orderNumber: string | null
  month: LocalDate | null
  reference: string
  language: InvoiceLanguage
  vendor: DocumentVendor
  buyer: BilledBuyer | null
  paymentMethod: InvoicePaymentMethod
  /** Of the order, as it stands when the document is drawn. */
  isPaid: boolean
  paidOn: LocalDate | null
  subtotal: Centimes
  vatTotal: Centimes
  stampDuty: Centimes
  rounding: Centimes
  total: Centimes
  totalInWords: string
  issuedOn: LocalDate
  lines: readonly {
    designation: string
    quantity: number
    unitPrice: Centimes
    discount: Centimes
    total: Centimes
    /** With VAT; null before 0002. */
    due: Centimes | null
    vat: BasisPoints
  }[]
  vat: readonly { rate: BasisPoints; base: Centimes; amount: Centimes }[]
}

/**
 * Documents are issued by one transaction at a time: no invoice twice, and no deadlock between
 * transactions that take numbers of several issuers.
 */
export async function lockInvoicing(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invoicing', 0))`.execute(
    tables<DocumentsDatabase>(tx),
  )
}

/** The first one, not cancelled, of an order of this vendor; of the operator for a delivery. */
export const findInvoice = async (
  handle: Db | Tx,
  vendorId: string,
  orderId: string,
  subject: InvoiceSubject = 'sale',
): Promise<IssuedInvoice | null> =>
  (
    await listIssued(
      handle,
      sql`n.order_id = ${orderId} and n.vendor_id = ${vendorId} and n.kind = 'invoice'
        and n.subject = ${subject} and n.corrects is null`,
    )
  )[0] ?? null

/** Of the vendors and of the operator, oldest first. */
export const listFirstInvoices = (
  handle: Db | Tx,
  orderIds: readonly string[],
): Promise<IssuedInvoice[]> =>
  listIssued(
    handle,
    sql`n.order_id = any(${sql.val(orderIds)}::uuid[]) and n.kind = 'invoice' and n.corrects is null`,
  )

/** Without the credit notes of refunds; `isShops` leaves out what the operator issued. */
export const listInvoicesOfOrder = (
  handle: Db | Tx,
  vendorId: string,
  { orderId, isShops }: { orderId: string; isShops: boolean },
): Promise<IssuedInvoice[]> =>
  listIssued(
    handle,
    sql`n.order_id = ${orderId} and n.vendor_id = ${vendorId} and n.refund_id is null
      and (n.subject = 'sale' or not ${isShops}::boolean)`,
  )

export const listCreditNotesOfReturn = (
  handle: Db | Tx,
  vendorId: string,
  { returnId, isShops }: { returnId: string; isShops: boolean },
): Promise<IssuedInvoice[]> =>
  listIssued(
    handle,
    sql`n.vendor_id = ${vendorId} and n.refund_id = any(
      select f.id from returns.refunds f where f.return_id = ${returnId})
      and (n.subject = 'sale' or not ${isShops}::boolean)`,
  )

export const findCommissionInvoice = async (
  handle: Db | Tx,
  which: { id: string } | { vendorId: string; month: string },
): Promise<IssuedInvoice | null> =>
  (
    await listIssued(
      handle,
      'id' in which
        ? sql`n.id = ${which.id} and n.month is not null`
        : sql`n.vendor_id = ${which.vendorId} and n.month = ${`${which.month}-01`}::date`,
    )
  )[0] ?? null

/** Oldest first, a sale before its delivery. */
async function listIssued(
  handle: Db | Tx,
  which: ReturnType<typeof sql>,
): Promise<IssuedInvoice[]> {
  const { rows } = await sql<IssuedInvoice>`
    select n.id, n.kind, n.subject, n.vendor_id as "vendorId", n.order_id as "orderId", o.order_number as "orderNumber",
      n.month::text as month,
      n.reference, n.language, n.seller as vendor, n.buyer, n.payment_method as "paymentMethod",
      coalesce(o.payment_status = 'paid', false) as "isPaid",
      n.rules->>'paid_on' as "paidOn", n.subtotal_centimes as subtotal, n.vat_centimes as "vatTotal", n.stamp_duty_centimes as "stampDuty",
      n.rounding_centimes as rounding, n.total_centimes as total, n.total_in_words as "totalInWords",
      n.issued_on::text as "issuedOn",
      (select json_build_object('reference', c.reference, 'issuedOn', c.issued_on::text,
          'stampDuty', c.stamp_duty_centimes, 'returned', n.rules->>'return', 'by', n.rules->>'paid_back_by',
          'why', n.rules->>'why')
        from documents.invoices c where c.id = n.corrects) as corrects,
      (select json_agg(json_build_object('designation', l.designation, 'quantity', l.quantity,
          'unitPrice', l.unit_price_centimes, 'discount', l.discount_centimes, 'total', l.total_centimes,
          'due', l.due_centimes, 'vat', l.vat_bp) order by l.position)
        from documents.invoice_lines l where l.invoice_id = n.id) as lines,
      (select json_agg(json_build_object('rate', t.vat_bp, 'base', t.base_centimes, 'amount', t.vat_centimes)
          order by t.vat_bp desc)
        from documents.invoice_vat t where t.invoice_id = n.id) as vat
    from documents.invoices n left join orders.orders o on o.id = n.order_id
    where ${which} and n.cancelled_at is null
    order by n.issued_at, n.subject = 'delivery', n.id`.execute(tables<DocumentsDatabase>(handle))
  return rows
}

export type NewInvoice = {
  id: InvoiceId
  vendorId: string
  orderId: string | null
  /** Only of what is invoiced to a vendor by month, as `2026-11`. */
  month?: string
  /** First day of the month in whose VAT journal it counts, if not its own. */
  countedIn?: string
  subject: InvoiceSubject
  kind: 'invoice' | 'credit_note'
  language: InvoiceLanguage
  vendor: DocumentVendor
  buyer: BilledBuyer | null
  paymentMethod: InvoicePaymentMethod
  draft: InvoiceDraft
  corrects: InvoiceId | null
  refundId: string | null
  totalInWords: string
  rules: object
  issuedOn: LocalDate
  issuedAt: Date
}

/** A trigger assigns the next number of the issuer, in this order: the vendor for a sale, otherwise the operator. */
export async function insertInvoices(tx: Tx, invoices: readonly NewInvoice[]): Promise<void> {
  if (invoices.length === 0) return
  const db = tables<DocumentsDatabase>(tx)
  const rows = invoices.map(({ draft, month, ...invoice }, place) => ({
    ...{ ...invoice, place, month: month ? `${month}-01` : null },
    ...{ count: draft.lines.length, subtotal: draft.subtotal, vat: draft.vatTotal },
    ...{ stampDuty: draft.stampDuty, rounding: draft.rounding, total: draft.total },
  }))
  await sql`
    insert into documents.invoices (id, vendor_id, subject, kind, corrects, refund_id, order_id, month, counted_in, language, seller,
      buyer, buyer_erased_at, payment_method, line_count, subtotal_centimes, vat_centimes, stamp_duty_centimes, rounding_centimes, total_centimes,
      total_in_words, rules, issued_on, issued_at)
    select t.id, t."vendorId", t.subject, t.kind, t.corrects, t."refundId", t."orderId", t.month, t."countedIn", t.language, t.vendor,
      nullif(t.buyer, 'null'), case when nullif(t.buyer, 'null') is null then t."issuedAt" end, t."paymentMethod",
      t.count, t.subtotal, t.vat, t."stampDuty", t.rounding, t.total, t."totalInWords", t.rules, t."issuedOn", t."issuedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (place integer, id uuid, "vendorId" uuid, subject text,
      kind text, corrects uuid, "refundId" uuid, "orderId" uuid, month date, "countedIn" date, language text, vendor jsonb, buyer jsonb,
      "paymentMethod" text, count smallint, subtotal bigint, vat bigint, "stampDuty" bigint, rounding bigint,
      total bigint, "totalInWords" text, rules jsonb, "issuedOn" date, "issuedAt" timestamptz)
    order by t.place`.execute(db)
  const lines = invoices.flatMap(({ id: invoiceId, draft }) =>
    draft.lines.map((line, index) => ({ ...line, invoiceId, position: index + 1 })),
  )
  await sql`
    insert into documents.invoice_lines (invoice_id, position, designation, quantity, unit_price_centimes,
      discount_centimes, total_centimes, due_centimes, vat_bp, item)
    select t."invoiceId", t.position, t.designation, t.quantity, t."unitPrice", t.discount, t.total, t.due, t.vat, t.item
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t ("invoiceId" uuid, position smallint, designation text,
      quantity integer, "unitPrice" bigint, discount bigint, total bigint, due bigint, vat integer, item text)`.execute(
    db,
  )
  const taxes = invoices.flatMap(({ id: invoiceId, draft }) =>
    draft.vat.map((tax) => ({ ...tax, invoiceId })),
  )
  await sql`
    insert into documents.invoice_vat (invoice_id, vat_bp, base_centimes, vat_centimes)
    select t."invoiceId", t.rate, t.base, t.amount
    from jsonb_to_recordset(${JSON.stringify(taxes)}::jsonb)
      as t ("invoiceId" uuid, rate integer, base bigint, amount bigint)`.execute(db)
}
