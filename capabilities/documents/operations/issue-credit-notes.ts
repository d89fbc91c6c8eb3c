import { amountInWords } from '#kernel/amount-in-words.ts'
import { localDate } from '#kernel/calendar.ts'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { listRefundsToCredit, type RefundToCredit } from '../queries/credit-notes.ts'
import {
  insertInvoices,
  type IssuedInvoice,
  listFirstInvoices,
  lockInvoicing,
  type NewInvoice,
} from '../queries/invoices.ts'
import { draftCreditNote, draftDeliveryCredit } from '../rules/credit-note.ts'
import type { InvoiceDraft } from '../rules/invoice.ts'
import type { InvoiceId, OrderSubject } from '../schema.ts'
import { texts } from '../texts.generated.ts'
import { type IssueBy, type OrderDocumentDeps, recordIssued } from './issue-documents.ts'

type Deps = Omit<OrderDocumentDeps, 'settings'>

/**
 * Idempotent: one per refund that is owed or paid and issuer, as the operator credits the delivery that it invoiced.
 * Issuing a missing invoice later catches up. `dateOf` is for histories that are loaded.
 */
export const issueCreditNotes =
  (deps: Deps) =>
  async (
    tx: Tx,
    orderIds: readonly string[],
    by: IssueBy,
    dateOf: (refund: RefundToCredit) => Date = () => deps.clock.now(),
  ): Promise<void> => {
    if (orderIds.length === 0) return
    await lockInvoicing(tx)
    const refunds = await listRefundsToCredit(tx, orderIds)
    if (refunds.length === 0) return
    const invoices = await listFirstInvoices(tx, [...new Set(refunds.map((row) => row.orderId))])
    const notes = (['sale', 'delivery'] as const).flatMap((subject) =>
      refunds.flatMap((refund) => {
        const ofOrder = invoices.filter(({ orderId }) => orderId === refund.orderId)
        const invoice = ofOrder.find((document) => document.subject === subject)
        if (!invoice || refund.credited.includes(subject)) return []
        const isOperators = ofOrder.some((document) => document.subject === 'delivery')
        const draft = draftCredit({ invoice, refund, subject, isOperators })
        return draft ? [completeNote({ invoice, refund, draft }, dateOf(refund))] : []
      }),
    )
    await insertInvoices(tx, notes)
    await recordIssued(deps, tx, notes, by)
  }

type Credit = { invoice: IssuedInvoice; refund: RefundToCredit }

function draftCredit({
  invoice,
  refund,
  subject,
  isOperators,
}: Credit & { subject: OrderSubject; isOperators: boolean }): InvoiceDraft | null {
  const name = texts.of('pdf.delivery')(invoice.language)
  if (subject === 'sale') {
    const delivery: Centimes = isOperators ? ZERO_CENTIMES : refund.delivery
    return refund.goods + delivery > 0 ? draftCreditNote({ ...refund, delivery }, name) : null
  }
  const rate = invoice.vat[0]?.rate
  return rate !== undefined && refund.delivery > 0
    ? draftDeliveryCredit(refund.delivery, name, rate)
    : null
}

function completeNote(
  { invoice, refund, draft }: Credit & { draft: InvoiceDraft },
  issuedAt: Date,
): NewInvoice {
  const { vendorId, orderId, language, vendor, buyer, paymentMethod } = invoice
  return {
    ...{
      id: newId<InvoiceId>(issuedAt),
      vendorId,
      orderId,
      kind: 'credit_note',
      language,
      draft,
    },
    ...{ subject: invoice.subject, vendor, buyer, paymentMethod },
    ...{ corrects: invoice.id, refundId: refund.id },
    totalInWords: amountInWords(draft.total, language),
    rules: {
      vat_bp: draft.vat.map(({ rate }) => rate),
      stamp_duty: null,
      return: refund.number,
      paid_back_by: refund.method,
    },
    issuedOn: localDate(issuedAt),
    issuedAt,
  }
}
