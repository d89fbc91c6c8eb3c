import { localDate } from '#kernel/calendar.ts'
import { localizedText } from '#kernel/locale.ts'
import { ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Actor, Audit, Origin } from '#capabilities/audit/index.ts'
import {
  findInvoice,
  lockInvoicing,
  insertInvoice,
  type IssuedInvoice,
  listStampTiers,
} from '../queries/invoices.ts'
import { listPrintableOrders, type PrintableOrder } from '../queries/printable-orders.ts'
import { deliveredSale, draftInvoice, stampDutyOn } from '../rules/invoice.ts'
import { checkInvoiceEligibility, type InvoiceRefusal } from '../rules/invoice-eligibility.ts'
import type { IssueCreditNotes } from './issue-credit-notes.ts'
import { amountInWords, type InvoiceLanguage } from '#kernel/amount-in-words.ts'
import type { InvoiceId } from '../schema.ts'
import { DOCUMENT_TEXTS } from '../pdf/texts.ts'

export type IssueDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  /** Issues credit notes for refunds paid before the invoice existed. */
  credit: IssueCreditNotes
}
type Command = { vendorId: string; orderId: string; actor: Actor; origin?: Origin }
export type IssueRefusal = InvoiceRefusal | { code: 'order_not_found' }

/** Idempotent: returns the existing invoice, or issues one with the vendor's next number. */
export const issueInvoice =
  ({ db, clock, audit, credit }: IssueDeps) =>
  ({ vendorId, orderId, actor, origin }: Command): Promise<Result<IssuedInvoice, IssueRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<IssuedInvoice, IssueRefusal>> => {
      await lockInvoicing(tx, orderId)
      const issued = await findInvoice(tx, vendorId, orderId)
      if (issued) return ok(issued)
      const [order] = await listPrintableOrders(tx, vendorId, [orderId], 'invoice')
      if (!order) return refuse({ code: 'order_not_found' })
      const allowed = checkInvoiceEligibility(order, order.shop)
      if (!allowed.ok) return allowed

      const id = await writeInvoice(tx, order, clock.now())
      const invoice = await findInvoice(tx, vendorId, orderId)
      if (!invoice) throw new Error(`the stored file of invoice ${id} is missing after its insert`)
      await audit.record(tx, {
        ...origin,
        actor,
        action: 'documents.invoice_issued',
        subject: { type: 'invoice', id },
        after: { reference: invoice.reference, order: orderId, total_centimes: invoice.total },
      })
      await credit(tx, { vendorId, orderId, actor, ...(origin && { origin }) })
      return ok(invoice)
    })
export type IssueInvoice = ReturnType<typeof issueInvoice>

async function writeInvoice(tx: Tx, order: PrintableOrder, now: Date): Promise<InvoiceId> {
  const id = newId(now) as InvoiceId
  const issuedOn = localDate(now)
  // The tax authority accepts Arabic and French; an English invoice is a translation.
  const language: InvoiceLanguage = order.language === 'ar' ? 'ar' : 'fr'
  const { tiers, source } = await listStampTiers(tx, issuedOn)
  const isCash = order.paymentMethod === 'cash_on_delivery'
  const sale = deliveredSale(order)
  const stampDuty = isCash ? stampDutyOn(sale.total, tiers) : ZERO_CENTIMES
  const draft = draftInvoice(sale, DOCUMENT_TEXTS.delivery[language], stampDuty)
  const { name, address, city, wilaya } = order.buyer
  await insertInvoice(tx, {
    id,
    vendorId: order.vendorId,
    orderId: order.id,
    language,
    vendor: order.shop,
    buyer: { name, address, city, wilaya: localizedText(wilaya, language) },
    paymentMethod: order.paymentMethod,
    draft,
    credits: null,
    totalInWords: amountInWords(draft.total, language),
    rules: { vat_bp: draft.vat.map(({ rate }) => rate), stamp_duty: isCash ? source : null },
    issuedOn,
    issuedAt: now,
  })
  return id
}
