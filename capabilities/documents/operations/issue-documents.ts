import { FALLBACK_METHOD } from '#kernel/payment-methods.ts'
import { amountInWords } from '#kernel/amount-in-words.ts'
import { localDate } from '#kernel/calendar.ts'
import { localizedText } from '#kernel/locale.ts'
import { type BasisPoints, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Actor, Audit, Origin } from '#capabilities/audit/index.ts'
import { texts } from '../texts.generated.ts'
import { insertInvoices, lockInvoicing, type NewInvoice } from '../queries/invoices.ts'
import type { DocumentOfOrder } from '../queries/order-documents.ts'
import { invoiceLanguageOf } from '../queries/printable-orders.ts'
import type { BilledLine, InvoiceDraft } from '../rules/invoice.ts'
import { correctInvoice, type OrderWorth } from '../rules/invoice-correction.ts'
import { hasLegalNumbers } from '../rules/invoice-eligibility.ts'
import { operatorParty } from '../rules/operator-party.ts'
import type { InvoiceId, OrderSubject } from '../schema.ts'
import { type InvoicedOrder, listInvoicedWorth, type WorthDeps } from './read-order-worth.ts'

export type OrderDocumentDeps = WorthDeps & { audit: Pick<Audit, 'record'> }
export type IssueBy = { actor: Actor; origin?: Origin }

/**
 * Brings the documents of orders to what was delivered: a vendor's for its sale, the operator's for a
 * delivery at its rate. Idempotent. A vendor without legal numbers gets none until it has them; the
 * operator's are issued. `dateOf` is for histories that are loaded. Returns the orders of which something was delivered.
 */
export const issueDocuments =
  (deps: OrderDocumentDeps) =>
  async (
    tx: Tx,
    orderIds: readonly string[],
    by: IssueBy,
    dateOf: (orderId: string) => Date = () => deps.clock.now(),
  ): Promise<InvoicedOrder[]> => {
    if (orderIds.length === 0) return []
    await lockInvoicing(tx)
    const orders = await listInvoicedWorth(deps, tx, orderIds)
    const drafts = orders.flatMap((order) =>
      draftDocuments(order).map((draft) => ({ ...draft, ...order })),
    )
    // Always the vendors' before the operator's, and by date: numbers of a series rise with it.
    const invoices = (['sale', 'delivery'] as const).flatMap((subject) =>
      drafts
        .filter((draft) => draft.subject === subject)
        .map((draft) => completeDocument(deps, draft, dateOf(draft.order.id))),
    )
    await insertInvoices(tx, invoices)
    await recordIssued(deps, tx, invoices, by)
    return orders
  }

export async function recordIssued(
  { audit }: Pick<OrderDocumentDeps, 'audit'>,
  tx: Tx,
  invoices: readonly NewInvoice[],
  { actor, origin }: IssueBy,
): Promise<void> {
  for (const { id, kind, orderId, subject, corrects, draft } of invoices)
    await audit.record(tx, {
      ...origin,
      actor,
      action: kind === 'invoice' ? 'documents.invoice_issued' : 'documents.credit_note_issued',
      subject: { type: 'invoice', id },
      after: { order: orderId, of: subject, corrects, total_centimes: draft.total },
    })
}

type Draft = {
  subject: OrderSubject
  kind: 'invoice' | 'credit_note'
  draft: InvoiceDraft
  first: DocumentOfOrder | null
}

function draftDocuments({ order, documents, worth }: InvoicedOrder): Draft[] {
  return (['sale', 'delivery'] as const).flatMap((subject): Draft[] => {
    const ofSubject = documents.filter((document) => document.subject === subject)
    if (subject === 'sale' && ofSubject.length === 0 && !hasLegalNumbers(order.shop)) return []
    // Refunds have credit notes of their own, unless the whole sale is taken back.
    const counted = ofSubject.filter(({ isOfRefund }) => worth === null || !isOfRefund)
    const comparable = counted.every(({ hasItems }) => hasItems)
      ? { worth: worth && worth[subject], documents: counted }
      : byRate(
          worth && worth[subject],
          counted,
          texts.of('pdf.difference')(invoiceLanguageOf(order)),
        )
    const corrected = correctInvoice(comparable.worth, comparable.documents)
    const first = ofSubject.find(({ isFirst }) => isFirst) ?? null
    const draftOf = (kind: Draft['kind'], draft: InvoiceDraft | null): Draft[] =>
      draft ? [{ subject, kind, draft, first }] : []
    return [
      ...draftOf('invoice', corrected.invoice),
      ...draftOf('credit_note', corrected.creditNote),
    ]
  })
}

function completeDocument(
  { settings }: OrderDocumentDeps,
  { subject, kind, draft, first, order, worth, stampDutySource }: Draft & InvoicedOrder,
  issuedAt: Date,
): NewInvoice {
  const language = first?.language ?? invoiceLanguageOf(order)
  const { name, address, city, wilaya } = order.buyer
  const buyer = { name, address, city, wilaya: localizedText(wilaya, language) }
  const isExchange = draft.lines.every(({ item }) => item?.startsWith('exchange:'))
  const why = worth === null ? 'cancelled' : 'undelivered'
  return {
    ...{ id: newId<InvoiceId>(issuedAt), vendorId: order.vendorId, orderId: order.id },
    ...{ subject, kind, language, draft },
    vendor: subject === 'sale' ? order.shop : operatorParty(settings.current()),
    buyer: first ? first.buyer : buyer,
    // The difference of an exchange is collected with its parcel.
    paymentMethod: isExchange ? FALLBACK_METHOD : order.paymentMethod,
    corrects: first?.id ?? null,
    refundId: null,
    totalInWords: amountInWords(draft.total, language),
    rules: {
      vat_bp: draft.vat.map(({ rate }) => rate),
      stamp_duty: draft.stampDuty > 0 ? stampDutySource : null,
      // Decree 05-468 asks for the mode and the date of the payment.
      ...(kind === 'invoice' && !isExchange && { paid_on: order.paidOn }),
      ...(first && kind === 'credit_note' && { why }),
    },
    ...{ issuedOn: localDate(issuedAt), issuedAt },
  }
}

function byRate(
  worth: OrderWorth | null,
  documents: readonly DocumentOfOrder[],
  designation: string,
): { worth: OrderWorth | null; documents: DocumentOfOrder[] } {
  const lines = new Map<BasisPoints, BilledLine>()
  for (const line of worth?.lines ?? []) {
    const due = sum([minus(line.total, line.discount), lines.get(line.vat)?.total ?? ZERO_CENTIMES])
    const money = { price: due, total: due, discount: ZERO_CENTIMES, vat: line.vat }
    lines.set(line.vat, { item: `vat:${line.vat}`, designation, quantity: 1, ...money })
  }
  return {
    worth: worth && { ...worth, lines: [...lines.values()] },
    documents: documents.map((document) => ({
      ...document,
      lines: document.byRate.map((line) => ({ ...line, designation })),
    })),
  }
}
